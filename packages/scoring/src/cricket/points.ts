import { bandPoints, qualifies, rateInHundredths } from "../bands.ts";
import { line } from "../points-line.ts";
import type { PointsLine, Scored } from "../points-line.ts";
import type { BallByBallMatch } from "./ball-by-ball.ts";
import { BOWLER_ROLE } from "./rule-set.ts";
import type { CricketRuleSet, Step } from "./rule-set.ts";
import { tallyMatch } from "./tally.ts";
import type { InningsTally } from "./tally.ts";

export interface PlayerPoints extends Scored {
  readonly player: string;
}

/**
 * Fantasy points of everybody who was announced or came on, by the rule-set. `roleOf` gives a player's place in the
 * sport's roles (pure bowlers are spared ducks and strike rates); unknown roles are treated as not a bowler.
 */
export function scoreCricket(
  match: BallByBallMatch,
  rules: CricketRuleSet,
  roleOf: (player: string) => number | undefined,
): readonly PlayerPoints[] {
  const tally = tallyMatch(match);
  const starters = new Set(match.starters);
  return [...new Set([...match.starters, ...match.substitutes])].map((player) => {
    if (match.noResult) return { player, points: 0, lines: [] };
    const presence = starters.has(player)
      ? line("announced", 1, rules.announced)
      : line("substitute", 1, rules.substitute);
    const innings = tally.get(player) ?? [];
    const bowler = roleOf(player) === BOWLER_ROLE;
    const lines = merge([
      ...presence,
      ...innings.flatMap((did) => inningsLines(did, rules, bowler)),
      ...caught(innings, rules),
    ]);
    return { player, points: lines.reduce((sum, { points }) => sum + points, 0), lines };
  });
}

function inningsLines(did: InningsTally, rules: CricketRuleSet, bowler: boolean): PointsLine[] {
  return [...batting(did, rules, bowler), ...bowling(did, rules), ...fielding(did, rules)];
}

function batting(did: InningsTally, rules: CricketRuleSet, bowler: boolean): PointsLine[] {
  if (!did.batted) return [];
  const { strikeRate } = rules;
  const faced = { balls: did.ballsFaced, runs: did.runs };
  const rate =
    strikeRate !== null && !bowler && qualifies(strikeRate, faced)
      ? bandPoints(strikeRate.bands, rateInHundredths(did.runs, did.ballsFaced, 100))
      : 0;
  return [
    ...line("run", did.runs, rules.run),
    ...line("four", did.fours, rules.four),
    ...line("six", did.sixes, rules.six),
    ...stepLine("milestone", did.runs, rules.milestones, rules.stacked),
    ...line("duck", did.out && did.runs === 0 && !bowler ? 1 : 0, rules.duck),
    ...line("strike rate", 1, rate),
  ];
}

function bowling(did: InningsTally, rules: CricketRuleSet): PointsLine[] {
  const bowled = { balls: did.ballsBowled, runs: did.runsConceded };
  const { economy, dot } = rules;
  const rate =
    economy !== null && qualifies(economy, bowled)
      ? bandPoints(economy.bands, rateInHundredths(did.runsConceded, did.ballsBowled, 6))
      : 0;
  return [
    ...(dot === null ? [] : line("dot", Math.floor(did.dots / dot.balls), dot.points)),
    ...line("wicket", did.wickets, rules.wicket),
    ...line("lbw or bowled", did.lbwOrBowled, rules.lbwOrBowled),
    ...stepLine("haul", did.wickets, rules.hauls, rules.stacked),
    ...line("maiden", did.maidens, rules.maiden),
    ...line("economy", 1, rate),
  ];
}

function fielding(did: InningsTally, rules: CricketRuleSet): PointsLine[] {
  return [
    ...line("catch", did.catches, rules.catch),
    ...line("stumping", did.stumpings, rules.stumping),
    ...line("run-out", did.runOutsDirect, rules.runOutDirect),
    ...line("shared run-out", did.runOutsShared, rules.runOutShared),
  ];
}

function caught(innings: readonly InningsTally[], rules: CricketRuleSet): PointsLine[] {
  const catches = innings.reduce((sum, did) => sum + did.catches, 0);
  return line("three catches", catches >= 3 ? 1 : 0, rules.threeCatches);
}

function stepLine(rule: string, reached: number, steps: readonly Step[], stacked: boolean): PointsLine[] {
  const met = steps.filter((step) => reached >= step.from);
  const points = stacked ? met.reduce((sum, step) => sum + step.points, 0) : (met.at(-1)?.points ?? 0);
  return line(rule, 1, points);
}

/** A Test has two innings: their lines of one rule become one. */
function merge(lines: readonly PointsLine[]): PointsLine[] {
  const merged = new Map<string, PointsLine>();
  for (const { rule, times, points } of lines) {
    const known = merged.get(rule);
    merged.set(rule, { rule, times: times + (known?.times ?? 0), points: points + (known?.points ?? 0) });
  }
  return [...merged.values()];
}
