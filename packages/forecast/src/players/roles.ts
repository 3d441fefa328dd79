import { battingPosition, expectedOvers, keepingShare } from "../history/history.ts";

/** Codes of cricket's roles. */
export type CricketRole = "WK" | "BAT" | "AL" | "BOWL";

/** How many of each role a side has at least, so that legal teams exist. */
const least: readonly (readonly [CricketRole, number])[] = [
  ["AL", 1],
  ["BOWL", 2],
  ["BAT", 2],
];

/**
 * Roles of the players of one side as their histories suggest: who keeps is the likeliest, bowlers and all-rounders are
 * told apart by where they bat. Archives have no roles; a screen marks these as inferred.
 */
export function inferRoles(histories: readonly Float64Array[]): CricketRole[] {
  const keeping = histories.map((history) => keepingShare(history));
  const keeper = keeping.indexOf(Math.max(...keeping));
  const overs = histories.map((history) => expectedOvers(history));
  const positions = histories.map((history) => battingPosition(history).mean);
  const roles = histories.map((_, index): CricketRole => {
    if (index === keeper || keeping[index]! > 0.4) return "WK";
    if (overs[index]! < 1.1) return positions[index]! < 7.5 ? "BAT" : "BOWL";
    return positions[index]! < 6.6 ? "AL" : "BOWL";
  });
  const suits: Readonly<Record<CricketRole, (index: number) => number>> = {
    WK: (index) => keeping[index]!,
    BAT: (index) => -positions[index]! - overs[index]!,
    AL: (index) => overs[index]! * (11 - positions[index]!),
    BOWL: (index) => overs[index]! + positions[index]! / 10,
  };
  for (const [role, count] of least) fill(roles, role, count, suits[role]);
  return roles;
}

/** Gives a role to those whom it suits best until there are `count`, taking from roles that have players to spare. */
function fill(
  roles: CricketRole[],
  role: CricketRole,
  count: number,
  suits: (index: number) => number,
): void {
  const total = (of: CricketRole): number => roles.filter((each) => each === of).length;
  const spare = (index: number): boolean => {
    const floor = least.find(([of]) => of === roles[index])?.[1] ?? 1;
    return roles[index] !== role && total(roles[index]!) > floor;
  };
  while (total(role) < count) {
    const others = [...roles.keys()].filter(spare);
    if (others.length === 0) return;
    roles[others.reduce((best, index) => (suits(index) > suits(best) ? index : best))] = role;
  }
}
