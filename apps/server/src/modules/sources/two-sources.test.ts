import { eq } from "drizzle-orm";
import { DAY_MINUTES } from "@teamwright/domain/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { pastPointsOf } from "../matches/public.ts";
import { matchObservations } from "../matches/schema.ts";
import { sourceMatches, sourceRequests } from "./schema.ts";
import { switchSource } from "./source-state.repository.ts";
import { startVendorTest, vendorMatch } from "./testing/vendor.ts";
import type { VendorTest } from "./testing/vendor.ts";

const FIRST = "api-football";
const SECOND = "entitysport-football";
const roles = ["Goalkeeper", ...Array<string>(6).fill("Defender"), ...Array<string>(6).fill("Midfielder")];

let vendor: VendorTest;
beforeAll(async () => {
  vendor = await startVendorTest(SECOND, "/vendors/entitysport/football", undefined, {
    [FIRST]: { path: "/vendors/api-football", leagues: [39], dailyBudget: 7500 },
  });
}, 120_000);
afterAll(() => vendor.close());

const NAME = "Harbour both";
const readMatch = async () => {
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
  const sharedFields = { sport: "football", minutes: 120 };
  const spelledMatch = vendorMatch("both", { ...sharedFields, vendor: "api-football" }, roles);
  spelledMatch.left.players[0] = { name: "A. K. Nair", role: "Goalkeeper", rating: 8 };
  await sandbox.vendorMatches([spelledMatch]);
  await sandbox.vendorMatches([
    // The other vendor lists the sides in its own order.
    {
      ...vendorMatch("both-2", { ...sharedFields, vendor: "entitysport" }, roles),
      left: spelledMatch.right,
      right: vendorMatch("both", {}, roles).left,
    },
  ]);

  await poll(-DAY_MINUTES, { source: FIRST });
  await poll(-DAY_MINUTES + 1, { source: SECOND });
  const { id, players } = await readMatch();
  const indexOf = (name: string) => players.find((player) => player.name === name)?.index ?? -1;
  const [from, into] = [indexOf("A. K. Nair"), indexOf("Arun Nair")];
  expect(players[from]).toMatchObject({ withdrawn: true });
  expect(await admin.call.matches.mergePlayers({ params: { id }, body: { from, into } })).toMatchObject({
    ok: true,
  });

  for (const source of [SECOND, FIRST]) await poll(-29, { source });
  const readObserved = async () => {
    const match = await readMatch();
    const playing = match.players.filter((player) => player.playing);
    expect(playing).toHaveLength(22);
    return playing.map(({ name, performance }) => ({ name, performance }));
  };
  await poll(60, { source: FIRST });
  const byFirst = await readObserved();
  expect(byFirst.filter(({ performance }) => performance === null)).toEqual([]);
  expect(byFirst.map(({ name }) => name)).toContain("Arun Nair");

  await order([SECOND, FIRST]);
  await poll(61, { source: SECOND });
  const bySecond = await readObserved();
  expect(bySecond.filter(({ performance }) => performance === null)).toEqual([]);
  const same = bySecond.filter(
    (one, at) => JSON.stringify(one.performance) === JSON.stringify(byFirst[at]?.performance),
  );
  expect(same.length).toBeLessThan(11);

  // The form of a player counts by each source's own ids.
  for (const source of [FIRST, SECOND]) await poll(121, { source });
  expect((await readMatch()).state).toBe("finished");
  for (const source of [FIRST, SECOND])
    expect((await pastPointsOf(server.deps.database.db, source)).size, source).toBe(22);
}, 120_000);

