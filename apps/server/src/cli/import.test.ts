import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleCsv, sampleMatch } from "#modules/feeds/testing/samples.ts";
import { dataPath } from "#modules/feeds/testing/match-data.ts";
import { findMatch } from "#modules/matches/match-store.repository.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { importCommand, startTime } from "./import.ts";
import { commandFolder } from "./testing/command-folder.ts";

let server: TestApp;
const folder = commandFolder();
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const teamwrightImport = (...args: string[]) => folder.run(importCommand, server, args);

describe("teamwright import", () => {
  test("stores the files' matches, says what it did, and says so again", async () => {
    const name = folder.write("squads.csv", sampleCsv());
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
    const good = folder.write("good.json", JSON.stringify({ ...sampleMatch("good-1") }));
    const bad = folder.write(
      "bad.csv",
      sampleCsv().replace(",WK,", ",KEEPERR,").replaceAll("sample-1", "bad-1"),
    );
    const result = await teamwrightImport(good, bad);
    expect(result).toMatchObject({ code: 2, out: [] });
    expect(result.err).toEqual([
      'bad.csv, row 2, match bad-1, role: "KEEPERR" is not a role of cricket (WK, BAT, AL, BOWL)',
      "1 problem: nothing was imported.",
    ]);
    expect(await findMatch(server.deps.database.db, "good-1")).toBeNull();
  });

  test("takes a folder of more than 32 files", async () => {
    for (let number = 0; number < 40; number++)
      folder.write(`many/match-${number}.json`, JSON.stringify(sampleMatch(`many-${number}`)));
    folder.write("many/notes.txt", "not a match");
    const result = await teamwrightImport("many");
    expect(result).toMatchObject({ code: 0, err: [] });
    expect(result.out).toHaveLength(40);
    folder.write("empty/notes.txt", "not a match");
    expect((await teamwrightImport("empty")).err.join()).toContain("empty holds no .json or .csv file");
  });

  test("a match that has ended before it begins is refused, and warnings are printed", async () => {
    const early = folder.write("early.json", JSON.stringify({ ...sampleMatch("early"), status: "finished" }));
    expect((await teamwrightImport(early)).err).toEqual([
      "early.json, match early, status: is finished, and the match begins only at 2030-01-01T14:00:00.000Z",
      "Warning: early.json, match early, points: are missing, and the match is finished",
      "1 problem: nothing was imported.",
    ]);
    const past = { ...sampleMatch("past"), match_time: "2024-01-01T14:00:00Z", status: "finished" };
    const result = await teamwrightImport(folder.write("past.json", JSON.stringify(past)));
    expect(result).toMatchObject({
      code: 0,
      err: ["Warning: past.json, match past, points: are missing, and the match is finished"],
    });
  });

  test("a preview shows changes and stores none", async () => {
    const document = sampleMatch();
    const name = folder.write(
      "later.json",
      JSON.stringify({ ...document, match_time: "2031-01-01T14:00:00Z" }),
    );
    const result = await teamwrightImport(name, "--preview");
    expect(result.out).toEqual([
      "1 changed    sample-1  Harbour Hawks v River Rhinos",
      "    Harbour Hawks v River Rhinos: match_time 2030-01-01T14:00:00.000Z -> 2031-01-01T14:00:00.000Z",
      "A preview: nothing was stored.",
    ]);
    const keptMatch = await findMatch(server.deps.database.db, "sample-1");
    expect(keptMatch?.stored.matchTime).toBe("2030-01-01T14:00:00.000Z");
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
    const keptMatch = await findMatch(server.deps.database.db, "cricsheet-1254075");
    expect(keptMatch?.shown).toMatchObject({ state: "not_started", matchTime: "2030-05-05T12:00:00.000Z" });
    expect(
      keptMatch?.shown.players.filter((player) => player.playing && player.points === null),
    ).toHaveLength(22);
  });
});

test("times may be given from now on", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  expect(startTime("+90m", now).toISOString()).toBe("2026-01-01T01:30:00.000Z");
  expect(startTime("+2d", now).toISOString()).toBe("2026-01-03T00:00:00.000Z");
});
