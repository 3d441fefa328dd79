import { Button } from "#ui/button.tsx";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { BookmarkIcon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { AppState } from "./app-state.tsx";
import classes from "./transfer.module.css";

interface AppLineProps {
  readonly app: LinkedApp;
  /** The match is connected to the app. */
  readonly isMapped: boolean;
  /** Of so many teams the app gets those that it has room for; absent where the app's screen chooses. */
  readonly teams?: number | undefined;
  readonly busy: boolean;
  readonly onLogin: () => void;
  readonly onTransfer: () => void;
}

/** One app of the dialog: its state, and Transfer or Login. */
export const AppLine = ({ app, isMapped, teams = 0, busy, onLogin, onTransfer }: AppLineProps) => (
  <li className={classes["app"]}>
    <Picture src={app.logo} name={app.name} side="right" size={40} />
    <div>
      <p className={classes["name"]}>{app.name}</p>
      <AppState app={app}>
        {app.available && !isMapped
          ? t("transfer.matchNotInApp")
          : teams > app.limit
            ? t("transfer.bestOf", { n: app.limit, all: teams })
            : t("transfer.limit", { n: app.limit })}
      </AppState>
    </div>
    {!app.available && <span className={classes["state"]}>{t("transfer.comingSoon")}</span>}
    {app.available && isMapped && (
      <Button
        size="sm"
        variant={app.link ? "filled" : "soft"}
        loading={busy}
        aria-label={t(app.link ? "transfer.transferTo" : "transfer.loginTo", { app: app.name })}
        onClick={app.link ? onTransfer : onLogin}
      >
        {t(app.link ? "transfer.transfer" : "transfer.login")}
      </Button>
    )}
  </li>
);

/** The product's own storage (slug tgsoftware). */
export const StoreLine = ({ onStore }: { readonly onStore: () => void }) => (
  <li className={classes["app"]}>
    <span className={classes["own"]} aria-hidden="true">
      <BookmarkIcon />
    </span>
    <div>
      <p className={classes["name"]}>Teamwright</p>
      <p className={classes["state"]}>{t("transfer.storeHint")}</p>
    </div>
    <Button size="sm" variant="soft" onClick={onStore}>
      {t("transfer.store")}
    </Button>
  </li>
);
