import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { cricsheetAdapter } from "./cricsheet/adapter.ts";
import { importAdapter } from "./import/adapter.ts";
import type { FeedAdapter, FeedFile } from "./port.ts";
import { formatProblem } from "../match-model/problem.ts";
import { processorTime } from "./read-files.ts";
import { proKabaddiRecipe } from "./recipes/pro-kabaddi.ts";
import { dataFile } from "./testing/match-data.ts";
import { sampleCsv, sampleMatch } from "./testing/samples.ts";

const problemsOf = (adapter: FeedAdapter, ...files: FeedFile[]): string[] => {
  const read = adapter.read(files);
  return read.ok ? [] : read.error.map(formatProblem);
};
const csv = (content: string): FeedFile => ({ name: "squads.csv", content });

test("a workbook of Excel is named, in its new and in its old form", () => {
  const forms = [
    [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00],
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00],
  ];
  for (const bytes of forms)
    expect(
      problemsOf(importAdapter, { name: "squads.xlsx", content: Buffer.from(bytes).toString("utf8") }),
    ).toEqual(["squads.xlsx: is an Excel workbook or another archive; save the sheet as CSV (UTF-8)"]);
});

describe("a CSV as spreadsheets write it", () => {
  test("a first line sep=; names the separator, and rows keep their numbers", () => {
    const markedContent = `sep=;\r\n${sampleCsv().replaceAll(",", ";")}`;
    expect(problemsOf(importAdapter, csv(markedContent))).toEqual([]);
    expect(problemsOf(importAdapter, csv(markedContent.replace(";9;", ";nine;")))[0]).toMatch(
      /^squads\.csv, row \d+,.*credits/,
    );
    expect(problemsOf(importAdapter, csv(markedContent.replace(";credits", ";worth")))[0]).toMatch(
      /^squads\.csv, row 2, .*worth/,
    );
  });

  test("headings may be words with spaces and capitals", () => {
    const [heading = "", ...rows] = sampleCsv().split("\n");
    const titledContent = heading
      .split(",")
      .map((name) => name.replaceAll("_", " ").toUpperCase())
      .join(",");
    expect(problemsOf(importAdapter, csv([titledContent, ...rows].join("\n")))).toEqual([]);
    const twice = csv([`${titledContent},match_id`, ...rows.map((row) => `${row},x`)].join("\n"));
    expect(problemsOf(importAdapter, twice)[0]).toContain("match_id: is twice in the heading");
  });

  test("every row with another number of cells is reported", () => {
    const rows = sampleCsv().split("\n");
    for (const index of [1, 4, 9]) rows[index] += ",more";
    expect(problemsOf(importAdapter, csv(rows.join("\n")))).toEqual([
      "squads.csv, row 2: is not CSV: has 15 cells, and the heading has 14",
      "squads.csv, row 5: is not CSV: has 15 cells, and the heading has 14",
      "squads.csv, row 10: is not CSV: has 15 cells, and the heading has 14",
    ]);
  });

  test("a row that contradicts an earlier one names it", () => {
    const rows = sampleCsv().split("\n");
    rows[1] = rows[1]!.replace("Test Series", "Another Series");
    const problems = problemsOf(importAdapter, csv(rows.join("\n")));
    expect(problems[0]).toContain('series: is "Test Series" here and "Another Series" on row 2');
  });
});

test("a key that stands twice in a JSON object is refused with its row", () => {
  const content = JSON.stringify(sampleMatch(), null, 1).replace(
    '"series"',
    '"sport": "football",\n "series"',
  );
  expect(problemsOf(importAdapter, { name: "match.json", content })).toEqual([
    "match.json, row 5, sport: is twice in one object",
  ]);
});

test("HTML entities of names are decoded", () => {
  const match = { ...sampleMatch(), series: "Men&#39;s T20 &amp; Friends" };
  const read = importAdapter.read([{ name: "match.json", content: JSON.stringify(match) }]);
  expect(read.ok && read.value[0]?.series).toBe("Men's T20 & Friends");
});

test("the same team on both sides is refused", () => {
  const { left, ...match } = sampleMatch();
  const content = JSON.stringify({ ...match, left: { ...left, name: "river  rhinos" } });
  expect(problemsOf(importAdapter, { name: "match.json", content })).toEqual([
    "match.json, match sample-1, right.name: is the team of the left side too",
  ]);
});

test("pro-kabaddi reads files as they are published", () => {
  const stats = dataFile("kabaddi/invented_season_stats.csv");
  const match = dataFile("kabaddi/invented_match.json");
  const { teams, ...rest } = JSON.parse(match.content) as { teams: unknown[] };
  const publishedFile = {
    ...match,
    content: JSON.stringify({ gameData: { ...rest, teams: { team: teams } } }),
  };
  const [asPublished, plain] = [publishedFile, match].map((file) => proKabaddiRecipe.read([file, stats]));
  expect(plain?.ok).toBe(true);
  expect(asPublished).toEqual(plain);
});

test.each([
  [
    { winner: "Punjab Kings", by: { runs: 7 }, method: "VJD" },
    { winner: 0, kind: "runs", by: 7, method: "vjd" },
  ],
  [
    { result: "tie", method: "D/L" },
    { winner: null, kind: "tie", by: null, method: "dls" },
  ],
  [
    { result: "tie", bowl_out: "Punjab Kings" },
    { winner: 0, kind: "won", by: null, method: "bowl_out" },
  ],
])("the result %j of Cricsheet is %j", (outcome, result) => {
  const file = dataFile("cricket/cricsheet/1254075.json");
  const document = JSON.parse(file.content) as { info: { teams: string[]; outcome: unknown } };
  const [team = ""] = document.info.teams;
  document.info.outcome = JSON.parse(JSON.stringify(outcome).replace("Punjab Kings", team));
  const read = cricsheetAdapter.read([
    { ...file, content: JSON.stringify(document) },
    dataFile("cricket/fantasy/crosswalk.csv"),
  ]);
  expect(read.ok && read.value[0]?.summary?.result).toEqual(result);
});

test("the limit of an import is time of the processor: a thread that waits uses none", async () => {
  const run = async (code: string): Promise<string> => {
    const worker = new Worker(code, { eval: true });
    const end = new AbortController();
    const waiting = delay(1500, "waits", { signal: end.signal });
    try {
      const used = processorTime(worker, 0.3, end.signal).then(() => "uses the processor");
      return code.startsWith("for") ? await used : await Promise.race([used, waiting]);
    } finally {
      waiting.catch(() => undefined);
      end.abort();
      await worker.terminate();
    }
  };
  expect(await run("for (;;);")).toBe("uses the processor");
  expect(await run("setInterval(() => {}, 1000)")).toBe("waits");
});
