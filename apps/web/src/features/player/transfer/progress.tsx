import { Button } from "#ui/button.tsx";
import type { TransferRecord } from "@teamwright/transfer";
import { useState } from "react";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useFocusWhenLost } from "#ui/use-focus-when-lost.ts";
import classes from "./arena.module.css";
import { FailedTeams, UnsentTeams } from "./failed-teams.tsx";
import { OpenApp } from "./open-app.tsx";
import { runStateOf, stoppedText, withoutSlotText, worthRetrying } from "./run-state.ts";
import { Summary } from "./summary.tsx";
import type { TransferRun } from "./use-transfer-run.ts";

interface ProgressProps {
  /** The section that takes the focus of a control that is gone. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly storedTransfer: StoredTransfer;
  readonly run: TransferRecord;
  readonly app: LinkedApp;
  readonly transfer: TransferRun;
  readonly footer: HTMLElement | null;
}

/** Done of total, what failed and why; pause and continue; the summary at the end. */
export const Progress = ({ ref, storedTransfer, run, app, transfer, footer }: ProgressProps) => {
  const [isClosed, setIsClosed] = useState(false);
  useFocusWhenLost(ref, isClosed);
  const { running, over, goOn, pause, retry } = transfer;
  const { total, doneCount, isFinished, hasEnded } = runStateOf(run, transfer);
  const withoutSlot = isFinished ? withoutSlotText(run, app) : null;
  return (
    <>
      <section
        ref={ref}
        tabIndex={-1}
        className={classes["progress"]}
        aria-label={t("transfer.progressLabel")}
      >
        <p className={classes["count"]} role="status">
          {t("transfer.progress", { done: doneCount, total })}
        </p>
        <progress value={doneCount} max={total} aria-label={t("transfer.progressLabel")} />
        {!isFinished && !hasEnded && <Pace app={app} running={running} />}
      </section>
      {hasEnded ? (
        <Notice tone="warn" live>
          {t("transfer.endedByDeadline", { n: total - doneCount, app: app.name })}
        </Notice>
      ) : (
        run.state === "stopped" &&
        !running && (
          <Notice tone="warn" live>
            {stoppedText(run, transfer.isConnected)}
          </Notice>
        )
      )}
      {withoutSlot !== null && <Notice tone="warn">{withoutSlot}</Notice>}
      <p className={classes["outcome"]}>{t("transfer.successCount", { n: run.sent.length })}</p>
      <FailedTeams storedTransfer={storedTransfer} run={run} app={app} />
      {(isFinished || hasEnded) && <UnsentTeams storedTransfer={storedTransfer} run={run} />}
      {(isFinished || hasEnded) && !isClosed && (
        <Summary run={run} app={app} onClose={() => setIsClosed(true)}>
          {withoutSlot !== null && (
            <div className={classes["apart"]}>
              <Notice tone="warn">{withoutSlot}</Notice>
            </div>
          )}
          <FailedTeams storedTransfer={storedTransfer} run={run} app={app} />
          <UnsentTeams storedTransfer={storedTransfer} run={run} />
        </Summary>
      )}
      {footer &&
        createPortal(
          running ? (
            <Button variant="soft" onClick={pause}>
              {t("transfer.pause")}
            </Button>
          ) : isFinished || hasEnded ? (
            <>
              {hasEnded ? (
                <Button variant="soft" onClick={goOn}>
                  {t("transfer.checkApp")}
                </Button>
              ) : (
                worthRetrying(run) &&
                !over && (
                  <Button variant="soft" onClick={retry}>
                    {t("transfer.retryFailed")}
                  </Button>
                )
              )}
              <LinkButton variant="soft" to={storedTransfer.origin.path}>
                {t("transfer.backToTeams")}
              </LinkButton>
              <OpenApp app={app} />
            </>
          ) : (
            <Button onClick={goOn}>{t("transfer.continue")}</Button>
          ),
          footer,
        )}
    </>
  );
};

const SECOND = 1000;

const Pace = ({ app, running }: { readonly app: LinkedApp; readonly running: boolean }) => (
  <p className={classes["hint"]}>
    {running
      ? `${app.pace_ms > 0 ? `${t("transfer.pace", { seconds: app.pace_ms / SECOND, app: app.name })} ` : ""}${t("transfer.mayLeave")}`
      : t("transfer.nothingTwice")}
  </p>
);
