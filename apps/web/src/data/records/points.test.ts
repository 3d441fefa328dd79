import { DAY } from "@teamwright/domain/durations";
import { freshDatabase } from "./testing/fresh-database.ts";
import { expect, test, vi } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { findMatch } from "./attempts.ts";
import type { PointsSource } from "./match-record.ts";
import { isOld, shownStatus } from "./match-status.ts";
import { pointsByIndex, storePoints } from "./points.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

const match = sampleMatch(3, { left: [3, 2, 3], right: [3, 2, 3] });
const attempt = { match, strategy: null, generation: sampleGeneration(5), generationType: 2 } as const;

test("points are kept by player_fixed_id, and a later attempt does not lose them", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt, { db });
  const outcome = await storePoints(match.id, { status: 2, points: new Map([["kabaddi-3", 41.5]]) }, db);
  expect(outcome).toMatchObject({ ok: true, value: { status: 2, result: true } });
  await storeAttempt(attempt, { db });
  const foundMatch = (await findMatch(match.id, db))?.match;
  expect(foundMatch && pointsByIndex(foundMatch)[3]).toBe(41.5);
  expect(foundMatch?.status).toBe(2);
});

test("what points are made of is kept with them, and goes when points come by hand", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt, { db });
  const points = new Map([["kabaddi-3", 12]]);
  const parts = new Map([["kabaddi-3", [{ rule: "touch", times: 1.5, points: 12 }]]]);
  const scoring: PointsSource = {
    rule_set: "dream11-kabaddi",
    warnings: [{ code: "all-outs-unknown", subject: null }],
    marks: { "kabaddi-3": ["all-outs-unknown"] },
  };
  await storePoints(match.id, { status: 1, points, parts, scoring }, db);
  await storeAttempt(attempt, { db });
  const keptParts = { "kabaddi-3": [{ rule: "touch", times: 1.5, points: 12 }] };
  expect((await findMatch(match.id, db))?.match).toMatchObject({ parts: keptParts, scoring });
  await storePoints(match.id, { status: 2, points: new Map([["kabaddi-3", 20]]) }, db);
  expect((await findMatch(match.id, db))?.match).not.toHaveProperty("parts");
  expect((await findMatch(match.id, db))?.match).not.toHaveProperty("scoring");
});

test("points that are known already are not written again", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt, { db });
  const pointsUpdate = { status: 1, points: new Map([["kabaddi-3", 41.5]]) } as const;
  await storePoints(match.id, pointsUpdate, db);
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  await storePoints(match.id, pointsUpdate, db);
  expect(put).toHaveBeenCalledTimes(0);
  await storePoints(match.id, { ...pointsUpdate, status: 2 }, db);
  expect(put).toHaveBeenCalledTimes(1);
});

test("points of a match that is not stored are refused", async () => {
  expect(await storePoints("nowhere", { status: 1, points: new Map() }, freshDatabase())).toMatchObject({
    ok: false,
    error: { code: "not_found" },
  });
});

test("a match past its time is shown in progress, and is old 7 days after it", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt, { db });
  const record = (await findMatch(match.id, db))!.match;
  const start = Date.parse(match.match_time);
  expect([shownStatus(record, start - 1), shownStatus(record, start)]).toEqual([0, 1]);
  expect([isOld(record, start + 7 * DAY), isOld(record, start + 7 * DAY + 1)]).toEqual([false, true]);
});
