import { newTransfer, runTransfer } from "@teamwright/transfer";
import type { TransferOption, TransferPort, TransferRecord } from "@teamwright/transfer";
import { create } from "zustand";
import { database } from "../records/database.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { listAppTeams, sendTeam } from "./app-calls.ts";
import type { StoredTransfer } from "./transfer-record.ts";
import { findTransfer, noteDeadline, notePause, saveRun } from "./transfers.ts";
import { wantedTeams } from "./wanted-teams.ts";

/** Retries of a call whose outcome is unknown: three tries within about five seconds. */
const retries = { tries: 3, backoffMs: 1500 } as const;

/** Thrown by the runner at its next step when the user pauses; the stored record holds the progress. */
class Paused extends Error {}

/** Running transfers of this tab, by id. They continue when the user leaves the arena. */
const useRunning = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));
const pausing = new Map<string, AbortController>();

export const useRunningIds = (): ReadonlySet<string> => useRunning(({ ids }) => ids);

export const useIsRunning = (id: string): boolean => useRunning(({ ids }) => ids.has(id));

const mark = (id: string, running: boolean): void =>
  useRunning.setState(({ ids }) => {
    const next = new Set(ids);
    if (running) next.add(id);
    else next.delete(id);
    return { ids: next };
  });

/** Stops after the current team. `continueTransfer` continues with the rest. */
export const pauseTransfer = (id: string): void => pausing.get(id)?.abort();

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Paused());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });

/** The calls, waits and records of a transfer, until the signal pauses it. */
export function portOf(
  { id, fantasyApp, match }: StoredTransfer,
  signal: AbortSignal,
  db = database,
): TransferPort {
  const unlessPaused = () => {
    if (signal.aborted) throw new Paused();
  };
  return {
    listTeams: async () => {
      unlessPaused();
      const listedTeams = await listAppTeams(fantasyApp, match.id);
      if (listedTeams.ok) await noteDeadline(id, listedTeams.value.deadline, db);
      return listedTeams;
    },
    send: (step, key) => {
      unlessPaused();
      return sendTeam(fantasyApp, match.id, step, key);
    },
    now: () => Date.now(),
    wait: (milliseconds) => sleep(milliseconds, signal),
    save: async (record) => {
      // The transfer works even when the device cannot store the record: the rest follows from what the app holds.
      await saveRun(id, record, db);
    },
  };
}

/** What the user saw before the start. */
export interface ShownPlan {
  /** Keys of the teams that are not sent. */
  readonly leftOut: ReadonlySet<string>;
  /** What the teams are (`identityOf`) that the app held. */
  readonly shownTeams: readonly string[];
}

/** The first record of a transfer, without the teams left out. Teams that cannot be sent count as failed from the start. */
export function firstRecord(
  storedTransfer: StoredTransfer,
  option: TransferOption,
  plan?: ShownPlan,
): TransferRecord {
  const { wanted, unknown } = wantedTeams(storedTransfer);
  const newRecord = newTransfer({
    id: storedTransfer.id,
    app: storedTransfer.fantasyApp,
    matchId: storedTransfer.match.id,
    wanted: wanted.filter(({ key }) => plan?.leftOut.has(key) !== true),
    option,
    shownTeams: plan?.shownTeams ?? storedTransfer.shownTeams,
  });
  const refusedTeams = unknown.map(({ key, names }) => ({
    key,
    code: "player_unknown",
    message: names.join(", "),
  }));
  return { ...newRecord, refused: refusedTeams };
}

/** Whether it goes on by itself when its page is opened: asked for elsewhere, or under way when the page was closed. */
export const isUnderWay = ({ run }: StoredTransfer): boolean =>
  run === null || (run.state === "running" && run.stopped === null);

/** Whether the transfer was paused, or is finished. */
const isAtRest = (run: TransferRecord | null): boolean =>
  run?.state === "finished" || run?.stopped?.code === "paused";

const storedRun = async (id: string, db: RecordsDatabase): Promise<TransferRecord | null> =>
  (await findTransfer(id, db))?.run ?? null;

/** The record with what another tab has sent, and learned of the app, since this one read it. */
const withLearned = (record: TransferRecord, run: TransferRecord | null): TransferRecord => ({
  ...record,
  sent: run?.sent ?? record.sent,
  shownTeams: run?.shownTeams ?? record.shownTeams,
  replaceable: run?.replaceable ?? record.replaceable,
  round: run?.round ?? record.round,
});

interface RunOfTab {
  readonly port: TransferPort;
  readonly paceMs: number;
  readonly db: RecordsDatabase;
}

/**
 * Runs a transfer while no other one of its app and match runs, over all tabs, so that no plan is based on data that
 * another transfer is changing. A tab that waited does not continue what the other one paused or finished.
 */
export async function runAlone(
  { id, fantasyApp, match }: StoredTransfer,
  record: TransferRecord,
  { port, paceMs, db }: RunOfTab,
): Promise<void> {
  const wasAtRest = isAtRest(await storedRun(id, db));
  await navigator.locks.request(`transfer ${fantasyApp} ${match.id}`, async () => {
    const run = await storedRun(id, db);
    if (!wasAtRest && isAtRest(run)) return;
    try {
      await runTransfer(withLearned(record, run), port, { paceMs, ...retries });
    } catch (error) {
      if (!(error instanceof Paused)) throw error;
      // Before the lock is free: a tab that waits for it reads the pause.
      await notePause(id, db);
    }
  });
}

/** Starts or continues a transfer in this tab. Resolves when it ended or was paused. */
export async function continueTransfer(
  storedTransfer: StoredTransfer,
  record: TransferRecord,
  paceMs: number,
): Promise<void> {
  if (pausing.has(storedTransfer.id)) return;
  const stop = new AbortController();
  pausing.set(storedTransfer.id, stop);
  mark(storedTransfer.id, true);
  try {
    const port = portOf(storedTransfer, stop.signal);
    await runAlone(storedTransfer, record, { port, paceMs, db: database });
  } finally {
    pausing.delete(storedTransfer.id);
    mark(storedTransfer.id, false);
  }
}
