import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChildServer } from "#testing/child-server.ts";
import type { ChildServer } from "#testing/child-server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const run = promisify(execFile);
// A script has no types: they are said here.
const { commandsRunBy } = (await import(
  pathToFileURL(join(root, "scripts/documented-commands.mjs")).href
)) as { commandsRunBy: (root: string, page: string, file: string) => string[] };
/** The blocks of a page that this file runs, in order. */
const blocksOf = (page: string) =>
  commandsRunBy(root, page, "apps/server/src/cli/documented-commands.test.ts");

const PUSH_KEY = "a push key for the pages";
const folder = mkdtempSync(join(tmpdir(), "teamwright-pages-"));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const env = {
  DATA_DIR: join(folder, "data"),
  PASSWORD: "quiet river under stones",
  PUSH_KEY,
  PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`,
  HOME: folder,
};
/** The pages call by curl, which a machine may lack. */
const hasCurl = spawnSync("curl", ["--version"]).status === 0;
let server: ChildServer;
let apiKey = "";

/** Runs the commands as they stand, but for the address of the server and the key. */
async function runPage(commands: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const here = commands
    .replaceAll(/https:\/\/(app\.example\.com|teamwright\.example)/g, server.url)
    .replaceAll("tw_...", apiKey);
  const { stdout } = await run("sh", ["-ec", here], { cwd: folder, env: { ...env, ...more } });
  return stdout;
}

const feedFormat = readFileSync(join(root, "docs/feed-format.md"), "utf8");
const [firstMatch = "", lineups = ""] = [...feedFormat.matchAll(/^```json\n([^]*?)^```/gm)].map(
  ([, json = ""]) => json,
);

beforeAll(async () => {
  mkdirSync(join(folder, "bin"));
  const program = join(root, "apps/server/bin/teamwright.mjs");
  write("bin/teamwright", `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(join(folder, "bin/teamwright"), 0o755);
  // Where `npx` looks first.
  symlinkSync(join(root, "apps/server/node_modules"), join(folder, "node_modules"));
  server = await startChildServer(env);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!hasCurl)("docs/feed-format.md: a match is pushed, and one is imported as upcoming", async () => {
  const [push = "", upcoming = ""] = blocksOf("docs/feed-format.md");
  write("match.json", firstMatch);
  write("lineups.json", lineups);
  await runPage("teamwright import match.json");
  expect(JSON.parse(await runPage(push))).toMatchObject({
    status: "success",
    data: { matches: [{ id: "hpl-2026-14", created: false, changes: [{}, {}] }] },
  });

  const data = join(root, "tests/data/cricket");
  copyFileSync(join(data, "cricsheet/1254075.json"), join(folder, "1254075.json"));
  copyFileSync(join(data, "fantasy/crosswalk.csv"), join(folder, "crosswalk.csv"));
  expect(await runPage(upcoming)).toMatch(/^new +cricsheet-1254075 /);
});

test.skipIf(!hasCurl)(
  "docs/api.md: an account and a key are made, and the key reads notices and a plain match",
  async () => {
    const [unread = "", create = "", plainMatch = "", types = ""] = blocksOf("docs/api.md");
    apiKey = /tw_[\w-]+/.exec(await runPage(create))?.[0] ?? "";
    expect(JSON.parse(await runPage(unread))).toMatchObject({ status: "success", unread: 0 });

    write("t20-17.json", firstMatch.replace("hpl-2026-14", "t20-17"));
    await runPage("teamwright import t20-17.json");
    expect(JSON.parse(await runPage(plainMatch))).toMatchObject({
      status: "success",
      data: { id: "t20-17", left_team_name: "HAR" },
    });

    await runPage(types);
    expect(readFileSync(join(folder, "teamwright.d.ts"), "utf8")).toContain('"/api/notices/unread"');
  },
);

test("docs/cli.md: lineups of a salary file are written as an upload", async () => {
  const [lineupsOf = ""] = blocksOf("docs/cli.md");
  // Invented players of an invented match.
  const rows = ["CPT", "FLEX"].flatMap((place, half) =>
    Array.from({ length: 14 }, (_, index) => {
      const name = `Player ${String.fromCharCode(65 + index)}`;
      const id = 1000 * (half + 1) + index;
      const salary = (3000 + 640 * index) * (half === 0 ? 1.5 : 1);
      return `WR,${name} (${id}),${name},${id},${place},${salary},HAR@SUM 11/25/2026 07:30PM ET,${index % 2 === 0 ? "HAR" : "SUM"},${6 + index}`;
    }),
  );
  const heading = "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame";
  write("DKSalaries.csv", [heading, ...rows].join("\n"));
  write("points.csv", "player,points\nPlayer A,30\nPlayer B,1\n");
  const lines = (await runPage(lineupsOf)).trim().split(/\r?\n/);
  expect(lines.filter((line) => line === "CPT,FLEX,FLEX,FLEX,FLEX,FLEX")).toHaveLength(2);
  expect(lines).toHaveLength(2 * 21);
});

test.skipIf(!hasCurl)("docs/upgrading.md: a backup is read into another installation", async () => {
  const [move = ""] = blocksOf("docs/upgrading.md");
  const other = join(folder, "other");
  mkdirSync(other);
  copyFileSync(join(env.DATA_DIR, "secret.key"), join(other, "secret.key"));
  await runPage(move.replaceAll("/var/lib/teamwright", other));
  expect(await runPage("teamwright admin list", { DATA_DIR: other })).toBe("9000000001\tadmin\n");
});
