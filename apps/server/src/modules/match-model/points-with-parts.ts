import { MAX_WARNINGS } from "./feed-match.ts";
import type { Performance, PlayerScore } from "@teamwright/scoring";
import type { ScoreMark } from "@teamwright/domain";

interface ScoredPerformance extends PlayerScore {
  readonly performance: Performance;
  readonly marks?: readonly ScoreMark[];
}

/** A player's points in the documented format; a player who did not play scores nothing. */
export const pointsWithParts = (countedPoints: ScoredPerformance | undefined) => ({
  points: countedPoints?.points ?? 0,
  points_by_rule: [...(countedPoints?.lines ?? [])],
  points_marks: [...(countedPoints?.marks ?? [])],
  performance: {
    starter: countedPoints?.performance.starter ?? false,
    parts: (countedPoints?.performance.parts ?? []).map(withoutZeros),
  },
});

/** A count that is missing is 0. */
const withoutZeros = (counts: Performance["parts"][number]): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

interface Warning {
  readonly code: ScoreMark;
  /** Null: the warning is about the match as a whole. */
  readonly subject: string | null;
}

/** The rule-set of the points and what the source did not report, in the documented format. */
export const scoringOf = (ruleSet: string, warnings: readonly Warning[]) => ({
  rule_set: ruleSet,
  warnings: warnings.slice(0, MAX_WARNINGS).map(({ code, subject }) => ({ code, subject })),
});
