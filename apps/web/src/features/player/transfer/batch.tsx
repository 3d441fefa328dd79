import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { t } from "#i18n/translate.ts";
import { DisruptionChip, DisruptionNotice, UntilStart } from "#blocks/disruption/disruption.tsx";
import { matchQuery } from "#data/api/match.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { useRunningIds } from "#data/transfer/runner.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { useHasStarted } from "#lib/server-clock.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { useFocusWhenLost } from "#ui/use-focus-when-lost.ts";
import classes from "./batch.module.css";
import { BatchRow } from "./batch-row.tsx";
import { BatchSummary } from "./batch-summary.tsx";
import type { EndedTransfer } from "./batch-summary.tsx";
import { isOver, runStateOf } from "./run-state.ts";

const LinkDialog = lazyPart(async () => (await import("#blocks/transfer/link-dialog.tsx")).LinkDialog);

export interface TransferToApp {
  readonly storedTransfer: StoredTransfer;
  readonly app: LinkedApp;
}

interface BatchProps {
  /** Of one match and one origin, in the apps' order. */
  readonly transfers: readonly [TransferToApp, ...TransferToApp[]];
  readonly onBack: () => void;
}

/** Transfers to several apps side by side: a row for each, and one summary when none goes on by itself. */
export const Batch = ({ transfers, onBack }: BatchProps) => {
  const { match, origin } = transfers[0].storedTransfer;
  // The match may have moved or been called off since the teams were handed over.
  const plannedMatch = useQuery(matchQuery(match.id)).data?.value ?? match;
  const disruption = "disruption" in plannedMatch ? plannedMatch.disruption : undefined;
  const hasStarted = useHasStarted(plannedMatch.match_time);
  const running = useRunningIds();
  const [linking, setLinking] = useState<string>();
  const endedTransfers = transfers.flatMap((transfer) => endOf(transfer, running, hasStarted));
  const result = endedTransfers
    .map(({ run }) => `${run.sent.length} ${run.refused.length} ${run.state}`)
    .join();
  // Who comes back to a transfer that waits for something sees its rows first.
  const [seenResult, setSeenResult] = useState(() =>
    endedTransfers.some(({ run }) => run.state === "stopped") ? result : "",
  );
  const list = useRef<HTMLUListElement>(null);
  useFocusWhenLost(list, seenResult);
  const chosenApp = transfers.find(({ app }) => app.slug === linking)?.app;
  return (
    <Page
      title={t("transfer.several.arenaTitle", { n: transfers.length })}
      onBack={onBack}
      actions={
        <>
          <UntilStart time={plannedMatch.match_time} disruption={disruption} />
          <DisruptionChip disruption={disruption} />
        </>
      }
      footer={
        <LinkButton variant="soft" to={origin.path}>
          {t("transfer.backToTeams")}
        </LinkButton>
      }
      narrow
    >
      <DisruptionNotice disruption={disruption} />
      <p className={classes["match"]}>
        {match.left_name} v {match.right_name}
      </p>
      <ul ref={list} tabIndex={-1} role="list" className={classes["list"]}>
        {transfers.map(({ storedTransfer, app }) => (
          <BatchRow
            key={storedTransfer.id}
            storedTransfer={storedTransfer}
            app={app}
            matchTime={plannedMatch.match_time}
            onLogin={() => setLinking(app.slug)}
          />
        ))}
      </ul>
      <Notice tone="accent">{t(running.size > 0 ? "transfer.mayLeave" : "transfer.nothingTwice")}</Notice>
      {endedTransfers.length === transfers.length && seenResult !== result && (
        <BatchSummary transfers={endedTransfers} onClose={() => setSeenResult(result)} />
      )}
      {chosenApp && !chosenApp.link && (
        <Suspense>
          <LinkDialog app={chosenApp} onClose={() => setLinking(undefined)} />
        </Suspense>
      )}
    </Page>
  );
};

/** The transfer where it is at its end, or waits for the user; none while it runs or is paused. */
function endOf(
  { storedTransfer, app }: TransferToApp,
  running: ReadonlySet<string>,
  hasStarted: boolean,
): readonly EndedTransfer[] {
  const { run } = storedTransfer;
  if (run === null || running.has(storedTransfer.id)) return [];
  const over = isOver(run, hasStarted);
  const { isFinished, hasEnded } = runStateOf(run, { running: false, over });
  return isFinished || hasEnded || run.state === "stopped" ? [{ storedTransfer, run, app, over }] : [];
}
