import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
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
import { openDatabase } from "./make-deps.ts";

/** Milliseconds between sending the post and the kill. */
const DELAYS = [0, 40, 80, 120, 180, 260, 400];
const USERS = 60;
const matchOf = (round: number): string => `killed-${round}`;
const folder = mkdtempSync(join(tmpdir(), "teamwright-crash-post-"));
const env = { DATA_DIR: folder, ...pushSettings };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("killed with -9 while prime teams are posted", () => {
  test("leaves all of the post or nothing, and all of what was acknowledged", async () => {
    const first = await openDatabase(readEnv(env));
    const accounts = await storePrimeAccounts(first, USERS);
    await first.close();
    const acknowledgedLabels = new Set<string>();
    for (const [round, delay] of DELAYS.entries()) {
      const child = await startChildServer(env);
      const matchId = matchOf(round);
      await pushMatches(child.url, matchToPush(matchId));
      const posting = callServer(child.url, "/api/primeteam/add", {
        body: bodyForAll(matchId, accounts),
        token: accounts.admin,
      }).then(
        ({ status }) => {
          expect(status).toBe(200);
          acknowledgedLabels.add(matchId);
        },
        () => undefined,
      );
      await new Promise((next) => setTimeout(next, delay));
      await child.kill();
      await posting;
    }
    const last = await openDatabase(readEnv(env));
    const rows = await storedPosts(last);
    await last.close();
    expect(rows).toHaveLength(DELAYS.length);
    for (const { match, ...row } of rows)
      expect(row, match).toEqual(
        acknowledgedLabels.has(match) || row.posts > 0 ? wholePost(accounts) : noPost,
      );
  }, 300_000);
});
