import { strategySchema } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { randomCase, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { keyOf, keysOf, membersAt } from "../testing/read-teams.ts";
import { compile, countTeams, type Plan } from "../plan/compile.ts";
import { defaultLimits } from "../counting/limits.ts";
import { emptyColumns } from "../team-set/columns.ts";
import { drawTeams } from "./draw.ts";
import { generate } from "./generate.ts";

/** Draws every team by its rank alone, by walking back through the layers instead of listing them. */
function oneByOne(plan: Plan): string[] {
  const columns = emptyColumns(plan.match.sport, plan.join.teams);
  for (let rank = 0; rank < columns.count; rank++)
    drawTeams(plan, Float64Array.of(rank), Uint32Array.of(rank), columns, {});
  return keysOf(columns);
}

const CASES = Number(process.env["TEAMWRIGHT_CASES"] ?? 2000);

describe("the engine against the brute-force oracle", () => {
  it(
    "counts and completes thousands of random strategies of four sports exactly",
    { timeout: 300_000 },
    () => {
      const first = runSeed();
      let feasible = 0;
      for (let seed = first; seed < first + CASES; seed++) {
        const { match, strategy } = randomCase(seed);
        const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
        expect(strategySchema.safeParse(strategy).success, seedText).toBe(true);
        const plan = compile(match, strategy);
        if (!plan.ok) throw new Error(`${plan.error.code} ${seedText}`);
        const truth = oracleTeams(match, strategy);
        expect(countTeams(plan.value), seedText).toEqual({
          lineups: truth.lineups,
          teams: truth.teams.length,
        });
        if (truth.teams.length === 0) {
          expect(generate(plan.value, { teams: 1, seed }).ok, seedText).toBe(false);
          continue;
        }
        feasible++;
        const generation = generate(plan.value, { teams: Math.min(200_000, truth.teams.length + 1), seed });
        if (!generation.ok) throw new Error(`${generation.error.code} ${seedText}`);
        const keys = keysOf(generation.value.teams);
        expect(new Set(keys).size, seedText).toBe(keys.length);
        if (truth.teams.length >= 200_000) continue;
        expect(generation.value.shortfalls[0], seedText).toMatchObject({
          rule: "teams",
          got: truth.teams.length,
        });
        const wantedKeys = truth.teams.map((team) => keyOf(team.members, team.captain, team.viceCaptain));
        expect(keys.toSorted().join("\n") === wantedKeys.toSorted().join("\n"), seedText).toBe(true);
        if (keys.length <= 1000)
          expect(oneByOne(plan.value).toSorted(), seedText).toEqual(wantedKeys.toSorted());
        const summedPlan = compile(match, strategy, { ...defaultLimits, listed: 0 });
        if (!summedPlan.ok) throw new Error(`${summedPlan.error.code} ${seedText}`);
        expect(countTeams(summedPlan.value), seedText).toEqual(countTeams(plan.value));
        if (keys.length <= 1000)
          expect(oneByOne(summedPlan.value).toSorted(), seedText).toEqual(wantedKeys.toSorted());
        const creditsAt = new Map(match.players.map((player) => [player.player_index, player.credits]));
        for (let row = 0; row < Math.min(keys.length, 20); row++) {
          const sum = membersAt(generation.value.teams, row).reduce(
            (all, index) => all + creditsAt.get(index)!,
            0,
          );
          expect(generation.value.teams.credits[row], seedText).toBe(Math.round(sum * 100));
        }
      }
      expect(feasible).toBeGreaterThan(CASES / 10);
      expect(feasible).toBeLessThan(CASES * 0.95);
    },
  );
});
