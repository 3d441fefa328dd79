import type { Strategy } from "@teamwright/domain";
import type { EnginePlayer } from "../match.ts";
import type { Refusal } from "../outcome.ts";
import type { Setting } from "./rule.ts";

/** Splitting players by `selected_by` needs that figure for everybody in the pool. */
export function selectedByUnknown(
  strategy: Strategy,
  { playerAt }: Setting,
  field: keyof Strategy,
): Refusal | undefined {
  const lost = strategy.players.find((index) => playerAt.get(index)?.selected_by === null);
  if (lost === undefined) return undefined;
  const message = `It is not known how many teams hold player ${lost}: leave out the percentages, or this player`;
  return { code: "selected-by-unknown", message, field };
}

/** 0: selected by less than 50 percent, 1: by 50 or more. */
export const halfOf = (player: EnginePlayer): 0 | 1 => ((player.selected_by ?? 0) < 50 ? 0 : 1);
