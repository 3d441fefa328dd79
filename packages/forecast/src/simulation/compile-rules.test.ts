import { seededGenerator } from "@teamwright/engine/random";
import { fittingRuleSets, score } from "@teamwright/scoring";
import { expect, test } from "vitest";
import { COUNTS, countNames } from "../records/match-record.ts";
import { pointsFor, rulesByRole } from "./compile-rules.ts";

const random = seededGenerator(7);

/** Batting, bowling and fielding of a random T20 match: bounds of counts as in the game. */
function randomCounts(): Int16Array {
  const counts = new Int16Array(COUNTS);
  const set = (name: (typeof countNames)[number], value: number): number =>
    (counts[countNames.indexOf(name)] = value);
  const facedBalls = set("ballsFaced", random.below(70));
  const fours = set("fours", random.below(Math.floor(facedBalls / 3) + 1));
  const sixes = set("sixes", random.below(Math.floor(facedBalls / 4) + 1));
  const runs = set("runs", 4 * fours + 6 * sixes + random.below(Math.max(1, facedBalls - fours - sixes)));
  set("ducks", runs === 0 ? random.below(2) : 0);
  const ballsBowled = set("ballsBowled", random.below(25));
  set("runsConceded", random.below(3 * ballsBowled + 1));
  set("dots", random.below(ballsBowled + 1));
  set("maidens", random.below(3));
  const wickets = set("wickets", random.below(7));
  set("lbwOrBowled", random.below(wickets + 1));
  for (const name of ["catches", "stumpings", "runOutsDirect", "runOutsShared"] as const)
    set(name, random.below(5));
  return counts;
}

const batting = ["runs", "ballsFaced", "fours", "sixes", "ducks"];

test.each(fittingRuleSets({ sport: "cricket", format: "T20" }))(
  "$id: compiled rules and the scoring package agree on random scorecards",
  (rules) => {
    const compiledRules = rulesByRole(rules);
    for (const role of ["WK", "BAT", "AL", "BOWL", undefined])
      for (let each = 0; each < 400; each++) {
        const counts = randomCounts();
        const part = (of: (name: string) => boolean) =>
          Object.fromEntries(
            [...countNames.entries()].filter(([, name]) => of(name)).map(([at, name]) => [name, counts[at]!]),
          );
        const parts = [
          { announced: 1 },
          part((name) => batting.includes(name)),
          part((name) => !batting.includes(name)),
        ];
        const expected = score({ parts, role, starter: true }, rules).points;
        expect(pointsFor(compiledRules(role), counts, 0)).toBe(expected);
      }
  },
);
