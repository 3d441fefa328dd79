import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPartner } from "../testing/partner.ts";
import type { Partner } from "../testing/partner.ts";
import { sampleTeams } from "../testing/sample-matches.ts";
import type { SamplePlayer, SampleTeam } from "../testing/sample-matches.ts";

const MOBILE = "9876543210";

let partner: Partner;
beforeAll(async () => {
  partner = await startPartner();
});
afterAll(() => partner.close());
beforeEach(() => partner.send("POST", "/control/reset"));

const problemOf = ({ body }: { body: Record<string, unknown> }) =>
  body["error"] as { code: string; reason?: string; team_id?: string };

interface LinkedMatch {
  readonly token: string;
  readonly match: string;
  readonly teams: readonly SampleTeam[];
  readonly players: readonly SamplePlayer[];
}

async function linkApp(app = "dream11", mobile = MOBILE): Promise<LinkedMatch> {
  const token = await partner.link(app, mobile);
  const { body } = await partner.call(app, "GET", "/matches?sport=cricket", { token });
  const match = (body["matches"] as { id: string }[])[0]?.id ?? "";
  const nameQuery = app === "my11circle" ? "?left_team=Harbour&right_team=Lantern" : "";
  const list = await partner.call(app, "GET", `/matches/${match}/players${nameQuery}`, { token });
  const players = list.body["players"] as SamplePlayer[];
  return { token, match, players, teams: sampleTeams(players, 40) };
}

const add = ({ token, match }: LinkedMatch, team: unknown, key: string, app = "dream11") =>
  partner.call(app, "POST", `/matches/${match}/teams`, { token, key, body: team });

const listTeams = async ({ token, match }: LinkedMatch) =>
  (await partner.call("dream11", "GET", `/matches/${match}/teams`, { token })).body[
    "teams"
  ] as (SampleTeam & {
    id: string;
  })[];

describe("codes and sessions", () => {
  it("a code links a number, and the app's own fields must come back", async () => {
    const askedReply = await partner.call("my11circle", "POST", "/codes", {
      body: { mobile_number: MOBILE },
    });
    expect(Object.keys(askedReply.body).toSorted()).toEqual(["challenge", "expires_at", "reasonCode"]);
    const without = await partner.call("my11circle", "POST", "/sessions", {
      body: { mobile_number: MOBILE, code: "000000" },
    });
    expect(problemOf(without).code).toBe("invalid_request");
    expect(await partner.link("myteam11", MOBILE)).toMatch(/^[\w-]{43}$/);
  });

  it("a wrong code is refused five times, then a new code is needed; codes are used once", async () => {
    await partner.call("dream11", "POST", "/codes", { body: { mobile_number: MOBILE } });
    const shownCodes = (await partner.send("GET", "/control/codes")).body["codes"] as { code: string }[];
    const right = shownCodes[0]?.code ?? "";
    const attempt = (code: string) =>
      partner.call("dream11", "POST", "/sessions", { body: { mobile_number: MOBILE, code } });
    const wrong = right === "111111" ? "222222" : "111111";
    for (let index = 0; index < 5; index++) expect(problemOf(await attempt(wrong)).code).toBe("invalid_code");
    expect((await attempt(right)).status).toBe(429);
    await partner.link("dream11", MOBILE);
    const usedCodes = (await partner.send("GET", "/control/codes")).body["codes"] as { code: string }[];
    expect(problemOf(await attempt(usedCodes.at(-1)?.code ?? "")).code).toBe("invalid_code");
  });

  it("a code grows too old by the sandbox's clock", async () => {
    await partner.call("dream11", "POST", "/codes", { body: { mobile_number: MOBILE } });
    await partner.send("PUT", "/control/clock", { advance_seconds: 301 });
    const { body } = await partner.send("GET", "/control/codes");
    const code = (body["codes"] as { code: string }[])[0]?.code;
    const late = await partner.call("dream11", "POST", "/sessions", {
      body: { mobile_number: MOBILE, code },
    });
    expect(problemOf(late).code).toBe("code_expired");
  });

  it("a revoked session, a session of another app and a wrong key open nothing", async () => {
    const { token, match } = await linkApp();
    const read = (app: string, given: string) => partner.call(app, "GET", "/session", { token: given });
    expect((await read("dream11", token)).body["mobile_number"]).toBe(MOBILE);
    expect((await read("myfab11", token)).status).toBe(401);
    expect((await partner.call("dream11", "DELETE", "/session", { token })).status).toBe(204);
    expect(problemOf(await read("dream11", token)).code).toBe("session_expired");
    expect((await partner.send("GET", `/dream11/v1/matches/${match}/teams`)).status).toBe(401);
    expect(
      (await partner.call("vision11", "POST", "/codes", { body: { mobile_number: MOBILE } })).status,
    ).toBe(403);
  });
});

