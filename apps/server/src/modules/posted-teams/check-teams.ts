import { fail, MAX_CREDITS, partitionsUnder, PLAYER_SLOTS, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome, Sport, Team } from "@teamwright/domain";
import { emptyColumns, MEMBER_WORDS, teamKey } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import type { StoredMatch, StoredPlayer } from "../matches/public.ts";
import type { WrongTeam } from "./wrong-team.ts";

/** The fields of a sent team that are read: number and credits are computed again. */
export type TeamToCheck = Pick<Team, "team" | "captain" | "vicecaptain">;

export interface CheckOptions {
  /** Whether the rules of the manual team builder apply too: the minimum players per side and role. */
  readonly handMade?: boolean;
  /** The teams before a repair. Those that stay as they are may hold players who have left their squad since. */
  readonly before?: TeamColumns;
}

/** Minimum and maximum of players of each role and side. */
interface Limits {
  readonly roles: readonly { readonly min: number; readonly max: number }[];
  readonly left: { readonly min: number; readonly max: number };
}

/**
 * Checks every team of a post against the match: players, sides, roles, credits, captains, duplicates. Teams are
 * numbered from 1 in their order, and their credits come from the match. The first wrong team is reported with its
 * reason.
 */
export function checkTeams(
  match: StoredMatch,
  teams: readonly TeamToCheck[],
  { handMade = false, before }: CheckOptions = {},
): Outcome<TeamColumns, WrongTeam> {
  const sport = sportByIndex(match.sport);
  const squad: (StoredPlayer | undefined)[] = Array.from({ length: PLAYER_SLOTS });
  for (const player of match.players) squad[player.index] = player;
  const limits = limitsOf(sport, handMade);
  const columns = emptyColumns(match.sport, teams.length);
  const rows = new Map<string, number>();
  for (const [row, team] of teams.entries()) {
    const wrong =
      writeMembers(columns, row, team, squad) ??
      writeCaptains(columns, row, team) ??
      (isSame(columns, before, row) ? null : findGone(team, squad)) ??
      checkCounts(team, squad, { match, sport, limits, columns, row });
    if (wrong !== null) return fail({ ...wrong, values: { ...wrong.values, team: row + 1 } });
    const key = teamKey(columns, row);
    const same = rows.get(key);
    if (same !== undefined) return fail({ code: "duplicate", values: { team: row + 1, other: same + 1 } });
    rows.set(key, row);
  }
  return succeed(columns);
}

function limitsOf(sport: Sport, handMade: boolean): Limits {
  const lefts = partitionsUnder(sport, 0).map(([left]) => left);
  const least = handMade ? sport.handMade.minPerSide : 0;
  return {
    roles: sport.roles.map(({ min, max }, role) => ({
      min: handMade ? Math.max(min, sport.handMade.roleMins[role] ?? 0) : min,
      max,
    })),
    left: {
      min: Math.max(least, Math.min(...lefts)),
      max: Math.min(sport.teamSize - least, Math.max(...lefts)),
    },
  };
}

type TeamFault = {
  readonly code: WrongTeam["code"];
  readonly values: Omit<WrongTeam["values"], "team">;
} | null;
type Squad = readonly (StoredPlayer | undefined)[];

const isSame = (columns: TeamColumns, before: TeamColumns | undefined, row: number): boolean =>
  before !== undefined && row < before.count && teamKey(columns, row) === teamKey(before, row);

function findGone({ team }: TeamToCheck, squad: Squad): TeamFault {
  const players = team.flat().map((index) => squad[index]);
  const gonePlayer = players.find((player) => player?.withdrawn === true);
  return gonePlayer === undefined ? null : { code: "unknown_player", values: { player: gonePlayer.name } };
}

const holds = ({ members }: TeamColumns, row: number, player: number): boolean =>
  (members[row * MEMBER_WORDS + (player >> 5)]! & (1 << (player & 31))) !== 0;

function writeMembers(columns: TeamColumns, row: number, { team }: TeamToCheck, squad: Squad): TeamFault {
  let size = 0;
  for (const [role, players] of team.entries())
    for (const index of players) {
      const player = squad[index];
      if (player === undefined) return { code: "unknown_player", values: { player: index } };
      if (holds(columns, row, index)) return { code: "repeated_player", values: { player: player.name } };
      if (player.role !== role) return { code: "wrong_role", values: { player: player.name } };
      columns.members[row * MEMBER_WORDS + (index >> 5)]! |= 1 << (index & 31);
      columns.credits[row]! += Math.round(player.credits * 100);
      size += 1;
    }
  const { teamSize } = sportByIndex(columns.sport);
  return size === teamSize ? null : { code: "wrong_size", values: { players: size, needed: teamSize } };
}

function writeCaptains(columns: TeamColumns, row: number, { captain, vicecaptain }: TeamToCheck): TeamFault {
  if (captain === vicecaptain || !holds(columns, row, captain) || !holds(columns, row, vicecaptain))
    return { code: "wrong_captains", values: { sport: sportByIndex(columns.sport).slug } };
  columns.captain[row] = captain;
  columns.viceCaptain[row] = vicecaptain;
  return null;
}

interface TeamPlace {
  readonly match: StoredMatch;
  readonly sport: Sport;
  readonly limits: Limits;
  readonly columns: TeamColumns;
  readonly row: number;
}

function checkCounts({ team }: TeamToCheck, squad: Squad, place: TeamPlace): TeamFault {
  const { match, sport, limits, columns, row } = place;
  const credits = columns.credits[row]! / 100;
  if (credits > MAX_CREDITS) return { code: "credits", values: { credits } };
  for (const [role, { min, max }] of limits.roles.entries()) {
    const players = team[role]?.length ?? 0;
    if (players < min || players > max)
      return { code: "role_count", values: { players, min, max, role: sport.roles[role]?.code ?? "" } };
  }
  const left = team.flat().filter((index) => squad[index]?.side === 0).length;
  const { min, max } = limits.left;
  if (left >= min && left <= max) return null;
  // The side with too many players is reported; the other side has too few for the same reason.
  const [side, players, most] =
    left > max ? ([0, left, max] as const) : ([1, sport.teamSize - left, sport.teamSize - min] as const);
  return { code: "side_count", values: { side: match.sides[side].shortName, players, max: most } };
}
