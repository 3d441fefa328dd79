import { PLAYER_SLOTS } from "@teamwright/domain/sports";
import type { Outcome, Team } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { emptyColumns, MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";
import { rosterOf } from "./roster.ts";
import type { Roster } from "./roster.ts";

/** Why a JSON team cannot be stored in columns. `team` is its index in the list, from 0. */
export interface TeamRefusal {
  readonly code:
    "unknown-player" | "repeated-player" | "wrong-size" | "wrong-captain" | "wrong-number" | "wrong-credits";
  readonly team: number;
  readonly player?: number;
}

/**
 * Columns of the specification's JSON teams. Refuses a team of a wrong size, with a player who is not in the match or
 * is listed twice, or whose captain and vice-captain are not two of its players. The lists per role are not kept:
 * `toTeam` makes them again from the match.
 */
export function fromTeams(teams: readonly Team[], match: EngineMatch): Outcome<TeamColumns, TeamRefusal> {
  const roster = rosterOf(match);
  const columns = emptyColumns(match.sport, teams.length);
  for (const [row, team] of teams.entries()) {
    const refusal = writeTeam(columns, row, team, roster);
    if (refusal !== null) return { ok: false, error: { ...refusal, team: row } };
  }
  return { ok: true, value: columns };
}

/** The limits of a column: 32 bits, and 16 bits of hundredths. */
const MAX_NUMBER = 0xffffffff;
const MAX_CREDITS = 0xffff / 100;

type RowRefusal = Omit<TeamRefusal, "team">;

function writeTeam(columns: TeamColumns, row: number, team: Team, roster: Roster): RowRefusal | null {
  let size = 0;
  for (const list of team.team)
    for (const player of list) {
      if (!(player >= 0 && player < PLAYER_SLOTS) || roster.role[player] === -1)
        return { code: "unknown-player", player };
      if (holds(columns, row, player)) return { code: "repeated-player", player };
      columns.members[row * MEMBER_WORDS + (player >> 5)]! |= 1 << (player & 31);
      size += 1;
    }
  if (size !== roster.sport.teamSize) return { code: "wrong-size" };
  const { captain, vicecaptain } = team;
  if (captain === vicecaptain) return { code: "wrong-captain", player: captain };
  for (const player of [captain, vicecaptain])
    if (!holds(columns, row, player)) return { code: "wrong-captain", player };
  if (!(Number.isInteger(team.team_number) && team.team_number >= 1 && team.team_number <= MAX_NUMBER))
    return { code: "wrong-number" };
  if (!(team.credits >= 0 && team.credits <= MAX_CREDITS)) return { code: "wrong-credits" };
  columns.captain[row] = captain;
  columns.viceCaptain[row] = vicecaptain;
  columns.credits[row] = Math.round(team.credits * 100);
  columns.number[row] = team.team_number;
  return null;
}

const holds = (columns: TeamColumns, row: number, player: number): boolean =>
  (columns.members[row * MEMBER_WORDS + (player >> 5)]! & (1 << (player & 31))) !== 0;
