import { without, type Rule } from "./rule.ts";

/** Only players of the pool are drawn. Dropped, every player of the match is. */
export const poolRule: Rule = {
  name: "pool",
  check: (strategy, { playerAt }) => {
    const unknown = strategy.players.find((player) => !playerAt.has(player));
    if (unknown === undefined) return undefined;
    return { code: "unknown-player", message: `Player ${unknown} is not in this match`, field: "players" };
  },
  narrow: (draft, strategy) => {
    const pool = new Set(strategy.players);
    draft.pool = draft.pool.filter((player) => pool.has(player.player_index));
  },
  bounds: (strategy, { players }) => {
    const pool = new Set(strategy.players);
    const dropped = players.map((player) => player.player_index).filter((index) => !pool.has(index));
    if (dropped.length === 0) return [];
    return [
      {
        rule: "pool",
        text: `Players: ${strategy.players.length} of ${players.length} selected`,
        players: strategy.players,
        values: [],
        drop: (from) => ({
          ...without(from, "players"),
          players: players.map((player) => player.player_index),
        }),
        looser: [],
      },
    ];
  },
};
