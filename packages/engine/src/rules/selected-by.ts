import type { Strategy } from "@teamwright/domain";
import { type Refusal, refusal } from "../outcome.ts";
import type { Setting } from "./rule.ts";

/** Dividing players by `selected_by` needs that figure for every player of the pool. */
export function selectedByUnknown(
  strategy: Strategy,
  { playerAt }: Setting,
  field: keyof Strategy,
): Refusal | undefined {
  const unknownPlayer = strategy.players.find((index) => playerAt.get(index)?.selected_by === null);
  if (unknownPlayer === undefined) return undefined;
  return refusal("selected-by-unknown", { player: unknownPlayer }, field);
}
