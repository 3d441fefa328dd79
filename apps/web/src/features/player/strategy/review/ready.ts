import { t } from "#i18n/translate.ts";
import { wholeNumber } from "#ui/number-text.ts";
import { checkPool } from "../state/pool-rules.ts";
import {
  checkCaptains,
  checkCombinations,
  checkPartitions,
  checkShares,
  checkTeamCount,
  checkViceCaptains,
} from "#data/strategy/step-rules.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

/** What is missing before teams can be made in the normal flow, in the order of the steps; null when nothing is. */
export function checkReady({ sport, pool, draft }: StrategyContext): string | null {
  const { captains, vice_captains: viceCaptains, ...others } = draft.strategy;
  const noLeader = captains === undefined || viceCaptains === undefined;
  return (
    checkPool(sport, pool) ??
    (noLeader ? t("strategy.captainListsEmpty", { sport: sport.slug }) : null) ??
    checkCaptains(captains, sport) ??
    checkViceCaptains(viceCaptains, sport) ??
    checkShares(others.captain_distribution, captains) ??
    checkShares(others.vice_captain_distribution, viceCaptains) ??
    checkPartitions(others.partitions) ??
    checkCombinations(others.combinations)
  );
}

/** The entered number, or its problem. */
export function readTeamCount(
  text: string,
  limit: number,
): { readonly count: number } | { readonly wrong: string } {
  const count = wholeNumber(text) ?? Number.NaN;
  const wrong = checkTeamCount(count, limit);
  return wrong === null ? { count } : { wrong };
}
