import { freshDatabase } from "./testing/fresh-database.ts";
import { expect, test } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { isEvidence } from "./attempt-record.ts";
import { countStoredTeams, deleteMatch, findAttempt, findMatch, listMatches, restore } from "./attempts.ts";
import { RecordsDatabase } from "./database.ts";
import { beginStoring } from "./store-attempt.ts";
import { refuseWrites } from "./testing/refuse-writes.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleColumns, sampleGeneration } from "./testing/sample-teams.ts";
import { deleteNumber } from "./testing/delete-number.ts";

const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });
const strategy = { sport: 0, players: [0, 1, 2], credits: [97, 100] } as const;
const attempt = (teams: number) => ({
  match,
  strategy: { ...strategy, players: [...strategy.players], credits: [97, 100] as [number, number] },
  generation: sampleGeneration(teams),
  generationType: 2 as const,
});

test("an attempt is found again with its teams, its strategy and its players", async () => {
  const db = freshDatabase();
  const outcome = await storeAttempt(attempt(500), { db, now: 1000 });
  expect(outcome).toEqual({ ok: true, value: { matchId: match.id, attemptId: 1 } });
  const foundAttempt = await findAttempt(match.id, 1, db);
  expect(foundAttempt?.attempt).toMatchObject({ number_of_teams: 500, time: 1000, seed: 7, type: "normal" });
  expect(foundAttempt?.attempt.selection_strategy).toEqual({
    sport: 0,
    players: [0, 1, 2],
    credits: [97, 100],
  });
  expect(foundAttempt?.teams.teams).toEqual(sampleColumns(500));
  expect(foundAttempt?.teams.player_list).toHaveLength(28);
  expect(foundAttempt?.match).toMatchObject({ left_name: "Harriers", status: 0, result: false });
});

test("the second attempt joins the match, and numbers of deleted attempts are not given again", async () => {
  const db = freshDatabase();
  for (const teams of [10, 20]) await storeAttempt(attempt(teams), { db });
  await deleteNumber(match.id, 2, db);
  expect(await storeAttempt(attempt(30), { db })).toMatchObject({ value: { attemptId: 3 } });
  const list = await listMatches(0, db);
  expect(list).toHaveLength(1);
  expect(list[0]?.attempts.map(({ id }) => id)).toEqual([3, 1]);
  expect(await listMatches(1, db)).toEqual([]);
});

test("two tabs that store at the same moment both keep their attempt", async () => {
  const db = freshDatabase();
  const otherTab = new RecordsDatabase(db.name);
  const outcomes = await Promise.all(
    [db, otherTab, db, otherTab].map((tab) => storeAttempt(attempt(5), { db: tab })),
  );
  const ids = outcomes.map((outcome) => (outcome.ok ? outcome.value.attemptId : 0));
  expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect((await findMatch(match.id, db))?.attempts).toHaveLength(4);
});

test("a failure in the middle of storing leaves nothing of the attempt", async () => {
  const db = freshDatabase();
  refuseWrites(db, "attemptTeams");
  const outcome = await storeAttempt(attempt(5), { db });
  expect(outcome).toEqual({
    ok: false,
    error: { code: "storage_limit_exceeded", message: "Storage Limit Exceeded!" },
  });
  expect(await db.matches.count()).toBe(0);
  expect(await db.attempts.count()).toBe(0);
});

test("an attempt has its number before it is stored, and no other tab gets that number meanwhile", async () => {
  const db = freshDatabase();
  const otherTab = new RecordsDatabase(db.name);
  const storing = await Promise.all([db, otherTab, db].map((tab) => beginStoring(attempt(5), { db: tab })));
  const ids = storing.map((outcome) => (outcome.ok ? outcome.value.attemptId : 0));
  expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  await expect.poll(async () => (await findMatch(match.id, db))?.attempts.length).toBe(3);
});

test("the number of an attempt that could not be stored is given to the next one", async () => {
  const db = freshDatabase();
  const repair = refuseWrites(db, "attemptTeams", new DOMException("The disk is gone", "UnknownError"));
  expect(await beginStoring(attempt(5), { db })).toMatchObject({ value: { attemptId: 1 } });
  await expect.poll(() => db.matches.count()).toBe(0);
  repair();
  expect(await storeAttempt(attempt(7), { db })).toMatchObject({ value: { attemptId: 1 } });
  expect((await findMatch(match.id, db))?.attempts.map((each) => each.number_of_teams)).toEqual([7]);
});

