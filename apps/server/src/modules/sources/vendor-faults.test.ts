import { sql } from "drizzle-orm";
import { DAY_MINUTES } from "@teamwright/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerTask } from "./answer-task.ts";
import { fetchTask } from "./fetch-task.ts";
import { sourceMatches, sourceRequests, sources } from "./schema.ts";
import { pollSource } from "./poll-source.ts";
import { sourceNamed } from "./settings.ts";
import { askForAll, followedMatches, readRequest } from "./source-state.repository.ts";
import { START, startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";
import { dayOf } from "./utc-day.ts";

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest("entitysport-cricket", "/vendors/entitysport/cricket/v2", {
    dailyBudget: 1000,
  });
});
afterAll(() => vendor.close());
beforeEach(async () => {
  await vendor.sandbox.faultsOff();
  await vendor.sandbox.forgetVendorMatches();
  const { db } = vendor.server.deps.database;
  for (const table of [sources, sourceMatches, sourceRequests]) await db.delete(table);
});

const add = (key: string, more: object = {}) => vendor.sandbox.vendorMatches([vendorMatch(key, more)]);
const readStored = async (key: string) => (await vendor.match(`Harbour ${key}`))?.shown;
const playing = async (key: string, side: 0 | 1) =>
  ((await readStored(key))?.players ?? [])
    .filter((player) => player.side === side && player.playing)
    .map(({ name }) => name);

test("a vendor that is late: the line-ups come when its replies have them", async () => {
  await add("late", { delay_minutes: 10 });
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-25);
  expect(await playing("late", 0)).toEqual([]);
  await vendor.poll(-19);
  expect(await playing("late", 0)).toHaveLength(11);
});

test("missing ratings: the others are taken, and the player joins once he is rated", async () => {
  const match = vendorMatch("unrated", {
    events: [{ kind: "rate", at: -100, player: "Bala Nair", rating: 8.3 }],
  });
  match.left.players[1] = { name: "Bala Nair", role: "bat", rating: null as never };
  await vendor.sandbox.vendorMatches([match]);
  await vendor.poll(-DAY_MINUTES);
  expect((await readStored("unrated"))?.players).toHaveLength(25);
  await vendor.poll(-50);
  const names = new Map((await readStored("unrated"))?.players.map(({ name, credits }) => [name, credits]));
  expect(names.get("Bala Nair")).toBe(8.5);
});

test("a used quota ends the requests of the day, whatever the status of the reply", async () => {
  await add("quota");
  await vendor.sandbox.fault({ kind: "quota_used", app: "entitysport", times: 1 });
  const next = await vendor.poll(-DAY_MINUTES);
  expect(next).toBeInstanceOf(Date);
  expect((next as Date).toISOString()).toMatch(/T00:00:00.000Z$/);
  expect(await vendor.state()).toMatchObject({ lastFailure: "quota_used", used: 1 });
  await vendor.poll(-DAY_MINUTES + 5);
  expect((await vendor.state()).used).toBe(1);
});

test.each(["made for the first time", "made before"])(
  "a request that is asked for again while it is under way stays due: %s",
  async (faultName) => {
    await add("again");
    await vendor.poll(-DAY_MINUTES);
    const { deps } = vendor.server;
    const { db } = deps.database;
    const source = sourceNamed("entitysport-cricket")!;
    const now = new Date(START - DAY_MINUTES * 60_000);
    const [match] = await followedMatches(db, source.name, now);
    const task = { part: "squad", key: `squad:${match!.externalId}`, match: match! } as const;
    if (faultName === "made for the first time") await db.delete(sourceRequests);
    const matches = new Map([[match!.externalId, match!]]);
    const fetchResult = await fetchTask(deps, source, task, { matches, now });
    await askForAll(db, source.name, match!.externalId);
    await answerTask(deps, source, { task, ...fetchResult }, { matches, now });
    expect(await readRequest(db, source.name, task.key)).toMatchObject({ at: new Date(0), hash: null });
    await vendor.poll(-DAY_MINUTES + 1);
    const at = new Date(START - (DAY_MINUTES - 1) * 60_000);
    expect(await readRequest(db, source.name, task.key)).toMatchObject({ at, hash: expect.any(String) });
  },
);

