import { describe, expect, test } from "vitest";
import { planMatch } from "../matches/plan-match.ts";
import { shortNameOf } from "../matches/short-name.ts";
import { cricsheetAdapter } from "./cricsheet/adapter.ts";
import { importAdapter } from "./import/adapter.ts";
import { limitProblems } from "./files.ts";
import type { FeedAdapter, FeedFile } from "./port.ts";
import type { FeedMatch } from "../match-model/validated-match.ts";
import { formatProblem } from "../match-model/problem.ts";
import { premierLeagueRecipe } from "./recipes/premier-league.ts";
import { proKabaddiRecipe } from "./recipes/pro-kabaddi.ts";
import { dataFile } from "./testing/match-data.ts";
import { sampleCsv, sampleMatch } from "./testing/samples.ts";

const problemsOf = (adapter: FeedAdapter, ...files: FeedFile[]): string => {
  const read = adapter.read(files);
  return read.ok ? "" : read.error.map(formatProblem).join("\n");
};
const matchesOf = (adapter: FeedAdapter, ...files: FeedFile[]): readonly FeedMatch[] => {
  const read = adapter.read(files);
  if (!read.ok) throw new Error(read.error.map(formatProblem).join("\n"));
  return read.value;
};
const asText = (name: string, bytes: Buffer): FeedFile => ({ name, content: bytes.toString("utf8") });
const withChange = (
  { name, content }: FeedFile,
  ...pairs: (readonly [string | RegExp, string])[]
): FeedFile => ({
  name,
  content: pairs.reduce((text, [from, to]) => {
    const next = text.replace(from, to);
    expect(next, String(from)).not.toBe(text);
    return next;
  }, content),
});

describe("files that are no text of UTF-8", () => {
  test("other bytes are refused with their row, before a size is blamed", () => {
    const latin = Buffer.from(sampleCsv().replace("H Player 2", "Zürich"), "latin1");
    expect(problemsOf(importAdapter, asText("latin.csv", latin))).toBe(
      'latin.csv, row 4: is not UTF-8: "Z\uFFFDrich"; save the file as UTF-8',
    );
    // 5 MB of bytes that would be 15 MB once they were replaced.
    const large = asText("large.csv", Buffer.alloc(5 * 1024 * 1024, 0xfc));
    expect(limitProblems([large])[0]?.reason).toContain("is not UTF-8");
    expect(
      problemsOf(importAdapter, { name: "good.csv", content: sampleCsv().replace("H Player 2", "Zürich") }),
    ).toBe("");
  });

  test("UTF-16 and web pages are named as such", () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sampleCsv(), "utf16le")]);
    expect(problemsOf(importAdapter, asText("excel.csv", wide))).toBe(
      "excel.csv: is UTF-16 or binary; save it as UTF-8",
    );
    const page = { name: "squads.json", content: "<!DOCTYPE html>\n<html><body>Not found</body></html>" };
    expect(problemsOf(cricsheetAdapter, page)).toContain("is a web page (HTML)");
  });
});

describe("matches that contradict themselves", () => {
  const summary = {
    format: "t20",
    gender: "men",
    day: "2026-11-25",
    series: null,
    venue: null,
    international: false,
    teams: ["Harbour Hawks", "River Rhinos"],
    toss: null,
    innings: [
      { team: 0, score: 168, wickets: 6, overs: 20 },
      { team: 1, score: 150, wickets: 9, overs: 20 },
    ],
    result: { winner: 0, kind: "runs", by: 18, method: null },
  };
  const json = (value: object): FeedFile => ({ name: "match.json", content: JSON.stringify(value) });

  test("a winner by a margin needs the innings of both teams", () => {
    const one = { ...sampleMatch(), summary: { ...summary, innings: summary.innings.slice(0, 1) } };
    expect(problemsOf(importAdapter, json(one))).toContain("the innings of a team are missing");
    const none = { ...summary.result, winner: null, kind: "no result", by: null };
    expect(
      problemsOf(
        importAdapter,
        json({ ...sampleMatch(), summary: { ...summary, innings: [], result: none } }),
      ),
    ).toBe("");
  });

  test("a margin that the scores do not give, and a result without points, are reported", () => {
    const odd = {
      ...sampleMatch(),
      status: "finished",
      summary: { ...summary, result: { ...summary.result, by: 81 } },
    };
    const [match] = matchesOf(importAdapter, json(odd));
    const plan = planMatch(null, match!, "import");
    expect(plan.ok && plan.value.warnings.map(formatProblem)).toEqual([
      "Warning: match.json, match sample-1, summary.result: has another margin than the innings' scores",
      "Warning: match.json, match sample-1, points: are missing, and the match is finished",
    ]);
  });
});

