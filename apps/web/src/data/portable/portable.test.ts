import { freshDatabase } from "../records/testing/fresh-database.ts";
import { dataFileSchema } from "@teamwright/contract/data-file";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAttempt, listMatches } from "../records/attempts.ts";
import { saveMatch } from "../records/caches.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { mergeAttempts } from "../records/merge-attempts.ts";
import { refuseWrites } from "../records/testing/refuse-writes.ts";
import { storePoints } from "../records/points.ts";
import { emptyDraft } from "../strategy/draft.ts";
import { listOtherDrafts, swapDraft } from "../strategy/other-drafts.ts";
import { createStrategyStore, DRAFT_KEY } from "../strategy/store.ts";
import { MemoryKeys } from "../strategy/testing/memory-keys.ts";
import { attemptLinks, deviceLinks } from "../transfer/team-links.ts";
import type { SliceOptions } from "#lib/slices.ts";
import { addsSomething, importData, summarize } from "./import-file.ts";
import { readDataFile } from "./read-file.ts";
import { columns, match, NOW, store } from "./testing/sample-attempts.ts";
import { writeDataFile } from "./write-file.ts";

const newDevice = () => ({ db: freshDatabase(), keys: new MemoryKeys(), now: NOW });
type TestDevice = ReturnType<typeof newDevice>;

const write = (device: TestDevice) => writeDataFile(null, { ...device, now: new Date(NOW) });

async function read(file: Blob) {
  const outcome = await readDataFile(file);
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.detail}`);
  return outcome.value;
}

async function bring(from: TestDevice, to: TestDevice) {
  const file = await read(await write(from));
  const summary = await summarize(file, to);
  expect(await importData(file, to)).toEqual({ ok: true, value: undefined });
  return summary;
}

const withChange = async (file: Blob, change: (text: string) => string) =>
  new Blob([change(await file.text())]);

/** The content of every attempt, without its number. */
async function contentsOf(db: RecordsDatabase): Promise<string[]> {
  const rows = await db.attempts.toArray();
  const foundAttempts = await Promise.all(rows.map((row) => findAttempt(match.id, Number(row["id"]), db)));
  return foundAttempts
    .map((one) => JSON.stringify([one?.attempt.time, Array.from(one?.teams.teams.members ?? [])]))
    .toSorted();
}

const linksIn = async (db: RecordsDatabase) =>
  attemptLinks((await findAttempt(match.id, 1, db))!.attempt, db);

const linkFrom = (device: string | number): string =>
  encodeURIComponent(`https://www.dream11.com/team/${device}`);

