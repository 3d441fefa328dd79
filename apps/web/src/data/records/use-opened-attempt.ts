import { findAttempt, findMatch } from "./attempts.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { useLive } from "./use-live.ts";

export type OpenedState =
  | { readonly state: "loading" }
  /** Nothing is stored of the match. */
  | { readonly state: "unknown" }
  /** The match is stored, this attempt of it is not. */
  | { readonly state: "missing" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly opened: OpenedAttempt };

/** The stored attempt that an address names. */
export function useOpenedAttempt(matchId: string, attemptId: string): OpenedState {
  const id = /^\d{1,9}$/.test(attemptId) ? Number(attemptId) : 0;
  const { value, failed } = useLive(async (): Promise<OpenedState> => {
    const opened = await findAttempt(matchId, id);
    if (opened !== null) return { state: "ready", opened };
    return { state: (await findMatch(matchId)) === null ? "unknown" : "missing" };
  }, [matchId, id]);
  return value ?? { state: failed ? "failed" : "loading" };
}
