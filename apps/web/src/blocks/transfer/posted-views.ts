import type { MatchDetail, Team } from "@teamwright/domain";
import { playersOf } from "#data/strategy/pool.ts";
import { rosterFrom, TeamViews } from "../team/team-view.ts";
import { columnsOf } from "./columns-of.ts";

/** Whether every player of the teams is in the squads that the reader has. */
export function knowsPlayers(match: MatchDetail, teams: readonly Team[]): boolean {
  const known = new Set(playersOf(match).map(({ player_index }) => player_index));
  return teams.every(({ team }) => team.flat().every((index) => known.has(index)));
}

/** Posted teams as their cards show them, under the numbers of the post. */
export function postedViews(match: MatchDetail, teams: readonly Team[]): TeamViews {
  const columns = columnsOf(
    match,
    teams.map(({ team_number: number, team, captain, vicecaptain: viceCaptain }) => ({
      number,
      players: team.flat(),
      captain,
      viceCaptain,
    })),
  );
  for (const [row, { team_number }] of teams.entries()) columns.number[row] = team_number;
  return new TeamViews(columns, rosterFrom(match.sport_index, playersOf(match), match.id));
}
