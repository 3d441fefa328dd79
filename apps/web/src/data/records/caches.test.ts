import { DAY } from "@teamwright/domain/durations";
import { freshDatabase } from "./testing/fresh-database.ts";
import { expect, test } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { dropExpired, findTeamData, keepTeamData, listSavedMatches, saveMatch } from "./caches.ts";
import { findMatch } from "./attempts.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

const detail = sampleMatch(1, { left: [2, 5, 5, 3], right: [2, 5, 5, 3] });
const { left_team_players: _left, right_team_players: _right, lineup_status: _status, ...head } = detail;
const listItem = { ...head, lineup_out: true, fantasy_list: [] };

test("a match is saved once, and leaves the list after 7 days", async () => {
  const db = freshDatabase();
  expect(await saveMatch(listItem, 0, db)).toEqual({ ok: true, value: true });
  expect(await saveMatch(listItem, 5, db)).toEqual({ ok: true, value: false });
  expect(await listSavedMatches(7 * DAY - 1, db)).toHaveLength(1);
  expect(await listSavedMatches(7 * DAY, db)).toHaveLength(0);
});

test("cached team data is dropped after 2 days, after 7 with the account's flag", async () => {
  const db = freshDatabase();
  await keepTeamData(detail, 0, db);
  await dropExpired({ longRetention: true, now: 3 * DAY }, db);
  expect((await findTeamData(detail.id, db))?.detail).toEqual(detail);
  await dropExpired({ longRetention: false, now: 3 * DAY }, db);
  expect(await findTeamData(detail.id, db)).toBeNull();
});

test("generated teams outlive every sweep", async () => {
  const db = freshDatabase();
  await storeAttempt(
    { match: detail, strategy: null, generation: sampleGeneration(5), generationType: 2 },
    { db, now: 0 },
  );
  await dropExpired({ longRetention: false, now: 400 * DAY }, db);
  expect((await findMatch(detail.id, db))?.attempts).toHaveLength(1);
});
