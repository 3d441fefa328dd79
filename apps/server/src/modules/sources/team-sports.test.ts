import { DAY_MINUTES } from "@teamwright/domain/durations";
import { afterEach, describe, expect, test } from "vitest";
import { startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

let vendor: VendorTest | undefined;
afterEach(() => vendor?.close());

const roles = {
  football: [
    "Goalkeeper",
    "Defender",
    "Defender",
    "Defender",
    "Defender",
    "Midfielder",
    "Midfielder",
    "Midfielder",
    "Midfielder",
    "Forward",
    "Forward",
    "Goalkeeper",
    "Forward",
  ],
  basketball: ["PG", "SG", "SF", "PF", "C"],
  kabaddi: ["Raider", "Defender-Left Corner", "All Rounder", "Right Raider"],
} as const;
const apiFootballRoles = roles.football.map((role) => (role === "Forward" ? "Attacker" : role));

const lives = [
  ["entitysport-football", "/vendors/entitysport/football", "football", roles.football, 11, {}],
  ["entitysport-basketball", "/vendors/entitysport/basketball", "basketball", roles.basketball, 5, {}],
  ["entitysport-kabaddi", "/vendors/entitysport/kabaddi", "kabaddi", roles.kabaddi, 7, {}],
  [
    "api-football",
    "/vendors/api-football",
    "football",
    apiFootballRoles,
    11,
    { leagues: [39], dailyBudget: 7500 },
  ],
] as const;

describe.each(lives)("%s", (source, path, sport, wantedState, starters, setting) => {
  test("a match lives its whole life, with a late change, swapped sides and a correction", async () => {
    vendor = await startVendorTest(source, path, setting);
    const { sandbox, poll, match, server } = vendor;
    const { switchSource } = await import("./source-state.repository.ts");
    await switchSource(server.deps.database.db, source, true);
    const givenMatch = vendorMatch(
      "life",
      {
        sport,
        minutes: 120,
        events: [
          { kind: "change_lineup", at: -10, side: "left", out: "Arun Nair", in: "Lalit Nair" },
          { kind: "swap_sides", at: -5 },
          { kind: "correct", at: 124 },
        ],
      },
      wantedState,
    );
    await sandbox.vendorMatches([givenMatch]);
    const readShown = async () => {
      const found = await match("Harbour life");
      if (found === null) throw new Error("the match is not stored");
      return found.shown;
    };
    const playing = async () => (await readShown()).players.filter((player) => player.playing);

    await poll(-DAY_MINUTES + 10);
    const early = await readShown();
    expect(early).toMatchObject({
      state: "not_started",
      sides: [{ name: "Harbour life" }, { name: "Lantern life" }],
    });
    expect(early.players).toHaveLength(26);
    expect(early.players.every(({ credits }) => credits > 0)).toBe(true);
    expect(new Set(early.players.map(({ role }) => role)).size).toBeGreaterThan(2);

    await poll(-29);
    expect(await playing()).toHaveLength(2 * starters);
    await poll(-9);
    expect((await playing()).map(({ name }) => name)).toContain("Lalit Nair");

    await poll(60);
    const live = await readShown();
    expect(live.state).toBe("in_progress");
    expect(live.sides).toEqual(early.sides);
    expect(live.players.map(({ name, side }) => [name, side])).toEqual(
      early.players.map(({ name, side }) => [name, side]),
    );
    expect(live.players.some(({ points }) => (points ?? 0) > 0)).toBe(true);

    await poll(121);
    const over = await readShown();
    expect(over.state).toBe("finished");
    const final = new Map(over.players.map(({ name, points }) => [name, points]));
    await poll(127);
    const movedNames = (await readShown()).players.filter(({ name, points }) => final.get(name) !== points);
    expect(movedNames.length).toBeGreaterThan(0);
    expect(await vendor.state()).toMatchObject({ failures: 0 });
  }, 90_000);
});
