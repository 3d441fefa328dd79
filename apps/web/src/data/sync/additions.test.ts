import { freshDatabase } from "../records/testing/fresh-database.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { storeSample } from "../portable/testing/sample-attempts.ts";
import { findAttempt, findMatch } from "../records/attempts.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { storePoints } from "../records/points.ts";
import { renameAttempt } from "../records/rename-attempt.ts";
import { attemptLinks } from "../transfer/team-links.ts";
import { newVault } from "./keys.ts";
import type { SyncKeys } from "./keys.ts";
import { runSync } from "./run-sync.ts";
import { newState, readState, writeState } from "./sync-state.ts";
import { MemoryServer } from "./testing/memory-server.ts";
import { deleteNumber } from "../records/testing/delete-number.ts";

const MATCH = "cricket-1";
let keys: SyncKeys;
beforeAll(async () => {
  ({ keys } = await newVault("five boats in a quiet harbour"));
});

async function newDevice(server: MemoryServer) {
  const db = freshDatabase();
  await writeState(newState("me", server.id, keys), db);
  return db;
}
const run = (db: RecordsDatabase, server: MemoryServer) => runSync("me", server, db);

const matchOf = async (db: RecordsDatabase) => (await findMatch(MATCH, db))?.match;
const pointsOf = async (db: RecordsDatabase) =>
  Object.fromEntries(
    (await matchOf(db))?.player_list.flat().map((each) => [each.player_fixed_id, each.points]) ?? [],
  );
const firstPlayer = async (db: RecordsDatabase) =>
  (await matchOf(db))?.player_list[0][0]?.player_fixed_id ?? "";
const type = async (db: RecordsDatabase, value: number, typedAt: number) =>
  storePoints(MATCH, { status: 2, points: new Map([[await firstPlayer(db), value]]), typedAt }, db);
const shownPoints = async (db: RecordsDatabase) => (await pointsOf(db))[await firstPlayer(db)];
const attemptIn = async (db: RecordsDatabase, id = 1) => (await findAttempt(MATCH, id, db))!.attempt;
const linksIn = async (db: RecordsDatabase, id = 1) => attemptLinks(await attemptIn(db, id), db);
const linksOf = async (db: RecordsDatabase, id = 1) =>
  Object.fromEntries(await (await linksIn(db, id)).read());

const rename = async (db: RecordsDatabase, name: string, time: number) =>
  renameAttempt(await attemptIn(db), { name, time }, db);
const chosenName = async (db: RecordsDatabase) => (await findAttempt(MATCH, 1, db))?.attempt.renamed;

/** Two devices with one attempt, which both have from the server. */
async function synchronise() {
  const server = new MemoryServer();
  const [phone, tablet] = [await newDevice(server), await newDevice(server)];
  await storeSample(phone, {});
  for (const device of [phone, tablet]) await run(device, server);
  return { server, phone, tablet };
}

const live = ({ items }: MemoryServer) => [...items.values()].filter(({ content }) => content !== null);

const linkFrom = (device: string | number): string =>
  encodeURIComponent(`https://www.dream11.com/team/${device}`);

