import type { BodyOf, contract } from "@teamwright/contract";
import { decodeTeams } from "@teamwright/engine";
import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, handMadeTeam } from "#testing/upcoming-match.ts";

let server: TestApp;
let expert: SignedInVisitor;
let customer: SignedInVisitor;
let matchId = "";
let count = 0;
beforeAll(async () => {
  server = await startTestApp();
  expert = await signUp(server, { expert: true, name: "Meera Rao" });
  customer = await signUp(server, { plan: 30 });
});
beforeEach(async () => {
  matchId = await bringMatch(server, { id: `expert-match-${(count += 1)}` });
});
afterAll(() => server.close());

type Body = BodyOf<typeof contract.experts.postTeams>;
const post = (change: Partial<Body> = {}, by = expert): Body => ({
  matchId,
  numberOfTeams: change.teamData?.length ?? 1,
  typeOfTeams: "human",
  fantasyApp: "dream11",
  tossData: "Predicted11",
  teamUse: "MegaGL",
  sportIndex: 0,
  sectionUsed: "advanced",
  expertNumber: by.account.phone,
  teamData: [handMadeTeam()],
  ...change,
});
const send = (body: object, by = expert) => by.send("POST", "/api/expert/postteams", { body });
const lists = async (by = customer) => {
  const reply = await by.call.experts.teamList({ body: { phoneNumber: by.account.phone } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};
const cards = async (by = customer) => {
  const reply = await by.call.experts.listPosts({ params: { matchId } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};
const publish = async (): Promise<string> => {
  const made = await expert.call.experts.postTeams({ body: post() });
  if (!made.ok) throw new Error(made.message);
  return made.data.data._id;
};
const withdraw = (id: string) => expert.call.experts.withdrawPost({ params: { id } });
const start = () =>
  server.deps.database.db.execute(
    sql`update matches set match_time = now() - interval '1 second' where id = ${matchId}`,
  );

describe("a post", () => {
  test("of one expert comes 20 times for a match, withdrawn ones counted, also when many are sent at once", async () => {
    await withdraw(await publish());
    const uses = ["MegaGL", "MiniGL", "SL", "H2H"] as const;
    const apps = ["dream11", "my11circle", "myteam11", "other"] as const;
    const tosses = ["Predicted11", "Playing11"] as const;
    const different = uses.flatMap((teamUse) =>
      apps.flatMap((fantasyApp) => tosses.map((tossData) => ({ teamUse, fantasyApp, tossData }))),
    );
    const replies = await Promise.all(
      different
        .slice(0, 24)
        .map((change) => expert.call.experts.postTeams({ body: { ...post(), ...change } })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(19);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({
      status: 201,
      code: "too_many_posts",
      message: "You have posted 20 times for this match already!",
    });
    expect((await cards()).data).toHaveLength(19);
  });

  test("is in the lists and cards at once, with its teams, until it is withdrawn", async () => {
    expect((await lists()).expertTeamData).not.toContain(matchId);
    const reply = await expert.call.experts.postTeams({ body: post() });
    expect(reply).toMatchObject({ ok: true, data: { message: inEnglish("replies.expertTeamsPosted") } });
    const id = reply.ok ? reply.data.data._id : "";
    expect((await lists()).expertTeamData).toContain(matchId);
    const { data, expertData } = await cards();
    expect(data).toMatchObject([
      { _id: id, matchId, numberOfTeams: 1, typeOfTeams: "human", fantasyApp: "dream11", numberOfViews: 0 },
    ]);
    expect(expertData).toMatchObject([
      { name: "Meera Rao", phoneNumber: expert.account.phone, avatar: "", record: null },
    ]);
    expect(data[0]?.expertNumber).toBe(expertData[0]?.phoneNumber);

    const read = await customer.call.experts.getPost({ params: { id } });
    const sentTeams = read.ok ? decodeTeams(Buffer.from(read.data.teamData, "base64")) : null;
    expect(sentTeams?.ok && sentTeams.value.count).toBe(1);
    const page = await customer.call.experts.listTeams({ params: { id }, query: { page: 0, size: 10 } });
    expect(page).toMatchObject({
      data: {
        totalPages: 1,
        data: [{ team_number: 1, team: handMadeTeam().team, captain: 1, credits: 90.5 }],
      },
    });

    expect(await expert.call.experts.withdrawPost({ params: { id } })).toMatchObject({ ok: true });
    expect((await lists()).expertTeamData).not.toContain(matchId);
    expect((await cards()).data).toEqual([]);
    expect(await customer.call.experts.getPost({ params: { id } })).toMatchObject({ status: 404 });
    expect(await expert.call.experts.withdrawPost({ params: { id } })).toMatchObject({ status: 404 });
  });

  test("tells open clients by an event", async () => {
    const heard: unknown[] = [];
    const stop = server.deps.bus.subscribe((message) => {
      if (message.kind === "public") heard.push(message.event);
    });
    await publish();
    stop();
    expect(heard).toEqual([{ type: "posts", matchId, sport: "cricket" }]);
  });

  test("counts one view for each account, the author's own not", async () => {
    const id = await publish();
    const view = async (by: SignedInVisitor) => {
      const reply = await by.call.experts.viewPost({ params: { id } });
      return reply.ok ? reply.data.numberOfViews : null;
    };
    expect(await view(expert)).toBe(0);
    expect(await Promise.all([view(customer), view(customer)])).toEqual([1, 1]);
    expect(await view(await signUp(server, { plan: 30 }))).toBe(2);
  });

  test("is made and withdrawn before the match starts only, by the database's clock", async () => {
    const id = await publish();
    await start();
    const message = inEnglish("replies.matchStarted");
    expect(await expert.call.experts.postTeams({ body: post() })).toMatchObject({ status: 201, message });
    expect(await expert.call.experts.withdrawPost({ params: { id } })).toMatchObject({
      status: 201,
      message,
    });
    expect((await cards()).data).toHaveLength(1);
  });

  test("is made once by two requests with one idempotency key", async () => {
    const replies = await Promise.all([
      expert.call.experts.postTeams({ body: post(), idempotencyKey: "same" }),
      expert.call.experts.postTeams({ body: post(), idempotencyKey: "same" }),
    ]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await cards()).data).toHaveLength(1);
  });
});

describe("a hostile post", () => {
  const team = handMadeTeam();
  const other = (roles: number[][]) => ({ ...team, team: roles });
  const script = "<script>alert(1)</script>";
  const cases: [string, () => object, number, string][] = [
    [
      "a player of another match",
      () => post({ teamData: [other([[69], ...team.team.slice(1)])] }),
      201,
      "Team 1: player 69 is not in this match.",
    ],
    [
      "12 players",
      () => post({ teamData: [other([[0], [1, 2, 13, 14], [5, 17], [7, 8, 9, 19, 20]])] }),
      201,
      "Team 1 has 12 players, it needs 11.",
    ],
    ["a duplicate team", () => post({ teamData: [team, team] }), 201, "Team 2 is the same as team 1."],
    [
      "a wrong role",
      () => post({ teamData: [other([[1], [0, 2, 13, 14], [5, 17], [7, 8, 19, 20]])] }),
      201,
      "Team 1: H Player 1 is listed in a wrong role.",
    ],
    ["no team", () => post({ teamData: [], numberOfTeams: 1 }), 400, "Teams failed to attach!"],
    [
      "2,001 teams",
      () => post({ teamData: Array.from({ length: 2001 }, () => team), numberOfTeams: 2000 }),
      400,
      "Teams failed to attach!",
    ],
    ["script as the app", () => post({ fantasyApp: script }), 400, "Select Fantasy App!"],
    ["an unknown app", () => post({ fantasyApp: "nosuchapp" }), 400, "Select Fantasy App!"],
    ["script as the toss", () => ({ ...post(), tossData: script }), 400, "Select Toss Data of players!"],
    ["no team use", () => ({ ...post(), teamUse: undefined }), 400, "Select Teams Used in Contest!"],
    ["another number of teams", () => post({ numberOfTeams: 5 }), 400, ""],
    ["another sport", () => post({ sportIndex: 1 }), 400, ""],
    ["an unknown match", () => post({ matchId: "no-such-match" }), 404, ""],
    ["another person's number", () => post({ expertNumber: customer.account.phone }), 403, ""],
    ["10 MB", () => ({ ...post(), sectionUsed: "x".repeat(10_000_000) }), 413, ""],
  ];
  test.each(cases)("%s is refused and nothing is stored", async (_, body, status, message) => {
    const { db } = server.deps.database;
    const before = await contentsOf(db, ["sessions"]);
    const reply = await send(body());
    expect(reply.status, reply.text).toBe(status);
    expect(reply.json()).toMatchObject({ status: "fail", ...(message ? { message } : {}) });
    expect(await contentsOf(db, ["sessions"])).toEqual(before);
  });

  test("101 credits are refused and nothing is stored", async () => {
    const admin = await signUp(server, { role: "admin" });
    const changes = Array.from({ length: 24 }, (_, player_index) => ({
      player_index,
      field: "credits",
      value: player_index === 0 ? 11 : 9,
    }));
    const set = await admin.call.matches.override({ params: { id: matchId }, body: { changes } });
    expect(set.ok).toBe(true);
    const reply = await send(post());
    expect(reply.json()).toMatchObject({ message: "Team 1 costs 101 credits, at most 100 are allowed." });
    expect((await cards()).data).toEqual([]);
  });
});

describe("a video", () => {
  const video = (change: object = {}) => ({
    matchId,
    seriesName: "<b>Another series</b>",
    leftName: "X",
    rightName: "Y",
    leftImage: "javascript:alert(1)",
    rightImage: "",
    videoLink: "https://videos.example/watch?v=1",
    videoLanguage: 2 as const,
    ...change,
  });

  test("is listed with names of the match, until it is withdrawn", async () => {
    const reply = await expert.call.experts.postVideo({ body: video() });
    expect(reply).toMatchObject({ data: { message: "Video Posted Successfully!" } });
    expect((await lists()).expertVideoData).toContain(matchId);
    const videoList = await customer.call.experts.listVideos({ params: { match: matchId } });
    expect(videoList).toMatchObject({
      data: {
        data: [
          {
            seriesName: "Test Series",
            leftName: "HAW",
            leftImage: "",
            videoLanguage: 2,
            videoLink: "https://videos.example/watch?v=1",
            expertNumber: expert.account.phone,
          },
        ],
      },
    });
    const id = reply.ok ? reply.data.data._id : "";
    expect(await expert.call.experts.withdrawVideo({ params: { id } })).toMatchObject({ ok: true });
    expect((await lists()).expertVideoData).not.toContain(matchId);
  });

  test("is posted once by an author for a match", async () => {
    await expert.call.experts.postVideo({ body: video() });
    expect(await expert.call.experts.postVideo({ body: video({ videoLanguage: 3 }) })).toMatchObject({
      code: "already_posted",
    });
    const videoList = await customer.call.experts.listVideos({ params: { match: matchId } });
    expect(videoList.ok && videoList.data.data).toHaveLength(1);
  });

  test("needs an https link and a language", async () => {
    const message = "link and video language fields are required!";
    const ask = async (change: object) =>
      (await expert.send("POST", "/api/expert/postvideo", { body: video(change) })).json();
    expect(await ask({ videoLink: "  " })).toMatchObject({ message, field: "videoLink" });
    expect(await ask({ videoLanguage: undefined })).toMatchObject({ message, field: "videoLanguage" });
    for (const videoLink of [
      "http://plain.example/x",
      "javascript:alert(1)",
      "https://user@host.example/",
      "//x.example",
      "https://127.0.0.1/",
      "https://intranet/",
      "https://video.example/\u202Egnp.exe",
    ])
      expect(await ask({ videoLink })).toMatchObject({ message: inEnglish("replies.videoLinkHttps") });
    await start();
    expect(await ask({})).toMatchObject({ message: inEnglish("replies.matchStarted") });
  });
});