test("a wrong key is told and tried again in an hour", async () => {
  const other = await startVendorTest("entitysport-cricket", "/vendors/entitysport/cricket/v2", {
    key: "not the vendor's key at all",
  });
  await other.poll(-DAY_MINUTES);
  expect(await other.state()).toMatchObject({ lastFailure: "wrong_key", failures: 1 });
  expect((await other.state()).pausedUntil?.getTime()).toBe(START - (DAY_MINUTES - 60) * 60_000);
  expect(other.server.log.join("\n")).not.toContain("not the vendor's key");
  await other.close();
});

test("a postponed match moves, and its line-ups are asked for before the new start", async () => {
  await add("rain", { events: [{ kind: "postpone", at: -45, minutes: 90 }] });
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-44);
  expect((await readStored("rain"))?.matchTime).toBe(new Date(START + 90 * 60_000).toISOString());
  await vendor.poll(10);
  expect((await readStored("rain"))?.state).toBe("not_started");
  await vendor.poll(62);
  expect(await playing("rain", 0)).toHaveLength(11);
});

test("a player who joins after the squads were read is in the line-up at once", async () => {
  const late = { name: "Nikhil Nair", role: "bowl", rating: 8 };
  await add("joiner", {
    events: [
      { kind: "add_player", at: -35, side: "left", player: late },
      { kind: "change_lineup", at: -34, side: "left", out: "Arun Nair", in: "Nikhil Nair" },
    ],
  });
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-40);
  await vendor.poll(-29);
  expect(await playing("joiner", 0)).toContain("Nikhil Nair");
  expect(await playing("joiner", 0)).not.toContain("Arun Nair");
  expect(await playing("joiner", 1)).toHaveLength(11);
});

/** Whether the source waits after the poll. Without a wait polls would follow each other without end. */
const waitsAfter = async (minute: number): Promise<boolean> => {
  const next = await vendor.poll(minute);
  return next instanceof Date && next.getTime() > START + minute * 60_000;
};
const joinsAt = (minute: number) => ({
  events: [
    {
      kind: "add_player",
      at: minute,
      side: "left",
      player: { name: "Nikhil Nair", role: "bowl", rating: 8 },
    },
    { kind: "change_lineup", at: minute, side: "left", out: "Arun Nair", in: "Nikhil Nair" },
  ],
});

test("a player who joins after the start plays, and the line-up is not asked for without end", async () => {
  await add("after", joinsAt(4));
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-40);
  expect(await waitsAfter(5)).toBe(true);
  expect(await playing("after", 0)).toContain("Nikhil Nair");
});

test("a line-up is not asked for without end where the budget has no request for the squad", async () => {
  await add("spent", joinsAt(-35));
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-40);
  await vendor.server.deps.database.db.update(sources).set({ used: 950 });
  expect(await waitsAfter(-29)).toBe(true);
  expect((await vendor.state()).used).toBeLessThan(960);
});

test("who left a squad and comes back plays again, by a line-up that is the same as before", async () => {
  const match = vendorMatch("back", { lineup_minutes: 60 });
  await add("back", { lineup_minutes: 60 });
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-50);
  expect(await playing("back", 0)).toContain("Arun Nair");
  await add("back", { left: { ...match.left, players: match.left.players.slice(1) }, lineup_minutes: 60 });
  await vendor.sandbox.fault({ kind: "error_500", operation: "read_lineup", times: 2 });
  await vendor.poll(-39);
  expect(await playing("back", 0)).not.toContain("Arun Nair");
  await add("back", { lineup_minutes: 60 });
  await vendor.poll(-28);
  expect(await playing("back", 0)).toContain("Arun Nair");
});

