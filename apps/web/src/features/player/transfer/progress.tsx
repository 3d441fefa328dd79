import { Button } from "../../../ui/button.tsx";
import type { TransferRecord } from "@teamwright/transfer";
import { useState } from "react";
import { createPortal } from "react-dom";
import { t } from "../../../i18n/translate.ts";
import type { LinkedApp } from "../../../data/transfer/linked-apps.ts";
import { continueTransfer, pauseTransfer } from "../../../data/transfer/runner.ts";
import type { StoredTransfer } from "../../../data/transfer/transfer-record.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import classes from "./arena.module.css";
import { FailedTeams, UnsentTeams } from "./failed-teams.tsx";
import { OpenApp } from "./open-app.tsx";
import { Summary } from "./summary.tsx";

interface ProgressProps {
  readonly stored: StoredTransfer;
  readonly run: TransferRecord;
  readonly app: LinkedApp;
  /** In this tab. */
  readonly running: boolean;
  /** The app takes no changes any more. */
  readonly over: boolean;
  readonly footer: HTMLElement | null;
  readonly onContinue: () => void;
}

/** A team that the app refused may pass the next time, unless the app does not know its players. */
const worthRetrying = ({ refused }: TransferRecord) => refused.some(({ code }) => code !== "player_unknown");

/** Where no answer came, the failure has no words of its own. */
const NO_ANSWER = ["network", "bad_reply"];

const stoppedText = (stopped: TransferRecord["stopped"]): string =>
  stopped === null || stopped.message === "" || NO_ANSWER.includes(stopped.code)
    ? t("replies.transferFailed")
    : stopped.message;

/** Done of total, what failed and why; pause and continue; the summary at the end. */
export const Progress = ({ stored, run, app, running, over, footer, onContinue }: ProgressProps) => {
  const [closed, setClosed] = useState(false);
  const unknown = run.refused.filter(({ code }) => code === "player_unknown").length;
  const total = run.wanted.length + unknown;
  const done = run.sent.length + run.refused.length;
  const finished = run.state === "finished" && !running;
  const ended = over && !finished && !running;
  const retry = () => {
    const refused = run.refused.filter(({ code }) => code === "player_unknown");
    void continueTransfer(stored, { ...run, refused }, app.pace_ms);
  };
  return (
    <>
      <section className={classes["progress"]} aria-label={t("transfer.progressLabel")}>
        <p className={classes["count"]} role="status">
          {t("transfer.progress", { done, total })}
        </p>
        <progress value={done} max={total} aria-label={t("transfer.progressLabel")} />
        {!finished && !ended && <Pace app={app} running={running} />}
      </section>
      {ended ? (
        <Notice tone="warn" live>
          {t("transfer.endedByDeadline", { n: total - done, app: app.name })}
        </Notice>
      ) : (
        run.state === "stopped" &&
        !running && (
          <Notice tone="warn" live>
            {stoppedText(run.stopped)}
          </Notice>
        )
      )}
      <p className={classes["outcome"]}>{t("transfer.successCount", { n: run.sent.length })}</p>
      <FailedTeams stored={stored} run={run} app={app} />
      {ended && <UnsentTeams stored={stored} run={run} />}
      {(finished || ended) && !closed && (
        <Summary run={run} app={app} onClose={() => setClosed(true)}>
          <FailedTeams stored={stored} run={run} app={app} />
          {ended && <UnsentTeams stored={stored} run={run} />}
        </Summary>
      )}
      {footer &&
        createPortal(
          running ? (
            <Button variant="soft" onClick={() => pauseTransfer(stored.id)}>
              {t("transfer.pause")}
            </Button>
          ) : finished || ended ? (
            <>
              {ended ? (
                <Button variant="soft" onClick={onContinue}>
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
              <LinkButton variant="soft" to={stored.origin.path}>
                {t("transfer.backToTeams")}
              </LinkButton>
              <OpenApp app={app} />
            </>
          ) : (
            <Button onClick={onContinue}>{t("transfer.continue")}</Button>
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
