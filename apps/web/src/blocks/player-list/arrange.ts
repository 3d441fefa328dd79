import type { Player } from "@teamwright/domain";
import type { PlayerForecast } from "#forecast-client/player-forecasts.ts";

/** What is expected of the players, by player_index. */
export type PlayerForecasts = ReadonlyMap<number, PlayerForecast>;

const sortKeys = ["selected", "forecast", "credits", "points", "captain", "viceCaptain", "name"] as const;
export type PlayerSortKey = (typeof sortKeys)[number];

export interface PlayerView {
  /** A role's index, or null for all. */
  readonly role: number | null;
  readonly query: string;
  readonly sort: PlayerSortKey;
  readonly side: 0 | 1 | null;
  readonly announcedOnly: boolean;
}

export const wholeSquad: PlayerView = {
  role: null,
  query: "",
  sort: "selected",
  side: null,
  announcedOnly: false,
};

const figures: Partial<Record<PlayerSortKey, (player: Player) => number | null>> = {
  selected: (player) => player.selected_by,
  captain: (player) => player.captain_percentage,
  viceCaptain: (player) => player.vice_captain_percentage,
};

/** Whether any player has points: before the match all of them are 0, which says nothing. */
export const havePoints = (players: readonly Player[]): boolean => players.some(({ points }) => points !== 0);

/** The orders that sort these players: an order by a figure that nobody has would sort nothing. */
export const sortKeysOf = (
  players: readonly Player[],
  forecasts: PlayerForecasts | null = null,
): readonly PlayerSortKey[] =>
  sortKeys.filter((key) => {
    if (key === "forecast") return forecasts !== null;
    const figure = figures[key];
    if (key === "points") return havePoints(players);
    return figure === undefined || players.some((player) => figure(player) !== null);
  });

/** The whole squad in the chosen order, or by credits where the feed has no such percentages. */
export function firstView(players: readonly Player[], sort: PlayerSortKey = "selected"): PlayerView {
  return { ...wholeSquad, sort: sortKeysOf(players).includes(sort) ? sort : "credits" };
}

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const descending = (read: (player: Player) => number | null) => (a: Player, b: Player) =>
  (read(b) ?? -1) - (read(a) ?? -1);

const orders: Record<Exclude<PlayerSortKey, "forecast">, (a: Player, b: Player) => number> = {
  credits: descending((player) => player.credits),
  selected: descending((player) => player.selected_by),
  points: descending((player) => player.points),
  captain: descending((player) => player.captain_percentage),
  viceCaptain: descending((player) => player.vice_captain_percentage),
  name: (a, b) => a.name.localeCompare(b.name),
};

/** The players that the view shows, in its order; players of a line-up come before the others. */
export function arrangePlayers(
  players: readonly Player[],
  view: PlayerView,
  lineupOut: boolean | "own",
  forecasts: PlayerForecasts | null = null,
): readonly Player[] {
  const query = fold(view.query.trim());
  const shownPlayers = players.filter(
    (player) =>
      (view.role === null || player.role === view.role) &&
      (view.side === null || player.team_index === view.side) &&
      (!view.announcedOnly || player.playing === 1) &&
      fold(player.name).includes(query),
  );
  const out = (player: Player) => (lineupOut !== false && player.playing === 0 ? 1 : 0);
  const order =
    view.sort === "forecast"
      ? descending(({ player_index: index }) => forecasts?.get(index)?.expected ?? null)
      : orders[view.sort];
  return shownPlayers.toSorted((a, b) => out(a) - out(b) || order(a, b) || a.player_index - b.player_index);
}
