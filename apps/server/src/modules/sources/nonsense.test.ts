import { succeed } from "@teamwright/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MINUTES, MINUTE } from "@teamwright/domain/durations";
import type { VendorReply } from "#providers/port.ts";
import { matchAttention } from "../matches/schema.ts";
import { pollSource } from "./poll-source.ts";
import { sourceMatches, sourceRequests, sources } from "./schema.ts";
import { sourceNamed } from "./settings.ts";
import { START, startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest("entitysport-cricket", "/vendors/entitysport/cricket/v2", {
    dailyBudget: 1000,
  });
});
afterAll(() => vendor.close());
beforeEach(async () => {
  await vendor.sandbox.forgetVendorMatches();
  const { db } = vendor.server.deps.database;
  for (const table of [sources, sourceMatches, sourceRequests]) await db.delete(table);
});

const readStored = async (key: string) => (await vendor.match(`Harbour ${key}`))?.shown;

/** Polls the source, whose replies are changed on their way. */
async function pollChanged(minute: number, change: (reply: VendorReply, path: string) => VendorReply) {
  const { deps } = vendor.server;
  const now = new Date(START + minute * MINUTE);
  await vendor.sandbox.clock({ freeze_at: now.toISOString() });
  const sourceClient = {
    ...deps.sourceClient,
    get: async (url: URL) => {
      const got = await deps.sourceClient.get(url, {});
      return got.ok ? succeed(change(got.value, url.pathname)) : got;
    },
  };
  return pollSource({ ...deps, sourceClient }, sourceNamed("entitysport-cricket")!, () => now);
}

/** Every value of that name in a body, replaced. */
const withField = (body: unknown, name: string, value: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, given: unknown) => (key === name ? value : given)) as unknown;

describe("a start that no match has", () => {
  test.each([
    ["in the year 9999", 253_402_214_400],
    ["in milliseconds", START],
    ["beyond every date", 1e18],
    ["long ago", 1],
  ])("%s moves nothing and is told", async (faultName, seconds) => {
    const key = `start-${faultName.split(" ").at(-1)}`;
    await vendor.sandbox.vendorMatches([vendorMatch(key)]);
    await vendor.poll(-DAY_MINUTES);
    const before = await readStored(key);
    expect(before?.players).toHaveLength(26);
    await pollChanged(-DAY_MINUTES + 200, (reply) => ({
      ...reply,
      body: withField(reply.body, "timestamp_start", seconds),
    }));
    expect(await readStored(key)).toEqual(before);
    expect((await vendor.state()).lastFailure).toMatch(/^invalid_reply: left out a match, timestamp_start/);
  });
});

test.each([
  ["a character that no text of a database holds", "title", "Coast\u0000al"],
  ["half a character", "title", "Coast\ud800al"],
  ["a character that is cut in two", "short_name", "ABCDEFGHIJK\u{1f3cf}"],
])("%s stops neither the poll nor the other values", async (_name, field, text) => {
  await vendor.sandbox.vendorMatches([vendorMatch("nul")]);
  await vendor.poll(-DAY_MINUTES);
  await pollChanged(-DAY_MINUTES + 200, (reply) => ({ ...reply, body: withField(reply.body, field, text) }));
  expect((await readStored("nul"))?.series).toMatch(/^Coastal/);
  expect(await vendor.state()).toMatchObject({ failures: 0 });
});

test.each([undefined, null, "", 0, [], "<html></html>", { status: "ok" }, { status: "ok", response: [[]] }])(
  "a reply of %j is told, and what is stored stays",
  async (body) => {
    await vendor.sandbox.vendorMatches([vendorMatch("empty")]);
    await vendor.poll(-DAY_MINUTES);
    const before = await readStored("empty");
    await pollChanged(-DAY_MINUTES + 200, (reply) => ({ ...reply, body }));
    expect(await readStored("empty")).toEqual(before);
    expect((await vendor.state()).lastFailure).toMatch(/^invalid_reply/);
  },
);

describe("players who are listed twice", () => {
  const twice =
    (again: (player: object) => object) =>
    (reply: VendorReply): VendorReply => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (key, value: unknown) =>
        key === "players" && Array.isArray(value) ? [...value, ...(value as object[]).map(again)] : value,
      ) as unknown,
    });
  const questions = async (matchId: string) =>
    vendor.server.deps.database.db.$count(matchAttention, eq(matchAttention.matchId, matchId));

  test("with the same values are stored once", async () => {
    await vendor.sandbox.vendorMatches([vendorMatch("twice")]);
    await pollChanged(
      -DAY_MINUTES,
      twice((player) => player),
    );
    const match = await readStored("twice");
    expect(match?.players).toHaveLength(26);
    expect(await questions(match?.id ?? "")).toBe(0);
  });

  test("with other values change nothing and wait on the match desk", async () => {
    await vendor.sandbox.vendorMatches([vendorMatch("two-values")]);
    await vendor.poll(-DAY_MINUTES);
    const before = await readStored("two-values");
    expect(before?.players).toHaveLength(26);
    await pollChanged(
      -DAY_MINUTES + 200,
      twice((player) => ({ ...player, fantasy_player_rating: 5 })),
    );
    expect(await readStored("two-values")).toEqual(before);
    expect(await questions(before?.id ?? "")).toBeGreaterThan(0);
  });
});

test.each(["1e300", "1.5", "-4", "many", ""])("a rest of %j requests is none that is known", (rest) => {
  const source = sourceNamed("api-football")!;
  expect(source.remaining({ "x-ratelimit-requests-remaining": rest })).toBeNull();
});

test("a vendor that asks for a rest until the year 9999 is asked again tomorrow", async () => {
  const rest = Math.ceil((Date.UTC(9999, 11, 31) - Date.now()) / 1000);
  await pollChanged(-DAY_MINUTES, (reply) => ({ ...reply, status: 503, retryAfter: rest }));
  const { pausedUntil } = await vendor.state();
  expect(pausedUntil?.getTime()).toBeLessThanOrEqual(START);
});

test("the pages of one list take a bounded part of the memory", async () => {
  let askedCount = 0;
  await pollChanged(-DAY_MINUTES, (reply) => {
    askedCount += 1;
    return {
      ...reply,
      text: "x".repeat(8 * 1024 * 1024),
      body: withField(reply.body, "total_pages", 1_000_000),
    };
  });
  expect(askedCount).toBeLessThan(30);
  expect((await vendor.state()).lastFailure).toMatch(/^invalid_reply/);
});
