import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { findAttempt } from "#data/records/attempts.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import { sampleColumns, sampleGeneration } from "#data/records/testing/sample-teams.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import "#testing/load-english.ts";
import type { SuggestedTeams } from "#workers/forecast/forecast-calls.ts";
import { storeSuggestion } from "./store-suggestion.ts";
import { deleteNumber } from "#data/records/testing/delete-number.ts";

const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });
const none = new Float32Array(5);
const suggestion: SuggestedTeams = {
  teams: sampleColumns(5),
  chance: 0.4,
  bound: 0.4,
  random: 0.1,
  bySelection: true,
  figures: { expected: none, low: none, high: none, top: none },
};

const store = async (): Promise<number> => {
  const outcome = await storeSuggestion(match, suggestion, null);
  if (!outcome.ok) throw new Error(outcome.error);
  await expect.poll(() => findAttempt(match.id, outcome.value.attemptId)).not.toBeNull();
  return outcome.value.attemptId;
};

test("a suggestion is one attempt, until that is deleted and its number is another's", async () => {
  const [first, doubleTap] = await Promise.all([store(), store()]);
  expect(doubleTap).toBe(first);
  expect(await store()).toBe(first);
  await deleteNumber(match.id, first);
  const second = await store();
  expect((await findAttempt(match.id, second))?.teams.teams.count).toBe(5);

  await deleteNumber(match.id, second);
  const database = await import("#data/records/database.ts");
  await database.database.matches.update(match.id, { next_attempt: second });
  await beginStoring({ match, strategy: null, generation: sampleGeneration(7), generationType: 2 });
  await expect.poll(async () => (await findAttempt(match.id, second))?.teams.teams.count).toBe(7);
  const third = await store();
  expect(third).not.toBe(second);
  expect((await findAttempt(match.id, third))?.teams.teams.count).toBe(5);
});
