import type { Player, Sport, SportIndex } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { shortName } from "./short-name.ts";

/** A player as a card shows it. */
export interface TeamPlayer {
  readonly index: number;
  readonly name: string;
  readonly shortName: string;
  readonly image: string;
  readonly side: "left" | "right";
  /** Name of the player's side. */
  readonly sideName: string;
  readonly role: number;
  readonly credits: number;
  readonly points: number;
}

export interface RoleLine {
  readonly code: string;
  readonly name: string;
  readonly players: readonly TeamPlayer[];
}

/** One team, made from its columns only when it comes into sight. */
export interface TeamView {
  /** Place in the columns, which names the team within its attempt. */
  readonly row: number;
  readonly number: number;
  readonly credits: number;
  readonly split: readonly [left: number, right: number];
  readonly lines: readonly RoleLine[];
  readonly captain: number;
  readonly viceCaptain: number;
}

/** What all cards of an attempt share. */
export interface Roster {
  readonly sport: Sport;
  readonly players: ReadonlyMap<number, TeamPlayer>;
}

export function rosterFrom(sport: SportIndex, players: readonly Player[]): Roster {
  const viewed = players.map((player): [number, TeamPlayer] => [
    player.player_index,
    {
      index: player.player_index,
      name: player.name,
      shortName: shortName(player.name),
      image: player.image,
      side: player.team_index === 0 ? "left" : "right",
      sideName: player.team_name,
      role: player.role,
      credits: player.credits,
      points: player.points,
    },
  ]);
  return { sport: sportByIndex(sport), players: new Map(viewed) };
}

/** The player_indexes of a row: bit p of word p >> 5 is player p. */
function membersOf({ members }: TeamColumns, row: number): number[] {
  const found: number[] = [];
  for (let word = 0; word < 3; word++)
    for (let bits = members[3 * row + word] ?? 0; bits !== 0; bits &= bits - 1)
      found.push(32 * word + 31 - Math.clz32(bits & -bits));
  return found;
}

const bySide = (a: TeamPlayer, b: TeamPlayer): number =>
  a.side === b.side ? a.index - b.index : a.side === "left" ? -1 : 1;

/** The team of a row. A player that the roster lacks is left out: a store edited by hand shows what it has. */
export function teamAt(columns: TeamColumns, row: number, { sport, players }: Roster): TeamView {
  const team = membersOf(columns, row)
    .flatMap((index) => players.get(index) ?? [])
    .toSorted(bySide);
  const left = team.filter(({ side }) => side === "left").length;
  return {
    row,
    number: columns.number[row] ?? row + 1,
    credits: (columns.credits[row] ?? 0) / 100,
    split: [left, team.length - left],
    lines: sport.roles.map(({ code, name }, role) => ({
      code,
      name,
      players: team.filter((player) => player.role === role),
    })),
    captain: columns.captain[row] ?? -1,
    viceCaptain: columns.viceCaptain[row] ?? -1,
  };
}

export const combinationOf = ({ lines }: TeamView): string =>
  lines.map(({ players }) => players.length).join("-");

/** A player's points with the captain's or vice-captain's share. */
export function pointsOf(team: TeamView, player: TeamPlayer): number {
  if (player.index === team.captain) return player.points * 2;
  return player.index === team.viceCaptain ? player.points * 1.5 : player.points;
}

/** The team's points, with the captain's and the vice-captain's share. `points` is by player_index. */
export const scoreOf = ({ lines, captain, viceCaptain }: TeamView, points: readonly number[]): number => {
  const players = lines.flatMap((line) => line.players);
  const sum = players.reduce((total, { index }) => total + (points[index] ?? 0), 0);
  return sum + (points[captain] ?? 0) + 0.5 * (points[viceCaptain] ?? 0);
};

/** So many views are kept: more than any screen shows, so that scrolling back and drawing again make none anew. */
const KEPT_VIEWS = 400;

/** The teams of a set as cards show them, each made when it is first asked for. */
export class TeamViews {
  readonly columns: TeamColumns;
  readonly roster: Roster;
  readonly #made = new Map<number, TeamView>();

  constructor(columns: TeamColumns, roster: Roster) {
    this.columns = columns;
    this.roster = roster;
  }

  at(row: number): TeamView {
    const known = this.#made.get(row);
    if (known !== undefined) return known;
    if (this.#made.size >= KEPT_VIEWS) this.#made.clear();
    const team = teamAt(this.columns, row, this.roster);
    this.#made.set(row, team);
    return team;
  }
}
