import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, handMadeTeam } from "#testing/upcoming-match.ts";
import { expertJobs } from "./jobs.ts";
import { matchesWithPosts } from "./post.repository.ts";
import { matchesToMeasure } from "./record.repository.ts";

let server: TestApp;
let expert: SignedInVisitor;
let admin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  expert = await signUp(server, { expert: true });
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

const measure = async () => {
  const [job] = expertJobs;
  const signal = new AbortController().signal;
  await job!.run({ input: {}, deps: server.deps, signal, progress: async () => undefined });
};
const override = async (id: string, changes: object[]) => {
  const set = await admin.call.matches.override({ params: { id }, body: { changes: changes as never } });
  if (!set.ok) throw new Error(set.message);
};
const read = async (id: string) => {
  const reply = await expert.call.experts.getPost({ params: { id } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data.measured;
};

test("a post is measured once its match has points, and again after a correction", async () => {
  const matchId = await bringMatch(server, { id: "measured" });
  const team = handMadeTeam();
  const reply = await expert.call.experts.postTeams({
    body: {
      matchId,
      numberOfTeams: 1,
      typeOfTeams: "human",
      fantasyApp: "dream11",
      tossData: "Predicted11",
      teamUse: "SL",
      sportIndex: 0,
      sectionUsed: "advanced",
      expertNumber: expert.account.phone,
      teamData: [team],
    },
  });
  const id = reply.ok ? reply.data.data._id : "";
  await measure();
  expect(await read(id)).toBeNull();

  // The team's players have the most points, its captain by far: no team is better.
  const members = team.team.flat();
  const bench = [11, 23];
  const pointsOf = (index: number) =>
    index === 1 ? 90 : index === 13 ? 80 : members.includes(index) ? 50 : 1;
  await server.deps.database.db.execute(
    sql`update matches set match_time = now() - interval '5 hours', state = 'finished' where id = ${matchId}`,
  );
  await override(
    matchId,
    Array.from({ length: 24 }, (_, player_index) => [
      { player_index, field: "points", value: pointsOf(player_index) },
      { player_index, field: "playing", value: !bench.includes(player_index) },
    ]).flat(),
  );
  await measure();
  expect(await read(id)).toMatchObject({ bestRank: 1, medianRank: 1 });
  const record = await expert.call.experts.getRecord({ params: { id: expert.account.id } });
  expect(record).toMatchObject({
    data: {
      figures: {
        matches: 1,
        posts: 1,
        // One team, the best of all: every random team is worse. One match leaves the interval wide.
        beaten: { percent: 100, interval: [43.4, 100] },
        perTeam: {
          teams: 1,
          captain: { of: 100, byChance: expect.closeTo(4.6, 0) },
          dreamPlayers: { of: 11, byChance: expect.closeTo(5.5, 0) },
        },
        rates: ["captain", "viceCaptain", "credits", "partition", "combination"].map((of) => ({
          of,
          hits: 1,
          interval: [20.7, 100],
        })),
        dreamPlayers: 11,
      },
      posts: [{ _id: id, bestRank: 1, captainHit: true }],
    },
  });

  await override(matchId, [{ player_index: 1, field: "points", value: 0 }]);
  await measure();
  const correctedRecord = await read(id);
  expect(correctedRecord!.bestRank).toBeGreaterThan(1);
  expect(correctedRecord!.possible).toBeGreaterThan(1_000_000);
});

test("the start that staff set counts: for what is measured, for the lists and in the profile", async () => {
  const matchId = await bringMatch(server, { id: "retimed" });
  const reply = await expert.call.experts.postTeams({
    body: {
      matchId,
      numberOfTeams: 1,
      typeOfTeams: "human",
      fantasyApp: "dream11",
      tossData: "Predicted11",
      teamUse: "SL",
      sportIndex: 0,
      sectionUsed: "advanced",
      expertNumber: expert.account.phone,
      teamData: [handMadeTeam()],
    },
  });
  if (!reply.ok) throw new Error(reply.message);
  const { db } = server.deps.database;
  // The feed has a start of last month.
  await db.execute(sql`update matches set match_time = now() - interval '30 days' where id = ${matchId}`);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await override(matchId, [{ player_index: null, field: "match_time", value: hourAgo }]);
  expect(await matchesToMeasure(db, 2)).toContain(matchId);
  expect(await matchesWithPosts(db)).toContain(matchId);
  const record = await expert.call.experts.getRecord({ params: { id: expert.account.id } });
  const posts = record.ok ? record.data.posts : [];
  expect(posts.find((post) => post.matchId === matchId)).toMatchObject({ matchTime: hourAgo });
});
