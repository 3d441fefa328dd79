import { battingPosition, expectedOvers, keepingShare } from "./history.ts";

/** Codes of cricket's roles. */
export type CricketRole = "WK" | "BAT" | "AL" | "BOWL";

/**
 * Roles of the players of one side as their histories suggest: who keeps is the likeliest, bowlers and all-rounders are
 * told apart by where they bat. Archives have no roles; a screen marks these as inferred.
 */
export function inferRoles(histories: readonly Float64Array[]): CricketRole[] {
  const keeping = histories.map((history) => keepingShare(history));
  const keeper = keeping.indexOf(Math.max(...keeping));
  return histories.map((history, index): CricketRole => {
    if (index === keeper || keeping[index]! > 0.4) return "WK";
    const overs = expectedOvers(history);
    const { mean } = battingPosition(history);
    if (overs < 1.1) return mean < 7.5 ? "BAT" : "BOWL";
    return mean < 6.6 ? "AL" : "BOWL";
  });
}
