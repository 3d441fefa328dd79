import { freshDatabase } from "./testing/fresh-database.ts";
import type { TeamColumns } from "@teamwright/engine";
import { expect, test } from "vitest";
import { attemptLinks } from "../transfer/team-links.ts";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { deleteAttempt, findAttempt, findMatch, restore } from "./attempts.ts";
import { mergeAttempts, restoreAttempts } from "./merge-attempts.ts";
import type { Merge } from "./merge-attempts.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import { storePoints } from "./points.ts";
import { replaceTeams } from "./rearrange.ts";
import { onRecordsChanged } from "./records-changed.ts";
import { renameAttempt } from "./rename-attempt.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleColumns, sampleGeneration } from "./testing/sample-teams.ts";
import { deleteNumber } from "./testing/delete-number.ts";

const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });

async function withThreeAttempts() {
  const db = freshDatabase();
  for (const teams of [10, 20, 30])
    await storeAttempt(
      { match, strategy: null, generation: sampleGeneration(teams), generationType: 2 },
      { db, now: teams },
    );
  const sizes = async () =>
    (await findMatch(match.id, db))?.attempts.map(({ id, number_of_teams }) => [id, number_of_teams]);
  const read = async (...ids: readonly number[]) =>
    (await findMatch(match.id, db))?.attempts.filter(({ id }) => ids.includes(id)) ?? [];
  return { db, sizes, read };
}

const mergeOf = (attempts: readonly AttemptRecord[], teams: TeamColumns): Merge => ({
  matchId: match.id,
  attempts,
  sets: attempts.map(({ number_of_teams }) => sampleColumns(number_of_teams)),
  teams,
});

test("merged attempts become one, and the attempts are numbered anew", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  await mergeAttempts(mergeOf(await read(1, 3), sampleColumns(40)), { db });
  expect(await sizes()).toEqual([
    [2, 40],
    [1, 20],
  ]);
  expect((await findAttempt(match.id, 2, db))?.teams.teams.count).toBe(40);
  const next = { match, strategy: null, generation: sampleGeneration(5), generationType: 2 } as const;
  expect(await storeAttempt(next, { db })).toMatchObject({ value: { attemptId: 3 } });
});

test("a merge, other teams, a deletion and each undo are reported, so that they are synchronised", async () => {
  const { db, read } = await withThreeAttempts();
  let changes = 0;
  onRecordsChanged(() => (changes += 1));
  const mergeOutcome = await mergeAttempts(mergeOf(await read(1, 3), sampleColumns(40)), { db });
  expect(changes).toBe(1);
  if (mergeOutcome.ok) await restoreAttempts(mergeOutcome.value, db);
  expect(changes).toBe(2);
  const from = (await findAttempt(match.id, 1, db))!.teams.teams;
  await replaceTeams(match.id, 1, { from, to: sampleColumns(3) }, db);
  expect(changes).toBe(3);
  const deletion = await deleteNumber(match.id, 1, db);
  expect(changes).toBe(4);
  if (deletion.ok) await restore(deletion.value, db);
  expect(changes).toBe(5);
});

test("a second merge of the same tap finds other attempts under the numbers, and loses none of them", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const merge = mergeOf(await read(1, 2), sampleColumns(25));
  expect(await mergeAttempts(merge, { db })).toMatchObject({ ok: true });
  expect(await mergeAttempts(merge, { db })).toMatchObject({ ok: false, error: { code: "not_found" } });
  expect(await sizes()).toEqual([
    [2, 25],
    [1, 30],
  ]);
});

test("undo brings the attempts back with their numbers and teams", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const attempts = await read(1, 3);
  const mergeOutcome = await mergeAttempts(mergeOf(attempts, sampleColumns(40)), { db });
  if (!mergeOutcome.ok) throw new Error("not merged");
  await restoreAttempts(mergeOutcome.value, db);
  expect(await sizes()).toEqual([
    [3, 30],
    [2, 20],
    [1, 10],
  ]);
  expect((await findAttempt(match.id, 1, db))?.teams.teams.count).toBe(10);
});

