import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { refreshScorecard } from "#data/api/scorecard.ts";
import { useScorecard } from "#data/api/use-scorecard.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { toast } from "#ui/toast.ts";

/** The points of a match that has begun: updated while the screen is open, and refetched when the user asks. */
export function useRefresh(match: MatchRecord) {
  useScorecard(match);
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    const outcome = await refreshScorecard(match);
    setBusy(false);
    if (!outcome.ok) toast.warning(outcome.error);
    else if (outcome.value === match) toast.info(t("common.statusNotStarted"));
    else toast.success(t("my-matches.playersDataUpdated"));
  };
  return { busy, refresh };
}