describe("matches", () => {
  it("every app has ids and spellings of its own", async () => {
    const [one, other] = [await linkApp("dream11"), await linkApp("myteam11")];
    expect(one.match).not.toBe(other.match);
    expect(one.players[0]?.name).toBe("O Familya");
    expect(other.players[0]?.name).toBe("Familya, Omkar");
    expect(one.players[0]?.id).not.toBe(other.players[0]?.id);
  });

  it("one app gives its player list only to a caller who names both sides", async () => {
    const { token, match } = await linkApp("my11circle");
    const unnamed = await partner.call("my11circle", "GET", `/matches/${match}/players`, { token });
    expect(unnamed.status).toBe(400);
  });
});

describe("teams", () => {
  it("are added, listed, edited and shown to people", async () => {
    const account = await linkApp();
    const [first, second] = account.teams;
    const addReply = await add(account, first, "a");
    expect(addReply.status).toBe(201);
    const id = String(addReply.body["id"]);
    const editReply = await partner.call("dream11", "PUT", `/matches/${account.match}/teams/${id}`, {
      token: account.token,
      key: "b",
      body: second,
    });
    expect(editReply.body).toMatchObject({ id, number: 1, ...second });
    expect(await listTeams(account)).toEqual([{ id, number: 1, ...second }]);
    const page = await partner.page(`/dream11/accounts/${MOBILE}`);
    expect(page).toContain("Harbour vs Lantern");
    expect(page).toContain("O Familya");
  });

  it("an idempotency key makes a change once, and belongs to one request", async () => {
    const account = await linkApp();
    const [first, second] = account.teams;
    const reply = await add(account, first, "same");
    const again = await add(account, first, "same");
    expect(again.body).toEqual(reply.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await listTeams(account)).toHaveLength(1);
    expect(problemOf(await add(account, second, "same")).code).toBe("idempotency_mismatch");
    expect(problemOf(await add(account, first, "another"))).toMatchObject({
      code: "duplicate_team",
      team_id: reply.body["id"],
    });
  });

  it("wrong teams are refused with the reason", async () => {
    const account = await linkApp();
    const good = account.teams[0]!;
    const wrong = (change: Partial<SampleTeam>) => ({ ...good, ...change });
    const left = account.players.filter((player) => player.side === "left").map(({ id }) => id);
    const [batsman, bowler] = [left[5]!, left[9]!];
    const cases: [string, unknown][] = [
      ["size", wrong({ players: good.players.slice(1) })],
      ["duplicate_player", wrong({ players: [...good.players.slice(0, 10), good.players[0]!] })],
      ["unknown_player", wrong({ players: ["1", ...good.players.slice(1)] })],
      ["sides", wrong({ players: left.filter((_, index) => index !== 0) })],
      ["roles", wrong({ players: [...good.players.slice(1), bowler] })],
      ["credits", wrong({ players: [...good.players.slice(0, -1), batsman] })],
      ["captain", wrong({ captain: "1" })],
      ["vice_captain", wrong({ vice_captain: good.captain })],
    ];
    for (const [reason, team] of cases)
      expect([reason, problemOf(await add(account, team, reason)).reason]).toEqual([reason, reason]);
    expect(await listTeams(account)).toEqual([]);
  });

  it("the limit and the deadline hold", async () => {
    const account = await linkApp();
    for (const [index, team] of account.teams.slice(0, 20).entries())
      expect((await add(account, team, `k${index}`)).status).toBe(201);
    expect(problemOf(await add(account, account.teams[20], "over")).code).toBe("limit_reached");
    await partner.send("PUT", "/control/clock", { advance_seconds: 3601 });
    expect(problemOf(await add(account, account.teams[20], "late")).code).toBe("match_locked");
  });

  it("the slow apps keep their pace by the clock", async () => {
    const account = await linkApp("myteam11");
    await partner.send("PUT", "/control/clock", { freeze_at: new Date().toISOString() });
    expect((await add(account, account.teams[0], "a", "myteam11")).status).toBe(201);
    const soon = await add(account, account.teams[1], "b", "myteam11");
    expect([soon.status, soon.headers.get("retry-after")]).toEqual([429, "2"]);
    await partner.send("PUT", "/control/clock", { advance_seconds: 2 });
    expect((await add(account, account.teams[1], "b", "myteam11")).status).toBe(201);
  });

  it("a link shows the team to anybody, without an account", async () => {
    const account = await linkApp();
    const reply = await partner.call("dream11", "POST", `/matches/${account.match}/links`, {
      key: "l",
      body: account.teams[0],
    });
    const url = new URL(String(reply.body["url"]));
    expect(await partner.page(url.pathname)).toContain("O Familya");
  });
});
