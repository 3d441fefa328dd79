import { lowerCredits } from "../fallback.ts";
import type { CountTeams } from "../fallback.ts";
import { leagueCredits, leagues } from "../../leagues.ts";
import type { League } from "../../leagues.ts";
import { baseStrategy } from "../preset.ts";
import type { PresetInput, Reason } from "../preset.ts";

/** A league's range of team credits. */
export interface CreditSuggestion {
  readonly league: League;
  readonly credits: readonly [min: number, max: number];
  readonly reason: Reason;
}

/**
 * Credit ranges for Grand League, Small League and H2H. With `count` (the engine's exact count of teams), a range
 * without a team of these players is lowered by half a credit at a time and reports it; a league is left out where no
 * credits give a team.
 */
export function suggestCredits(input: PresetInput, count?: CountTeams): CreditSuggestion[] {
  return leagues.flatMap((league) => {
    const [usualCredits, max] = leagueCredits(input.match.sport, league);
    const strategy = { ...baseStrategy(input), credits: [usualCredits, max] as [number, number] };
    const lowerStrategy = count === undefined ? strategy : lowerCredits(strategy, count);
    if (lowerStrategy === null) return [];
    const from = lowerStrategy.credits?.[0] ?? usualCredits;
    return [
      {
        league,
        credits: [from, max] as const,
        reason: {
          code: "suggest-credits",
          values: { league, asked: usualCredits, from, max },
        },
      },
    ];
  });
}
