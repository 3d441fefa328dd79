import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  bodyForAll,
  matchToPush,
  noPost,
  storedPosts,
  storePrimeAccounts,
  wholePost,
} from "#modules/prime/testing/stored-posts.ts";
import { readEnv } from "#env/env.ts";
import { callServer, pushMatches, pushSettings } from "#testing/call-server.ts";
import { startChildServer } from "#testing/child-server.ts";
import type { ChildServer } from "#testing/child-server.ts";
import { hasOwnPostgres, ownPostgres } from "#testing/own-postgres.ts";
import type { OwnPostgres } from "#testing/own-postgres.ts";
import { openDatabase } from "./make-deps.ts";

/** Milliseconds between sending the post and the kill of the database. */
const DELAYS = [0, 60, 120, 200, 320];
const USERS = 60;
const matchOf = (round: number): string => `outage-${round}`;
const folder = mkdtempSync(join(tmpdir(), "teamwright-killed-postgres-"));
let postgres: OwnPostgres | undefined;
let env: Record<string, string>;
let server: ChildServer | undefined;

/** The database as it is after the kill, before the server does anything more. */
async function read<Result>(ask: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(readEnv(env));
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

describe.skipIf(!hasOwnPostgres)("PostgreSQL killed with -9 while prime teams are posted", () => {
  beforeAll(async () => {
    postgres = await ownPostgres();
    await postgres.start();
    env = { DATA_DIR: folder, DATABASE_URL: postgres.url, ...pushSettings };
  }, 120_000);
  afterAll(async () => {
    await server?.kill();
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test("leaves all of the post or nothing; the server stays, and the same request completes it", async () => {
    if (!postgres) throw new Error("PostgreSQL did not start");
    const accounts = await read((database) => storePrimeAccounts(database, USERS));
    server = await startChildServer(env);
    const { url } = server;
    for (const [round, delay] of DELAYS.entries()) {
      const matchId = matchOf(round);
      await pushMatches(url, matchToPush(matchId));
      const post = () =>
        callServer(url, "/api/primeteam/add", {
          body: bodyForAll(matchId, accounts),
          token: accounts.admin,
          headers: { "idempotency-key": matchId },
        });
      const posting = post();
      await new Promise((next) => setTimeout(next, delay));
      await postgres.kill();
      const { status } = await posting;
      // Done before the kill, or the database was gone.
      expect([200, 503]).toContain(status);
      await postgres.start();
      const rows = await read(storedPosts);
      const { match: _match, ...row } = rows.find(({ match }) => match === matchId) ?? { match: "" };
      expect(row, matchId).toEqual(
        status === 200 || ("posts" in row && row.posts > 0) ? wholePost(accounts) : noPost,
      );
      expect(await post(), matchId).toMatchObject({ status: 200 });
    }
    for (const { match, ...row } of await read(storedPosts)) expect(row, match).toEqual(wholePost(accounts));
  }, 300_000);
});
