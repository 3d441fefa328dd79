import type { Player, Sport, SportIndex } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import { membersOf, multiplierOf } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import { pathTo } from "#lib/paths.ts";
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
  /** The address of his page; absent where the match is not known, or leaving would lose work. */
  readonly page?: string;
}

export interface RoleLine {
  readonly code: string;
  readonly name: string;
  readonly players: readonly TeamPlayer[];
}

/** One team, created from its columns only when it becomes visible. */
export interface TeamView {
  /** Index in the columns, which identifies the team within its attempt. */
  readonly row: number;
  readonly number: number;
  readonly credits: number;
  readonly split: readonly [left: number, right: number];
  readonly lines: readonly RoleLine[];
  readonly captain: number;
  readonly viceCaptain: number;
}

/** What all cards of an attempt share. */
export interface TeamRoster {
  readonly sport: Sport;
  readonly players: ReadonlyMap<number, TeamPlayer>;
}

/** `match`, the id, makes names lead to the players' pages. */
export function rosterFrom(sport: SportIndex, players: readonly Player[], match?: string): TeamRoster {
  const viewedPlayers = players.map((player): [number, TeamPlayer] => [
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
      ...(match !== undefined && { page: pathTo("player", { match, player: player.player_index }) }),
    },
  ]);
  return { sport: sportByIndex(sport), players: new Map(viewedPlayers) };
}

const bySide = (a: TeamPlayer, b: TeamPlayer): number =>
  a.side === b.side ? a.index - b.index : a.side === "left" ? -1 : 1;

/** The team of a row. A player who is not in the roster is left out, because a store may have been edited by hand. */
export function teamAt(columns: TeamColumns, row: number, { sport, players }: TeamRoster): TeamView {
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

/** A player's points with the captain's or vice-captain's multiplier. */
export const pointsOf = (team: TeamView, player: TeamPlayer): number =>
  player.points * multiplierOf(team, player.index);

/** The team's points with the multipliers of captain and vice-captain. `points` is by player_index. */
export const scoreOf = (team: TeamView, points: readonly number[]): number =>
  team.lines
    .flatMap((line) => line.players)
    .reduce((total, { index }) => total + (points[index] ?? 0) * multiplierOf(team, index), 0);

/** How many views are kept: more than any screen shows, so that scrolling back creates none again. */
const KEPT_VIEWS = 400;

/** The teams of a set as cards show them, each created on first use. */
export class TeamViews {
  readonly columns: TeamColumns;
  readonly roster: TeamRoster;
  readonly #made = new Map<number, TeamView>();

  constructor(columns: TeamColumns, roster: TeamRoster) {
    this.columns = columns;
    this.roster = roster;
  }

  at(row: number): TeamView {
    const cachedTeam = this.#made.get(row);
    if (cachedTeam !== undefined) return cachedTeam;
    if (this.#made.size >= KEPT_VIEWS) this.#made.clear();
    const team = teamAt(this.columns, row, this.roster);
    this.#made.set(row, team);
    return team;
  }
}
