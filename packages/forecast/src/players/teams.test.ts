import { expect, test } from "vitest";
import { learnLineup, lineupChances } from "./teams.ts";
import type { LineupShares } from "./teams.ts";

const names = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${first}${index}`);

test("chances to play follow a side's recent line-ups and add up to eleven", () => {
  const shares: LineupShares = new Map();
  const regulars = names("regular-", 9);
  for (const match of [0, 1, 2, 3, 4, 5])
    learnLineup(shares, "men/Team", [
      ...regulars,
      ...(match < 3 ? names("former-", 2) : names("current-", 2)),
    ]);
  const squad = [...regulars, ...names("former-", 2), ...names("current-", 2), ...names("new-", 2)];
  const chances = lineupChances(shares, "men/Team", squad, 11);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(11, 6);
  const [regular, former, current, unknown] = [0, 9, 11, 13].map((index) => chances[index]!);
  expect(regular).toBeGreaterThan(current!);
  expect(current).toBeGreaterThan(former!);
  expect(former).toBeGreaterThan(unknown!);
  expect(unknown).toBeGreaterThan(0);
});

test("a squad of eleven plays", () => {
  expect(lineupChances(new Map(), "men/Team", names("player-", 11), 11)).toEqual(Array(11).fill(1));
});
