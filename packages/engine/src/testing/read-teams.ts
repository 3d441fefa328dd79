import type { TeamColumns } from "../team-set/columns.ts";

/** A team's members, ascending. */
export function membersAt(teams: TeamColumns, row: number): number[] {
  const members: number[] = [];
  for (let index = 0; index < 70; index++)
    if (((teams.members[3 * row + (index >> 5)]! >>> (index & 31)) & 1) === 1) members.push(index);
  return members;
}

/** What makes a team unique: members, captain, vice-captain. */
export const keyOf = (members: readonly number[], captain: number, viceCaptain: number): string =>
  `${members.join()}|${captain}|${viceCaptain}`;

export const keysOf = (teams: TeamColumns): string[] =>
  Array.from({ length: teams.count }, (_, row) =>
    keyOf(membersAt(teams, row), teams.captain[row]!, teams.viceCaptain[row]!),
  );
