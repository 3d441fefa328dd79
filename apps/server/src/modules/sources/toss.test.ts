import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { START, startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";
import { dayOf } from "./utc-day.ts";

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest();
}, 120_000);
afterAll(() => vendor.close());

const SECOND = 1000;
/** Seconds from a poll to the next one. */
const wait = async (minute: number): Promise<number> => {
  const next = await vendor.poll(minute);
  return ((next as Date).getTime() - (START + minute * 60 * SECOND)) / SECOND;
};

test("the next poll is at the beginning of the hour before the start, whenever the lists are due", async () => {
  await vendor.sandbox.vendorMatches([vendorMatch("hour")]);
  await vendor.poll(-24 * 60);
  expect(await wait(-61)).toBe(60);
  expect(await wait(-60)).toBe(60);
});

test("line-ups are asked for every ten seconds about the toss, and every minute when requests are few", async () => {
  await vendor.sandbox.vendorMatches([vendorMatch("toss")]);
  await vendor.poll(-24 * 60);
  await vendor.poll(-50);
  expect(await wait(-48)).toBe(60);
  expect(await wait(-44)).toBe(10);
  const { db } = vendor.server.deps.database;
  // The count is of the day of the next poll, also where midnight lies between the two.
  await db.execute(sql`update sources set used = 19500, day = ${dayOf(new Date(START - 40 * 60 * SECOND))}`);
  expect(await wait(-40)).toBe(60);
  await db.execute(sql`update sources set used = 100`);
  expect(await wait(-35)).toBe(10);
  // Both line-ups are out.
  expect(await wait(-29)).toBeGreaterThan(60);
}, 120_000);
