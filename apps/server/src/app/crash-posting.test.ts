import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { afterAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "../crypto/tokens.ts";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { insertAccount } from "../modules/accounts/account.repository.ts";
import { SESSION_LIFE, startSession } from "../modules/auth/session.repository.ts";
import { sampleMatch } from "../modules/feeds/testing/samples.ts";
import { addDays } from "../modules/plans/plan.repository.ts";
import { rangesFor, teamsForMatch } from "../modules/prime/testing/prime-match.ts";
import { readEnv } from "../plugins/env.ts";
import { startChildServer } from "../testing/child-server.ts";
import { openDatabase } from "./make-deps.ts";

const PUSH_KEY = "a push key for tests only";
const HOUR = 3_600_000;
/** Milliseconds between sending the post and the kill. */
const DELAYS = [0, 40, 80, 120, 180, 260, 400];
const USERS = 60;
const EACH = 20;
const SEED = 11;
const matchOf = (round: number): string => `killed-${round}`;
const folder = mkdtempSync(join(tmpdir(), "teamwright-crash-post-"));
const env = { DATA_DIR: folder, PUSH_KEY };
const phones = Array.from({ length: USERS }, (_, index) => `92000000${String(index).padStart(2, "0")}`);
const ranges = rangesFor(
  phones.map((phone) => [phone, EACH] as const),
  SEED,
);
const teamData = teamsForMatch(USERS * EACH);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function prepare({ db }: Database): Promise<string> {
  const token = newToken();
  const made = { passwordHash: "-", changedPassword: true };
  const admin = await insertAccount(db, { ...made, phone: "9100000001", primeAdmin: true });
  if (!admin) throw new Error("not made");
  const session = { accountId: admin.id, deviceId: null, userAgent: "", life: SESSION_LIFE.staff };
  await startSession(db, { tokenHash: hashToken(token), ...session });
  for (const phone of phones) {
    const user = await insertAccount(db, { ...made, phone, primeUser: true });
    if (user) await addDays(db, user.id, "prime", 30);
  }
  return token;
}

async function send(url: string, path: string, body: object, headers: Record<string, string>) {
  const reply = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...headers },
    body: JSON.stringify(body),
  });
  return reply.status;
}

const found = z.object({
  match: z.string(),
  posts: z.int(),
  users: z.int(),
  teams: z.int(),
  sets: z.int(),
  audited: z.int(),
});

/** What is stored of each match, read without the server. */
const stored = (database: Database) =>
  rowsOf(
    database.db,
    sql`select m.id as match,
      (select count(*)::int from prime_posts p join prime_matches k on k.id = p.prime_match_id where k.match_id = m.id) as posts,
      (select count(*)::int from prime_allocations a join prime_posts p on p.id = a.post_id
        join prime_matches k on k.id = p.prime_match_id where k.match_id = m.id) as users,
      (select coalesce(sum(team_count), 0)::int from posted_team_sets s where s.match_id = m.id) as teams,
      (select count(*)::int from posted_team_sets s where s.match_id = m.id) as sets,
      (select count(*)::int from audit_log where action = 'prime.post' and details->>'matchId' = m.id) as audited
      from matches m where m.id like 'killed-%'`,
    found,
  );

describe("killed with -9 while prime teams are posted", () => {
  test("leaves all of the post or nothing, and all of what was acknowledged", async () => {
    const first = await openDatabase(readEnv(env));
    const token = await prepare(first);
    await first.close();
    const acknowledged = new Set<string>();
    for (const [round, delay] of DELAYS.entries()) {
      const child = await startChildServer(env);
      const match = { ...sampleMatch(matchOf(round)), match_time: new Date(Date.now() + HOUR).toISOString() };
      const push = { authorization: `Bearer ${PUSH_KEY}` };
      expect(await send(child.url, "/api/feed/push", { matches: [match] }, push)).toBe(200);
      const body = {
        matchId: matchOf(round),
        numberOfTeams: USERS * EACH,
        teamData,
        sportIndex: 0,
        primeUserData: ranges,
        version: "old",
        seed: SEED,
      };
      const posting = send(child.url, "/api/primeteam/add", body, { cookie: `session=${token}` }).then(
        (status) => {
          expect(status).toBe(200);
          acknowledged.add(matchOf(round));
        },
        () => undefined,
      );
      await new Promise((next) => setTimeout(next, delay));
      await child.kill();
      await posting;
    }
    const last = await openDatabase(readEnv(env));
    const rows = await stored(last);
    await last.close();
    expect(rows).toHaveLength(DELAYS.length);
    const all = { posts: 1, users: USERS, teams: USERS * EACH, sets: 1, audited: 1 };
    const nothing = { posts: 0, users: 0, teams: 0, sets: 0, audited: 0 };
    for (const { match, ...row } of rows)
      expect(row, match).toEqual(acknowledged.has(match) || row.posts > 0 ? all : nothing);
  }, 300_000);
});