test("undo leaves teams alone that were made after the merge", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const merge = mergeOf(await read(1, 2), sampleColumns(25));
  const mergeOutcome = await mergeAttempts(merge, { db });
  if (!mergeOutcome.ok) throw new Error("not merged");
  const next = { match, strategy: null, generation: sampleGeneration(5), generationType: 2 } as const;
  await storeAttempt(next, { db });
  expect(await restoreAttempts(mergeOutcome.value, db)).toMatchObject({
    error: { message: "This was changed meanwhile, please load it again!" },
  });
  expect(await sizes()).toEqual([
    [3, 5],
    [2, 25],
    [1, 30],
  ]);
});

test("undo keeps what became of the other attempts and of the match since the merge", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const merge = mergeOf(await read(1, 3), sampleColumns(40));
  const mergeOutcome = await mergeAttempts(merge, { db });
  if (!mergeOutcome.ok) throw new Error("not merged");
  // Attempt 2 has the number 1 now.
  const [second] = await read(1);
  await renameAttempt(second!, { name: "Second", time: 5 }, db);
  await replaceTeams(match.id, 1, { from: sampleColumns(20), to: sampleColumns(7) }, db);
  await attemptLinks(second!, db).keep("a team", "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1");
  await storePoints(match.id, { status: 2, points: new Map([["cricket-0", 44]]), typedAt: 1 }, db);
  expect(await restoreAttempts(mergeOutcome.value, db)).toMatchObject({ ok: true });
  expect(await sizes()).toEqual([
    [3, 30],
    [2, 7],
    [1, 10],
  ]);
  const foundAttempt = await findAttempt(match.id, 2, db);
  expect(foundAttempt?.teams.teams.count).toBe(7);
  expect(foundAttempt?.attempt).toMatchObject({
    renamed: { name: "Second" },
    process_names: { "a team": expect.stringContaining("dream11") as unknown },
  });
  expect(foundAttempt?.match).toMatchObject({ result: true, typed_points: [{}], next_attempt: 4 });
});

test("a name and a link that come after a merge belong to the attempt that they were meant for", async () => {
  const { db, read } = await withThreeAttempts();
  const [second] = await read(2);
  const links = attemptLinks(second!, db);
  await mergeAttempts(mergeOf(await read(1, 3), sampleColumns(40)), { db });
  await renameAttempt(second!, { name: "Second", time: 5 }, db);
  await links.keep("a team", "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1");
  expect((await links.read()).size).toBe(1);
  const namesOfAttempts = (await read(1, 2)).map(({ id, renamed, process_names }) => [
    id,
    renamed?.name,
    Object.keys(process_names),
  ]);
  expect(namesOfAttempts).toEqual([
    [2, undefined, []],
    [1, "Second", ["a team"]],
  ]);
});

test("other teams take an attempt's place as a whole", async () => {
  const { db } = await withThreeAttempts();
  const change = { from: sampleColumns(20), to: sampleColumns(7) };
  await replaceTeams(match.id, 2, change, db);
  const sizes = async () => {
    const found = await findAttempt(match.id, 2, db);
    return [found?.attempt.number_of_teams, found?.teams.teams.count];
  };
  expect(await sizes()).toEqual([7, 7]);
  expect(await replaceTeams(match.id, 9, change, db)).toMatchObject({ error: { code: "not_found" } });
  // Another tab has changed them.
  expect(await replaceTeams(match.id, 2, { ...change, to: sampleColumns(5) }, db)).toMatchObject({
    error: { message: "This was changed meanwhile, please load it again!" },
  });
  expect(await sizes()).toEqual([7, 7]);
});

test("an undo of other teams makes no second attempt where they came back from another device", async () => {
  const { db, sizes } = await withThreeAttempts();
  const [from, to] = [sampleColumns(20), sampleColumns(7)];
  const before = (await findAttempt(match.id, 2, db))!;
  await replaceTeams(match.id, 2, { from, to }, db);
  await db.attempts.add({ ...before.attempt, id: 4 });
  await db.attemptTeams.add({ ...before.teams, id: 4 });
  expect(await replaceTeams(match.id, 2, { from: to, to: from }, db)).toMatchObject({
    error: { message: "This was changed meanwhile, please load it again!" },
  });
  expect(await sizes()).toEqual([
    [4, 20],
    [3, 30],
    [2, 7],
    [1, 10],
  ]);
});

