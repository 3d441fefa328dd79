import type { TeamColumns } from "../columns.ts";
import type { RowTest } from "./filter.ts";

/** Keeps teams that cost exactly one of `credits`. */
export function creditsTest(columns: TeamColumns, credits: readonly number[]): RowTest {
  const wanted = new Set(credits.map((value) => Math.round(value * 100)));
  return (row) => wanted.has(columns.credits[row]!);
}