test("a store that fails for another reason says so, and keeps nothing of the attempt", async () => {
  const db = freshDatabase();
  refuseWrites(db, "attemptTeams", new DOMException("The disk is gone", "UnknownError"));
  const outcome = await storeAttempt(attempt(5), { db });
  expect(outcome).toEqual({
    ok: false,
    error: { code: "storage_unavailable", message: "Failed while storing teams!" },
  });
  expect(await db.attempts.count()).toBe(0);
});

test("match and attempt are kept under the documents' names", async () => {
  const db = freshDatabase();
  await storeAttempt(
    {
      ...attempt(15),
      type: "toss",
      generationType: 3,
      leagues: [
        { name: "grand", teams: 11, min_credits: 96.5 },
        { name: "small", teams: 3, min_credits: 97.5 },
        { name: "head-to-head", teams: 1, min_credits: 98.5 },
      ],
    },
    { db, now: 1000 },
  );
  await storeAttempt({ ...attempt(2), generationType: 99, shortcut: "my two" }, { db, now: 2000 });
  const record = { id: match.id, series_name: match.series_name, match_time: match.match_time };
  expect(await db.matches.toArray()).toMatchObject([
    {
      ...record,
      time: 1000,
      status: 0,
      result: false,
      automatic: true,
      fantasyAutomaticList: [],
      left_name: "Harriers",
      right_name: "Kestrels",
      left_image: "",
      right_image: "",
      player_list: [match.left_team_players, match.right_team_players],
    },
  ]);
  expect(await db.attempts.toArray()).toMatchObject([
    {
      match_id: match.id,
      id: 1,
      type: "toss",
      number_of_teams: 15,
      generation_type: 3,
      time: 1000,
      selection_strategy: strategy,
      shortcut: null,
      leagues: [{ teams: 11 }, { teams: 3 }, { teams: 1 }],
    },
    { id: 2, type: "normal", number_of_teams: 2, generation_type: 99, time: 2000, shortcut: "my two" },
  ]);
  const [teams] = await db.attemptTeams.toArray();
  expect(teams).toMatchObject({ match_id: match.id, id: 1, teams: { count: 15 } });
  expect(teams?.["player_list"]).toEqual([...match.left_team_players, ...match.right_team_players]);
});

test("a full store keeps what it held", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(5), { db });
  refuseWrites(db, "attemptTeams");
  await storeAttempt(attempt(6), { db });
  expect((await findAttempt(match.id, 1, db))?.teams.teams.count).toBe(5);
  expect((await findMatch(match.id, db))?.attempts).toHaveLength(1);
});

test("deleting a match takes its attempts, and undo brings all of it back", async () => {
  const db = freshDatabase();
  for (const teams of [10, 20]) await storeAttempt(attempt(teams), { db });
  const deletion = await deleteMatch(match.id, db);
  expect(await findMatch(match.id, db)).toBeNull();
  expect(await countStoredTeams(db)).toBe(0);
  if (!deletion.ok) throw new Error("not deleted");
  await restore(deletion.value, db);
  await restore(deletion.value, db);
  expect(await countStoredTeams(db)).toBe(30);
  expect((await findAttempt(match.id, 2, db))?.teams.teams.count).toBe(20);
});

test("undo keeps the teams that were made after the deletion, and brings all back beside them", async () => {
  const db = freshDatabase();
  for (const teams of [10, 20]) await storeAttempt(attempt(teams), { db });
  const deletion = await deleteMatch(match.id, db);
  if (!deletion.ok) throw new Error("not deleted");
  await storeAttempt(attempt(7), { db });
  await restore(deletion.value, db);
  expect(await countStoredTeams(db)).toBe(37);
  const sizes = async () =>
    (await findMatch(match.id, db))?.attempts.map((one) => [one.id, one.number_of_teams]);
  expect(await sizes()).toEqual(
    [
      [3, 20],
      [2, 10],
      [1, 7],
    ].toSorted(([one = 0], [other = 0]) => other - one),
  );
  await storeAttempt(attempt(5), { db });
  expect(await sizes()).toContainEqual([4, 5]);
  for (const id of [1, 2, 3, 4])
    expect((await findAttempt(match.id, id, db))?.teams.teams.count).toBe(
      (await findAttempt(match.id, id, db))?.attempt.number_of_teams,
    );
});

