import { bandPoints, rateInHundredths } from "@teamwright/scoring";
import type { RuleSet } from "@teamwright/scoring";
import { COUNTS, countNames } from "../records/match-record.ts";
import type { ScoringRule } from "@teamwright/domain/rule-set";

/** Rules of a T20 match for one role, ready for many players: points by count, and the rates. */
export interface CompiledRules {
  /** Points for being in the line-up. */
  readonly starter: number;
  /** For each count its points at 0, 1, 2, ... up to `MAX_VALUES`. */
  readonly byCount: Float64Array;
  readonly rates: readonly CompiledRate[];
}

interface CompiledRate {
  readonly of: number;
  readonly over: number;
  readonly per: number;
  /** Any of these has to hold; each is a list of counts and what they must reach. */
  readonly qualifiers: readonly (readonly (readonly [count: number, least: number])[])[];
  readonly bands: Extract<ScoringRule, { bands: unknown }>["bands"];
}

/** No count of a T20 innings is higher. */
const MAX_VALUES = 512;

/**
 * Compiles a rule-set for a role; undefined: unknown. In T20 a player bats, bowls and fields in one innings each, so rules
 * for an innings and for the match are alike.
 */
export function compileRules({ rules }: RuleSet, role: string | undefined): CompiledRules {
  const compiledRules = {
    starter: 0,
    byCount: new Float64Array(COUNTS * MAX_VALUES),
    rates: [] as CompiledRate[],
  };
  for (const rule of rules) {
    if (rule.roles !== undefined && (role === undefined || !rule.roles.includes(role))) continue;
    if (rule.exceptRoles !== undefined && role !== undefined && rule.exceptRoles.includes(role)) continue;
    if (rule.of === "announced") compiledRules.starter += pointsAt(rule, 1);
    const count = indexOf(rule.of);
    if (count < 0) continue;
    if ("bands" in rule) compiledRules.rates.push(compileRate(rule, count));
    else
      for (let value = 0; value < MAX_VALUES; value++)
        compiledRules.byCount[count * MAX_VALUES + value]! += pointsAt(rule, value);
  }
  return compiledRules;
}

/** The compiled rules of each role. */
export function rulesByRole(rules: RuleSet): (role: string | undefined) => CompiledRules {
  const rulesOfRoles = new Map<string | undefined, CompiledRules>();
  return (role) => {
    const known = rulesOfRoles.get(role) ?? compileRules(rules, role);
    rulesOfRoles.set(role, known);
    return known;
  };
}

const indexOf = (name: string): number => (countNames as readonly string[]).indexOf(name);

function compileRate(rule: Extract<ScoringRule, { bands: unknown }>, of: number): CompiledRate {
  const qualifiers = rule.qualifiers
    .map((least) => Object.entries(least).map(([name, value]) => [indexOf(name), value] as const))
    .filter((list) => list.every(([count, value]) => count >= 0 || value <= 0));
  return { of, over: indexOf(rule.over), per: rule.per, qualifiers, bands: rule.bands };
}

function pointsAt(rule: ScoringRule, count: number): number {
  if ("bands" in rule) return 0;
  if ("steps" in rule) return rule.steps.findLast(({ from }) => count >= from)?.points ?? 0;
  return Math.floor(count / (rule.each ?? 1)) * rule.points;
}

/** Points of a player in the line-up whose counts begin at `at`. Equal to those of the scoring package. */
export function pointsFor(
  { starter, byCount, rates }: CompiledRules,
  counts: Int16Array,
  at: number,
): number {
  let points = starter;
  for (let count = 0; count < COUNTS; count++) {
    const value = counts[at + count]!;
    if (value !== 0) points += byCount[count * MAX_VALUES + Math.min(value, MAX_VALUES - 1)]!;
  }
  for (let index = 0; index < rates.length; index++) points += ratePoints(rates[index]!, counts, at);
  return Math.round(points * 100) / 100;
}

function ratePoints(rate: CompiledRate, counts: Int16Array, at: number): number {
  const over = rate.over < 0 ? 0 : counts[at + rate.over]!;
  if (over === 0) return 0;
  for (let index = 0; index < rate.qualifiers.length; index++) {
    const list = rate.qualifiers[index]!;
    let isMet = true;
    for (let each = 0; each < list.length; each++) {
      const [count, least] = list[each]!;
      if (count >= 0 && counts[at + count]! < least) isMet = false;
    }
    if (isMet) return bandPoints(rate.bands, rateInHundredths(counts[at + rate.of]!, over, rate.per));
  }
  return 0;
}
