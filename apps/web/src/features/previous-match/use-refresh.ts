import { useEffect, useState } from "react";
import { refreshScorecard } from "../../data/api/scorecard.ts";
import type { MatchRecord } from "../../data/records/match-record.ts";
import { shownStatus } from "../../data/records/match-status.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { toast } from "../../ui/toast.ts";

/**
 * The points of a match that has begun: asked for once when the screen opens, without a word when that fails (the
 * points known stay), and again when the user asks.
 */
export function useRefresh(match: MatchRecord) {
  const [busy, setBusy] = useState(false);
  const [begun] = useState(() => shownStatus(match, serverNow()) === 1);
  useEffect(() => {
    if (begun) void refreshScorecard(match);
    // Once per screen: the answer changes `match`, which must not ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const refresh = async () => {
    setBusy(true);
    const outcome = await refreshScorecard(match);
    setBusy(false);
    if (!outcome.ok) toast.warning(outcome.error);
  };
  return { busy, refresh };
}
