import { unsentTeams } from "@teamwright/transfer";
import type { TransferRecord } from "@teamwright/transfer";
import { MATCH_LOCKED, NETWORK } from "#data/transfer/app-calls.ts";
import { t } from "#i18n/translate.ts";

/** Where no answer came, the failure has no words of its own. */
const NO_ANSWER = [NETWORK, "bad_reply"];

/** It stopped because no call got through. */
export const lacksConnection = (run: TransferRecord | null): boolean =>
  run?.state === "stopped" && run.stopped?.code === NETWORK;

export const stoppedText = (run: TransferRecord, isConnected: boolean): string => {
  const { stopped } = run;
  if (!isConnected && lacksConnection(run)) return t("transfer.noConnection");
  return stopped === null || stopped.message === "" || NO_ANSWER.includes(stopped.code)
    ? t("replies.transferFailed")
    : stopped.message;
};

/**
 * Why a transfer that came to its end left out teams. One that replaces teams began with a place for each: the app's teams
 * changed after the plan was shown.
 */
export const withoutSlotText = (run: TransferRecord, app: { readonly name: string }): string | null => {
  const n = unsentTeams(run).length;
  if (n === 0) return null;
  return t(run.option.kind === "new" ? "transfer.noSlotLeft" : "transfer.placesChanged", {
    n,
    app: app.name,
  });
};

/** A team that the app refused may pass the next time, unless the app does not know its players. */
export const worthRetrying = ({ refused }: TransferRecord): boolean =>
  refused.some(({ code }) => code !== "player_unknown");

/** The match began, or the app's deadline passed: it takes no changes any more. */
export const isOver = (run: TransferRecord | null, started: boolean): boolean =>
  started || run?.stopped?.code === MATCH_LOCKED;

interface RunMoment {
  readonly running: boolean;
  readonly over: boolean;
}

/** Where a transfer stands: how many teams are done, and whether it came to its end. */
export function runStateOf(run: TransferRecord, { running, over }: RunMoment) {
  const unknown = run.refused.filter(({ code }) => code === "player_unknown").length;
  const total = run.wanted.length + unknown;
  const doneCount = run.sent.length + run.refused.length;
  const isFinished = run.state === "finished" && !running;
  return { total, doneCount, isFinished, hasEnded: over && !isFinished && !running };
}
