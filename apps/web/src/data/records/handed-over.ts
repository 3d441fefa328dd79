import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { OpenedAttempt } from "./attempts.ts";
import type { AttemptToStore } from "./new-attempt.ts";
import type { StorageFailure } from "./storage-failure.ts";
import { noteUnstored } from "./unstored-names.ts";

/** Why an attempt was not stored, and the attempt, to store it again. */
export interface NotStored {
  readonly failure: StorageFailure;
  readonly attempt: AttemptToStore;
}

/** An attempt in memory: one that is being stored, was just stored, or could not be stored. */
export interface HandedOver {
  /** Different for each attempt, also where two had the same number. */
  readonly turn: number;
  readonly openedAttempt: OpenedAttempt;
  readonly state: "storing" | "stored" | "failed";
  readonly notStored: NotStored | null;
  /** The number that it lost, until its screen has left the address with it. */
  readonly lostNumber: number | null;
}

/**
 * The number of an attempt that could not be stored; further ones of the match get -1, -2 and so on. Its first number is
 * free again and another tab may use it; no stored attempt has this one, so nothing can be stored with it by mistake.
 */
export const NO_NUMBER = 0;

export const isNumbered = (attemptId: number): boolean => attemptId > NO_NUMBER;

interface Memory {
  /** The latest first. Those that could not be stored stay until they are stored or the page is closed. */
  readonly kept: readonly HandedOver[];
}
const memory = create<Memory>(() => ({ kept: [] }));
let turns = 0;

const keep = (handedOver: readonly HandedOver[]): void => {
  memory.setState({ kept: handedOver });
  noteUnstored(
    handedOver
      .filter(({ state }) => state !== "stored")
      .map(({ openedAttempt: { match, attempt } }) => ({ matchId: match.id, attemptId: attempt.id })),
  );
};

const isOfMatch = ({ openedAttempt }: HandedOver, matchId: string): boolean =>
  openedAttempt.match.id === matchId;

const ofAddress = ({ kept }: Memory, matchId: string, attemptId: number): HandedOver | null =>
  kept.find((each) => isOfMatch(each, matchId) && each.openedAttempt.attempt.id === attemptId) ?? null;

const withLostNumber = ({ kept }: Memory, matchId: string, attemptId: number): HandedOver | null =>
  kept.find((each) => isOfMatch(each, matchId) && each.lostNumber === attemptId) ?? null;

/**
 * Keeps an attempt that is being stored for its screen, which shows it without reading it first. Returns its turn. Where
 * `openedAttempt` could not be stored before, it is no longer kept as such.
 */
export function handOver(openedAttempt: OpenedAttempt, attempt: AttemptToStore): number {
  turns += 1;
  const others = memory
    .getState()
    .kept.filter(
      ({ state: before, notStored }) =>
        before !== "stored" && (notStored === null || notStored.attempt !== attempt),
    )
    // The number belongs to this attempt now.
    .map((each) =>
      isOfMatch(each, openedAttempt.match.id) && each.lostNumber === openedAttempt.attempt.id
        ? { ...each, lostNumber: null }
        : each,
    );
  keep([{ turn: turns, openedAttempt, state: "storing", notStored: null, lostNumber: null }, ...others]);
  return turns;
}

/** The end of storing: null when the attempt is stored. */
export function noteEndOfStoring(turn: number, notStored: NotStored | null): void {
  const { kept } = memory.getState();
  const endedEntry = kept.find((each) => each.turn === turn);
  if (endedEntry === undefined) return;
  const replaceBy = (next: HandedOver) => keep(kept.map((each) => (each === endedEntry ? next : each)));
  if (notStored === null) {
    replaceBy({ ...endedEntry, state: "stored" });
    return;
  }
  const openedAttempt = withoutNumber(endedEntry.openedAttempt);
  replaceBy({
    ...endedEntry,
    openedAttempt,
    state: "failed",
    notStored,
    lostNumber: endedEntry.openedAttempt.attempt.id,
  });
}

/** The attempt under the number that stands for none, which no other attempt of the match in memory has. */
function withoutNumber({ match, attempt, teams }: OpenedAttempt): OpenedAttempt {
  let id = NO_NUMBER;
  while (ofAddress(memory.getState(), match.id, id) !== null) id -= 1;
  return { match, attempt: { ...attempt, id }, teams: { ...teams, id } };
}

/**
 * Keeps an attempt whose storing failed before it had a number. Returns it as it is kept; null where it was kept before,
 * which then has the reason of this failure.
 */
export function keepUnstored(openedAttempt: OpenedAttempt, notStored: NotStored): OpenedAttempt | null {
  const { kept } = memory.getState();
  const before = kept.find((each) => each.notStored?.attempt === notStored.attempt);
  if (before !== undefined) {
    keep(kept.map((each) => (each === before ? { ...each, notStored } : each)));
    return null;
  }
  turns += 1;
  const storedAttempt = withoutNumber(openedAttempt);
  keep([
    { turn: turns, openedAttempt: storedAttempt, state: "failed", notStored, lostNumber: null },
    ...kept,
  ]);
  return storedAttempt;
}

/** The attempt in memory, if it is this one. */
export const handedOver = (matchId: string, attemptId: number): HandedOver | null =>
  ofAddress(memory.getState(), matchId, attemptId);

/** As `handedOver`, and follows its storing. */
export const useHandedOver = (matchId: string, attemptId: number): HandedOver | null =>
  memory((state) => ofAddress(state, matchId, attemptId));

/** The attempt in memory, if it had this number and could not be stored. */
export const useUnstored = (matchId: string, attemptId: number): HandedOver | null =>
  memory((state) => withLostNumber(state, matchId, attemptId));

/** The attempts that could not be stored, the latest first. */
export const useAllUnstored = (): readonly HandedOver[] =>
  memory(useShallow(({ kept }) => kept.filter(({ state }) => state === "failed")));

/** Its screen has the address of an attempt without a number: the number it lost is another's from now on. */
export const forgetLostNumber = (matchId: string, attemptId: number): void => {
  const { kept } = memory.getState();
  const movedEntry = ofAddress({ kept }, matchId, attemptId);
  if (movedEntry !== null && movedEntry.lostNumber !== null)
    keep(kept.map((each) => (each === movedEntry ? { ...each, lostNumber: null } : each)));
};

/** Once the attempt was read, what is stored counts. */
export const forgetStored = (): void => {
  const { kept } = memory.getState();
  if (kept.some(({ state }) => state === "stored")) keep(kept.filter(({ state }) => state !== "stored"));
};
