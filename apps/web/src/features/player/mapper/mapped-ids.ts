import type { MappedPlayers } from "#data/mapper/mapper-queries.ts";

type MappedSides = Pick<MappedPlayers, "left_players_data" | "right_players_data">;

const everybody = ({ left_players_data, right_players_data }: MappedSides) => [
  ...left_players_data,
  ...right_players_data,
];

/** The app's ids by our player_index. */
export const idsByIndex = (sides: MappedSides): ReadonlyMap<number, string> =>
  new Map(everybody(sides).map(({ player_index, id }) => [player_index, id]));

/** Our player_index by the app's ids. */
export const indexesById = (sides: MappedSides): ReadonlyMap<string, number> =>
  new Map(everybody(sides).map(({ player_index, id }) => [id, player_index]));
