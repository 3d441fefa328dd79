import { expect, test } from "vitest";
import type { SumLimit } from "../constraints/constraints.ts";
import { narrow, settingOf } from "../rules/narrow.ts";
import { diceOf, randomMatch } from "../testing/cases.ts";
import { Digits } from "./side-players.ts";

test("digits of added players are their counts and weighted sums", () => {
  for (let seed = 0; seed < 50; seed++) {
    const dice = diceOf(seed);
    const match = randomMatch(dice, 0, [11, 11]);
    const setting = settingOf(match);
    const players = match.players.map((player) => player.player_index);
    const constraints = setting.ok ? narrow({ sport: 0, players }, setting.value) : setting;
    if (!constraints.ok) throw new Error(constraints.error.code);
    const limits = [3, 900, 20_000].map((most): SumLimit => {
      const weights = Array.from({ length: 70 }, () => dice.below(most + 1));
      return { rule: "groups", weightOf: ({ player_index: index }) => weights[index]!, min: 0, max: most };
    });
    const digits = new Digits({ ...constraints.value, sums: [...constraints.value.sums, ...limits] });
    expect(digits.fit).toBe(true);
    const team = dice.some(match.players, 11);
    const words = team.map((player) => digits.of(player));
    const total = (word: 0 | 1): number => words.reduce((sum, own) => sum + own[word], 0);
    expect(digits.read([total(0), total(1)])).toEqual([
      ...[0, 1, 2, 3].map((role) => team.filter((player) => player.role === role).length),
      ...limits.map(({ weightOf }) => team.reduce((sum, player) => sum + weightOf(player), 0)),
    ]);
    const many = Array.from({ length: 12 }, () => limits[2]!);
    expect(new Digits({ ...constraints.value, sums: many }).fit).toBe(false);
  }
});
