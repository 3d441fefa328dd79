import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "../../testing/actors.ts";
import { pastPointsOf } from "../matches/public.ts";
import { startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

const FIRST = "api-football";
const SECOND = "entitysport-football";
const DAY = 24 * 60;
const roles = ["Goalkeeper", ...Array<string>(6).fill("Defender"), ...Array<string>(6).fill("Midfielder")];

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest(SECOND, "/vendors/entitysport/football", undefined, {
    [FIRST]: { path: "/vendors/api-football", leagues: [39], dailyBudget: 7500 },
  });
});
afterAll(() => vendor.close());

const NAME = "Harbour both";
const stored = async () => {
  const found = await vendor.match(NAME);
  if (found === null) throw new Error("the match is not stored");
  return found.shown;
};

test("a player merged on the match desk gets points from each source", async () => {
  const { sandbox, server, poll } = vendor;
  const admin = await makeActor(server, "admin");
  const order = (points: readonly string[]) =>
    admin.call.matches.setPriority({
      body: {
        fixture: [],
        squad: [SECOND, FIRST],
        credits: [SECOND, FIRST],
        lineup: [SECOND, FIRST],
        points: [...points],
      },
    });
  await order([FIRST, SECOND]);
  const shared = { sport: "football", minutes: 120 };
  const spelled = vendorMatch("both", { ...shared, vendor: "api-football" }, roles);
  spelled.left.players[0] = { name: "A. K. Nair", role: "Goalkeeper", rating: 8 };
  await sandbox.vendorMatches([spelled]);
  await sandbox.vendorMatches([
    // The other vendor lists the sides in its own order.
    {
      ...vendorMatch("both-2", { ...shared, vendor: "entitysport" }, roles),
      left: spelled.right,
      right: vendorMatch("both", {}, roles).left,
    },
  ]);

  await poll(-DAY, { source: FIRST });
  await poll(-DAY + 1, { source: SECOND });
  const { id, players } = await stored();
  const indexOf = (name: string) => players.find((player) => player.name === name)?.index ?? -1;
  const [from, into] = [indexOf("A. K. Nair"), indexOf("Arun Nair")];
  expect(players[from]).toMatchObject({ withdrawn: true });
  expect(await admin.call.matches.mergePlayers({ params: { id }, body: { from, into } })).toMatchObject({
    ok: true,
  });

  for (const source of [SECOND, FIRST]) await poll(-29, { source });
  const observed = async () => {
    const match = await stored();
    const playing = match.players.filter((player) => player.playing);
    expect(playing).toHaveLength(22);
    return playing.map(({ name, performance }) => ({ name, performance }));
  };
  await poll(60, { source: FIRST });
  const byFirst = await observed();
  expect(byFirst.filter(({ performance }) => performance === null)).toEqual([]);
  expect(byFirst.map(({ name }) => name)).toContain("Arun Nair");

  await order([SECOND, FIRST]);
  await poll(61, { source: SECOND });
  const bySecond = await observed();
  expect(bySecond.filter(({ performance }) => performance === null)).toEqual([]);
  const same = bySecond.filter(
    (one, at) => JSON.stringify(one.performance) === JSON.stringify(byFirst[at]?.performance),
  );
  expect(same.length).toBeLessThan(11);

  // The form of a player counts by each source's own ids.
  await poll(121, { source: SECOND });
  expect((await stored()).state).toBe("finished");
  for (const source of [FIRST, SECOND])
    expect((await pastPointsOf(server.deps.database.db, source)).size, source).toBe(22);
}, 120_000);
