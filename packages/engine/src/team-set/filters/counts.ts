import type { TeamColumns } from "../columns.ts";
import { countIn, maskOf } from "../members.ts";
import type { RowTest } from "./filter.ts";

/**
 * Keeps teams whose players per group are one of `wantedCounts`. `groupOf` returns the group of each player_index, negative
 * for none; used for partitions (sides), combinations (roles) and percentage splits.
 */
export function countsTest(
  columns: TeamColumns,
  groupOf: Int8Array,
  wantedCounts: readonly (readonly number[])[],
): RowTest {
  const groups = 1 + groupOf.reduce((most, group) => Math.max(most, group), -1);
  const masks = Array.from({ length: Math.max(groups, wantedCounts[0]?.length ?? 0) }, (_, group) =>
    maskOf(playersOf(groupOf, group)),
  );
  const keys = new Set(wantedCounts.filter((counts) => counts.length === masks.length).map(keyOf));
  return (row) => {
    let key = 0;
    for (let group = masks.length - 1; group >= 0; group--)
      key = key * RADIX + countIn(columns, row, masks[group]!);
    return keys.has(key);
  };
}

/** No team holds 16 players. */
const RADIX = 16;

const keyOf = (counts: readonly number[]): number =>
  counts.reduceRight((key, count) => key * RADIX + count, 0);

function playersOf(groupOf: Int8Array, group: number): number[] {
  const players: number[] = [];
  for (let player = 0; player < groupOf.length; player++) if (groupOf[player] === group) players.push(player);
  return players;
}