describe("what is added to an attempt later", () => {
  test("reaches the other device: typed points, and links of teams of both", async () => {
    const { server, phone, tablet } = await synchronise();
    await type(phone, 41.5, 10);
    await (await linksIn(phone)).keep("1.2:1:2", linkFrom("phone"));
    await (await linksIn(tablet)).keep("3.4:3:4", linkFrom("tablet"));
    for (const device of [phone, tablet, phone]) expect(await run(device, server)).toBe("done");
    expect(await matchOf(tablet)).toMatchObject({ status: 2, result: true });
    expect(await pointsOf(tablet)).toEqual(await pointsOf(phone));
    expect(await shownPoints(tablet)).toBe(41.5);
    const bothLinks = { "1.2:1:2": linkFrom("phone"), "3.4:3:4": linkFrom("tablet") };
    for (const device of [phone, tablet]) expect(await linksOf(device)).toEqual(bothLinks);
    // The attempt, its links and the points of its match; what they replaced is gone.
    for (const device of [tablet, phone]) await run(device, server);
    expect(live(server)).toHaveLength(3);
    const before = server.revision;
    for (const device of [phone, tablet, phone]) await run(device, server);
    expect(server.revision).toBe(before);
  });

  test("points that are typed again replace the earlier ones; those typed on both devices are both kept", async () => {
    const { server, phone, tablet } = await synchronise();
    await type(phone, 1, 10);
    for (const device of [phone, tablet]) await run(device, server);
    await type(phone, 2, 20);
    for (const device of [phone, tablet]) await run(device, server);
    expect(await matchOf(tablet)).toMatchObject({ typed_points: [{ time: 20 }] });

    await type(phone, 3, 30);
    await type(tablet, 4, 40);
    for (const device of [phone, tablet, phone]) await run(device, server);
    for (const device of [phone, tablet]) {
      expect(await shownPoints(device)).toBe(4);
      expect((await matchOf(device))?.typed_points?.map(({ time }) => time)).toEqual([40, 30]);
    }
    // Who types them once more has decided for all devices.
    await type(tablet, 3, 50);
    for (const device of [tablet, phone]) await run(device, server);
    expect(await shownPoints(phone)).toBe(3);
    expect((await matchOf(phone))?.typed_points).toHaveLength(1);
  });

  test("an attempt that was sent before points were typed again does not bring the earlier ones back", async () => {
    const { server, phone } = await synchronise();
    await type(phone, 1, 10);
    await run(phone, server);
    await storeSample(phone, { from: 5, time: 5 });
    await run(phone, server);
    await type(phone, 2, 20);
    await run(phone, server);
    const late = await newDevice(server);
    await run(late, server);
    expect((await matchOf(late))?.typed_points?.map(({ time }) => time)).toEqual([20]);
    expect(await shownPoints(late)).toBe(2);
  });

  test("points of a feed stay where they are, and typed points are dropped on the server when it replaces them", async () => {
    const { server, phone, tablet } = await synchronise();
    await type(phone, 5, 10);
    for (const device of [phone, tablet]) await run(device, server);
    await storePoints(MATCH, { status: 2, points: new Map([[await firstPlayer(phone), 6]]) }, phone);
    for (const device of [phone, tablet]) await run(device, server);
    expect(live(server)).toHaveLength(1);
    expect(await shownPoints(tablet)).toBe(5);
    expect((await matchOf(tablet))?.typed_points).toEqual([]);
  });

  test("a name reaches the other device; of two names the later one counts, and the earlier one goes", async () => {
    const { server, phone, tablet } = await synchronise();
    await rename(phone, "For the mega league", 10);
    for (const device of [phone, tablet]) await run(device, server);
    expect(await chosenName(tablet)).toEqual({ name: "For the mega league", time: 10 });

    await rename(phone, "Safe", 20);
    await rename(tablet, "Risky", 30);
    for (const device of [phone, tablet, phone, tablet, phone]) await run(device, server);
    for (const device of [phone, tablet]) expect((await chosenName(device))?.name).toBe("Risky");
    expect(live(server)).toHaveLength(2);
    const late = await newDevice(server);
    await run(late, server);
    expect((await chosenName(late))?.name).toBe("Risky");

    await rename(tablet, "", 40);
    for (const device of [tablet, phone, late]) await run(device, server);
    for (const device of [phone, late]) expect(await chosenName(device)).toEqual({ name: "", time: 40 });
  });

  test("waits on a device for the attempt and the match that it belongs to", async () => {
    const { server, phone } = await synchronise();
    await type(phone, 7, 10);
    await (await linksIn(phone)).keep("1.2:1:2", linkFrom("phone"));
    await run(phone, server);
    const [[name, attempt]] = [...server.items] as [[string, { revision: number; content: string | null }]];
    const keptContent = attempt.content;
    attempt.content = null;
    const late = await newDevice(server);
    expect(await run(late, server)).toBe("done");
    expect(await matchOf(late)).toBeUndefined();
    server.items.set(name, { revision: ++server.revision, content: keptContent });
    expect(await run(late, server)).toBe("done");
    expect(await shownPoints(late)).toBe(7);
    expect(await linksOf(late)).toEqual({ "1.2:1:2": linkFrom("phone") });
    expect(await readState(late)).toMatchObject({ waiting: {} });
  });

  test("is taken by a device whose version passed over it before", async () => {
    const { server, phone, tablet } = await synchronise();
    await type(phone, 8, 10);
    await run(phone, server);
    const state = await readState(tablet);
    const { additions: _additions, waiting: _waiting, ...old } = { ...state!, revision: server.revision };
    await tablet.syncState.put(old);
    expect(await run(tablet, server)).toBe("done");
    expect(await shownPoints(tablet)).toBe(8);
  });

  test("a name is taken by a device whose version took links and points only", async () => {
    const { server, phone, tablet } = await synchronise();
    await rename(phone, "Safe", 10);
    await run(phone, server);
    const { names: _names, ...old } = { ...(await readState(tablet))!, revision: server.revision };
    await tablet.syncState.put(old);
    expect(await run(tablet, server)).toBe("done");
    expect((await chosenName(tablet))?.name).toBe("Safe");
  });

  test("whatever two devices type, link, name, delete and break off, they end equal, and every link stays", async () => {
    const action = fc.record({
      on: fc.constantFrom(0, 1),
      what: fc.constantFrom(
        "points",
        "link",
        "name",
        "delete",
        "store",
        "run",
        "broken run",
        "broken run",
        "lost reply",
      ),
      value: fc.integer({ min: 0, max: 3 }),
      calls: fc.integer({ min: 0, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const { server, phone, tablet } = await synchronise();
        const devices = [phone, tablet] as const;
        let time = 0;
        const links = new Set<string>();
        for (const { on, what, value, calls } of actions) {
          const device = devices[on]!;
          time += 1;
          if (what === "points") await type(device, value, time);
          else if (what === "link") {
            await (await linksIn(device)).keep(`team ${value}`, linkFrom(time));
            if (await findAttempt(MATCH, 1, device)) links.add(`team ${value}`);
          } else if (what === "name") {
            await rename(device, `name ${value}`, time);
          } else if (what === "delete") {
            await deleteNumber(MATCH, 2, device);
          } else if (what === "store") await storeSample(device, { from: value + 1, time: value + 1 });
          else {
            server.calls = what === "broken run" ? calls : Infinity;
            server.replies = what === "lost reply" ? calls : Infinity;
            await run(device, server);
            server.calls = server.replies = Infinity;
          }
        }
        for (const device of [...devices, ...devices, ...devices])
          expect(await run(device, server)).toBe("done");
        const [left, right] = await Promise.all(devices.map(matchOf));
        expect(left?.typed_points ?? []).toEqual(right?.typed_points ?? []);
        expect(await pointsOf(phone)).toEqual(await pointsOf(tablet));
        expect(await linksOf(phone)).toEqual(await linksOf(tablet));
        expect(await chosenName(phone)).toEqual(await chosenName(tablet));
        for (const team of links) expect(Object.keys(await linksOf(phone))).toContain(team);
        const before = server.revision;
        for (const device of devices) await run(device, server);
        expect(server.revision).toBe(before);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
