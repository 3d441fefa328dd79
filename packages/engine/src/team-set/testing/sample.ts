import type { SportIndex, Team } from "@teamwright/domain";
import type { EngineMatch } from "../../match.ts";
import { seededGenerator } from "../../random/generator.ts";
import type { TeamColumns } from "../columns.ts";
import { fromTeams } from "../from-teams.ts";
import { randomMatch, randomTeams } from "./random-match.ts";

export interface Sample {
  readonly match: EngineMatch;
  readonly teams: readonly Team[];
  readonly columns: TeamColumns;
}

export const everySport: readonly SportIndex[] = [0, 1, 2, 3];

/** A random match with this many random teams, as JSON and as columns. */
export function sampleOf(sport: SportIndex, count: number, seed: number, perSide = 10): Sample {
  const random = seededGenerator(seed);
  const match = randomMatch(random, sport, perSide, perSide);
  const teams = randomTeams(random, match, count);
  return { match, teams, columns: columnsOf(teams, match) };
}

export function columnsOf(teams: readonly Team[], match: EngineMatch): TeamColumns {
  const outcome = fromTeams(teams, match);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}
