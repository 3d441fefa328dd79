import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, generate, legalStrategy, toTeams } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import { sampleMatch } from "../../apps/server/src/modules/feeds/testing/samples.ts";
import { compare, SECONDS } from "./compare.ts";
import type { Line } from "./compare.ts";
import { load, start } from "./processes.ts";
import type { Running } from "./processes.ts";
import { signInAs } from "./sign-in.ts";

const POSTS = 100;
const TEAMS = 500;
/** The load of other calls while posts are measured. */
const OTHERS = { connections: 20, rate: 400 };
const PUSH_KEY = "a push key for the benchmark only";
const MATCH = "expert-bench";
const ROLES = ["WK", "BAT", "AL", "BOWL"];
const OTHER_CALLS = "/api/fantasy/matches/cricket";

/** The match as the engine reads it; a player's index is its place, the left side first. */
function engineMatch(): EngineMatch {
  const { left, right } = sampleMatch(MATCH);
  const players = [left, right].flatMap((side, team) =>
    (side?.players ?? []).map(({ role, credits }) => ({ team, role: ROLES.indexOf(String(role)), credits })),
  );
  return {
    sport: 0,
    players: players.map(({ team, role, credits }, index) => ({
      player_index: index,
      team_index: team === 0 ? 0 : 1,
      role,
      credits: Number(credits),
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  };
}

/** Legal teams of the eleven first players of both sides; another seed makes others. */
function teamsOf(match: EngineMatch, seed: number) {
  const lineup = match.players.map(({ player_index: index }) => index).filter((index) => index % 12 < 11);
  const plan = compile(match, legalStrategy(match, lineup));
  if (!plan.ok) throw new Error(plan.error.code);
  const made = generate(plan.value, { teams: TEAMS, seed });
  if (!made.ok) throw new Error(made.error.code);
  return toTeams(made.value.teams, match);
}

/** Before the start, or finished with the points of all players. */
function feedMatch(state: "ahead" | "finished") {
  const match = sampleMatch(MATCH);
  if (state === "ahead") return match;
  const told = (side: typeof match.left) => ({
    ...side,
    players: side?.players?.map((player, index) => ({
      ...player,
      points: (index * 37) % 90,
      playing: index < 11,
    })),
  });
  const match_time = new Date(Date.now() - 5 * 3_600_000).toISOString();
  return { ...match, match_time, status: "finished", left: told(match.left), right: told(match.right) };
}

async function call(server: Running, path: string, headers: Record<string, string>, body?: object) {
  const response = await fetch(server.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", origin: server.url, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return { text, reply: JSON.parse(text) as { data: unknown } };
}

const push = (server: Running, match: object) =>
  call(server, "/api/feed/push", { authorization: `Bearer ${PUSH_KEY}` }, { matches: [match] });

/** Posts so many sets of teams; returns the id of the last post. */
async function post(server: Running, cookie: string, id: string): Promise<string> {
  const { reply } = await call(server, `/api/plan/status/${id}`, { cookie });
  const expertNumber = (reply.data as { phoneNumber: string }).phoneNumber;
  const match = engineMatch();
  let last = "";
  for (let seed = 1; seed <= POSTS; seed++) {
    const made = await call(
      server,
      "/api/expert/postteams",
      { cookie },
      {
        matchId: MATCH,
        numberOfTeams: TEAMS,
        typeOfTeams: "software",
        fantasyApp: "dream11",
        tossData: "Predicted11",
        teamUse: "MegaGL",
        sportIndex: 0,
        sectionUsed: "advanced",
        expertNumber,
        teamData: teamsOf(match, seed),
      },
    );
    last = (made.reply.data as { _id: string })._id;
  }
  return last;
}

/** Finishes the match and loads other calls until every post is measured; the worst of the rounds counts. */
async function whileMeasured(server: Running, cookie: string): Promise<Line> {
  const quiet = await load(server, OTHER_CALLS, { ...OTHERS, seconds: SECONDS });
  await push(server, feedMatch("finished"));
  let p99 = 0;
  let failed = 0;
  const measured = async () => {
    const { reply } = await call(server, `/api/expert/getteams/${MATCH}`, { cookie });
    return (reply.data as { measured: object | null }[]).every((each) => each.measured !== null);
  };
  // The job runs at each full minute.
  const until = performance.now() + 180_000;
  let done = false;
  while (!done) {
    if (performance.now() > until) throw new Error("the posts were not measured in three minutes");
    const round = await load(server, OTHER_CALLS, { ...OTHERS, seconds: SECONDS });
    p99 = Math.max(p99, round.p99);
    failed += round.failed;
    done = await measured();
  }
  return {
    what: `match list at ${OTHERS.rate} calls per second while ${POSTS} posts of ${TEAMS} teams are measured: 99th percentile of the worst round (before: ${quiet.p99} ms)`,
    measured: `${p99} ms${failed > 0 ? `, ${failed} failed` : ""}`,
    asked: "50 ms",
    met: p99 < 50 && failed === 0,
  };
}

/** Experts' posts: reading them against a bare route, and other calls while they are measured. */
export async function measureExpertPosts(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-bench-experts-"));
  const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], {
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "warn",
    PUSH_KEY,
    CALL_RATE: "1000000",
    READ_RATE: "1000000000",
    ACCOUNT_READ_RATE: "1000000000",
  });
  let bare: Running | undefined;
  try {
    await push(server, feedMatch("ahead"));
    const { cookie, id } = await signInAs(server, /expert/i);
    const listPath = `/api/expert/getteams/${MATCH}`;
    const detailPath = `/api/expert/specific/getteams/${await post(server, cookie, id)}`;
    const files = [listPath, detailPath].map((_, index) => join(folder, `bytes-${index}`));
    for (const [index, path] of [listPath, detailPath].entries())
      writeFileSync(files[index] ?? "", (await call(server, path, { cookie })).text);
    const their = await start("bench/server/bare.ts", files);
    bare = their;
    const asked = { share: 0.75 };
    const headers = { cookie };
    return [
      ...(await compare(
        server,
        `list of ${POSTS} expert posts`,
        { path: listPath, headers },
        { server: their, path: "/list" },
        asked,
      )),
      ...(await compare(
        server,
        `expert post of ${TEAMS} teams`,
        { path: detailPath, headers },
        { server: their, path: "/match" },
        asked,
      )),
      await whileMeasured(server, cookie),
    ];
  } finally {
    server.end();
    bare?.end();
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
