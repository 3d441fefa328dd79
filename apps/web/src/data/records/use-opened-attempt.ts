import { useRef, useState } from "react";
import { findAttempt, findMatch } from "./attempts.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { forgetHandedOver, handedOver } from "./handed-over.ts";
import { sharedWith } from "./shared-attempt.ts";
import { useLive } from "./use-live.ts";

export type OpenedState =
  | { readonly state: "loading" }
  /** Nothing is stored of the match. */
  | { readonly state: "unknown" }
  /** The match is stored, but not this attempt of it. */
  | { readonly state: "missing" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly opened: OpenedAttempt };

/** The stored attempt of an address. One that was just stored is there at once; then what is stored counts. */
export function useOpenedAttempt(matchId: string, attemptId: string): OpenedState {
  const id = /^\d{1,9}$/.test(attemptId) ? Number(attemptId) : 0;
  const [handed] = useState(() => handedOver(matchId, id));
  const last = useRef<OpenedAttempt | null>(handed);
  const { value, failed } = useLive(async (): Promise<OpenedState> => {
    const opened = await findAttempt(matchId, id);
    forgetHandedOver();
    last.current = opened && sharedWith(last.current, opened);
    if (last.current !== null) return { state: "ready", opened: last.current };
    return { state: (await findMatch(matchId)) === null ? "unknown" : "missing" };
  }, [matchId, id]);
  if (value !== undefined) return value;
  if (failed) return { state: "failed" };
  const isIt = handed?.attempt.match_id === matchId && handed.attempt.id === id;
  return isIt ? { state: "ready", opened: handed } : { state: "loading" };
}
