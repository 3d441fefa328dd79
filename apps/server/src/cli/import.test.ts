import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleCsv, sampleMatch } from "../modules/feeds/testing/samples.ts";
import { dataPath } from "../modules/feeds/testing/match-data.ts";
import { findMatch } from "../modules/matches/match-store.repository.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { importCommand, startTime } from "./import.ts";
import { runDatabaseCommand } from "./run.ts";

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), "teamwright-import-"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

async function teamwrightImport(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    cwd: folder,
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    readInput: async () => "",
  };
  const code = await runDatabaseCommand(importCommand, args, server.deps, io);
  return { code, out, err };
}

describe("teamwright import", () => {
  test("stores the files' matches, says what it did, and says so again", async () => {
    const name = file("squads.csv", sampleCsv());
    expect(await teamwrightImport(name)).toEqual({
      code: 0,
      out: ["new          sample-1  Harbour Hawks v River Rhinos"],
      err: [],
    });
    expect((await teamwrightImport(name)).out).toEqual([
      "unchanged    sample-1  Harbour Hawks v River Rhinos",
    ]);
  });

  test("a bad file among good ones: exit 2, file, row, field and reason, nothing stored", async () => {
    const good = file("good.json", JSON.stringify({ ...sampleMatch("good-1") }));
    const bad = file("bad.csv", sampleCsv().replace(",WK,", ",KEEPERR,").replaceAll("sample-1", "bad-1"));
    const result = await teamwrightImport(good, bad);
    expect(result).toMatchObject({ code: 2, out: [] });
    expect(result.err).toEqual([
      'bad.csv, row 2, match bad-1, role: "KEEPERR" is not a role of cricket (WK, BAT, AL, BOWL)',
      "1 problem: nothing was imported.",
    ]);
    expect(await findMatch(server.deps.database.db, "good-1")).toBeNull();
  });

  test("a preview shows changes and stores none", async () => {
    const document = sampleMatch();
    const name = file("later.json", JSON.stringify({ ...document, match_time: "2031-01-01T14:00:00Z" }));
    const result = await teamwrightImport(name, "--preview");
    expect(result.out).toEqual([
      "1 changed    sample-1  Harbour Hawks v River Rhinos",
      "    Harbour Hawks v River Rhinos: match_time 2030-01-01T14:00:00.000Z -> 2031-01-01T14:00:00.000Z",
      "A preview: nothing was stored.",
    ]);
    const kept = await findMatch(server.deps.database.db, "sample-1");
    expect(kept?.stored.matchTime).toBe("2030-01-01T14:00:00.000Z");
  });

  test.each([
    [[], /missing required argument 'FILE'/],
    [["missing.csv"], /missing\.csv cannot be read/],
    [["x", "--feed", "nope"], /There is no feed nope\. There are: import, cricsheet/],
    [["x", "--upcoming", "soon"], /soon is no time/],
    [["x", "--force"], /--force/],
  ])("%j is refused with its reason", async (args, reason) => {
    const result = await teamwrightImport(...args);
    expect(result.code).toBe(2);
    expect(result.err.join("\n")).toMatch(reason);
  });

  test("a match of the past can be played as an upcoming one", async () => {
    const files = ["cricket/cricsheet/1254075.json", "cricket/fantasy/crosswalk.csv"].map(dataPath);
    const result = await teamwrightImport(
      ...files,
      "--feed",
      "cricsheet",
      "--upcoming",
      "2030-05-05T12:00:00Z",
    );
    expect(result.code).toBe(0);
    const kept = await findMatch(server.deps.database.db, "cricsheet-1254075");
    expect(kept?.shown).toMatchObject({ state: "not_started", matchTime: "2030-05-05T12:00:00.000Z" });
    expect(kept?.shown.players.filter((player) => player.playing && player.points === null)).toHaveLength(22);
  });
});

test("times may be given from now on", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  expect(startTime("+90m", now).toISOString()).toBe("2026-01-01T01:30:00.000Z");
  expect(startTime("+2d", now).toISOString()).toBe("2026-01-03T00:00:00.000Z");
});
