import type { SyncOutcome } from "#data/sync/sync-run.ts";
import { useSyncRun } from "#data/sync/start-sync.ts";
import { t } from "#i18n/translate.ts";
import { Notice } from "#ui/notice.tsx";
import classes from "./profile-page.module.css";

const problemOf = (outcome: SyncOutcome | null): string | null => {
  if (outcome === "full") return t("replies.syncFull");
  if (outcome === "changed") return t("replies.syncChanged");
  return outcome === "failed" ? t("profile.syncFailed") : null;
};

/** What the last run did. */
export const SyncStateText = ({ on }: { readonly on: boolean }) => {
  const { running, outcome } = useSyncRun();
  const problem = problemOf(outcome);
  if (problem !== null && !running)
    return (
      <Notice tone="warn" live>
        <p>{problem}</p>
      </Notice>
    );
  const outcomeText = outcome === "done" ? t("profile.syncDone") : t("profile.syncWaits");
  return (
    <p className={classes["none"]} role="status">
      {on ? (running ? t("profile.syncRuns") : outcomeText) : t("profile.syncHint")}
    </p>
  );
};
