import { findAttempt } from "./attempts.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { useLive } from "./use-live.ts";

export type OpenedState =
  | { readonly state: "loading" }
  | { readonly state: "missing" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly opened: OpenedAttempt };

/** The stored attempt that an address names. */
export function useOpenedAttempt(matchId: string, attemptId: string): OpenedState {
  const id = /^\d{1,9}$/.test(attemptId) ? Number(attemptId) : 0;
  const { value, failed } = useLive(() => findAttempt(matchId, id), [matchId, id]);
  if (value === undefined) return { state: failed ? "failed" : "loading" };
  return value === null ? { state: "missing" } : { state: "ready", opened: value };
}