test("sides in the other order keep their places, players and line-ups", async () => {
  await add("turned", { events: [{ kind: "swap_sides", at: -60 }] });
  await vendor.poll(-DAY_MINUTES);
  const before = await readStored("turned");
  await vendor.poll(-50);
  await vendor.poll(-29);
  await vendor.poll(30);
  const after = await readStored("turned");
  expect(after?.sides).toEqual(before?.sides);
  expect(after?.players.map(({ name, side }) => [name, side])).toEqual(
    before?.players.map(({ name, side }) => [name, side]),
  );
  expect(await playing("turned", 0)).toContain("Arun Nair");
});

test("an abandoned match ends, without points", async () => {
  await add("washed", { events: [{ kind: "abandon", at: 20 }] });
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-20);
  await vendor.poll(25);
  const match = await readStored("washed");
  expect(match?.summary?.result.kind).toBe("no result");
  expect(match?.players.every(({ points }) => points === 0)).toBe(true);
});

test.each([
  ["invalid_reply", "invalid_reply"],
  ["wrong_shape", "invalid_reply"],
  ["endless_body", "timed_out"],
  ["error_500", "vendor_fault"],
  ["drop_before", "unreachable"],
  ["rate_limited", "too_many_requests"],
] as const)(
  "%s: told as %s, nothing is lost, and the next poll goes on",
  async (kind, failure) => {
    await add(kind);
    await vendor.poll(-DAY_MINUTES);
    const before = await readStored(kind);
    expect(before?.players).toHaveLength(26);
    await vendor.sandbox.fault({ kind, app: "entitysport", operation: "list_fixtures" });
    await vendor.poll(-DAY_MINUTES + 61);
    expect((await vendor.state()).lastFailure).toMatch(new RegExp(`^${failure}`));
    expect(await readStored(kind)).toEqual(before);
    await vendor.sandbox.faultsOff();
    await vendor.poll(-DAY_MINUTES + 90);
    expect(await vendor.state()).toMatchObject({ failures: 0 });
  },
  90_000,
);

test("after five failures the source is left alone, longer each time", async () => {
  await vendor.sandbox.fault({ kind: "error_500", app: "entitysport" });
  await vendor.poll(-DAY_MINUTES);
  await vendor.poll(-DAY_MINUTES + 1);
  const { failures, pausedUntil } = await vendor.state();
  expect(failures).toBeGreaterThanOrEqual(5);
  expect(pausedUntil?.getTime()).toBeGreaterThan(START - (DAY_MINUTES - 1) * 60_000);
});

test("a reply that says the same stores nothing, also without an ETag", async () => {
  await add("still");
  await vendor.poll(-DAY_MINUTES);
  const id = (await readStored("still"))?.id;
  const versions = async () => {
    const rows = (await vendor.server.deps.database.db.execute(
      sql`select xmin::text as version from matches where id = ${id} union all
        select xmin::text from match_players where match_id = ${id} union all
        select xmin::text from match_observations where match_id = ${id}`,
    )) as unknown as { rows: object[] };
    return rows.rows;
  };
  const before = await versions();
  const { used, day } = await vendor.state();
  vendor.events.length = 0;
  await vendor.poll(-DAY_MINUTES + 200);
  const after = await vendor.state();
  // Requests are counted by the day, and a day may begin between the polls.
  expect(after.used + (after.day === day ? 0 : used)).toBeGreaterThan(5);
  expect(await versions()).toEqual(before);
  expect(vendor.events).toEqual([]);
});

