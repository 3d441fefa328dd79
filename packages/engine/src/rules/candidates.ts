import type { Strategy } from "@teamwright/domain";
import type { EnginePlayer } from "../match.ts";
import { type Refusal, refusal } from "../outcome.ts";
import type { Bound, Setting } from "./rule.ts";
import { without } from "./rule.ts";

type PlayerListField = "fixed" | "captains" | "vice_captains";

/** Fixed players, captains and vice-captains must be in the pool. */
export function outsidePool(strategy: Strategy, field: PlayerListField): Refusal | undefined {
  const pool = new Set(strategy.players);
  const lostPlayer = (strategy[field] ?? []).find((player) => !pool.has(player));
  if (lostPlayer === undefined) return undefined;
  return refusal("not-in-pool", { player: lostPlayer, as: field }, field);
}

/** The players who may lead: the candidates among those of before; undefined means every player of the pool. */
export function narrowLeaders(
  before: ReadonlySet<number> | undefined,
  candidates: readonly number[] | undefined,
): ReadonlySet<number> | undefined {
  if (candidates === undefined) return before;
  return new Set(before === undefined ? candidates : candidates.filter((player) => before.has(player)));
}

/** The best player by `worth` who is not yet a candidate: the next looser step of a candidate list. */
export function candidateBound(
  strategy: Strategy,
  setting: Setting,
  field: "captains" | "vice_captains",
  worth: (player: EnginePlayer) => number,
): readonly Bound[] {
  const list = strategy[field];
  if (list === undefined) return [];
  const rule = field === "captains" ? "captains" : "vice-captains";
  const chosenPlayers = new Set(list);
  const next = strategy.players
    .filter((index) => !chosenPlayers.has(index))
    .map((index) => setting.playerAt.get(index))
    .filter((player) => player !== undefined)
    .sort((one, other) => worth(other) - worth(one) || one.player_index - other.player_index)
    .slice(0, 1);
  return [
    {
      description: { rule, key: rule, players: list },
      drop: (from) => without(from, field),
      looser: next.map(({ player_index: added }) => ({
        change: { change: "add-player", rule, player: added },
        loosen: (from) => ({ ...from, [field]: [...(from[field] ?? []), added] }),
      })),
    },
  ];
}
