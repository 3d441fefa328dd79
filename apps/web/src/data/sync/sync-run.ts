import type { RecordsDatabase } from "../records/database.ts";
import type { LocalItems } from "./items.ts";
import type { SyncServer } from "./sync-server.ts";
import { writeState } from "./sync-state.ts";
import type { SyncState } from "./sync-state.ts";

/**
 * "off": this device does not synchronise. "changed": it was turned off, or on again, elsewhere; this device stopped.
 * "full": the account's room is used up. "failed": the server could not be reached, or a part could not be stored; the
 * next run goes on.
 */
export type SyncOutcome = "done" | "off" | "changed" | "full" | "failed";

/** Ends a run; `runSync` catches it. */
export class Stop extends Error {
  readonly outcome: SyncOutcome;
  constructor(outcome: SyncOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

export const stopOf = ({ why }: { readonly why: "changed" | "missing" | "full" | "failed" }): Stop =>
  new Stop(why === "missing" ? "failed" : why);

export interface SyncRun {
  readonly state: SyncState;
  readonly server: SyncServer;
  readonly db: RecordsDatabase;
  readonly knownNames: Set<string>;
  /** As `known`, of additions. */
  readonly additions: Set<string>;
  /** Additions to what this device does not have, by their names. */
  readonly waiting: Map<string, string>;
  /** Attempts that are being stored here. */
  readonly taking: Set<string>;
  /** What may be on the server, although no reply said so. */
  readonly sending: Map<string, "attempt" | "addition">;
  /** What may be deleted on the server by this device, although no reply said so. */
  readonly deleting: Set<string>;
  /** Of these, what this run has found deleted there. */
  readonly doneDeletions: Set<string>;
}

export const about = ({ vault }: SyncState, name: string): string => `${vault}:${name}`;

export const save = (
  { state, knownNames, additions, waiting, taking, sending, deleting, db }: SyncRun,
  revision: number,
): Promise<void> => {
  state.revision = revision;
  state.known = [...knownNames];
  state.additions = [...additions];
  state.waiting = Object.fromEntries(waiting);
  state.taking = [...taking];
  state.sending = Object.fromEntries(sending);
  state.deleting = [...deleting];
  return writeState(state, db);
};

/**
 * After an interruption between the storing of an attempt and of the state. An attempt that was not stored as it was has
 * another name here, so it does not count as known.
 */
export function noteTaken({ knownNames, taking }: SyncRun, { named }: LocalItems): void {
  for (const name of taking) if (named.has(name)) knownNames.add(name);
  taking.clear();
}
