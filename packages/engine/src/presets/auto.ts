import { sportByIndex } from "@teamwright/domain/sports";
import type { Strategy } from "@teamwright/domain";
import { creditBand, sayBand } from "./credit-band.ts";
import { lowerCredits } from "./fallback.ts";
import type { CountTeams } from "./fallback.ts";
import { leagueBands, leagueCredits, leagueNames, leagues, leagueTeams } from "./leagues.ts";
import type { League } from "./leagues.ts";
import { baseStrategy, copyCombinations, copyPartitions, playersOf } from "./preset.ts";
import type { PresetInput, Reason } from "./preset.ts";

/** One league of an auto generation. */
export interface AutoLeague {
  readonly league: League;
  /** Teams to make. */
  readonly teams: number;
  /** Null where no credits give a team. */
  readonly strategy: Strategy | null;
  /** Least credits asked for, and where the fallback ended; equal when it was not needed. */
  readonly asked: number;
  readonly from: number | null;
  readonly reason: Reason;
}

/**
 * Auto (toss) generation: Grand League 11 teams, Small League 3, H2H 1, over old combinations and standard
 * partitions; a league without a team falls back by half a credit at a time and says so. Source: DECISIONS
 * section 4.
 */
export const autoPreset = (input: PresetInput, count: CountTeams): AutoLeague[] =>
  leagues.map((league) => leaguePreset(input, league, count));

function leaguePreset(input: PresetInput, league: League, count: CountTeams): AutoLeague {
  const sport = sportByIndex(input.match.sport);
  const players = playersOf(input);
  const [captainFrom, viceCaptainFrom] = leagueBands[league];
  const captains = creditBand(players, captainFrom, 1);
  const viceCaptains = creditBand(players, viceCaptainFrom, 2);
  const [asked, max] = leagueCredits(sport.index, league);
  const strategy = lowerCredits(
    {
      ...baseStrategy(input),
      ...(captainFrom === 0 ? {} : { captains: captains.players }),
      ...(viceCaptainFrom === 0 ? {} : { vice_captains: viceCaptains.players }),
      partitions: copyPartitions(sport.partitions.slice(0, sport.standardPartitionCount)),
      combinations: copyCombinations(sport.combinations.slice(0, sport.oldCombinationCount)),
      credits: [asked, max],
    },
    count,
  );
  const from = strategy?.credits?.[0] ?? null;
  const leaders =
    captainFrom === 0
      ? "any captain and vice-captain"
      : `${sayBand("captain", captains)}, ${sayBand("vice-captain", viceCaptains)}`;
  const name = leagueNames[league];
  return {
    league,
    teams: leagueTeams[league],
    strategy,
    asked,
    from,
    reason: {
      code: from === null ? "league-without-team" : from < asked ? "league-fallback" : "league",
      values: {
        league,
        asked,
        ...(from === null ? {} : { from }),
        captain_from: captains.from,
        vice_captain_from: viceCaptains.from,
      },
      text: sayLeague(name, asked, max, from, leaders),
    },
  };
}

function sayLeague(name: string, asked: number, max: number, from: number | null, leaders: string): string {
  if (from === null) return `${name}: these players make no team at any credits.`;
  if (from === asked) return `${name}: credits ${asked} to ${max}, ${leaders}.`;
  return `${name}: no team costs ${asked} credits or more, so credits ${from} to ${max}, ${leaders}.`;
}
