import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inEnglish } from "@teamwright/text";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { connect, sharedMatch } from "../fantasy-apps/testing/linked.ts";
import { readHashValue, writeHashValue } from "../settings/public.ts";

const MATCH = "mapper-match";

let server: TestApp;
let sandbox: TestSandbox;
let staff: SignedInVisitor;
let player: SignedInVisitor;
let admin: SignedInVisitor;
/** The main app's id of the match. */
let theirId: string;
/** Numbers that got a session of the app: each may request a code once in 30 seconds. */
let numbers = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp();
  connect(server, sandbox);
  const sharedMatches = await sharedMatch(server, sandbox, MATCH);
  theirId = sharedMatches.find(({ app }) => app === "dream11")!.id;
  staff = await signUp(server, { primeAdmin: true });
  player = await signUp(server, { plan: 10 });
  admin = await signUp(server, { role: "admin", name: "Asha Rao" });
}, 60_000);
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

/** The value by which the main app lets its source be read: here a session of the sandbox. */
async function makeAccessValue(): Promise<string> {
  const mobile = `90000003${String((numbers += 1)).padStart(2, "0")}`;
  const provider = server.deps.fantasyApps.find("dream11")!;
  await provider.requestCode({ accountId: "source" }, mobile);
  const code = await sandbox.codeFor("dream11", mobile);
  const reply = await provider.createSession({ accountId: "source" }, { mobile, code, fields: {} });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.value.token;
}

const store = (dream11Hash: string) => admin.call.settings.setHashValue({ body: { dream11Hash } });

async function storeAccessValue(): Promise<string> {
  const value = await makeAccessValue();
  expect(await store(value)).toMatchObject({ ok: true, data: { tried: true } });
  return value;
}

const ask = (visitor: SignedInVisitor, body: object) =>
  visitor.call.mapper.teams({
    params: { sport: "cricket", id: theirId },
    body: { filterType: "basic", ...body },
  });

const valueOf = <Data>(reply: { ok: true; data: Data } | { ok: false; message: string }): Data => {
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};

describe("mapping a match to the main app", () => {
  it("is refused before an access value is stored, and without a mapping there are no teams", async () => {
    const body = { tgMatchId: MATCH, dream11MatchId: theirId, leftName: "Left", rightName: "Right" };
    expect(await staff.call.mapper.create({ body })).toMatchObject({
      ok: false,
      code: "app_session_expired",
    });
    expect(await ask(player, {})).toMatchObject({ ok: false, code: "match_not_mapped" });
    const before = valueOf(await player.call.mapper.getData({ params: { id: MATCH } }));
    expect(before.data).toEqual({ mapperExist: false, dream11MatchId: null });
  });

  it("lists the app's matches with the stored value, pairs the players by name and shows the value nowhere", async () => {
    const value = await storeAccessValue();
    const matchList = valueOf(await staff.call.mapper.listMatches({ params: { sport: "cricket" } }));
    expect(matchList.data.map(({ id }) => id)).toContain(theirId);
    const body = { tgMatchId: MATCH, dream11MatchId: theirId, leftName: "Left", rightName: "Right" };
    const reply = valueOf(await staff.call.mapper.create({ body }));
    expect(reply.data.dream11MatchId).toBe(theirId);
    expect(reply.data.mapped).toBeGreaterThanOrEqual(20);
    expect(valueOf(await player.call.mapper.getData({ params: { id: MATCH } })).data).toEqual({
      mapperExist: true,
      dream11MatchId: theirId,
    });
    expect(JSON.stringify([matchList, reply])).not.toContain(value);
    const lists = await player.call.experts.teamList({ body: { phoneNumber: player.account.phone } });
    expect(valueOf(lists).dream11MapperData).toContain(MATCH);
  });

  it("can be taken back, once, and made again", async () => {
    const params = { id: MATCH, app: "dream11" };
    expect(await admin.call.mapper.remove({ params })).toMatchObject({ status: 403 });
    expect(await staff.call.mapper.remove({ params })).toMatchObject({ ok: true });
    expect(valueOf(await player.call.mapper.getData({ params: { id: MATCH } })).data.mapperExist).toBe(false);
    expect(await ask(player, {})).toMatchObject({ code: "match_not_mapped" });
    expect(await staff.call.mapper.remove({ params })).toMatchObject({
      status: 201,
      code: "match_not_mapped",
    });
    const log = await admin.call.audit.list({ query: { action: "match.unmap" } });
    expect(valueOf(log).data).toMatchObject([{ details: { match: MATCH, app: "dream11" } }]);
    const body = { tgMatchId: MATCH, dream11MatchId: theirId, leftName: "Left", rightName: "Right" };
    expect(await staff.call.mapper.create({ body })).toMatchObject({ ok: true });
  });
});

