import { lazyPart } from "#ui/lazy-part.ts";
import { AnchorButton } from "#ui/anchor-button.tsx";
import { Button } from "#ui/button.tsx";
import { Suspense, useState } from "react";
import { AppState } from "#blocks/transfer/app-state.tsx";
import { useAppToLink } from "#blocks/transfer/link-again.ts";
import { siteOf } from "#data/transfer/app-sites.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { Picture } from "#ui/picture.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./apps.module.css";
import { WaitingTransfers } from "./waiting-transfers.tsx";

const LinkDialog = lazyPart(async () => (await import("#blocks/transfer/link-dialog.tsx")).LinkDialog);

/** The fantasy apps: linked or not, actions to link or view, and the download pages. */
export const Apps = () => {
  const apps = useLinkedApps();
  const [openApp, setOpenApp] = useState(useAppToLink());
  const chosenApp = apps.find(({ slug, available }) => available && slug === openApp);
  return (
    <Card level={3} heading={t("profile.apps")}>
      <WaitingTransfers apps={apps} />
      {apps.length === 0 ? (
        <SkeletonList label={t("transfer.loadingApps")} rows={5} height={52} />
      ) : (
        <ul role="list" className={classes["list"]}>
          {apps.map((app) => (
            <AppItem key={app.slug} app={app} onOpen={() => setOpenApp(app.slug)} />
          ))}
        </ul>
      )}
      {chosenApp && (
        <Suspense>
          <LinkDialog app={chosenApp} onClose={() => setOpenApp(null)} />
        </Suspense>
      )}
    </Card>
  );
};

const AppItem = ({ app, onOpen }: { readonly app: LinkedApp; readonly onOpen: () => void }) => (
  <li className={classes["app"]}>
    <Picture src={app.logo} name={app.name} side="right" size={36} />
    <div>
      <p className={classes["name"]}>{app.name}</p>
      <AppState app={app} />
    </div>
    <div className={classes["actions"]}>
      <Download app={app} />
      {app.available ? (
        <Button
          variant="soft"
          size="compact"
          aria-label={t(app.link ? "transfer.viewApp" : "transfer.linkApp", { app: app.name })}
          onClick={onOpen}
        >
          {t(app.link ? "transfer.view" : "transfer.link")}
        </Button>
      ) : (
        <span className={classes["soon"]}>{t("transfer.comingSoon")}</span>
      )}
    </div>
  </li>
);

const Download = ({ app }: { readonly app: LinkedApp }) => {
  const site = siteOf(app.slug);
  const sharedProps = {
    variant: "subtle",
    size: "compact",
    px: 8,
    "aria-label": t("transfer.downloadApp", { app: app.name }),
  } as const;
  if (site === undefined)
    return (
      <Button {...sharedProps} onClick={() => toast.error(t("transfer.downloadFailed"))}>
        {t("transfer.download")}
      </Button>
    );
  return (
    <AnchorButton href={site} target="_blank" rel="noopener noreferrer" {...sharedProps}>
      {t("transfer.download")}
    </AnchorButton>
  );
};
