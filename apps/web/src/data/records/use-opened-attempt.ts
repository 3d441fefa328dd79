import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { findAttempt, findMatch } from "./attempts.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { forgetLostNumber, forgetStored, isNumbered, useHandedOver, useUnstored } from "./handed-over.ts";
import { sharedWith } from "./shared-attempt.ts";
import { wasLost } from "./unstored-names.ts";
import { useLive } from "./use-live.ts";

export type OpenedState =
  | { readonly state: "loading" }
  /** Nothing is stored of the match. */
  | { readonly state: "unknown" }
  /** The match is stored, but not this attempt of it. */
  | { readonly state: "missing" }
  /** The page was closed before the attempt was stored. */
  | { readonly state: "lost" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly openedAttempt: OpenedAttempt };

/**
 * The attempt of an address. One that is being stored or was just stored is there at once; then what is stored counts.
 * One that cannot be stored stays in memory, under an address that no stored attempt has.
 */
export function useOpenedAttempt(matchId: string, attemptId: string): OpenedState {
  const id = /^-?\d{1,9}$/.test(attemptId) ? Number(attemptId) : Number.NaN;
  const handedOver = useHandedOver(matchId, id);
  // The last one in memory that this screen has shown.
  const [seenAttempt, setSeenAttempt] = useState(handedOver);
  if (handedOver !== null && handedOver !== seenAttempt) setSeenAttempt(handedOver);
  const last = useRef<OpenedAttempt | null>(seenAttempt?.openedAttempt ?? null);
  const { value, hasFailed } = useLive(
    async (db): Promise<OpenedState> => {
      // While the attempt is being stored, reading waits for the end of its transaction.
      const openedAttempt = await findAttempt(matchId, id, db);
      forgetStored();
      last.current = openedAttempt && sharedWith(last.current, openedAttempt);
      if (last.current !== null) return { state: "ready", openedAttempt: last.current };
      if (wasLost(matchId, id)) return { state: "lost" };
      return { state: (await findMatch(matchId, db)) === null ? "unknown" : "missing" };
    },
    [matchId, id],
  );
  const isSeen =
    seenAttempt !== null &&
    seenAttempt.openedAttempt.match.id === matchId &&
    seenAttempt.openedAttempt.attempt.id === id;
  const lostAttempt = useUnstored(matchId, id);
  // Its number may be another attempt's meanwhile, which this screen shows unless it showed the lost one before.
  const unstoredAttempt =
    lostAttempt?.turn === seenAttempt?.turn || (value !== undefined && value.state !== "ready")
      ? lostAttempt
      : null;
  useMoveToUnstored(unstoredAttempt?.openedAttempt.attempt.id ?? null, matchId, id);
  if (handedOver !== null && handedOver.state !== "stored")
    return { state: "ready", openedAttempt: handedOver.openedAttempt };
  if (unstoredAttempt !== null) return { state: "ready", openedAttempt: unstoredAttempt.openedAttempt };
  if (isSeen && !isNumbered(id)) return { state: "ready", openedAttempt: seenAttempt.openedAttempt };
  if (value !== undefined) return value;
  if (hasFailed) return { state: "failed" };
  return isSeen ? { state: "ready", openedAttempt: seenAttempt.openedAttempt } : { state: "loading" };
}

/** The attempt of the address could not be stored: its number is no longer its own. */
function useMoveToUnstored(next: number | null, matchId: string, id: number): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRef(id);
  useEffect(() => {
    if (isNumbered(before.current) && !isNumbered(id)) forgetLostNumber(matchId, id);
    before.current = id;
    if (next === null) return;
    const at = encodeURIComponent(matchId);
    void navigate(pathname.replace(`/${at}/${id}`, `/${at}/${next}`) + search, { replace: true });
  });
}
