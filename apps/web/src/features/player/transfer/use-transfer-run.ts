import type { TransferOption } from "@teamwright/transfer";
import { useEffect, useEffectEvent, useRef } from "react";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import {
  continueTransfer,
  firstRecord,
  isUnderWay,
  pauseTransfer,
  useIsRunning,
} from "#data/transfer/runner.ts";
import type { ShownPlan } from "#data/transfer/runner.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { startRun } from "#data/transfer/transfers.ts";
import { useHasStarted } from "#lib/server-clock.ts";
import { useConnected } from "#lib/use-connected.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { isOver, lacksConnection } from "./run-state.ts";

export interface TransferRun {
  /** In this tab. */
  readonly running: boolean;
  /** The app takes no changes any more. */
  readonly over: boolean;
  /** Whether the browser has a network. */
  readonly isConnected: boolean;
  readonly start: (option: TransferOption, plan?: ShownPlan) => void;
  readonly goOn: () => void;
  readonly pause: () => void;
  /** Tries the refused teams again, unless the app does not know their players. */
  readonly retry: () => void;
}

/**
 * The run of one transfer. One that was under way when the page was closed goes on by itself, unless it was paused; so
 * does one that was asked for elsewhere, and one that lost the connection: shortly before the deadline nobody watches for
 * it to come back.
 */
export function useTransferRun(
  storedTransfer: StoredTransfer,
  app: LinkedApp,
  matchTime: string,
): TransferRun {
  const { run } = storedTransfer;
  const running = useIsRunning(storedTransfer.id);
  const hasStarted = useHasStarted(matchTime);
  const start = useLatestCallback((option: TransferOption, plan?: ShownPlan) => {
    const record = firstRecord(storedTransfer, option, plan);
    void startRun(storedTransfer.id, record);
    void continueTransfer(storedTransfer, record, app.pace_ms);
  });
  const goOn = useLatestCallback(() => {
    if (run !== null) void continueTransfer(storedTransfer, run, app.pace_ms);
    else if (storedTransfer.start !== null) start(storedTransfer.start);
  });
  const retry = useLatestCallback(() => {
    if (run === null) return;
    const refused = run.refused.filter(({ code }) => code === "player_unknown");
    void continueTransfer(storedTransfer, { ...run, refused }, app.pace_ms);
  });
  const wasLinked = useRef<boolean>(undefined);
  useEffect(() => {
    const before = wasLinked.current;
    wasLinked.current = app.link;
    if (!app.link || before === true) return;
    // Whoever links the app again on this page wants the transfer that stopped for it.
    const isLinkedAgain = before === false && run?.state === "stopped";
    if (isUnderWay(storedTransfer) || isLinkedAgain) goOn();
  }, [app.link, run, storedTransfer, goOn]);
  const over = isOver(run, hasStarted);
  const isConnected = useConnected();
  const onConnected = useEffectEvent(() => {
    if (lacksConnection(run) && !over) goOn();
  });
  const wasConnected = useRef(isConnected);
  useEffect(() => {
    if (isConnected && !wasConnected.current) onConnected();
    wasConnected.current = isConnected;
  }, [isConnected]);
  return {
    running,
    over,
    isConnected,
    start,
    goOn,
    pause: () => pauseTransfer(storedTransfer.id),
    retry,
  };
}
