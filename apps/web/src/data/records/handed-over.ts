import type { OpenedAttempt } from "./attempts.ts";

let handed: OpenedAttempt | null = null;

/** Keeps an attempt that was just stored, so that its screen shows it without reading it back first. */
export const handOver = (opened: OpenedAttempt): void => {
  handed = opened;
};

/** The attempt that was just stored, if it is this one. */
export const handedOver = (matchId: string, attemptId: number): OpenedAttempt | null =>
  handed?.attempt.match_id === matchId && handed.attempt.id === attemptId ? handed : null;

/** Once the attempt was read, what is stored counts. */
export const forgetHandedOver = (): void => {
  handed = null;
};
