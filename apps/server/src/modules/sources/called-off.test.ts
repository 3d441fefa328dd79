import { DAY_MINUTES } from "@teamwright/domain/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { START, startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest(undefined, undefined, undefined, {
    "entitysport-football": { path: "/vendors/entitysport/football" },
    "entitysport-kabaddi": { path: "/vendors/entitysport/kabaddi" },
    "api-football": { path: "/vendors/api-football", leagues: [39], dailyBudget: 7500 },
  });
}, 120_000);
afterAll(() => vendor.close());

const football = ["Goalkeeper", "Defender", "Midfielder"];

test.each([
  ["entitysport-cricket", "cricket", undefined],
  ["entitysport-football", "football", football],
  ["entitysport-kabaddi", "kabaddi", ["Raider", "All Rounder"]],
  ["api-football", "football", football],
])(
  "%s: a match is stored as the vendor calls it off, with its ground",
  async (source, sport, wantedState) => {
    const { sandbox, match } = vendor;
    const poll = (minute: number) => vendor.poll(minute, { source });
    const add = (key: string, events: readonly object[]) =>
      vendorMatch(`${source} ${key}`, { sport, events }, wantedState);
    await sandbox.forgetVendorMatches();
    await sandbox.vendorMatches([
      add("washed", [{ kind: "abandon", at: 20 }]),
      add("strike", [{ kind: "cancel", at: -5 }]),
      add("fog", [
        { kind: "postpone", at: -5, minutes: null },
        { kind: "postpone", at: 60, minutes: 180 },
      ]),
    ]);
    const readShown = async (key: string) => {
      const foundMatch = await match(`Harbour ${source} ${key}`);
      if (foundMatch === null) throw new Error("the match is not stored");
      const { state, venue, matchTime } = foundMatch.shown;
      return { state, venue, matchTime };
    };
    const firstPlan = { venue: "Quay Oval, Kochi", matchTime: new Date(START).toISOString() };

    await poll(-DAY_MINUTES + 10);
    expect(await readShown("washed")).toEqual({ state: "not_started", ...firstPlan });
    await poll(1);
    expect(await readShown("washed")).toEqual({ state: "in_progress", ...firstPlan });
    expect(await readShown("strike")).toEqual({ state: "cancelled", ...firstPlan });
    expect(await readShown("fog")).toEqual({ state: "postponed", ...firstPlan });
    await poll(25);
    expect(await readShown("washed")).toEqual({ state: "abandoned", ...firstPlan });
    // Its new time is found within the hour, and then it begins as every match does.
    await poll(65);
    const movedPlan = { venue: firstPlan.venue, matchTime: new Date(START + 180 * 60_000).toISOString() };
    expect(await readShown("fog")).toEqual({ state: "not_started", ...movedPlan });
    await poll(181);
    expect(await readShown("fog")).toEqual({ state: "in_progress", ...movedPlan });
    expect(await readShown("strike")).toEqual({ state: "cancelled", ...firstPlan });
  },
  60_000,
);
