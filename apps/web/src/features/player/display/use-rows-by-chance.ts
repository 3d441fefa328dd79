import { useMemo } from "react";
import type { OrderName } from "#blocks/team/team-order.ts";
import type { TeamChances } from "#forecast-client/team-chances.ts";

/** The rows, the highest chance first where that is the order and the chances are known. */
export function useRowsByChance(
  rows: Uint32Array | null,
  order: OrderName,
  chances: TeamChances | null,
): Uint32Array | null {
  return useMemo(() => {
    if (order !== "most-chance" || chances === null) return rows;
    const { top } = chances.figures;
    return (rows ?? Uint32Array.from(top.keys())).toSorted(
      (one, other) => top[other]! - top[one]! || one - other,
    );
  }, [rows, order, chances]);
}
