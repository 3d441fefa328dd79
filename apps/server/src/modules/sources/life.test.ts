import { DAY_MINUTES } from "@teamwright/domain/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { storeDrafts } from "../reports/history/store-drafts.ts";
import { startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest();
});
afterAll(() => vendor.close());

const readShown = async () => {
  const found = await vendor.match("Harbour life");
  if (found === null) throw new Error("the match is not stored");
  return found.shown;
};
const playing = async () =>
  (await readShown()).players.filter((player) => player.playing).map(({ name }) => name);
const pointsOf = async () =>
  new Map((await readShown()).players.map(({ name, points }) => [name, points] as const));

test("a match lives its whole life without anybody's hand", async () => {
  await vendor.sandbox.vendorMatches([
    vendorMatch("life", {
      events: [
        { kind: "change_lineup", at: -10, side: "left", out: "Jatin Nair", in: "Lalit Nair" },
        { kind: "correct", at: 203 },
      ],
    }),
  ]);

  // Two days before: it appears, with squads and credits.
  await vendor.poll(-2 * DAY_MINUTES);
  const early = await readShown();
  expect(early).toMatchObject({ state: "not_started", series: "Coastal League 2026", format: "t20" });
  expect(early.sides.map(({ shortName }) => shortName)).toEqual(["HAR", "LAN"]);
  expect(early.players).toHaveLength(26);
  expect(early.players[0]).toMatchObject({ name: "Arun Nair", role: 0, credits: 7, lastPlay: true });
  expect(early.players.every(({ credits }) => credits >= 7)).toBe(true);

  // The line-ups are published half an hour before the start.
  await vendor.poll(-40);
  expect(await playing()).toEqual([]);
  vendor.events.length = 0;
  const next = await vendor.poll(-29);
  expect(await playing()).toHaveLength(22);
  expect(vendor.events.map(({ type }) => type)).toEqual(["lineups"]);
  expect(next).not.toBe("busy");

  // A late change.
  await vendor.poll(-9);
  expect(await playing()).toContain("Lalit Nair");
  expect(await playing()).not.toContain("Jatin Nair");

  // Points while it is played.
  await vendor.poll(60);
  const live = await readShown();
  expect(live).toMatchObject({ state: "in_progress", scoring: { ruleSet: "dream11-t20-2025-04" } });
  const half = await pointsOf();
  expect(half.get("Lalit Nair")).toBeGreaterThanOrEqual(0);
  expect(half.get("Jatin Nair")).toBe(0);
  vendor.events.length = 0;
  await vendor.poll(61);
  expect(vendor.events.map(({ type }) => type)).toEqual(["scorecard"]);

  // The end, with the result.
  await vendor.poll(201);
  const over = await readShown();
  expect(over.state).toBe("finished");
  expect(over.summary).toMatchObject({
    format: "t20",
    gender: "men",
    venue: { name: "Quay Oval", city: "Kochi" },
  });
  expect(over.summary?.innings).toHaveLength(2);
  const final = await pointsOf();

  // A catch is given to somebody else: the correction is read five minutes after the end.
  await vendor.poll(207);
  const correctedPoints = await pointsOf();
  const movedNames = [...correctedPoints]
    .filter(([name, points]) => final.get(name) !== points)
    .map(([name]) => name);
  expect(movedNames).toHaveLength(2);

  // A draft of the report waits for the admin.
  await storeDrafts(vendor.server.deps);
  const admin = await signUp(vendor.server, { primeAdmin: true });
  const drafts = await admin.call.matchReports.drafts({ query: {} });
  expect(drafts.ok && drafts.data.data).toHaveLength(1);

  // The key is in no line of the log.
  expect(vendor.server.log.join("\n")).not.toContain("sandbox-vendor-key");
});