test("deleting what is not there says so", async () => {
  const db = freshDatabase();
  expect(await deleteNumber("nowhere", 1, db)).toMatchObject({ ok: false, error: { code: "not_found" } });
});

test("a strategy that this version cannot read costs nobody their teams", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(5), { db });
  await db.attempts.update([match.id, 1], { selection_strategy: { sport: 9 } });
  const foundAttempt = await findAttempt(match.id, 1, db);
  expect(foundAttempt?.attempt.selection_strategy).toBeNull();
  expect(foundAttempt?.teams.teams.count).toBe(5);
});

test("columns of uneven lengths are not read as teams", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(5), { db });
  const row = await db.attemptTeams.get([match.id, 1]);
  await db.attemptTeams.put({ ...row, teams: { ...sampleColumns(5), captain: new Uint8Array(3) } });
  expect(await findAttempt(match.id, 1, db)).toBeNull();
});

test("an attempt knows whether points were known when its teams were made", async () => {
  const db = freshDatabase();
  const start = Date.parse(match.match_time);
  const withPoints = (points: number) => ({
    ...match,
    left_team_players: match.left_team_players.map((player) => ({ ...player, points })),
    right_team_players: match.right_team_players.map((player) => ({ ...player, points: 0 })),
  });
  const attempts = [
    { points: 12.5, now: start - 1 },
    { points: 0, now: start + 1 },
    { points: 12.5, now: start + 1 },
    { points: 12.5, now: start + 1, madeWithPoints: false },
  ];
  for (const { points, now, ...rest } of attempts)
    await storeAttempt({ ...attempt(5), match: withPoints(points), ...rest }, { db, now });
  const storedAttempts = await Promise.all(attempts.map((_, index) => findAttempt(match.id, index + 1, db)));
  expect(storedAttempts.map((each) => each?.attempt.made_with_points)).toEqual([false, false, true, false]);
});

test("an attempt at a match that has ended is marked, though its points are not there yet", async () => {
  const db = freshDatabase();
  await storeAttempt(attempt(5), { db });
  await db.matches.update(match.id, { status: 2 });
  await storeAttempt(attempt(5), { db });
  const storedAttempts = await Promise.all([1, 2].map((id) => findAttempt(match.id, id, db)));
  expect(storedAttempts.map((each) => each && isEvidence(each.attempt))).toEqual([true, false]);
});

test("a restored attempt stands once where it came back meanwhile, and beside another version of it", async () => {
  const db = freshDatabase();
  const teams = async () =>
    (await findMatch(match.id, db))?.attempts.map(({ id, number_of_teams }) => [id, number_of_teams]);
  for (const [count, now] of [
    [5, 1000],
    [6, 2000],
  ] as const)
    await storeAttempt(attempt(count), { db, now });
  const deletion = await deleteNumber(match.id, 2, db);
  if (!deletion.ok) throw new Error("not deleted");
  // Another device sends it again.
  await storeAttempt(attempt(6), { db, now: 2000 });
  await restore(deletion.value, db);
  expect(await teams()).toEqual([
    [3, 6],
    [1, 5],
  ]);
  const again = await deleteNumber(match.id, 3, db);
  if (!again.ok) throw new Error("not deleted");
  // Another device sends a repaired one, and a merge gives it the number.
  await storeAttempt(attempt(7), { db, now: 2000 });
  await db.attempts.add({ ...(await db.attempts.get([match.id, 4]))!, id: 3 });
  await db.attemptTeams.add({ ...(await db.attemptTeams.get([match.id, 4]))!, id: 3 });
  await deleteNumber(match.id, 4, db);
  await restore(again.value, db);
  expect((await teams())?.map(([, count]) => count)).toEqual([6, 7, 5]);
});