test("a reply that says the same without an ETag counts as one request", async () => {
  await add("count");
  const { deps } = vendor.server;
  let count = 0;
  const sourceClient = {
    ...deps.sourceClient,
    get: async (url: URL) => {
      count += 1;
      return deps.sourceClient.get(url, {});
    },
  };
  const pollAt = async (minute: number) => {
    const now = new Date(START + minute * 60_000);
    await vendor.sandbox.clock({ freeze_at: now.toISOString() });
    await pollSource({ ...deps, sourceClient }, sourceNamed("entitysport-cricket")!, () => now);
    return vendor.state();
  };
  await pollAt(-DAY_MINUTES);
  const { used, day } = await pollAt(-DAY_MINUTES + 200);
  const before = count;
  const after = await pollAt(-DAY_MINUTES + 262);
  expect(count).toBeGreaterThan(before);
  expect(after.used - (after.day === day ? used : 0)).toBe(count - before);
});

test("one instance polls at a time, and a second one takes over when the first is gone", async () => {
  await add("two");
  const replies = await Promise.all([vendor.poll(-DAY_MINUTES), vendor.poll(-DAY_MINUTES)]);
  expect(replies.filter((next) => next === "busy")).toHaveLength(1);
  // An instance that was killed while it polled.
  await vendor.server.deps.database.db.execute(
    sql`update sources set lease_by = gen_random_uuid(), lease_until = now() + interval '1 minute'`,
  );
  expect(await vendor.poll(-DAY_MINUTES + 70)).toBe("busy");
  await vendor.server.deps.database.db.execute(
    sql`update sources set lease_until = now() - interval '1 second'`,
  );
  expect(await vendor.poll(-DAY_MINUTES + 70)).toBeInstanceOf(Date);
});

test("a used budget leaves the source until the next day", async () => {
  await add("budget");
  await vendor.poll(-DAY_MINUTES);
  // Of the day of the next poll: a new one may have begun.
  const day = dayOf(new Date(START - (DAY_MINUTES - 70) * 60_000));
  await vendor.server.deps.database.db.execute(sql`update sources set used = 1000, day = ${day}`);
  const next = await vendor.poll(-DAY_MINUTES + 70);
  expect((next as Date).toISOString()).toMatch(/T00:00:00.000Z$/);
  expect((await vendor.state()).used).toBe(1000);
});

test.each([
  [
    "a line-up",
    "squads",
    { kind: "change_lineup", at: -39, side: "left", out: "Arun Nair", in: "Manav Nair" },
  ],
  ["a list of matches", "matches", { kind: "postpone", at: -39, minutes: 90 }],
] as const)(
  "a poll that stood still until another instance had polled brings nothing older back: %s",
  async (key, part, event) => {
    await add(key, { lineup_minutes: 60, events: [event] });
    await vendor.poll(-DAY_MINUTES);
    await vendor.poll(-50);
    const { deps } = vendor.server;
    const { db } = deps.database;
    let minute = -40;
    let hasStood = false;
    const sourceClient = {
      ...deps.sourceClient,
      get: async (url: URL, headers: Readonly<Record<string, string>>) => {
        const reply = await deps.sourceClient.get(url, headers);
        if (hasStood || !url.pathname.endsWith(`/${part}`)) return reply;
        hasStood = true;
        await db.execute(sql`update sources set lease_until = now() - interval '1 second'`);
        await vendor.poll(-30);
        minute = -29;
        return reply;
      },
    };
    const clock = () => new Date(START + minute * 60_000);
    await vendor.sandbox.clock({ freeze_at: clock().toISOString() });
    await db.execute(sql`update source_requests set at = at - interval '1 day', etag = null, hash = null`);
    await pollSource({ ...deps, sourceClient }, sourceNamed("entitysport-cricket")!, clock);
    expect(hasStood).toBe(true);
    const start = new Date(START + (event.kind === "postpone" ? 90 * 60_000 : 0));
    expect((await readStored(key))?.matchTime).toBe(start.toISOString());
    const [followed] = await followedMatches(db, "entitysport-cricket", clock());
    expect(followed?.startsAt).toEqual(start);
    if (event.kind === "change_lineup") expect(await playing(key, 0)).not.toContain("Arun Nair");
  },
);
