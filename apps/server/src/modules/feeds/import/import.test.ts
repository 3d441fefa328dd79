import { describe, expect, test } from "vitest";
import { planMatch } from "#modules/matches/plan-match.ts";
import type { StoredMatch } from "#modules/matches/stored-match.ts";
import type { PlayerDocument } from "#modules/match-model/feed-match.ts";
import type { FeedFile } from "../port.ts";
import type { FeedMatch } from "#modules/match-model/validated-match.ts";
import { formatProblem } from "#modules/match-model/problem.ts";
import { sampleCsv, sampleMatch } from "../testing/samples.ts";
import { importAdapter } from "./adapter.ts";

const json = (value: unknown, name = "match.json"): FeedFile => ({ name, content: JSON.stringify(value) });

function read(...files: FeedFile[]): readonly FeedMatch[] {
  const outcome = importAdapter.read(files);
  if (!outcome.ok) throw new Error(outcome.error.map(formatProblem).join("\n"));
  return outcome.value;
}

function problems(...files: FeedFile[]): string[] {
  const outcome = importAdapter.read(files);
  return outcome.ok ? [] : outcome.error.map(formatProblem);
}

function storeFiles(before: StoredMatch | null, ...files: FeedFile[]): StoredMatch {
  const [match] = read(...files);
  if (match === undefined) throw new Error("no match");
  const plan = planMatch(before, match, "import");
  if (!plan.ok) throw new Error(plan.error.map(formatProblem).join("\n"));
  return plan.value.after;
}

describe("reading", () => {
  test("JSON and CSV of the same match store the same", () => {
    const csv = { name: "match.csv", content: sampleCsv() };
    expect(storeFiles(null, csv)).toEqual(storeFiles(null, json(sampleMatch())));
  });

  test("fixtures, squads and line-ups may come as several CSV files", () => {
    const fixture = `match_id;sport;match_time;left_team;right_team\nm1;kabaddi;2030-01-01T10:00:00+05:30;Reds;Blues\n`;
    const squad = [
      "match_id,side,name,role,credits",
      ...["Reds", "Blues"].flatMap((side) =>
        ["DEF", "DEF", "DEF", "ALL", "ALL", "RAI", "RAI"].map(
          (role, n) => `m1,${side},${side} ${n},${role},14`,
        ),
      ),
    ].join("\n");
    const lineup = `match_id,side,name,playing\nm1,left,Reds 0,yes\nm1,right,Blues 1,1\n`;
    const match = storeFiles(
      null,
      { name: "fixtures.csv", content: fixture },
      { name: "squads.csv", content: squad },
      { name: "lineups.csv", content: lineup },
    );
    expect(match.matchTime).toBe("2030-01-01T04:30:00.000Z");
    expect(match.players).toHaveLength(14);
    expect(match.players.filter((player) => player.playing).map((player) => player.name)).toEqual([
      "Reds 0",
      "Blues 1",
    ]);
  });

  test("a problem names file, row, field and reason; all problems are told", () => {
    const lines = sampleCsv().split("\n");
    lines[3] = lines[3]!.replace(",BAT,8.5,", ",BATTLE,8.3,");
    lines[5] = lines[5]!.replace(/,[^,]*$/, ",a lot");
    const foundProblems = problems({ name: "squads.csv", content: lines.join("\n") });
    expect(foundProblems).toEqual([
      "squads.csv, row 4, match sample-1, credits: must be in steps of 0.5",
      "squads.csv, row 6, match sample-1, selected_by: must be a number",
    ]);
    lines[3] = lines[3]!.replace("8.3", "8.5");
    lines[5] = sampleCsv().split("\n")[5]!;
    expect(problems({ name: "squads.csv", content: lines.join("\n") })).toEqual([
      'squads.csv, row 4, match sample-1, role: "BATTLE" is not a role of cricket (WK, BAT, AL, BOWL)',
    ]);
  });

  test.each<[string, FeedFile, RegExp]>([
    ["no JSON", { name: "x.json", content: '{\n  "id": nope }' }, /^x\.json.*is not JSON/],
    ["an unknown field", json({ ...sampleMatch(), sports: 1 }), /sports: is not a field of the format/],
    ["an unsafe picture", json({ ...sampleMatch(), left: { image: "javascript:alert(1)" } }), /left\.image/],
    ["an odd id", json({ ...sampleMatch(), id: "../etc" }), /id: must be 1 to 80 letters/],
    [
      "no time zone",
      json({ ...sampleMatch(), match_time: "2030-01-01 10:00" }),
      /match_time: must be a time/,
    ],
    [
      "an unknown column",
      { name: "a.csv", content: "match_id,colour\nm,red" },
      /a\.csv, row 1, colour: is not a column/,
    ],
    [
      "a row too long",
      { name: "a.csv", content: "match_id,sport\nm,cricket,3" },
      /a\.csv, row 2: is not CSV/,
    ],
    ["a file too large", { name: "a.csv", content: "x".repeat(9 * 1024 * 1024) }, /larger than 8 MB/],
    ["nothing", { name: "a.csv", content: "" }, /a\.csv: is empty/],
    ["a match twice", json([sampleMatch(), sampleMatch()]), /match sample-1.*is listed twice/],
  ])("%s is refused", (_, file, expected) => {
    expect(problems(file).join("\n")).toMatch(expected);
  });

  test("two of one name need ids, and the message says so", () => {
    const csv =
      "match_id,sport,side,name,role,credits\nm1,cricket,left,R Singh,BAT,8\nm1,cricket,left,R Singh,BAT,9\n";
    expect(problems({ name: "a.csv", content: csv }).join()).toMatch(/row 3.*credits.*Give each a player_id/);
  });
});

