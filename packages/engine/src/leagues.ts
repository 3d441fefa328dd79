import { MAX_CREDITS, sportByIndex } from "@teamwright/domain/sports";
import type { TablesIndex } from "@teamwright/domain";

/** The three leagues, in the order of the documents' tabs. */
export const leagues = ["grand", "small", "head-to-head"] as const;
export type League = (typeof leagues)[number];

/** Teams of one auto generation, 15 in all. Source: DECISIONS section 4. */
export const leagueTeams: Readonly<Record<League, number>> = { grand: 11, small: 3, "head-to-head": 1 };

/** Minimum credits of a captain and a vice-captain; 0 for any player. */
export const leagueBands: Readonly<Record<League, readonly [captain: number, viceCaptain: number]>> = {
  grand: [0, 0],
  small: [9, 8.5],
  "head-to-head": [9, 9],
};

/** Team credits of a league: from the sport's minimum to the maximum of any team. */
export const leagueCredits = (sport: TablesIndex, league: League): [min: number, max: number] => [
  sportByIndex(sport).leagueMinCredits[leagues.indexOf(league)]!,
  MAX_CREDITS,
];
