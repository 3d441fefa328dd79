import { bandPoints, rateInHundredths } from "./rates.ts";
import type { RuleSet, ScoringRule } from "@teamwright/domain/rule-set";

/** What a player did, by the name of the count: `{ runs: 31, fours: 4 }`. A missing count is 0. */
export type Counts = Readonly<Record<string, number>>;

/** A player's match: the counts of each innings (one entry for sports without innings), and the player's role. */
export interface Performance {
  readonly parts: readonly Counts[];
  /** The role's code; undefined where it is not known. No rule with `roles` or `exceptRoles` then applies. */
  readonly role: string | undefined;
  readonly starter: boolean;
}

/** One reason for points: `{ rule: "four", times: 3, points: 12 }`. */
export interface PointsLine {
  readonly rule: string;
  readonly times: number;
  readonly points: number;
}

/** A player's points and their breakdown; the lines add up to the points. */
export interface PlayerScore {
  readonly points: number;
  readonly lines: readonly PointsLine[];
}

/** Points of one performance by the rule-set. The multipliers of captain and vice-captain are applied by the team. */
export function score(performance: Performance, { rules }: RuleSet): PlayerScore {
  const mergedLines = new Map<string, PointsLine>();
  for (const rule of rules) {
    if (!isFor(rule, performance)) continue;
    const parts = rule.scope === "match" ? [together(performance.parts)] : performance.parts;
    for (const part of parts) {
      const { times, points } = pointsOf(rule, part);
      if (times === 0 || points === 0) continue;
      const mergedRule = mergedLines.get(rule.rule);
      mergedLines.set(rule.rule, {
        rule: rule.rule,
        times: times + (mergedRule?.times ?? 0),
        points: roundPoints(points + (mergedRule?.points ?? 0)),
      });
    }
  }
  const lines = [...mergedLines.values()].filter((line) => line.points !== 0);
  return { points: roundPoints(lines.reduce((sum, { points }) => sum + points, 0)), lines };
}

/** Sums of tenths are not exact in binary. */
const roundPoints = (points: number): number => Math.round(points * 100) / 100;

const isFor = (rule: ScoringRule, { role, starter }: Performance): boolean =>
  (rule.startersOnly === undefined || starter) &&
  (rule.roles === undefined || (role !== undefined && rule.roles.includes(role))) &&
  (rule.exceptRoles === undefined || role === undefined || !rule.exceptRoles.includes(role));

function together(parts: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const part of parts)
    for (const [name, count] of Object.entries(part)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

function pointsOf(rule: ScoringRule, counts: Counts): { times: number; points: number } {
  const count = counts[rule.of] ?? 0;
  if ("bands" in rule) {
    const over = counts[rule.over] ?? 0;
    const isQualified = rule.qualifiers.some((asked) =>
      Object.entries(asked).every(([name, least]) => (counts[name] ?? 0) >= least),
    );
    const points =
      over > 0 && isQualified ? bandPoints(rule.bands, rateInHundredths(count, over, rule.per)) : 0;
    return { times: 1, points };
  }
  if ("steps" in rule)
    return { times: 1, points: rule.steps.findLast(({ from }) => count >= from)?.points ?? 0 };
  const times = Math.floor(count / (rule.each ?? 1));
  return { times, points: times * rule.points };
}