describe("a file of all data", () => {
  test("brings attempts, points, links, strategies, saved matches and settings to a new device, as they were", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    await store(phone.db, columns(40));
    await store(phone.db, columns(3, 5), NOW + 1);
    await (await linksIn(phone.db)).keep("1.2:1:2", linkFrom("phone"));
    const strategies = createStrategyStore(phone.keys, () => new Date(NOW));
    strategies.open(match.id, 0);
    strategies.changeBounds({ players: [1, 2, 3] });
    strategies.change({ edits: { "12": { credits: 9 } } });
    strategies.setRules(1);
    phone.keys.setItem("language", "te");
    await saveMatch({ ...listItem(), id: match.id }, NOW, phone.db);

    expect(await bring(phone, tablet)).toMatchObject({
      attempts: 2,
      teams: 43,
      drafts: 1,
      savedMatches: 1,
      settings: 2,
    });
    for (const id of [1, 2])
      expect(await findAttempt(match.id, id, tablet.db)).toEqual(await findAttempt(match.id, id, phone.db));
    expect(await listMatches(0, tablet.db)).toEqual(await listMatches(0, phone.db));
    expect(createStrategyStore(tablet.keys, () => new Date(NOW)).get()).toMatchObject({
      rules: 1,
      drafts: { [match.id]: { strategy: { players: [1, 2, 3] }, edits: { "12": { credits: 9 } } } },
    });
    expect(tablet.keys.getItem("language")).toBe("te");
    expect(await tablet.db.savedMatches.count()).toBe(1);

    expect(addsSomething(await bring(phone, tablet))).toBe(false);
    expect(await write(tablet).then((file) => file.text())).toBe(await (await write(phone)).text());
  });

  test("joins the links of an attempt that the device has already", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    await store(phone.db, columns(4));
    await bring(phone, tablet);
    await (await linksIn(phone.db)).keep("1.2:1:2", linkFrom("phone"));
    await (await linksIn(tablet.db)).keep("3.4:3:4", linkFrom("tablet"));
    expect(await bring(phone, tablet)).toMatchObject({ attempts: 0, sameAttempts: 1, transfers: 1 });
    expect(Object.fromEntries(await (await linksIn(tablet.db)).read())).toEqual({
      "1.2:1:2": linkFrom("phone"),
      "3.4:3:4": linkFrom("tablet"),
    });
    expect(addsSomething(await bring(phone, tablet))).toBe(false);
  });

  test("with text that is no link brings everything else", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    await store(phone.db, columns(4));
    for (const at of ["1.2:1:2", "3.4:3:4"]) {
      await (await linksIn(phone.db)).keep(at, linkFrom(at.length + at));
      await deviceLinks(match.id, phone.db).keep(at, linkFrom(at.length + at));
    }
    const bad = encodeURIComponent(linkFrom("71.2:1:2")).replaceAll("%25", "%");
    const file = await withChange(await write(phone), (text) => text.replaceAll(bad, "%"));
    expect(await file.text()).toContain(':"%"');
    expect(await importData(await read(file), tablet)).toEqual({ ok: true, value: undefined });
    const rest = new Map([["3.4:3:4", linkFrom("73.4:3:4")]]);
    expect(await (await linksIn(tablet.db)).read()).toEqual(rest);
    expect(await deviceLinks(match.id, tablet.db).read()).toEqual(rest);
  });

  test("is what the published schema says", async () => {
    const device = newDevice();
    await store(device.db, columns(5));
    expect(dataFileSchema.safeParse(JSON.parse(await (await write(device)).text())).error).toBeUndefined();
  });

  test("any two devices hold the same attempts after each has read the other's file, and lose none", async () => {
    // Few moments and few sets of teams, so that equal attempts and conflicts are frequent.
    const attempt = fc.record({ time: fc.integer({ min: 0, max: 2 }), from: fc.integer({ min: 0, max: 2 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempt, { maxLength: 5 }),
        fc.array(attempt, { maxLength: 5 }),
        async (one, other) => {
          const [left, right] = [newDevice(), newDevice()];
          for (const [device, list] of [
            [left, one],
            [right, other],
          ] as const)
            for (const { time, from } of list) await store(device.db, columns(2, from), NOW + time);
          const before = [...(await contentsOf(left.db)), ...(await contentsOf(right.db))];
          await bring(left, right);
          await bring(right, left);
          const after = await contentsOf(left.db);
          expect(new Set(after)).toEqual(new Set(before));
          expect(new Set(await contentsOf(right.db))).toEqual(new Set(before));
          for (const [from, to] of [
            [left, right],
            [right, left],
          ] as const)
            expect(addsSomething(await bring(from, to))).toBe(false);
          expect(await store(left.db, columns(1), NOW + 9)).toMatchObject({ ok: true });
        },
      ),
      { numRuns: 25 },
    );
  });

  test("keeps both versions of an attempt and of a strategy", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    await store(phone.db, columns(4));
    await store(tablet.db, columns(4, 9));
    const draft = (changedAt: string, players: number[]) => ({
      ...emptyDraft(match.id, 0, changedAt),
      strategy: { sport: 0 as const, players },
    });
    const [early, late] = [draft("2030-01-01T08:00:00.000Z", [1]), draft("2030-01-01T09:00:00.000Z", [2])];
    phone.keys.setItem(DRAFT_KEY + match.id, JSON.stringify(late));
    tablet.keys.setItem(DRAFT_KEY + match.id, JSON.stringify(early));

    expect(await bring(phone, tablet)).toMatchObject({
      attempts: 1,
      bothAttempts: 1,
      drafts: 0,
      bothDrafts: 1,
    });
    expect((await listMatches(0, tablet.db))[0]?.attempts).toHaveLength(2);
    const current = () =>
      createStrategyStore(tablet.keys, () => new Date(NOW)).get().drafts[match.id]?.strategy.players;
    expect(current()).toEqual([2]);
    expect(listOtherDrafts(tablet.keys)).toEqual([early]);

    swapDraft(tablet.keys, early, new Date(NOW).toISOString());
    expect(current()).toEqual([1]);
    expect(listOtherDrafts(tablet.keys)).toEqual([late]);
    expect(addsSomething(await bring(phone, tablet))).toBe(false);
  });

  test("takes points that this device does not have, and leaves its own", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    for (const device of [phone, tablet]) await store(device.db, columns(2));
    await phone.db.matches.update(match.id, { result: true, status: 2 });
    expect(await bring(phone, tablet)).toMatchObject({ attempts: 0, points: 1 });
    expect((await listMatches(0, tablet.db))[0]?.match).toMatchObject({ result: true, status: 2 });
    expect(addsSomething(await bring(phone, tablet))).toBe(false);
  });

  test("keeps both versions of points that were typed on both devices", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    const player = match.left_team_players[0]?.player_fixed_id ?? "";
    for (const [device, typedAt] of [
      [phone, 1],
      [tablet, 2],
    ] as const) {
      await store(device.db, columns(2));
      await storePoints(match.id, { status: 2, points: new Map([[player, typedAt]]), typedAt }, device.db);
    }
    for (const [from, to] of [
      [phone, tablet],
      [tablet, phone],
    ] as const)
      expect(await bring(from, to)).toMatchObject({ attempts: 0, points: 1 });
    for (const { db } of [phone, tablet]) {
      const stored = (await listMatches(0, db))[0]?.match;
      expect(stored?.typed_points?.map(({ time }) => time)).toEqual([2, 1]);
      expect(stored?.player_list[0][0]?.points).toBe(2);
    }
    expect(addsSomething(await bring(phone, tablet))).toBe(false);
  });

  test.each([
    ["cut off", "damaged", (text: string) => text.slice(0, -40)],
    [
      "a captain who is not in the team",
      "damaged",
      (text: string) => text.replace('"captain":', '"captain":77,"_":'),
    ],
    ["a team less", "damaged", (text: string) => text.replace('"number_of_teams":4', '"number_of_teams":5')],
    ["another program's", "other", () => '{"teams":[]}'],
    ["of a later version", "newer", (text: string) => text.replace('"version":1', '"version":2')],
    [
      "with a record of a later version",
      "newer",
      (text: string) => text.replace('"attempt":{"version":3', '"attempt":{"version":4'),
    ],
  ])("is refused when it is %s", async (_, code, change) => {
    const device = newDevice();
    await store(device.db, columns(4));
    const file = await withChange(await write(device), change);
    expect(await readDataFile(file)).toMatchObject({ ok: false, error: { code } });
  });

  test("holds 25,000 teams", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    await store(phone.db, columns(25_000));
    expect(await bring(phone, tablet)).toMatchObject({ attempts: 1, teams: 25_000 });
    expect((await findAttempt(match.id, 1, tablet.db))?.teams.teams).toEqual(columns(25_000));
  });

  test("is read with its parts in another order and with spaces, as another program may write it", async () => {
    const device = newDevice();
    await store(device.db, columns(300));
    const file = await write(device);
    const turnKeys = (_: string, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value;
    const other = await withChange(file, (text) => JSON.stringify(JSON.parse(text, turnKeys), null, 2));
    expect((await read(other)).attempts).toEqual((await read(file)).attempts);
  });

  test("reading and writing tell their progress, and stop when they are cancelled", async () => {
    const device = newDevice();
    await store(device.db, columns(25_000));
    const file = await write(device);
    for (const work of [
      (options: SliceOptions) => writeDataFile(null, { ...device, now: new Date(NOW) }, options),
      (options: SliceOptions) => readDataFile(file, options),
    ]) {
      const shares: number[] = [];
      await work({ onProgress: (share) => shares.push(share) });
      expect(shares).not.toEqual([]);
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
    const cancel = () => {
      const stop = new AbortController();
      return { signal: stop.signal, onProgress: () => stop.abort() };
    };
    await expect(writeDataFile(null, { ...device, now: new Date(NOW) }, cancel())).rejects.toThrow("abort");
    expect(await readDataFile(file, cancel())).toMatchObject({ ok: false, error: { code: "cancelled" } });
  });

  test("a merge while the file is written gives no attempt the teams of another one", async () => {
    const device = newDevice();
    for (const [time, count] of [25_000, 2, 3].entries())
      await store(device.db, columns(count, time), NOW + time);
    const attempts = (await listMatches(0, device.db))[0]!.attempts.filter(({ id }) => id < 3);
    const sets = attempts.map(({ id }) => columns(id === 1 ? 25_000 : 2, id - 1));
    let merge: Promise<unknown> | undefined;
    const onProgress = () => {
      merge ??= mergeAttempts({ matchId: match.id, attempts, sets, teams: columns(4) }, { db: device.db });
    };
    const file = await readDataFile(
      await writeDataFile(null, { ...device, now: new Date(NOW) }, { onProgress }),
    );
    expect(await merge).toMatchObject({ ok: true });
    const writtenAttempts = file.ok ? file.value.attempts : [];
    expect(writtenAttempts.map(({ attempt, teams }) => [attempt.time - NOW, teams.teams.count])).toEqual([
      [0, 25_000],
      [2, 3],
    ]);
  });

  test("adds nothing when the device refuses a part of it", async () => {
    const [phone, tablet] = [newDevice(), newDevice()];
    await store(phone.db, columns(2));
    await saveMatch({ ...listItem(), id: match.id }, NOW, phone.db);
    const file = await read(await write(phone));
    refuseWrites(tablet.db, "savedMatches");
    expect(await importData(file, tablet)).toMatchObject({
      ok: false,
      error: { code: "storage_limit_exceeded" },
    });
    expect(await tablet.db.attempts.count()).toBe(0);
  });
});

function listItem() {
  return {
    id: match.id,
    match_time: match.match_time,
    series_name: match.series_name,
    left_team_name: match.left_team_name,
    right_team_name: match.right_team_name,
    left_team_image: "",
    right_team_image: "",
    sport_index: 0 as const,
    automatic: true,
    lineup_out: false,
    fantasy_list: [],
  };
}
