import { refusal } from "../outcome.ts";
import { without, type Rule } from "./rule.ts";

/** Only players of the pool are drawn. Without the bound, every player of the match may be drawn. */
export const poolRule: Rule = {
  name: "pool",
  check: (strategy, { playerAt }) => {
    const unknown = strategy.players.find((player) => !playerAt.has(player));
    if (unknown === undefined) return undefined;
    return refusal("unknown-player", { player: unknown }, "players");
  },
  narrow: (constraints, strategy) => {
    const pool = new Set(strategy.players);
    constraints.pool = constraints.pool.filter((player) => pool.has(player.player_index));
  },
  bounds: (strategy, { players }) => {
    const pool = new Set(strategy.players);
    const dropped = players.map((player) => player.player_index).filter((index) => !pool.has(index));
    if (dropped.length === 0) return [];
    return [
      {
        description: { rule: "pool", key: "pool", players: strategy.players, of: players.length },
        drop: (from) => ({
          ...without(from, "players"),
          players: players.map((player) => player.player_index),
        }),
        looser: [],
      },
    ];
  },
};