describe("storing again", () => {
  const withPlayers = (
    change: (players: readonly PlayerDocument[]) => readonly PlayerDocument[],
  ): FeedFile => {
    const document = sampleMatch();
    return json({ ...document, left: { ...document.left, players: change(document.left?.players ?? []) } });
  };

  test("the same file changes nothing", () => {
    const before = storeFiles(null, json(sampleMatch()));
    const plan = planMatch(before, read(json(sampleMatch()))[0]!, "import");
    expect(plan).toMatchObject({ ok: true, value: { changes: [] } });
  });

  test("indexes and ids stay when players join, leave and return", () => {
    const first = storeFiles(null, json(sampleMatch()));
    const changedFile = withPlayers((players) => [
      { id: "h-new", name: "New One", role: "BAT", credits: 8 },
      ...players.slice(1),
    ]);
    const second = storeFiles(first, changedFile);
    const third = storeFiles(second, json(sampleMatch()));
    const index = (match: StoredMatch, id: string) =>
      match.players.find((player) => player.fixedId === id)?.index;
    for (const player of first.players) {
      expect(index(second, player.fixedId)).toBe(player.index);
      expect(index(third, player.fixedId)).toBe(player.index);
    }
    expect(index(second, "h-new")).toBe(24);
    expect(second.players.find((player) => player.fixedId === "h-0")?.withdrawn).toBe(true);
    expect(third.players.find((player) => player.fixedId === "h-0")?.withdrawn).toBe(false);
    expect(third.players.find((player) => player.fixedId === "h-new")?.withdrawn).toBe(true);
  });

  test("players without ids keep theirs when a role is corrected or a namesake joins", () => {
    const nameless = (role: string, more: readonly PlayerDocument[] = []): FeedFile =>
      withPlayers((players) => [
        ...players.map((player, index) => {
          const { id: dropped, ...rest } = player;
          return dropped !== undefined && index === 0 ? { ...rest, role } : rest;
        }),
        ...more,
      ]);
    const first = storeFiles(null, nameless("WK"));
    const second = storeFiles(first, nameless("BAT"));
    expect(second.players.map(({ fixedId, index }) => [fixedId, index])).toEqual(
      first.players.map(({ fixedId, index }) => [fixedId, index]),
    );
    expect(second.players[0]?.role).toBe(1);
    const namesake = { name: first.players[0]!.name, role: "BOWL", credits: 7 };
    const third = storeFiles(second, nameless("BAT", [namesake]));
    expect(third.players[0]).toMatchObject({ fixedId: first.players[0]!.fixedId, role: 1 });
    expect(third.players.at(-1)).toMatchObject({ index: 24, role: 3 });
  });

  test("a partial document with line-ups touches only them, and sides that are turned are turned back", () => {
    const first = storeFiles(null, json(sampleMatch()));
    const ids = (prefix: string) => Array.from({ length: 11 }, (_, index) => `${prefix}-${index}`);
    const push = {
      id: "sample-1",
      sport: "cricket",
      partial: true,
      left: { name: "River Rhinos", lineup: ids("r") },
      right: { name: "Harbour Hawks", lineup: ids("h") },
    };
    const second = storeFiles(first, json(push));
    expect(second.sides).toEqual(first.sides);
    expect(second.players.filter((player) => player.playing)).toHaveLength(22);
    expect(second.players.every((player) => !player.withdrawn)).toBe(true);
    expect(second.players.map((player) => player.credits)).toEqual(
      first.players.map((player) => player.credits),
    );
  });

  test("what cannot be stored is refused with a reason", () => {
    const refuse = (before: StoredMatch | null, value: object): string => {
      const plan = planMatch(before, read(json(value))[0]!, "import");
      return plan.ok ? "" : plan.error.map(formatProblem).join("\n");
    };
    const first = storeFiles(null, json(sampleMatch()));
    expect(refuse(null, { id: "new-1", sport: "cricket" })).toMatch(/match_time: is missing/);
    expect(refuse(first, { id: "sample-1", sport: "football" })).toMatch(/sport: is stored as cricket/);
    expect(
      refuse(first, {
        id: "sample-1",
        sport: "cricket",
        partial: true,
        left: { players: [{ name: "Nobody" }] },
      }),
    ).toMatch(/role: is missing, and Nobody is new/);
    expect(refuse(first, { id: "sample-1", sport: "cricket", left: { lineup: ["h-0", "x-9"] } })).toMatch(
      /left\.lineup: "x-9" is not in the squad/,
    );
    const all = sampleMatch();
    all.left!.players = Array.from({ length: 13 }, (_, n) => ({
      id: `p${n}`,
      name: `P ${n}`,
      role: "BAT",
      credits: 8,
      playing: true,
      captain_percentage: 30,
    }));
    expect(refuse(null, { ...all, id: "new-2" })).toMatch(/playing: 13 players of Harbour Hawks/);
    expect(refuse(null, { ...all, id: "new-2" })).toMatch(/captain_percentage: adds up to 390/);
  });
});
