import { DAY_MINUTES } from "@teamwright/domain/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { switchSource } from "./source-state.repository.ts";
import { startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest("api-football", "/vendors/api-football", { leagues: [39] });
});
afterAll(() => vendor.close());

test("it is off until an admin has read what it costs, and then keeps to the quota", async () => {
  const { server, sandbox, poll, state } = vendor;
  await sandbox.vendorMatches([vendorMatch("quota", { sport: "football" }, ["Defender"])]);
  await poll(-DAY_MINUTES);
  expect((await state()).used).toBe(0);

  const admin = await makeActor(server, "admin");
  const read = async () => {
    const listed = await admin.call.sources.list({});
    return listed.ok ? listed.data.data.find(({ name }) => name === "api-football") : undefined;
  };
  const before = await read();
  expect(before).toMatchObject({ configured: true, on: false, budget: 100 });
  // A line-up a minute, points every minute of two hours, and the rest.
  expect(before?.cost.match).toBeGreaterThan(180);
  expect(before?.cost.day).toBeGreaterThan(100);
  expect(
    (await admin.call.sources.switch({ params: { source: "api-football" }, body: { on: true } })).ok,
  ).toBe(true);
  expect((await read())?.on).toBe(true);

  await poll(-DAY_MINUTES);
  expect(await state()).toMatchObject({ failures: 0 });
  expect((await state()).remaining).toBeGreaterThan(7000);
  expect((await read())?.remaining).toBe((await state()).remaining);

  await sandbox.fault({ kind: "quota_used", app: "api-football", times: 1 });
  const next = await poll(-DAY_MINUTES + 200);
  expect(await state()).toMatchObject({ lastFailure: "quota_used" });
  expect((next as Date).toISOString()).toMatch(/T00:00:00.000Z$/);
});

test("matches of other leagues are left out, and a wrong key in a reply 200 is one", async () => {
  const { server } = vendor;
  expect(await vendor.match("Harbour quota")).not.toBeNull();
  const other = await startVendorTest("api-football", "/vendors/api-football", {
    key: "wrong",
    leagues: [40],
  });
  await switchSource(other.server.deps.database.db, "api-football", true);
  await other.poll(-DAY_MINUTES);
  expect(await other.state()).toMatchObject({ lastFailure: "wrong_key" });
  await other.close();
  expect(server.log.join("\n")).not.toContain("sandbox-vendor-key");
});
