import type { Strategy } from "@teamwright/domain";
import type { EnginePlayer } from "../match.ts";
import type { Refusal } from "../outcome.ts";
import type { Bound, Setting } from "./rule.ts";
import { without } from "./rule.ts";
import { candidates, listOf } from "./words.ts";

type Field = "fixed" | "captains" | "vice_captains";
const subjects: Record<Field, string> = {
  fixed: "fixed",
  captains: "captain",
  vice_captains: "vice-captain",
};

/** Players named to be in every team, or to lead, must be picked first. */
export function outsidePool(strategy: Strategy, field: Field): Refusal | undefined {
  const pool = new Set(strategy.players);
  const lost = (strategy[field] ?? []).find((player) => !pool.has(player));
  if (lost === undefined) return undefined;
  const message = `Player ${lost} is chosen as ${subjects[field]} but is not among the selected players`;
  return { code: "not-in-pool", message, field };
}

/** The best player by `worth` that could still become a candidate: the next looser step of a candidate list. */
export function candidateBound(
  strategy: Strategy,
  setting: Setting,
  field: "captains" | "vice_captains",
  worth: (player: EnginePlayer) => number,
): readonly Bound[] {
  const list = strategy[field];
  if (list === undefined) return [];
  const label = field === "captains" ? "Captain" : "Vice-captain";
  const chosen = new Set(list);
  const next = strategy.players
    .filter((index) => !chosen.has(index))
    .map((index) => setting.playerAt.get(index))
    .filter((player) => player !== undefined)
    .sort((one, other) => worth(other) - worth(one) || one.player_index - other.player_index)
    .slice(0, 1);
  return [
    {
      rule: field === "captains" ? "captains" : "vice-captains",
      text: `${label}: ${candidates(list.length)} (${listOf(list)})`,
      players: list,
      values: [],
      drop: (from) => without(from, field),
      looser: next.map(({ player_index: added }) => ({
        text: `${label}: also ${added}`,
        loosen: (from) => ({ ...from, [field]: [...(from[field] ?? []), added] }),
      })),
    },
  ];
}
