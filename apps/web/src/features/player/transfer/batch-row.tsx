import type { TransferRecord } from "@teamwright/transfer";
import { t } from "#i18n/translate.ts";
import { countdownUnits } from "#blocks/countdown-units.ts";
import { SESSION_EXPIRED } from "#data/transfer/app-calls.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { countdown } from "#lib/countdown.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Picture } from "#ui/picture.tsx";
import classes from "./batch.module.css";
import { FailedTeams } from "./failed-teams.tsx";
import { OpenApp } from "./open-app.tsx";
import { runStateOf, stoppedText, withoutSlotText, worthRetrying } from "./run-state.ts";
import { useTransferRun } from "./use-transfer-run.ts";
import type { TransferRun } from "./use-transfer-run.ts";

interface BatchRowProps {
  readonly storedTransfer: StoredTransfer;
  readonly app: LinkedApp;
  readonly matchTime: string;
  readonly onLogin: () => void;
}

/** One app of several: how far it is, its pace and deadline, and what can be done about it. */
export const BatchRow = ({ storedTransfer, app, matchTime, onLogin }: BatchRowProps) => {
  const transfer = useTransferRun(storedTransfer, app, matchTime);
  const { run } = storedTransfer;
  const { total, doneCount } =
    run === null ? { total: storedTransfer.selectedTeams.length, doneCount: 0 } : runStateOf(run, transfer);
  return (
    <li className={classes["row"]} aria-label={app.name}>
      <div className={classes["head"]}>
        <Picture src={app.logo} name={app.name} side="right" size={28} />
        <h2>{app.name}</h2>
        <p className={classes["count"]} role="status">
          {t("transfer.progress", { done: doneCount, total })}
        </p>
      </div>
      <progress
        value={doneCount}
        max={total}
        aria-label={t("transfer.several.progressOf", { app: app.name })}
      />
      <Timing storedTransfer={storedTransfer} app={app} running={transfer.running} />
      <Trouble run={run} app={app} transfer={transfer} />
      {run !== null && <FailedTeams storedTransfer={storedTransfer} run={run} app={app} />}
      <div className={classes["actions"]}>
        <Actions run={run} app={app} transfer={transfer} onLogin={onLogin} />
      </div>
    </li>
  );
};

const SECOND = 1000;

/** The pace while it runs, and until when the app takes teams. */
const Timing = ({
  storedTransfer,
  app,
  running,
}: {
  readonly storedTransfer: StoredTransfer;
  readonly app: LinkedApp;
  readonly running: boolean;
}) => {
  const now = useServerSeconds() * SECOND;
  const left =
    storedTransfer.deadline === undefined ? null : countdown(storedTransfer.deadline, now, countdownUnits());
  return (
    <p className={classes["timing"]}>
      {running && app.pace_ms > 0 && (
        <span>{t("transfer.pace", { seconds: app.pace_ms / SECOND, app: app.name })}</span>
      )}
      {left !== null && storedTransfer.run?.state !== "finished" && (
        <span>{t("transfer.deadlineIn", { left })}</span>
      )}
    </p>
  );
};

interface StateProps {
  readonly run: TransferRecord | null;
  readonly app: LinkedApp;
  readonly transfer: TransferRun;
}

/** Why it stands still; nothing while it runs and once it is done. */
export function troubleOf(
  run: TransferRecord | null,
  app: LinkedApp,
  moment: Pick<TransferRun, "running" | "over" | "isConnected">,
): string | null {
  if (moment.running) return null;
  const { isFinished, hasEnded, total, doneCount } =
    run === null ? { isFinished: false, hasEnded: false, total: 0, doneCount: 0 } : runStateOf(run, moment);
  if (isFinished) return run === null ? null : withoutSlotText(run, app);
  if (hasEnded) return t("transfer.endedByDeadline", { n: total - doneCount, app: app.name });
  if (run?.stopped?.code === SESSION_EXPIRED) return t("replies.appSessionExpired", { app: app.name });
  if (!app.link) return t("transfer.pleaseLink", { app: app.name });
  return run?.state === "stopped" ? stoppedText(run, moment.isConnected) : null;
}

const Trouble = ({ run, app, transfer }: StateProps) => {
  const words = troubleOf(run, app, transfer);
  return (
    words !== null && (
      <Notice tone="warn" live>
        {words}
      </Notice>
    )
  );
};

const Actions = ({ run, app, transfer, onLogin }: StateProps & { readonly onLogin: () => void }) => {
  const { running, over, goOn, pause, retry } = transfer;
  const { name } = app;
  const act = (words: "pause" | "continue" | "checkApp" | "retryFailed", onClick: () => void) => (
    <Button
      variant={words === "continue" ? "filled" : "soft"}
      size="sm"
      aria-label={t("transfer.several.act", { what: t(`transfer.${words}`), app: name })}
      onClick={onClick}
    >
      {t(`transfer.${words}`)}
    </Button>
  );
  if (running) return act("pause", pause);
  const state = run === null ? null : runStateOf(run, transfer);
  if (state?.isFinished || state?.hasEnded)
    return (
      <>
        {state.hasEnded && app.link && act("checkApp", goOn)}
        {state.isFinished && run !== null && worthRetrying(run) && !over && act("retryFailed", retry)}
        <OpenApp app={app} small />
      </>
    );
  if (!app.link)
    return (
      <Button size="sm" aria-label={t("transfer.loginTo", { app: name })} onClick={onLogin}>
        {t("transfer.login")}
      </Button>
    );
  return act("continue", goOn);
};
