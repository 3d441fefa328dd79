import { sportByIndex } from "@teamwright/domain/sports";
import type { Strategy } from "@teamwright/domain";
import { creditBand } from "./credit-band.ts";
import { lowerCredits } from "./fallback.ts";
import type { CountTeams } from "./fallback.ts";
import { leagueBands, leagueCredits, leagues, leagueTeams } from "../leagues.ts";
import type { League } from "../leagues.ts";
import { baseStrategy, copyCombinations, copyPartitions, playersOf } from "./preset.ts";
import type { PresetInput, Reason } from "./preset.ts";

/** One league of an auto generation. */
export interface AutoLeague {
  readonly league: League;
  /** Teams to make. */
  readonly teams: number;
  /** Null where no credits give a team. */
  readonly strategy: Strategy | null;
  /** Minimum credits asked for, and the result of the fallback; equal when it was not needed. */
  readonly asked: number;
  readonly from: number | null;
  readonly reason: Reason;
}

/**
 * Auto (toss) generation: Grand League 11 teams, Small League 3, H2H 1, over old combinations and standard partitions;
 * a league without a team lowers its minimum by half a credit at a time and reports it. Source: DECISIONS section 4.
 */
export const autoPreset = (input: PresetInput, count: CountTeams): AutoLeague[] =>
  leagues.map((league) => leaguePreset(input, league, count));

function leaguePreset(input: PresetInput, league: League, count: CountTeams): AutoLeague {
  const sport = sportByIndex(input.match.sport);
  const players = playersOf(input);
  const [captainFrom, viceCaptainFrom] = leagueBands[league];
  const captains = creditBand(players, captainFrom, 1);
  const viceCaptains = creditBand(players, viceCaptainFrom, 2);
  const [usualCredits, max] = leagueCredits(sport.index, league);
  const strategy = lowerCredits(
    {
      ...baseStrategy(input),
      ...(captainFrom === 0 ? {} : { captains: captains.players }),
      ...(viceCaptainFrom === 0 ? {} : { vice_captains: viceCaptains.players }),
      partitions: copyPartitions(sport.partitions.slice(0, sport.standardPartitionCount)),
      combinations: copyCombinations(sport.combinations.slice(0, sport.oldCombinationCount)),
      credits: [usualCredits, max],
    },
    count,
  );
  const from = strategy?.credits?.[0] ?? null;
  return {
    league,
    teams: leagueTeams[league],
    strategy,
    asked: usualCredits,
    from,
    reason: {
      code: from === null ? "league-without-team" : from < usualCredits ? "league-fallback" : "league",
      values: {
        league,
        asked: usualCredits,
        ...(from === null ? {} : { from }),
        max,
        captain_from: captains.from,
        vice_captain_from: viceCaptains.from,
      },
    },
  };
}
