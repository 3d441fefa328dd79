import { expect, test } from "vitest";
import type { SumLimit } from "../constraints/constraints.ts";
import { Judge } from "../constraints/judge.ts";
import { drawEvenly } from "../drawing/draw-evenly.ts";
import { defaultLimits } from "./limits.ts";
import { planOf } from "../plan/compile.ts";
import { seededGenerator } from "../random/generator.ts";
import { narrow, settingOf } from "../rules/narrow.ts";
import { membersOf } from "../team-set/members.ts";
import { diceOf, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";

test("teams between the bounds of any weighted sums are counted and drawn exactly", () => {
  const seed = runSeed();
  let boundedCount = 0;
  for (let round = 0; round < 120; round++) {
    const dice = diceOf(seed + round);
    const note = `TEAMWRIGHT_SEED=${seed + round}`;
    const match = randomMatch(dice);
    const players = match.players.map((player) => player.player_index);
    const strategy = dice.chance(60) ? { sport: match.sport, players } : randomStrategy(dice, match);
    const setting = settingOf(match);
    const constraints = setting.ok ? narrow(strategy, setting.value) : setting;
    if (!constraints.ok) throw new Error(constraints.error.code);
    const limits = Array.from({ length: dice.between(1, 2) }, (): SumLimit => {
      const most = dice.pick([1, 3, 40, 2500]);
      const weights = Array.from({ length: 70 }, () => dice.below(most + 1));
      const min = dice.chance(70) ? dice.below(6 * most) : 0;
      const max = dice.chance(70) ? min + dice.below(4 * most) : Infinity;
      return { rule: "groups", weightOf: ({ player_index: index }) => weights[index]!, min, max };
    });
    const sums = [...constraints.value.sums, ...limits];
    const plan = planOf(match, strategy, { ...constraints.value, sums }, defaultLimits);
    if (!plan.ok) throw new Error(`${note}: ${plan.error.code}`);
    const playerAt = new Map(match.players.map((player) => [player.player_index, player]));
    const all = oracleTeams(match, strategy).teams;
    const teams = all.filter(({ members }) =>
      limits.every(({ weightOf, min, max }) => {
        const sum = members.reduce((total, player) => total + weightOf(playerAt.get(player)!), 0);
        return sum >= min && sum <= max;
      }),
    );
    expect(plan.value.join.teams, note).toBe(teams.length);
    const drawnTeams = drawEvenly(plan.value, Math.min(50, teams.length), seededGenerator(1), {});
    const judge = new Judge(plan.value.constraints);
    for (let row = 0; row < (drawnTeams?.count ?? 0); row++)
      expect(judge.brokenByPlayers(membersOf(drawnTeams!, row)), note).toBeUndefined();
    if (teams.length > 0 && teams.length < all.length) boundedCount++;
  }
  expect(boundedCount).toBeGreaterThan(10);
});
