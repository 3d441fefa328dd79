import { t } from "#i18n/translate.ts";
import { useLive } from "#data/records/use-live.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { listTransfers } from "#data/transfer/transfers.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";

/** The latest unfinished transfer: once its app is linked again, it continues from here. */
export const WaitingTransfers = ({ apps }: { readonly apps: readonly LinkedApp[] }) => {
  const all = useLive(listTransfers, []).value ?? [];
  const [newest] = all;
  // Of transfers to several apps the one that is not done.
  const together = all.filter(({ batch }) => batch !== undefined && batch === newest?.batch);
  const latest = together.find(({ run }) => run?.state !== "finished") ?? newest;
  const app = apps.find(({ slug }) => slug === latest?.fantasyApp);
  if (latest === undefined || app === undefined || !app.link) return null;
  if (latest.run?.state === "finished" || Date.parse(latest.match.match_time) < latest.time) return null;
  return (
    <Notice
      tone="accent"
      action={
        <LinkButton to={`${paths.transferArena}?transfer=${latest.id}`} size="sm">
          {t("transfer.transfer")}
        </LinkButton>
      }
    >
      <p>{t("transfer.waiting", { n: latest.selectedTeams.length, app: app.name })}</p>
    </Notice>
  );
};
