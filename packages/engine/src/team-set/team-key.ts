import { MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";

/** What makes a team unique in a set: its players, captain and vice-captain. */
export function teamKey({ members, captain, viceCaptain }: TeamColumns, row: number): string {
  const words = members.subarray(MEMBER_WORDS * row, MEMBER_WORDS * (row + 1));
  return `${words.join(",")},${captain[row]},${viceCaptain[row]}`;
}
