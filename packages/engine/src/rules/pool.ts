import type { Strategy } from "@teamwright/domain";
import { contestRoles } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import { refusal } from "../outcome.ts";
import { without, type Rule, type Setting } from "./rule.ts";

/** Only players of the pool are drawn. Without the bound, every player of the match may be drawn. */
export const poolRule: Rule = {
  name: "pool",
  check: (strategy, { playerAt }) => {
    const unknown = strategy.players.find((player) => !playerAt.has(player));
    if (unknown === undefined) return undefined;
    return refusal("unknown-player", { player: unknown }, "players");
  },
  narrow: (constraints, strategy, setting) => {
    const isInPool = inPool(strategy, setting);
    constraints.pool = constraints.pool.filter(isInPool);
  },
  bounds: (strategy, setting) => {
    const { players } = setting;
    const isInPool = inPool(strategy, setting);
    const droppedPlayers = players.filter((player) => !isInPool(player));
    if (droppedPlayers.length === 0) return [];
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

/** The entry that is the vice-captain of a contest's teams is no choice. */
function inPool(strategy: Strategy, { sport }: Setting): (player: EnginePlayer) => boolean {
  const pool = new Set(strategy.players);
  return ({ player_index: index, role }) =>
    pool.has(index) || (sport.contest !== undefined && role === contestRoles.viceCaptain);
}
