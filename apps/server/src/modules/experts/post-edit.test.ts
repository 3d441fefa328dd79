import type { BodyOf, contract } from "@teamwright/contract";
import { decodeTeams } from "@teamwright/engine";
import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { expectMatchLockedFirst } from "#testing/waiting-locks.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, handMadeTeam } from "#testing/upcoming-match.ts";

let server: TestApp;
let expert: SignedInVisitor;
let customer: SignedInVisitor;
let matchId = "";
let id = "";
let count = 0;
beforeAll(async () => {
  server = await startTestApp();
  expert = await signUp(server, { expert: true, name: "Meera Rao" });
  customer = await signUp(server, { plan: 30 });
});
beforeEach(async () => {
  matchId = await bringMatch(server, { id: `edited-match-${(count += 1)}` });
  const reply = await expert.call.experts.postTeams({
    body: {
      ...facts,
      matchId,
      numberOfTeams: 2,
      typeOfTeams: "human",
      sportIndex: 0,
      sectionUsed: "advanced",
      expertNumber: expert.account.phone,
      teamData: [team, turnedTeam],
    },
  });
  if (!reply.ok) throw new Error(reply.message);
  id = reply.data.data._id;
});
afterAll(() => server.close());

const team = handMadeTeam();
const turnedTeam = { ...team, team_number: 2, captain: team.vicecaptain, vicecaptain: team.captain };
const facts = { fantasyApp: "dream11", tossData: "Predicted11", teamUse: "MegaGL" } as const;

type Body = BodyOf<typeof contract.experts.updatePost>;
const edit = (body: Partial<Body> = {}, by = expert) =>
  by.call.experts.updatePost({ params: { id }, body: { ...facts, ...body } });
const read = async () => {
  const reply = await customer.call.experts.getPost({ params: { id } });
  if (!reply.ok) throw new Error(reply.message);
  const teams = decodeTeams(Buffer.from(reply.data.teamData, "base64"));
  return { post: reply.data.data, teams: teams.ok ? teams.value.count : null };
};
const captainsOf = async (version?: number) => {
  const query = { page: 0, size: 10, ...(version === undefined ? {} : { version }) };
  const reply = await customer.call.experts.listTeams({ params: { id }, query });
  return reply.ok ? reply.data.data.map(({ captain }) => captain) : reply.status;
};

describe("an edit of a post", () => {
  test("replaces its teams and facts, keeps the version before and tells what changed", async () => {
    expect((await read()).post).toMatchObject({ version: 1, editedAt: null, changes: [] });
    const reply = await edit({ teamUse: "SL", teamData: [turnedTeam], version: 1 });
    expect(reply).toMatchObject({
      ok: true,
      data: { message: inEnglish("replies.expertPostUpdated"), data: { version: 2 } },
    });
    const { post, teams } = await read();
    expect(teams).toBe(1);
    expect(post).toMatchObject({ version: 2, numberOfTeams: 1, teamUse: "SL" });
    expect(post.changes).toMatchObject([
      { version: 2, before: { ...facts, numberOfTeams: 2 }, teamsAdded: 0, teamsRemoved: 1 },
    ]);
    expect(post.editedAt).toBe(post.changes[0]?.createdAt);
    expect(await captainsOf()).toEqual([turnedTeam.captain]);
    expect(await captainsOf(2)).toEqual([turnedTeam.captain]);
    expect(await captainsOf(1)).toEqual([team.captain, turnedTeam.captain]);
    expect(await captainsOf(3)).toBe(404);
  });

  test("without teams keeps them, and the same once more changes nothing", async () => {
    expect(await edit({ fantasyApp: "other" })).toMatchObject({ data: { data: { version: 2 } } });
    expect(await edit({ fantasyApp: "other", teamData: [turnedTeam, team] })).toMatchObject({
      data: { data: { version: 2 } },
    });
    const { post, teams } = await read();
    expect([teams, post.fantasyApp, post.changes.length]).toEqual([2, "other", 1]);
  });

  test("tells open clients, and the list says that the post was edited", async () => {
    const heard: unknown[] = [];
    const stop = server.deps.bus.subscribe((message) => {
      if (message.kind === "public") heard.push(message.event);
    });
    await customer.call.experts.listPosts({ params: { matchId } });
    await edit({ tossData: "Playing11" });
    stop();
    expect(heard).toEqual([{ type: "posts", matchId, sport: "cricket" }]);
    const list = await customer.call.experts.listPosts({ params: { matchId } });
    const posts = list.ok ? list.data.data : [];
    expect(posts).toMatchObject([{ _id: id, tossData: "Playing11" }]);
    expect(posts[0]?.editedAt).not.toBeNull();
  });

  test("of two at once that began with one version only the first is made", async () => {
    const replies = await Promise.all([
      edit({ teamUse: "SL", version: 1 }),
      edit({ teamUse: "H2H", version: 1 }),
    ]);
    const statuses = replies.map((reply) => (reply.ok ? 200 : reply.status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read()).post.changes).toHaveLength(1);
  });
});

describe("refused, and nothing is stored", () => {
  const wrongRole = { ...team, team: [[1], [0, 2, 13, 14], [5, 17], [7, 8, 19, 20]] };
  const cases: [string, () => Partial<Body>, number, string][] = [
    ["a duplicate team", () => ({ teamData: [team, team] }), 201, "Team 2 is the same as team 1."],
    ["a wrong role", () => ({ teamData: [wrongRole] }), 201, "Team 1: H Player 1 is listed in a wrong role."],
    ["no team", () => ({ teamData: [] }), 400, "Teams failed to attach!"],
    ["an unknown app", () => ({ fantasyApp: "nosuchapp" }), 400, "Select Fantasy App!"],
    ["an older version", () => ({ version: 7 }), 409, ""],
  ];
  test.each(cases)("%s", async (_, change, status, message) => {
    const before = await contentsOf(server.deps.database.db, ["sessions"]);
    const reply = await expert.send("POST", `/api/expert/updateteams/${id}`, {
      body: { ...facts, ...change() },
    });
    expect(reply.status, reply.text).toBe(status);
    expect(reply.json()).toMatchObject({ status: "fail", ...(message ? { message } : {}) });
    expect(await contentsOf(server.deps.database.db, ["sessions"])).toEqual(before);
  });

  test("by another expert, by a customer, after withdrawal, and after the start", async () => {
    const other = await signUp(server, { expert: true });
    expect(await edit({ teamUse: "SL" }, other)).toMatchObject({ status: 403 });
    expect(await edit({ teamUse: "SL" }, customer)).toMatchObject({ status: 403 });
    await server.deps.database.db.execute(
      sql`update matches set match_time = now() - interval '1 second' where id = ${matchId}`,
    );
    expect(await edit({ teamUse: "SL" })).toMatchObject({
      status: 201,
      message: inEnglish("replies.matchStarted"),
    });
    await server.deps.database.db.execute(
      sql`update matches set match_time = now() + interval '1 hour' where id = ${matchId}`,
    );
    expect((await read()).post.version).toBe(1);
    await expert.call.experts.withdrawPost({ params: { id } });
    expect(await edit({ teamUse: "SL" })).toMatchObject({ status: 404 });
  });
});

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "an edit and a withdrawal lock the match before the post, so that they do not deadlock",
  async () => {
    const { db } = server.deps.database;
    const rows = sql`select id from expert_posts where id = ${id}`;
    for (const call of [
      () => edit({ tossData: "Playing11" }),
      () => expert.call.experts.withdrawPost({ params: { id } }),
    ])
      await expectMatchLockedFirst(db, matchId, call, rows);
  },
);
