import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findMatches } from "../matches/public.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import { connect, link, mapShared, sharedMatch, startLinkedServer } from "./testing/linked.ts";
import type { LinkedServer } from "./testing/linked.ts";
import { openToken, sealToken } from "./sealed-token.ts";

let server: LinkedServer["server"];
let sandbox: LinkedServer["sandbox"];
let sharedMatches: LinkedServer["shared"];
let close: LinkedServer["close"];
let number = 9_100_000_000;
const newMobile = (): string => String((number += 1));

beforeAll(async () => {
  ({
    server,
    sandbox,
    shared: sharedMatches,
    close,
  } = await startLinkedServer("shared", { CODE_RATE: "100000" }));
});
afterAll(() => close());
beforeEach(() => sandbox.faultsOff());

const available = ["dream11", "myfab11", "my11circle", "myteam11"];

describe("linking", () => {
  it("with a code from the inbox links each app that is available, and unlinking ends the session there", async () => {
    const player = await signUp(server, { plan: 10 });
    for (const app of available) {
      const mobile = newMobile();
      const authToken = await link(player, sandbox, app, mobile);
      const body = { fantasyApp: app, authToken };
      expect((await player.call.fantasyApps.verifySession({ body })).ok).toBe(true);
      expect(await player.call.fantasyApps.unlink({ body })).toMatchObject({
        ok: true,
        data: { message: "Fantasy App Unlinked Successfully!" },
      });
      const name = server.deps.fantasyApps.find(app)!.app.name;
      const reply = await player.send("POST", "/api/fantasy/auth/verify", { body });
      expect([reply.status, reply.json()["message"], reply.json()["code"]]).toEqual([
        201,
        `Your ${name} Login session is expired!, Please Link Again.`,
        "app_session_expired",
      ]);
      expect((await player.call.fantasyApps.unlink({ body })).ok).toBe(true);
    }
  });

  it("says that the app is linked, in the words of the specification", async () => {
    const player = await signUp(server);
    const mobile = newMobile();
    const sendReply = await player.send("POST", "/api/fantasy/send-otp", {
      body: { fantasyApp: "my11circle", mobileNumber: mobile },
    });
    expect(Object.keys(sendReply.json()["data"] as object)).toEqual(["reasonCode", "challenge"]);
    const verificationCode = await sandbox.codeFor("my11circle", mobile);
    const verifyReply = await player.send("POST", "/api/fantasy/verify-otp", {
      body: {
        fantasyApp: "my11circle",
        mobileNumber: mobile,
        verificationCode,
        ...(sendReply.json()["data"] as object),
      },
    });
    expect(verifyReply.json()["message"]).toBe("My11Circle is successfully linked to Teamwright!");
  });

  it("refuses wrong numbers and codes in the words of the specification", async () => {
    const player = await signUp(server);
    const mobile = newMobile();
    const send = (fantasyApp: string, mobileNumber: string) =>
      player.send("POST", "/api/fantasy/send-otp", { body: { fantasyApp, mobileNumber } });
    const verify = (verificationCode: string) =>
      player.send("POST", "/api/fantasy/verify-otp", {
        body: { fantasyApp: "dream11", mobileNumber: mobile, verificationCode },
      });
    const short = await send("dream11", "12345");
    expect([short.status, short.json()["message"]]).toEqual([400, "Invalid Phone Number!"]);
    expect((await send("dream11", mobile)).status).toBe(200);
    const tooShort = await verify("12345");
    expect([tooShort.status, tooShort.json()["message"]]).toEqual([400, "Invalid OTP!"]);
    const right = await sandbox.codeFor("dream11", mobile);
    const wrong = await verify(right === "111111" ? "222222" : "111111");
    expect([wrong.status, wrong.json()["message"], wrong.json()["code"]]).toEqual([
      201,
      "Invalid OTP!",
      "app_invalid_code",
    ]);
    expect((await send("nosuchapp", mobile)).status).toBe(404);
    const closedReply = await send("vision11", mobile);
    expect([closedReply.status, closedReply.json()["code"]]).toEqual([201, "app_unavailable"]);
    await sandbox.fault({ kind: "error_500", operation: "request_code", times: 1 });
    const failedReply = await send("dream11", newMobile());
    expect([failedReply.status, failedReply.json()["message"]]).toEqual([201, "Error while sending OTP!"]);
  });

  it("codes are limited per account and number, and per address across accounts", async () => {
    const strict = await startTestApp({ CODE_RATE: "3" });
    connect(strict, sandbox);
    const sendBy = (somebody: SignedInVisitor, mobileNumber: string) =>
      somebody.send("POST", "/api/fantasy/send-otp", { body: { fantasyApp: "dream11", mobileNumber } });
    const mobile = newMobile();
    const person = await signUp(strict);
    expect((await sendBy(person, mobile)).status).toBe(200);
    const again = await sendBy(person, mobile);
    expect(again.status).toBe(429);
    expect(Number(again.headers["retry-after"])).toBeGreaterThan(20);
    expect((await sendBy(await signUp(strict), newMobile())).status).toBe(200);
    expect((await sendBy(await signUp(strict), newMobile())).status).toBe(200);
    expect((await sendBy(await signUp(strict), newMobile())).status).toBe(429);
    await strict.close();
  });

  it("strangers cannot shut a number out: their requests and guesses do not count for its owner", async () => {
    const ownServer = await startTestApp({ CODE_RATE: "100000" });
    connect(ownServer, sandbox);
    const owner = await signUp(ownServer);
    const mobileNumber = owner.account.phone;
    const dream11 = { fantasyApp: "dream11", mobileNumber };
    const ask = (by: SignedInVisitor) => by.send("POST", "/api/fantasy/send-otp", { body: dream11 });
    const guess = (by: SignedInVisitor, verificationCode: string) =>
      by.send("POST", "/api/fantasy/verify-otp", { body: { ...dream11, verificationCode } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn++) statuses.push((await ask(await signUp(ownServer))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    const stranger = await signUp(ownServer);
    for (let turn = 0; turn < 15; turn++) await guess(stranger, "000000");
    expect((await ask(owner)).status).toBe(200);
    const code = await sandbox.codeFor("dream11", mobileNumber);
    // The right code is of no use to an account that did not request it, and the app is not called.
    const stolenReply = await guess(stranger, code);
    expect([stolenReply.status, stolenReply.json()["code"]]).toEqual([201, "app_invalid_code"]);
    expect((await guess(owner, code)).status).toBe(200);
    await ownServer.close();
  });

  it("neither codes, numbers nor tokens are logged", async () => {
    const player = await signUp(server);
    const mobile = newMobile();
    const sealedToken = await link(player, sandbox, "dream11", mobile);
    const openedToken = openToken(
      sealedToken,
      { accountId: player.account.id, app: "dream11" },
      server.deps.secrets,
    );
    if (!openedToken.ok) throw new Error("the token does not open");
    const log = server.log.join("\n");
    for (const secret of [await sandbox.codeFor("dream11", mobile), mobile, sealedToken, openedToken.value])
      expect(log).not.toContain(secret);
  });
});

describe("the sealed token", () => {
  it("opens for its account and app until it expires, and for nobody else", () => {
    const owner = { accountId: "a", app: "dream11" };
    const token = sealToken(
      { token: "the app's own token", expiresAt: "2030-01-01T00:00:00Z" },
      owner,
      server.deps.secrets,
    );
    const open = (who: typeof owner, sealed: string, at = "2029-01-01T00:00:00Z") =>
      openToken(sealed, who, server.deps.secrets, Date.parse(at));
    expect(token).not.toContain("own token");
    expect(open(owner, token)).toMatchObject({ ok: true, value: "the app's own token" });
    expect(open({ ...owner, accountId: "b" }, token).ok).toBe(false);
    expect(open({ ...owner, app: "myfab11" }, token).ok).toBe(false);
    expect(open(owner, token, "2030-01-01T00:00:01Z").ok).toBe(false);
    expect(open(owner, `${token}x`).ok).toBe(false);
    expect(open(owner, "").ok).toBe(false);
  });

  it("of somebody else is refused by every call, and is of no use at the app itself", async () => {
    const [owner, thief] = [
      await signUp(server, { plan: 5 }),
      await signUp(server, { plan: 5, primeAdmin: true }),
    ];
    const authToken = await link(owner, sandbox, "dream11", newMobile());
    const linkedApp = { fantasyApp: "dream11", authToken };
    const team = { matchId: "shared", captain: "1", vice_captain: "2", players: ["1", "2"] };
    for (const [path, body] of [
      ["/api/fantasy/auth/verify", linkedApp],
      ["/api/fantasy/list-of-teams", { ...linkedApp, matchId: "shared" }],
      ["/api/fantasy/add-team", { ...linkedApp, ...team }],
      ["/api/fantasy/edit-team", { ...linkedApp, ...team, id: "1" }],
      ["/api/automatic/fantasy-app/list", linkedApp],
      ["/api/automatic/fantasy-app/getplayerdata", { ...linkedApp, matchId: "1" }],
    ] as const) {
      const reply = await thief.send("POST", path, { body });
      expect([path, reply.status, reply.json()["code"]]).toEqual([path, 201, "app_session_expired"]);
    }
    await thief.call.fantasyApps.unlink({ body: linkedApp });
    expect((await owner.call.fantasyApps.verifySession({ body: linkedApp })).ok).toBe(true);
    const { baseUrl, key } = sandbox.connections["dream11"]!;
    const direct = await fetch(`${baseUrl}/session`, {
      headers: { "x-partner-key": key, authorization: `Bearer ${authToken}` },
    });
    expect(direct.status).toBe(401);
  });
});

describe("mapping", () => {
  it("a prime admin maps a match; everybody sees the app's ids, also after the next import", async () => {
    const staff = await signUp(server, { primeAdmin: true });
    const authToken = await link(staff, sandbox, "my11circle", newMobile());
    const linkedApp = { fantasyApp: "my11circle", authToken };
    await sharedMatch(server, sandbox, "mapped");
    const list = await staff.call.fantasyApps.listMatches({ body: linkedApp });
    if (!list.ok) throw new Error(list.message);
    const match = list.data.data.find(({ left_team_name: name }) => name === "Harbour")!;
    const unnamedReply = await staff.send("POST", "/api/automatic/fantasy-app/getplayerdata", {
      body: { ...linkedApp, matchId: match.id },
    });
    expect(unnamedReply.status).toBe(400);
    const players = await staff.call.fantasyApps.listPlayers({
      body: { ...linkedApp, matchId: match.id, leftTeamName: "Harbour", rightTeamName: "Lantern" },
    });
    if (!players.ok) throw new Error(players.message);
    expect(players.data.data).toHaveLength(24);
    const ids = players.data.data.map(({ id }) => id);
    const map = (mapPlayers: readonly string[]) =>
      staff.send("POST", "/api/automatic/add_mapping", {
        body: {
          tgMatchId: "mapped",
          fantasyAppMatchId: match.id,
          fantasyAppName: "my11circle",
          playerMapperData: mapPlayers.map((id, index) => ({ player_index: index, id })),
        },
      });
    const twice = await map([ids[0]!, ids[0]!]);
    expect([twice.status, twice.json()["message"]]).toEqual([201, "This player mapping already added!"]);
    expect((await map(ids)).status).toBe(200);

    const idsShown = async () => {
      const [match] = await findMatches(server.deps.database.db, ["mapped"]);
      return match!.shown.players.map(({ appIds }) => appIds.find(({ name }) => name === "my11circle")?.id);
    };
    expect(await idsShown()).toEqual(ids);
    await sharedMatch(server, sandbox, "mapped");
    expect(await idsShown()).toEqual(ids);
  });
});

describe("teams", () => {
  it("are added once for a key, edited and listed, with the app's limit and deadline", async () => {
    const [first, second] = await mapShared(server, sharedMatches, "dream11", 2);
    const player = await signUp(server, { plan: 5 });
    const mobile = newMobile();
    const authToken = await link(player, sandbox, "dream11", mobile);
    const linkedMatch = { fantasyApp: "dream11", authToken, matchId: "shared" };
    const body = (team: typeof first) => ({
      ...linkedMatch,
      players: [...team!.players],
      captain: team!.captain,
      vice_captain: team!.viceCaptain,
    });
    const add = () =>
      player.send("POST", "/api/fantasy/add-team", {
        body: body(first),
        headers: { "idempotency-key": "one" },
      });
    const addReply = await add();
    expect([addReply.status, addReply.json()["status"]]).toEqual([200, "success"]);
    expect((await add()).json()).toEqual(addReply.json());
    const { team_id: id } = addReply.json()["data"] as { team_id: string };
    const duplicate = await player.send("POST", "/api/fantasy/add-team", { body: body(first) });
    expect([duplicate.status, duplicate.json()["status"], duplicate.json()["code"]]).toEqual([
      201,
      "fail",
      "app_duplicate_team",
    ]);
    expect((await player.call.fantasyApps.editTeam({ body: { ...body(second), id } })).ok).toBe(true);
    const list = await player.call.fantasyApps.listTeams({ body: linkedMatch });
    expect(list).toMatchObject({
      ok: true,
      data: {
        limit: 20,
        teams_list: [
          {
            team_id: id,
            captain: second!.captain,
            vice_captain: second!.viceCaptain,
            player_list: second!.players,
          },
        ],
      },
    });
    expect(await sandbox.teams("dream11", mobile)).toMatchObject([{ ...second, edits: 1 }]);
  });

  it("of a match that is not mapped are refused with a message, and so is a team that breaks the app's rules", async () => {
    await mapShared(server, sharedMatches, "myfab11", 0);
    const player = await signUp(server, { plan: 5 });
    const authToken = await link(player, sandbox, "myfab11", newMobile());
    const add = (matchId: string) =>
      player.send("POST", "/api/fantasy/add-team", {
        body: {
          fantasyApp: "myfab11",
          authToken,
          matchId,
          captain: "1",
          vice_captain: "2",
          players: ["1", "2"],
        },
      });
    expect((await add("nowhere")).json()["code"]).toBe("match_not_mapped");
    expect((await add("shared")).json()["code"]).toBe("app_invalid_team");
  });

  it("get a link to the main app, the same for the same team", async () => {
    const [team] = await mapShared(server, sharedMatches, "dream11", 1);
    const player = await signUp(server, { plan: 5 });
    const create = () =>
      player.call.fantasyApps.createLink({
        body: {
          tgMatchId: "shared",
          playerData: [...team!.players],
          captainData: team!.captain,
          vicecaptainData: team!.viceCaptain,
          generateLinkFlag: "general",
        },
      });
    const reply = await create();
    if (!reply.ok) throw new Error(reply.message);
    const page = await fetch(decodeURIComponent(reply.data.data));
    expect(await page.text()).toContain("Harbour vs Lantern");
    expect(await create()).toMatchObject({ data: { data: reply.data.data } });
  });

  it("of a slow app hold neither the database nor other callers up", async () => {
    const [team] = await mapShared(server, sharedMatches, "dream11", 1);
    const player = await signUp(server, { plan: 5 });
    const authToken = await link(player, sandbox, "dream11", newMobile());
    await sandbox.fault({ kind: "slow", operation: "add_team", milliseconds: 3000, times: 1 });
    let isDone = false;
    const slow = player.call.fantasyApps
      .addTeam({
        body: {
          fantasyApp: "dream11",
          authToken,
          matchId: "shared",
          players: [...team!.players],
          captain: team!.captain,
          vice_captain: team!.viceCaptain,
        },
      })
      .then((result) => {
        isDone = true;
        return result;
      });
    const other = await signUp(server, { plan: 5 });
    expect((await other.call.plans.status({ params: { id: other.account.id } })).ok).toBe(true);
    expect(isDone).toBe(false);
    expect((await slow).ok).toBe(true);
  });

  it("cannot be sent inside a transaction", async () => {
    const provider = server.deps.fantasyApps.find("dream11")!;
    await expect(
      server.deps.transaction(() => provider.requestCode({ accountId: "somebody" }, newMobile())),
    ).rejects.toThrow("inside a transaction");
  });

  it("an invalid reply of the app is a coded failure", async () => {
    const player = await signUp(server, { plan: 5 });
    const authToken = await link(player, sandbox, "dream11", newMobile());
    for (const kind of ["invalid_reply", "wrong_shape", "error_500", "drop_before"]) {
      await sandbox.fault({ kind, operation: "read_session", times: 3 });
      const reply = await player.send("POST", "/api/fantasy/auth/verify", {
        body: { fantasyApp: "dream11", authToken },
      });
      expect([kind, reply.status, reply.json()["code"]]).toEqual([kind, 201, "app_unknown_outcome"]);
      expect(
        (await player.call.fantasyApps.verifySession({ body: { fantasyApp: "dream11", authToken } })).ok,
      ).toBe(true);
    }
  });
});
