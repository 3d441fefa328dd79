import { createECDH, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../apps/server/src/db/database.ts";

const matchList = JSON.stringify({
  lineups: true,
  playersOut: false,
  deadline: false,
  results: false,
  groupTeams: false,
  expertPosts: false,
});

/** Accounts with a session and a browser each at this push service, that watch the match for its line-ups. */
export async function makeWatchers(
  db: Db,
  service: string,
  count: number,
  matchId: string,
  firstPhone: number,
): Promise<void> {
  const keys = Array.from({ length: Math.min(count, 100) }, () => ({
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  }));
  await db.execute(sql`
    with made as (
      insert into accounts (phone, password_hash) select (${firstPhone}::bigint + n)::text, '-'
      from generate_series(1, ${count}::int) n returning id, phone
    ), live as (
      insert into sessions (token_hash, account_id, idle_seconds, expires_at)
      select id::text, id, 86400, now() + interval '1 day' from made returning id, account_id
    ), wanted as (
      insert into notice_settings (account_id, kinds, time_zone) select id, ${matchList}::jsonb, 'UTC' from made
    ), browsers as (
      insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, language)
      select account_id, id, ${service}::text || '/push/' || id, k.key ->> 'p256dh', k.key ->> 'auth', 'en'
      from (select *, row_number() over () as n from live) live
      join (select value as key, ordinality as n from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) with ordinality) k
      on k.n = 1 + live.n % ${keys.length}::int
    )
    insert into watched_matches (session_id, account_id, match_id, stored, untransferred, players)
    select id, account_id, ${matchId}::text, true, false, '{}' from live`);
}

/** How many messages the service of `push-sink.ts` got so far, and when the last one came. */
export const receivedBy = async (
  service: string,
): Promise<{ readonly received: number; readonly last: number }> =>
  (await (await fetch(service)).json()) as { received: number; last: number };
