import { MEMBER_WORDS } from "../columns.ts";
import type { TeamColumns } from "../columns.ts";
import { maskOf } from "../members.ts";
import type { RowTest } from "./filter.ts";

/** Keeps teams that hold every player of `present` and none of `absent`. */
export function playersTest(
  columns: TeamColumns,
  present: readonly number[],
  absent: readonly number[],
): RowTest {
  const { members } = columns;
  const want = Int32Array.from(maskOf(present));
  const either = Int32Array.from(maskOf([...present, ...absent]));
  // No team can both hold and lack a player; the masks alone would ignore the absent list for such a player.
  if (present.some((player) => absent.includes(player))) return () => false;
  const [want0, want1, want2] = [want[0]!, want[1]!, want[2]!];
  const [either0, either1, either2] = [either[0]!, either[1]!, either[2]!];
  return (row) => {
    const at = row * MEMBER_WORDS;
    return (
      (members[at]! & either0) === want0 &&
      (members[at + 1]! & either1) === want1 &&
      (members[at + 2]! & either2) === want2
    );
  };
}