test("what was sent to apps follows its attempt to the new number, and back", async () => {
  const { db, read } = await withThreeAttempts();
  const sentFrom = (attempt: number, page: string) => ({
    id: `sent-${attempt}`,
    match: { id: match.id },
    origin: {
      kind: "attempt",
      id: String(attempt),
      path: `/${page}/${match.id}/${attempt}${page === "display" ? "/9/9" : ""}`,
    },
    run: { state: "running" },
  });
  const group = {
    id: "sent-group",
    match: { id: match.id },
    origin: { kind: "group", id: "1", path: "/group" },
  };
  await db.transfers.bulkAdd([
    sentFrom(1, "display"),
    sentFrom(2, "displayauto"),
    sentFrom(3, "display"),
    group,
  ]);
  const origins = async () =>
    Object.fromEntries((await db.transfers.toArray()).map(({ id, origin }) => [id, origin]));
  const before = await origins();
  const mergeOutcome = await mergeAttempts(mergeOf(await read(1, 3), sampleColumns(40)), { db });
  expect(await origins()).toEqual({
    "sent-1": { kind: "attempt", id: "2", path: `/display/${match.id}/2/9/9` },
    "sent-2": { kind: "attempt", id: "1", path: `/displayauto/${match.id}/1` },
    "sent-3": { kind: "attempt", id: "2", path: `/display/${match.id}/2/9/9` },
    "sent-group": group.origin,
  });
  if (!mergeOutcome.ok) throw new Error("not merged");

  // Undone, what was sent in between stays noted.
  await db.transfers.update("sent-1", { run: { state: "finished" } });
  await restoreAttempts(mergeOutcome.value, db);
  expect(await origins()).toEqual(before);
  expect(await db.transfers.get("sent-1")).toMatchObject({ run: { state: "finished" } });
});

test("an attempt that was read before a merge is deleted, and not the one that has its number now", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const [second] = await read(2);
  await mergeAttempts(mergeOf(await read(1, 3), sampleColumns(40)), { db });
  const deletion = await deleteAttempt(second!, db);
  expect(await sizes()).toEqual([[2, 40]]);
  if (!deletion.ok) throw new Error("not deleted");
  await restore(deletion.value, db);
  expect(await sizes()).toEqual([
    [2, 40],
    [1, 20],
  ]);
  expect((await findAttempt(match.id, 1, db))?.teams.teams.count).toBe(20);
});

test("of two versions of an attempt none is deleted that cannot be told from the other after a merge", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const another = { match, strategy: null, generation: sampleGeneration(31), generationType: 2 } as const;
  await storeAttempt(another, { db, now: 30 });
  const [version] = await read(4);
  await mergeAttempts(mergeOf(await read(1, 2), sampleColumns(25)), { db });
  expect(await sizes()).toEqual([
    [3, 25],
    [2, 31],
    [1, 30],
  ]);
  expect(await deleteAttempt(version!, db)).toMatchObject({ ok: false, error: { code: "not_found" } });
  expect(await sizes()).toHaveLength(3);
});

test("a merge loses no teams that came to one of the attempts while it was computed", async () => {
  const { db, sizes, read } = await withThreeAttempts();
  const merge = mergeOf(await read(1, 2), sampleColumns(20));
  const repaired = { ...sampleColumns(10), captain: new Uint8Array(10).fill(5) };
  await replaceTeams(match.id, 1, { from: sampleColumns(10), to: repaired }, db);
  expect(await mergeAttempts(merge, { db })).toMatchObject({ ok: false, error: { code: "not_found" } });
  expect(await sizes()).toHaveLength(3);
  expect((await findAttempt(match.id, 1, db))?.teams.teams).toEqual(repaired);
});
