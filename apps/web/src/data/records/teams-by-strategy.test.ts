import { freshDatabase } from "./testing/fresh-database.ts";
import { expect, test } from "vitest";
import type { Strategy } from "@teamwright/domain";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { teamsByStrategy } from "./teams-by-strategy.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

test("the teams of the strategy come apart from the match's others, whatever the order of its keys", async () => {
  const db = freshDatabase();
  const match = sampleMatch(0, { left: [1, 4, 3, 4], right: [1, 4, 3, 4] });
  const myStrategy: Strategy = { sport: 0, players: [1, 2, 3], min_difference: 2 };
  const store = (strategy: Strategy | null, teams: number) =>
    storeAttempt({ match, strategy, generationType: 2, generation: sampleGeneration(teams) }, { db });
  await store(myStrategy, 3);
  await store({ ...myStrategy, min_difference: 3 }, 4);
  await store({ min_difference: 2, players: [1, 2, 3], sport: 0 }, 5);
  await store(null, 6);
  const { same, others } = await teamsByStrategy(match.id, myStrategy, db);
  expect(same.map(({ count }) => count)).toEqual([3, 5]);
  expect(others.map(({ count }) => count)).toEqual([4, 6]);
});
