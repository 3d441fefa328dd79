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
        const told = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
        expect(strategySchema.safeParse(strategy).success, told).toBe(true);
        const plan = compile(match, strategy);
        if (!plan.ok) throw new Error(`${plan.error.code} ${told}`);
        const truth = oracleTeams(match, strategy);
        expect(countTeams(plan.value), told).toEqual({ lineups: truth.lineups, teams: truth.teams.length });
        if (truth.teams.length === 0) {
          expect(generate(plan.value, { teams: 1, seed }).ok, told).toBe(false);
          continue;
        }
        feasible++;
        const made = generate(plan.value, { teams: Math.min(200_000, truth.teams.length + 1), seed });
        if (!made.ok) throw new Error(`${made.error.code} ${told}`);
        const keys = keysOf(made.value.teams);
        expect(new Set(keys).size, told).toBe(keys.length);
        if (truth.teams.length >= 200_000) continue;
        expect(made.value.shortfalls[0], told).toMatchObject({ rule: "teams", got: truth.teams.length });
        const wanted = truth.teams.map((team) => keyOf(team.members, team.captain, team.viceCaptain));
        expect(keys.toSorted().join("\n") === wanted.toSorted().join("\n"), told).toBe(true);
        if (keys.length <= 1000) expect(oneByOne(plan.value).toSorted(), told).toEqual(wanted.toSorted());
        const summed = compile(match, strategy, { ...defaultLimits, listed: 0 });
        if (!summed.ok) throw new Error(`${summed.error.code} ${told}`);
        expect(countTeams(summed.value), told).toEqual(countTeams(plan.value));
        if (keys.length <= 1000) expect(oneByOne(summed.value).toSorted(), told).toEqual(wanted.toSorted());
        const creditsAt = new Map(match.players.map((player) => [player.player_index, player.credits]));
        for (let row = 0; row < Math.min(keys.length, 20); row++) {
          const sum = membersAt(made.value.teams, row).reduce((all, index) => all + creditsAt.get(index)!, 0);
          expect(made.value.teams.credits[row], told).toBe(Math.round(sum * 100));
        }
      }
      expect(feasible).toBeGreaterThan(CASES / 10);
      expect(feasible).toBeLessThan(CASES * 0.95);
    },
  );
});