describe("the access value", () => {
  const listMatches = () => staff.call.mapper.listMatches({ params: { sport: "cricket" } });
  const state = async () => valueOf(await admin.call.settings.readHashValue({})).data;

  it("is tried at the app before it is stored: one that the app refuses replaces nothing", async () => {
    await storeAccessValue();
    expect(await store("x".repeat(20))).toMatchObject({
      status: 201,
      code: "app_session_expired",
      message: inEnglish("replies.hashValueRefused", { app: "Dream11" }),
    });
    expect(await listMatches()).toMatchObject({ ok: true });
    expect(await state()).toMatchObject({ stored: { by: "Asha Rao", at: expect.any(String) } });
  });

  it("is not stored while the app does not answer, and the reply says so", async () => {
    await sandbox.fault({ kind: "error_500", app: "dream11" });
    expect(await store("x".repeat(20))).toMatchObject({
      status: 429,
      message: inEnglish("replies.hashValueNotTried", { app: "Dream11" }),
    });
    await sandbox.faultsOff();
  });

  it("that ended is told to the prime admin with the name of who stored it; the previous one comes back in one call", async () => {
    await storeAccessValue();
    const second = await storeAccessValue();
    expect(await state()).toMatchObject({ hasPrevious: true });
    await server.deps.fantasyApps.find("dream11")!.revokeSession({ accountId: "source", token: second });
    expect(await listMatches()).toMatchObject({
      code: "app_session_expired",
      message: expect.stringContaining("Ask Asha Rao"),
    });
    expect(await admin.call.settings.restoreHashValue({})).toMatchObject({ ok: true, data: { tried: true } });
    expect(await listMatches()).toMatchObject({ ok: true });
  });

  it("is restored once by a call whose reply was lost and that is made again", async () => {
    const first = await storeAccessValue();
    await storeAccessValue();
    const restore = () => admin.call.settings.restoreHashValue({ idempotencyKey: "restore-once" });
    for (const reply of [await restore(), await restore()]) expect(reply).toMatchObject({ ok: true });
    expect(await readHashValue(server.deps.database.db, server.deps.secrets)).toBe(first);
  });

  // Only PostgreSQL runs two transactions at once.
  it.skipIf(!process.env["TEST_DATABASE_URL"])(
    "is the one before a value that another admin stores at the same time",
    async () => {
      const { database, secrets } = server.deps;
      const [first, second] = [await storeAccessValue(), await makeAccessValue()];
      const storeMeanwhile = async <Reply>(value: string, call: () => Promise<Reply>): Promise<Reply> => {
        const { reply } = await database.db.transaction(async (tx) => {
          await writeHashValue(tx, secrets, value);
          const waiting = call();
          await untilWaiting(database.db);
          return { reply: waiting };
        });
        return reply;
      };
      expect(await storeMeanwhile("a value of the other admin", () => store(second))).toMatchObject({
        ok: true,
      });
      expect(await readHashValue(database.db, secrets)).toBe(second);
      expect(await admin.call.settings.restoreHashValue({})).toMatchObject({ ok: false });
      expect(await store(first)).toMatchObject({ ok: true });
      // What was tried is no longer the value before the present one.
      const restore = () => admin.call.settings.restoreHashValue({});
      expect(await storeMeanwhile("another value", restore)).toMatchObject({ code: "conflict" });
      expect(await readHashValue(database.db, secrets)).toBe("another value");
    },
  );
});

describe("direct provider teams", () => {
  const sideOf = async () => {
    const { data } = valueOf(
      await player.call.mapper.playerData({ params: { sport: "cricket", id: theirId } }),
    );
    return { left: new Set(data.left_players_data.map(({ id }) => id)), data };
  };

  it.each([
    ["left", (count: number) => count > 5],
    ["right", (count: number) => count < 6],
    ["equal", (count: number) => count === 5 || count === 6],
  ] as const)("favour the side that is asked for: %s", async (basicFilter, fits) => {
    const { left } = await sideOf();
    const { data } = valueOf(await ask(player, { basicFilter, teamsCount: 20 }));
    expect(data).toMatchObject({ teamsCount: 20, teamsType: "basic" });
    expect(new Set(data.teams.map((team) => JSON.stringify(team))).size).toBe(20);
    for (const { team, captain, vice_captain } of data.teams) {
      expect(team).toHaveLength(11);
      expect(team).toContain(captain);
      expect(team).toContain(vice_captain);
      expect(fits(team.filter((id) => left.has(id)).length)).toBe(true);
    }
  });

  it("are the same when asked again, and taken by the app as they are", async () => {
    const [once, again] = [valueOf(await ask(player, {})), valueOf(await ask(player, {}))];
    expect(again).toEqual(once);
    for (const { team, captain, vice_captain } of once.data.teams.slice(0, 3)) {
      const link = await player.call.fantasyApps.createLink({
        body: {
          tgMatchId: MATCH,
          playerData: team,
          captainData: captain,
          vicecaptainData: vice_captain,
          generateLinkFlag: "general",
        },
      });
      expect(link).toMatchObject({ ok: true });
    }
  });

  it("obey an advanced filter, and say when no team meets it", async () => {
    const { data } = await sideOf();
    const [fixedPlayer, captain, droppedPlayer] = data.left_players_data.map(({ id }) => id);
    const advancedFilter = {
      fixed_player: [fixedPlayer!],
      captain_player: [captain!],
      drop_player: [droppedPlayer!],
      partision_data: [[6, 5]] as [number, number][],
    };
    const foundTeams = valueOf(await ask(player, { filterType: "advanced", advancedFilter, teamsCount: 5 }));
    expect(foundTeams.data.teams).toHaveLength(5);
    for (const team of foundTeams.data.teams) {
      expect(team.captain).toBe(captain);
      expect(team.team).toContain(fixedPlayer);
      expect(team.team).not.toContain(droppedPlayer);
    }
    const impossible = { credit_data: { leftCredit: 0, rightCredit: 1 } };
    expect(await ask(player, { filterType: "advanced", advancedFilter: impossible })).toMatchObject({
      ok: false,
      code: "no_direct_teams",
    });
  });
});
