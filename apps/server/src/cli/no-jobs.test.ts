import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { pushMatches, pushSettings } from "#testing/call-server.ts";
import { spawnServer, startChildServer } from "#testing/child-server.ts";
import type { ChildServer } from "#testing/child-server.ts";
import { hasOwnPostgres, ownPostgres } from "#testing/own-postgres.ts";
import type { OwnPostgres } from "#testing/own-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-no-jobs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("--no-jobs is refused on the embedded database, whose jobs nobody else can run", async () => {
  const { child, exit } = spawnServer({ DATA_DIR: folder }, ["--no-web", "--no-jobs"]);
  const output: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  expect(await exit).not.toBe(0);
  expect(Buffer.concat(output).toString()).toContain("--no-jobs needs DATABASE_URL");
});

describe.skipIf(!hasOwnPostgres)("an instance with --no-jobs", () => {
  let postgres: OwnPostgres;
  const servers: ChildServer[] = [];
  beforeAll(async () => {
    postgres = await ownPostgres();
    await postgres.start();
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await postgres.remove();
  });

  test("stores its jobs for others, and one that runs jobs takes them", async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, ...pushSettings };
    const first = await startChildServer(env, ["--no-web", "--no-jobs"]);
    servers.push(first);
    const match = {
      ...sampleMatch("jobs-elsewhere"),
      match_time: new Date(Date.now() + 3_600_000).toISOString(),
    };
    await pushMatches(first.url, { matches: [match] });
    const lineup = (side: string) => ({
      lineup: Array.from({ length: 11 }, (_, index) => `${side}-${index}`),
    });
    const lineups = { left: lineup("h"), right: lineup("r") };
    await pushMatches(first.url, {
      matches: [{ id: match.id, sport: "cricket", partial: true, ...lineups }],
    });

    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const states = async () =>
      (
        await client.query<{ state: string }>(
          "select distinct state from jobs.job where name = 'notices.detect'",
        )
      ).rows.map(({ state }) => state);
    try {
      await expect.poll(states).toEqual(["created"]);
      // Longer than a worker needs to look for jobs.
      await new Promise((next) => setTimeout(next, 4000));
      expect(await states()).toEqual(["created"]);
      servers.push(await startChildServer(env));
      await expect.poll(states, { timeout: 20_000 }).toEqual(["completed"]);
    } finally {
      await client.end();
    }
  }, 120_000);
});