describe("Cricsheet files", () => {
  const match = dataFile("cricket/cricsheet/1254075.json");
  const roles = dataFile("cricket/fantasy/crosswalk.csv");

  test("negative runs, wrong sums and deliveries by unknown persons are refused", () => {
    const runs = /"runs": ?\{"batter": ?1, ?"extras": ?0, ?"total": ?1\}/;
    expect(
      problemsOf(
        cricsheetAdapter,
        withChange(match, [runs, '"runs":{"batter":-1,"extras":0,"total":-1}']),
        roles,
      ),
    ).toContain("must be at least 0");
    expect(
      problemsOf(
        cricsheetAdapter,
        withChange(match, [runs, '"runs":{"batter":1,"extras":0,"total":4}']),
        roles,
      ),
    ).toContain("is not the sum of the runs of the batter and the extras");
    expect(
      problemsOf(cricsheetAdapter, withChange(match, [/"bowler": ?"[^"]+"/, '"bowler":"A Stranger"']), roles),
    ).toMatch(/innings\[0\]\.overs\[0\]: names "A Stranger", who is in no squad of the match/);
  });

  test("a player with two roles is refused with both rows", () => {
    const line = roles.content.split("\n").find((row) => row.includes("AD Russell")) ?? "";
    const twice = {
      ...roles,
      content: `${roles.content.trimEnd()}\n${line.replace(/,AL,|,AR,/, ",BOWL,")}\n`,
    };
    expect(problemsOf(cricsheetAdapter, match, twice)).toMatch(
      /role: of AD Russell is "BOWL" here and "(AL|AR)" on row \d+/,
    );
  });

  test("a match with a result is finished without points, and what is left out is reported", () => {
    const hundred = withChange(match, [/"balls_per_over": ?6/, '"balls_per_over":5']);
    const [read] = matchesOf(cricsheetAdapter, hundred, roles);
    expect(read).toMatchObject({ status: "finished" });
    expect(read?.scoring).toBeUndefined();
    expect(read?.warnings?.map(({ field }) => field)).toEqual(["summary", "points"]);
  });

  test("who came on is a substitute", () => {
    const file = dataFile("cricket/cricsheet/1473511.json");
    const { info } = JSON.parse(file.content) as { info: { players: Record<string, string[]> } };
    const names = Object.entries(info.players).flatMap(([team, players]) =>
      players.map((name) => [team, name]),
    );
    const csv = {
      name: "roles.csv",
      content: [
        "match,team,player,role,credits",
        ...names.map(([team, name]) => `1473511,${team},${name},BAT,8`),
      ].join("\n"),
    };
    const [read] = matchesOf(cricsheetAdapter, file, csv);
    const players = read?.sides.flatMap((side) => side.players ?? []) ?? [];
    expect(
      players.filter(({ playing }) => playing).every(({ availability }) => availability === "announced"),
    ).toBe(true);
    expect(players.filter(({ playing }) => !playing).map(({ availability }) => availability)).toEqual([
      "substitute",
      "substitute",
    ]);
  });
});

test.each([
  ["Harbour Hawks", "HH"],
  ["India Women", "India Women"],
  ["Royal Challengers Bengaluru", "RCB"],
  ["Trinidad and Tobago", "TT"],
  ["Wolverhampton", "W"],
  ["Western Australia Under-19s", "WAU1"],
])("the short name of %s is %s", (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

describe("the premier-league recipe", () => {
  const [players, fixtures, teams] = ["gameweek", "fixtures", "teams"].map((name) =>
    dataFile(`football/invented_${name}.csv`),
  ) as [FeedFile, FeedFile, FeedFile];

  test("reads the files as they are published", () => {
    const publishedFile = withChange(
      fixtures,
      [/7041,5,/, "7041,5.0,"],
      [/7051,6,False,51,[^,]*,/, "7051,,False,51,,"],
    );
    const managedFile = {
      ...players,
      content: `${players.content.trimEnd()}\n${
        players.content
          .trimEnd()
          .split("\n")
          .at(-1)
          ?.replace(/,(GK|DEF|MID|FWD),/, ",AM,") ?? ""
      }\n`,
    };
    const matches = matchesOf(premierLeagueRecipe, managedFile, publishedFile, teams);
    expect(matches.map(({ series }) => series)).toEqual([
      "Premier League, gameweek 5",
      "Premier League, gameweek 5",
    ]);
  });

  test("refuses fixtures and teams of another season", () => {
    const last = { ...fixtures, content: fixtures.content.replaceAll("2024-", "2023-") };
    expect(problemsOf(premierLeagueRecipe, players, last, teams)).toContain(
      "the fixtures are of another season",
    );
    const other = withChange(teams, [",Aldermouth,", ",Gullhaven,"]);
    expect(problemsOf(premierLeagueRecipe, players, fixtures, other)).toContain(
      "the teams are of another season",
    );
  });
});

describe("the pro-kabaddi recipe", () => {
  const match = dataFile("kabaddi/invented_match.json");
  const stats = dataFile("kabaddi/invented_season_stats.csv");
  const seasons = (...numbers: number[]): FeedFile => {
    const [heading = "", ...rows] = stats.content.trimEnd().split("\n");
    const all = numbers.flatMap((season) =>
      rows.map((row) => `${season},${season === 10 ? row : row.replace(/[\d.]+$/, "0")}`),
    );
    return { ...stats, content: [`season,${heading}`, ...all].join("\n") };
  };
  const unnamedFile = withChange(match, [
    '"name":"Invented Kabaddi League, 2024"',
    '"name":"Invented Kabaddi League Season 10, 2024"',
  ]);
  const credits = (matches: readonly FeedMatch[]) =>
    matches.flatMap(({ sides }) => sides.flatMap(({ players }) => players?.map((player) => player.credits)));

  test("uses the season that the match names", () => {
    const right = credits(matchesOf(proKabaddiRecipe, match, stats));
    expect(credits(matchesOf(proKabaddiRecipe, unnamedFile, seasons(9, 10, 11)))).toEqual(right);
    expect(problemsOf(proKabaddiRecipe, unnamedFile, seasons(8, 9))).toContain(
      "the statistics are of season 8, 9",
    );
  });

  test("says which files it needs", () => {
    expect(problemsOf(proKabaddiRecipe, match)).toContain(
      "the players' season statistics (CSV, beside the match files in JSON)",
    );
    expect(problemsOf(proKabaddiRecipe, stats)).toContain("no match file (JSON, one a match) was given");
  });
});
