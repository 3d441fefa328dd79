import { sportByIndex } from "@teamwright/domain/sports";
import type { Team } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import type { TeamColumns } from "./columns.ts";
import { everyRow } from "./rows.ts";
import { membersOf } from "./members.ts";
import { rosterOf } from "./roster.ts";
import type { Roster } from "./roster.ts";

/**
 * The specification's JSON team of one row, its players listed per role in the sport's order. Throws a RangeError for a
 * player who is not in the match: a set belongs to the match it was made for.
 */
export const toTeam = (columns: TeamColumns, row: number, match: EngineMatch): Team =>
  readTeam(columns, row, rosterOf(match));

/** The JSON teams of the given rows, or of all. */
export function toTeams(columns: TeamColumns, match: EngineMatch, rows?: Uint32Array): Team[] {
  const roster = rosterOf(match);
  return Array.from(rows ?? everyRow(columns), (row) => readTeam(columns, row, roster));
}

function readTeam(columns: TeamColumns, row: number, roster: Roster): Team {
  const team: number[][] = sportByIndex(columns.sport).roles.map(() => []);
  for (const player of membersOf(columns, row)) {
    const list = team[roster.role[player] ?? -1];
    if (list === undefined) throw new RangeError(`player ${player} of a team is not in the match`);
    list.push(player);
  }
  return {
    team_number: columns.number[row]!,
    credits: columns.credits[row]! / 100,
    team,
    captain: columns.captain[row]!,
    vicecaptain: columns.viceCaptain[row]!,
  };
}
