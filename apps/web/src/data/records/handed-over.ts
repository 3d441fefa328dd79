import { create } from "zustand";
import type { OpenedAttempt } from "./attempts.ts";
import type { AttemptToStore } from "./new-attempt.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** Why an attempt was not stored, and the attempt, to store it again. */
export interface NotStored {
  readonly failure: StorageFailure;
  readonly attempt: AttemptToStore;
}

/** An attempt in memory: one that is being stored, was just stored, or could not be stored. */
export interface HandedOver {
  /** Different for each attempt, also where two had the same number. */
  readonly turn: number;
  readonly opened: OpenedAttempt;
  readonly state: "storing" | "stored" | "failed";
  readonly notStored: NotStored | null;
  /** The number that it lost, until its screen has left the address with it. */
  readonly lostNumber: number | null;
}

/**
 * The number of an attempt that could not be stored. Its first number is free again and another tab may use it; no
 * stored attempt has this one, so nothing can be stored with it by mistake.
 */
export const NO_NUMBER = 0;

export const isNumbered = (attemptId: number): boolean => attemptId !== NO_NUMBER;

interface Memory {
  readonly handed: HandedOver | null;
}
const memory = create<Memory>(() => ({ handed: null }));
let turns = 0;

/** In this tab's storage while an attempt of it is not stored, so that the screen can say so after a reload. */
const UNSTORED = "unstored-attempt";
const noteUnstored = (name: string | null): void => {
  try {
    if (name === null) sessionStorage.removeItem(UNSTORED);
    else sessionStorage.setItem(UNSTORED, name);
  } catch {
    // A browser without storage for this page: after a reload the screen only says that nothing is stored.
  }
};
const nameOf = (matchId: string, attemptId: number): string => `${matchId}/${attemptId}`;

/** Whether this tab was closed or reloaded before the attempt was stored. */
export const wasLost = (matchId: string, attemptId: number): boolean => {
  try {
    return sessionStorage.getItem(UNSTORED) === nameOf(matchId, attemptId);
  } catch {
    return false;
  }
};

/** Keeps an attempt for its screen, which shows it without reading it first. Returns its turn. */
export function handOver(opened: OpenedAttempt, state: "storing" | "stored"): number {
  turns += 1;
  noteUnstored(state === "stored" ? null : nameOf(opened.match.id, opened.attempt.id));
  memory.setState({ handed: { turn: turns, opened, state, notStored: null, lostNumber: null } });
  return turns;
}

/** The end of storing: null when the attempt is stored. Ignored once another attempt was handed over. */
export function noteEndOfStoring(turn: number, notStored: NotStored | null): void {
  const { handed } = memory.getState();
  if (handed?.turn !== turn) return;
  const { match, attempt, teams } = handed.opened;
  if (notStored === null) {
    noteUnstored(null);
    memory.setState({ handed: { ...handed, state: "stored" } });
    return;
  }
  noteUnstored(nameOf(match.id, NO_NUMBER));
  const opened = { match, attempt: { ...attempt, id: NO_NUMBER }, teams: { ...teams, id: NO_NUMBER } };
  memory.setState({ handed: { ...handed, opened, state: "failed", notStored, lostNumber: attempt.id } });
}

const ofAddress = (handed: HandedOver | null, matchId: string, attemptId: number): HandedOver | null =>
  handed?.opened.match.id === matchId && handed.opened.attempt.id === attemptId ? handed : null;

/** The attempt in memory, if it is this one. */
export const handedOver = (matchId: string, attemptId: number): HandedOver | null =>
  ofAddress(memory.getState().handed, matchId, attemptId);

/** As `handedOver`, and follows its storing. */
export const useHandedOver = (matchId: string, attemptId: number): HandedOver | null =>
  memory(({ handed }) => ofAddress(handed, matchId, attemptId));

/** The attempt in memory, if it had this number and could not be stored. */
export const useUnstored = (matchId: string, attemptId: number): HandedOver | null =>
  memory(({ handed }) =>
    handed?.opened.match.id === matchId && handed.lostNumber === attemptId ? handed : null,
  );

/** Its screen has the address of an attempt without a number: the number it lost is another's from now on. */
export const forgetLostNumber = (): void => {
  const { handed } = memory.getState();
  if (handed !== null && handed.lostNumber !== null)
    memory.setState({ handed: { ...handed, lostNumber: null } });
};

/** Once the attempt was read, what is stored counts. */
export const forgetStored = (): void => {
  if (memory.getState().handed?.state === "stored") memory.setState({ handed: null });
};
