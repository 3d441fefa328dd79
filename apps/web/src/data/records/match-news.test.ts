import { freshDatabase } from "./testing/fresh-database.ts";
import { expect, test } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { findMatch } from "./attempts.ts";
import { listSavedMatches, saveMatch } from "./caches.ts";
import { storeMatchNews } from "./match-news.ts";
import { shownStatus } from "./match-status.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

const detail = sampleMatch(1, { left: [2, 5, 5, 3], right: [2, 5, 5, 3] });
const { left_team_players: _left, right_team_players: _right, lineup_status: _status, ...head } = detail;
const listItem = { ...head, lineup_out: false, fantasy_list: [] };
const start = Date.parse(detail.match_time);

async function storedMatch() {
  const db = freshDatabase();
  await saveMatch(listItem, 0, db);
  const attemptToStore = {
    match: detail,
    strategy: null,
    generation: sampleGeneration(5),
    generationType: 2,
  } as const;
  await storeAttempt(attemptToStore, { db, now: 0 });
  const read = async () => (await findMatch(detail.id, db))!.match;
  return { db, read };
}

test("a list tells stored and saved matches that they were postponed, and their new time", async () => {
  const { db, read } = await storedMatch();
  expect(shownStatus(await read(), start)).toBe(1);
  await storeMatchNews([{ ...listItem, disruption: "postponed" }], db);
  expect(shownStatus(await read(), start)).toBe(0);
  expect((await listSavedMatches(0, db))[0]?.match.disruption).toBe("postponed");

  const later = new Date(start + 86_400_000).toISOString();
  await storeMatchNews([{ ...listItem, match_time: later }], db);
  expect(await read()).toMatchObject({ match_time: later, next_attempt: 2 });
  expect(await read()).not.toHaveProperty("disruption");
  expect(shownStatus(await read(), start)).toBe(0);
  expect(shownStatus(await read(), Date.parse(later))).toBe(1);
});

test("a match called off is over before its time, and keeps its teams", async () => {
  const { db, read } = await storedMatch();
  await storeMatchNews([{ ...listItem, disruption: "cancelled" }], db);
  expect(shownStatus(await read(), start - 1)).toBe(2);
  expect((await findMatch(detail.id, db))?.attempts).toHaveLength(1);
});

test("matches that are not stored are not added", async () => {
  const db = freshDatabase();
  expect(await storeMatchNews([{ ...listItem, disruption: "postponed" }], db)).toMatchObject({ ok: true });
  expect(await findMatch(detail.id, db)).toBeNull();
  expect(await listSavedMatches(0, db)).toEqual([]);
});