test("while the first source is silent the next one is believed, and then the first one again", async () => {
  const { sandbox, server, poll, match } = vendor;
  const { db } = server.deps.database;
  // The life of the match before lies in the future of this one.
  for (const table of [sourceMatches, sourceRequests]) await db.delete(table);
  const admin = await makeActor(server, "admin");
  const order = [FIRST, SECOND];
  await admin.call.matches.setPriority({
    body: { fixture: order, squad: order, credits: order, lineup: order, points: order },
  });
  await sandbox.vendorMatches([
    vendorMatch(
      "fall",
      {
        sport: "football",
        events: [{ kind: "change_lineup", at: -25, side: "left", out: "Jatin Nair", in: "Lalit Nair" }],
      },
      roles,
    ),
  ]);
  const pollBoth = async (minute: number) => {
    for (const source of order) await poll(minute, { source, hint: true });
  };
  const readKnown = async () => {
    const foundMatch = await match("Harbour fall");
    if (foundMatch === null) throw new Error("the match is not stored");
    const rows = await db
      .select()
      .from(matchObservations)
      .where(eq(matchObservations.matchId, foundMatch.stored.id));
    return {
      lineupBy: rows.find(({ part, side }) => part === "lineup" && side === 0)?.source,
      playing: foundMatch.shown.players.filter((player) => player.playing).map(({ name }) => name),
    };
  };
  await pollBoth(-DAY_MINUTES);
  await pollBoth(-29);
  expect(await readKnown()).toMatchObject({ lineupBy: FIRST });

  await sandbox.fault({ kind: "error_500", app: "api-football" });
  await poll(-24, { source: FIRST, hint: true });
  // One failure is no silence.
  await poll(-24, { source: SECOND, hint: true });
  expect((await readKnown()).playing).not.toContain("Lalit Nair");
  for (let minute = -23; (await vendor.state(FIRST)).failures < 5; minute++)
    await poll(minute, { source: FIRST, hint: true });
  // The second vendor says the same as when it was not believed: now that counts.
  await poll(-16, { source: SECOND, hint: true });
  expect((await readKnown()).playing).toContain("Lalit Nair");
  await sandbox.vendorMatches([
    vendorMatch(
      "fall",
      {
        sport: "football",
        events: [
          { kind: "change_lineup", at: -25, side: "left", out: "Jatin Nair", in: "Lalit Nair" },
          { kind: "change_lineup", at: -15, side: "left", out: "Kiran Nair", in: "Manav Nair" },
        ],
      },
      roles,
    ),
  ]);
  await poll(-14, { source: SECOND, hint: true });
  expect(await readKnown()).toMatchObject({ lineupBy: SECOND });
  expect((await readKnown()).playing).toEqual(expect.arrayContaining(["Lalit Nair", "Manav Nair"]));

  await sandbox.faultsOff();
  await poll(-5, { source: FIRST, hint: true });
  await poll(-4, { source: FIRST, hint: true });
  expect(await readKnown()).toMatchObject({ lineupBy: FIRST });
  expect((await readKnown()).playing).toEqual(expect.arrayContaining(["Lalit Nair", "Manav Nair"]));
  await poll(-3, { source: SECOND, hint: true });
  expect(await readKnown()).toMatchObject({ lineupBy: FIRST });
}, 120_000);

test("a source whose line-ups alone fail gives way for the line-ups, and for nothing else", async () => {
  const { sandbox, server, poll, match } = vendor;
  const { db } = server.deps.database;
  for (const table of [sourceMatches, sourceRequests]) await db.delete(table);
  // Ends the pause of the test before.
  const order = [SECOND, FIRST];
  for (const source of order) await switchSource(db, source, true);
  const admin = await makeActor(server, "admin");
  await admin.call.matches.setPriority({
    body: { fixture: order, squad: order, credits: order, lineup: order, points: order },
  });
  await sandbox.forgetVendorMatches();
  const late = { kind: "change_lineup", at: -25, side: "left", out: "Jatin Nair", in: "Lalit Nair" };
  await sandbox.vendorMatches([vendorMatch("partly", { sport: "football", events: [late] }, roles)]);
  const holders = async () => {
    const foundMatch = await match("Harbour partly");
    const rows = await db
      .select()
      .from(matchObservations)
      .where(eq(matchObservations.matchId, foundMatch?.stored.id ?? ""));
    const of = (part: string) => rows.find((row) => row.part === part)?.source;
    const playing = (foundMatch?.shown.players ?? [])
      .filter((player) => player.playing)
      .map(({ name }) => name);
    return { holders: { fixture: of("fixture"), squad: of("squad"), lineup: of("lineup") }, playing };
  };
  for (const minute of [-DAY_MINUTES, -29])
    for (const source of order) await poll(minute, { source, hint: true });
  const first = { fixture: SECOND, squad: SECOND, lineup: SECOND };
  expect((await holders()).holders).toEqual(first);

  await sandbox.fault({ kind: "error_500", app: "entitysport", operation: "read_lineup" });
  await poll(-24, { source: FIRST, hint: true });
  // Its lists are answered each time.
  for (const minute of [-24, -19, -14, -9, -4]) await poll(minute, { source: SECOND });
  expect((await vendor.state(SECOND)).pausedUntil).toBeNull();
  const list = await admin.call.sources.list();
  const shownSource = list.ok ? list.data.data.find(({ name }) => name === SECOND) : undefined;
  expect(shownSource).toMatchObject({ failures: 0, failingParts: ["lineup"] });
  await poll(-3, { source: FIRST, hint: true });
  expect(await holders()).toMatchObject({ holders: { ...first, lineup: FIRST } });
  expect((await holders()).playing).toContain("Lalit Nair");

  await sandbox.faultsOff();
  await poll(-2, { source: SECOND, hint: true });
  expect((await holders()).holders).toEqual(first);
  expect((await holders()).playing).toContain("Lalit Nair");
}, 120_000);
