import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR } from "@teamwright/domain/durations";
import type { Database } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { storeSession } from "#testing/stored-session.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { addDays } from "#modules/plans/plan.repository.ts";
import { rangesFor, teamsForMatch } from "./prime-match.ts";

const EACH = 20;
const SEED = 11;

/** Accounts stored without a server: session tokens of a prime admin and of prime users with a running plan. */
export interface PrimeAccounts {
  readonly admin: string;
  readonly users: readonly { readonly phone: string; readonly token: string }[];
}

export async function storePrimeAccounts({ db }: Database, count: number): Promise<PrimeAccounts> {
  const admin = await storeSession(db, "9100000001", { primeAdmin: true });
  const users: { phone: string; token: string }[] = [];
  for (let number = 0; number < count; number++) {
    const user = await storeSession(db, String(9_200_000_000 + number), { primeUser: true });
    await addDays(db, user.id, "prime", 30);
    users.push(user);
  }
  return { admin: admin.token, users };
}

/** A match that starts in an hour, as the feed pushes it. */
export const matchToPush = (id: string) => ({
  matches: [{ ...sampleMatch(id), match_time: new Date(Date.now() + HOUR).toISOString() }],
});

/** The body of a post that gives each of the users 20 teams. */
export function bodyForAll(matchId: string, { users }: PrimeAccounts) {
  const numberOfTeams = users.length * EACH;
  return {
    matchId,
    numberOfTeams,
    teamData: teamsForMatch(numberOfTeams),
    sportIndex: 0,
    primeUserData: rangesFor(
      users.map(({ phone }) => [phone, EACH] as const),
      SEED,
    ),
    version: "old",
    seed: SEED,
  };
}

const counts = z.object({ posts: z.int(), users: z.int(), teams: z.int(), sets: z.int(), audited: z.int() });
const storedPost = counts.extend({ match: z.string() });

/** What is stored of each match's post, read without a server. */
export const storedPosts = (database: Database) =>
  rowsOf(
    database.db,
    sql`select m.id as match,
      (select count(*)::int from prime_posts p join prime_matches k on k.id = p.prime_match_id where k.match_id = m.id) as posts,
      (select count(*)::int from prime_allocations a join prime_posts p on p.id = a.post_id
        join prime_matches k on k.id = p.prime_match_id where k.match_id = m.id) as users,
      (select coalesce(sum(team_count), 0)::int from posted_team_sets s where s.match_id = m.id) as teams,
      (select count(*)::int from posted_team_sets s where s.match_id = m.id) as sets,
      (select count(*)::int from audit_log where action = 'prime.post' and details->>'matchId' = m.id) as audited
      from matches m order by m.id`,
    storedPost,
  );

/** One whole post of `bodyForAll`, and nothing of it. */
export const wholePost = ({ users }: PrimeAccounts): z.infer<typeof counts> => ({
  posts: 1,
  users: users.length,
  teams: users.length * EACH,
  sets: 1,
  audited: 1,
});
export const noPost: z.infer<typeof counts> = { posts: 0, users: 0, teams: 0, sets: 0, audited: 0 };
