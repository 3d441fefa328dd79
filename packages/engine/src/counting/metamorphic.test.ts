import type { Strategy } from "@teamwright/domain";
import { cricket } from "@teamwright/domain/sports";
import { describe, expect, it } from "vitest";
import { teamBounds } from "../rules/bounds.ts";
import type { EngineMatch } from "../match.ts";
import { compile, countTeams, type Possible } from "../plan/compile.ts";
import { defaultLimits } from "./limits.ts";
import { settingOf } from "../rules/narrow.ts";
import { diceOf, randomCase, randomStrategy, runSeed } from "../testing/cases.ts";
import { realMatches } from "../testing/real-matches.ts";

const possible = (match: EngineMatch, strategy: Strategy): Possible => {
  const plan = compile(match, strategy, { ...defaultLimits, entries: 20_000_000, pairs: 500_000_000 });
  if (!plan.ok) throw new Error(`${plan.error.code} ${JSON.stringify(strategy)}`);
  return countTeams(plan.value);
};

/** The match with its sides swapped. */
const mirror = (match: EngineMatch): EngineMatch => ({
  ...match,
  players: match.players.map((player) => ({ ...player, team_index: player.team_index === 0 ? 1 : 0 })),
});
const swap = <Side>(sides: { left: Side; right: Side }) => ({ left: sides.right, right: sides.left });
function mirroredStrategy(strategy: Strategy): Strategy {
  const next: Strategy = { ...strategy };
  if (strategy.partitions) next.partitions = strategy.partitions.map(([left, right]) => [right, left]);
  if (strategy.role_frequency) next.role_frequency = swap(strategy.role_frequency);
  const { side_credits: credits, percentage_frequency: halves } = strategy;
  if (credits)
    next.side_credits = {
      ...(credits.right ? { left: credits.right } : {}),
      ...(credits.left ? { right: credits.left } : {}),
    };
  if (halves)
    next.percentage_frequency = {
      ...(halves.low ? { low: swap(halves.low) } : {}),
      ...(halves.high ? { high: swap(halves.high) } : {}),
    };
  return next;
}

const real = [...realMatches(11), ...realMatches(14)];
const cases = (seed: number): (readonly [EngineMatch, Strategy, string])[] => {
  const small = Array.from({ length: 60 }, (_, index) => {
    const { match, strategy } = randomCase(seed + index);
    return [match, strategy, `TEAMWRIGHT_SEED=${seed + index}`] as const;
  });
  const large = real.map(([name, match], index) => {
    const strategy = randomStrategy(diceOf(seed + index), match);
    return [match, strategy, `TEAMWRIGHT_SEED=${seed} ${name}`] as const;
  });
  return [...small, ...large];
};

describe("counts, on random and on real matches", () => {
  it("never fall when a bound is dropped or loosened", { timeout: 120_000 }, () => {
    for (const [match, strategy, seedText] of cases(runSeed())) {
      const setting = settingOf(match);
      if (!setting.ok) throw new Error(setting.error.code);
      const now = possible(match, strategy);
      for (const bound of teamBounds(strategy, setting.value))
        for (const looser of [bound.drop(strategy), ...bound.looser.map((step) => step.loosen(strategy))]) {
          const then = possible(match, looser);
          expect(then.teams, `${bound.description.key} ${seedText}`).toBeGreaterThanOrEqual(now.teams);
          expect(then.lineups, `${bound.description.key} ${seedText}`).toBeGreaterThanOrEqual(now.lineups);
        }
    }
  });

  it("are the same seen from the other side", () => {
    for (const [match, strategy, told] of cases(runSeed()))
      expect(possible(mirror(match), mirroredStrategy(strategy)), told).toEqual(possible(match, strategy));
  });

  it("are the sum of the counts of each combination, partition and captain", { timeout: 120_000 }, () => {
    for (const [match, strategy, seedText] of cases(runSeed())) {
      if (match.sport !== 0) continue;
      const whole = possible(match, strategy);
      const sum = (parts: readonly Strategy[]): number =>
        parts.reduce((all, part) => all + possible(match, part).teams, 0);
      const combinations = strategy.combinations ?? cricket.combinations;
      expect(sum(combinations.map((own) => ({ ...strategy, combinations: [[...own]] }))), seedText).toBe(whole.teams);
      const partitions = strategy.partitions ?? cricket.partitions;
      expect(sum(partitions.map(([left, right]) => ({ ...strategy, partitions: [[left, right]] }))), seedText).toBe(whole.teams);
      const captains = strategy.captains ?? strategy.players;
      expect(sum(captains.map((captain) => ({ ...strategy, captains: [captain] }))), seedText).toBe(whole.teams);
    }
  }); // prettier-ignore
});
