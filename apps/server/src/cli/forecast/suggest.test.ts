import { matchDetailSchema } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { adapterNamed } from "#modules/feeds/public.ts";
import { dataFile, dataPath } from "#modules/feeds/testing/match-data.ts";
import { planMatch } from "#modules/matches/plan-match.ts";
import { detailOf } from "#modules/matches/public.ts";
import { parseArguments } from "../parse.ts";
import { orBadInput } from "../run.ts";
import { commandFolder } from "../testing/command-folder.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { forecast } from "./index.ts";
import { withoutDatabase } from "./testing/without-database.ts";

const folder = commandFolder();
afterAll(() => folder.remove());

async function run(...args: string[]) {
  const { io, out, err } = recordedIo(folder.path(""));
  const parsedArguments = parseArguments([forecast(withoutDatabase)], ["forecast", ...args], io);
  const code =
    typeof parsedArguments === "number" ? parsedArguments : await orBadInput(() => parsedArguments(io), io);
  return { code, out: out.join("\n"), err: err.join("\n") };
}

/** Rajasthan against Kolkata on 24 April 2021, with announced line-ups, roles and credits. */
const detail = detailOfFile("1254075");

function detailOfFile(id: string): MatchDetail {
  const files = [dataFile(`cricket/cricsheet/${id}.json`), dataFile("cricket/fantasy/crosswalk.csv")];
  const read = adapterNamed("cricsheet")!.read(files);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const plan = planMatch(null, read.value[0]!, "cricsheet");
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return matchDetailSchema.parse(detailOf(plan.value.after));
}

const writeDocument = (name: string, document: object): string =>
  folder.write(name, JSON.stringify(document));
const suggest = (match: object, ...args: string[]) =>
  run(
    "suggest",
    "--model",
    "model",
    "--match",
    writeDocument("match.json", match),
    "--simulations",
    "256",
    ...args,
  );

const suggestion = z.object({
  known: z.number(),
  lineups: z.string(),
  candidates: z.number(),
  chance: z.number(),
  seen: z.object({ chance: z.number(), upper_bound: z.number() }),
  teams: z.array(
    z.object({
      team: z.array(z.array(z.number())),
      captain: z.number(),
      vicecaptain: z.number(),
      expected: z.number(),
      low: z.number(),
      high: z.number(),
      top_1: z.number(),
      top_10: z.number(),
    }),
  ),
});

beforeAll(async () => {
  const files = ["1216492", "1216496", "1216504"].map((id) => dataPath(`cricket/cricsheet/${id}.json`));
  expect(await run("fit", ...files, "--out", "model")).toMatchObject({ code: 0 });
});

test("suggest prints teams with chances that are the same for a seed, and those of the set", async () => {
  const { code, out } = await suggest(detail, "--teams", "5", "--json");
  expect(code).toBe(0);
  const { known, lineups, chance, seen, teams } = suggestion.parse(JSON.parse(out));
  expect({ known, lineups }).toEqual({ known: 16, lineups: "announced" });
  expect(teams).toHaveLength(5);
  for (const { team, captain, vicecaptain, expected, low, high, top_1: top1, top_10: top10 } of teams) {
    const members = team.flat();
    expect(new Set(members).size).toBe(11);
    expect(members).toContain(captain);
    expect(members).toContain(vicecaptain);
    expect(low).toBeLessThan(expected);
    expect(expected).toBeLessThan(high);
    expect(top1).toBeLessThan(top10);
    expect(chance).toBeGreaterThanOrEqual(top1);
  }
  // Five random teams have five percent at most.
  expect(chance).toBeGreaterThan(0.1);
  expect(seen.upper_bound).toBeGreaterThanOrEqual(seen.chance);

  const again = await suggest(detail, "--teams", "5");
  expect(again.out).toContain("The model knows 16 of the 22 players, from matches until 2020-09-30.");
  expect(again.out).toContain(`${(100 * chance).toFixed(1)} %`);
  expect(await suggest(detail, "--teams", "5")).toEqual(again);
  expect((await suggest(detail, "--teams", "5", "--seed", "2")).out).not.toBe(again.out);
});

test("a higher share of the field is a higher chance, and a strategy bounds every team", async () => {
  const players = [...detail.left_team_players, ...detail.right_team_players].map(
    ({ player_index: index }) => index,
  );
  const [captain] = detail.left_team_players;
  const strategy = writeDocument("strategy.json", {
    sport: 0,
    players,
    captains: [captain!.player_index],
    min_difference: 3,
  });
  const chanceAt = async (top: string) => {
    const { code, out, err } = await suggest(
      detail,
      "--teams",
      "3",
      "--strategy",
      strategy,
      "--top",
      top,
      "--json",
    );
    expect({ code, err }).toEqual({
      code: 0,
      err: "Bounds on the set as a whole are left out: min_difference.",
    });
    const { teams, chance } = suggestion.parse(JSON.parse(out));
    expect(teams.map((team) => team.captain)).toEqual(Array(3).fill(captain!.player_index));
    return chance;
  };
  expect(await chanceAt("10")).toBeGreaterThan(await chanceAt("1"));
});

test("before the line-ups the squads play by their chances; who is out does not play", async () => {
  const squad = (side: MatchDetail["left_team_players"], from: number) => [
    ...side.map((player) => ({ ...player, playing: 0, last_play_text: "other" })),
    ...[0, 1, 2].map((more) => ({
      ...side[0]!,
      player_index: from + more,
      player_fixed_id: `newcomer-${from + more}`,
      name: `Newcomer ${from + more}`,
      playing: 0,
      last_play_text: more === 0 ? "unavailable" : "other",
    })),
  ];
  const { code, out } = await suggest(
    {
      ...detail,
      left_team_players: squad(detail.left_team_players, 40),
      right_team_players: squad(detail.right_team_players, 50),
    },
    "--teams",
    "5",
    "--json",
  );
  expect(code).toBe(0);
  const { known, lineups, teams } = suggestion.parse(JSON.parse(out));
  expect({ known, lineups }).toEqual({ known: 16, lineups: "expected" });
  for (const { team } of teams) for (const index of [40, 50]) expect(team.flat()).not.toContain(index);
});

test("a match that has no forecast is refused in words with exit code 3", async () => {
  const squads = (change: (player: MatchDetail["left_team_players"][number]) => object) => ({
    left_team_players: detail.left_team_players.map(change),
    right_team_players: detail.right_team_players.map(change),
  });
  const strangers = squads((player) => ({ ...player, player_fixed_id: `own-${player.player_index}` }));
  const refusals = [
    [{ ...detail, sport_index: 1 }, "only matches of T20 cricket"],
    [{ ...detail, rule_set: "dream11-odi-2025-04" }, "dream11-odi-2025-04 is no rule-set of T20 cricket"],
    [{ ...detail, rule_set: null, series_name: "World Cup" }, "does not say that it is T20"],
    [{ ...detail, ...strangers }, "the model knows 0 of the 22 players, and needs 11"],
    [{ ...detail, match_time: "2020-09-30T14:00:00Z" }, "Fit a model to matches before that day"],
    [
      { ...detail, left_team_players: detail.left_team_players.slice(1) },
      `${detail.left_team_name} has fewer than 11 players`,
    ],
  ] as const;
  for (const [match, reason] of refusals) {
    const { code, out, err } = await suggest(match);
    expect({ code, out }, reason).toEqual({ code: 3, out: "" });
    expect(err).toContain(reason);
  }
});

test("files and options that cannot be used are bad input", async () => {
  const match = writeDocument("match.json", detail);
  expect(await run("suggest", "--model", match, "--match", match)).toMatchObject({
    code: 2,
    err: "match.json: is no model of `teamwright forecast fit --out`",
  });
  expect((await run("suggest", "--model", "nowhere", "--match", match)).err).toContain(
    "nowhere: cannot be read",
  );
  expect(await run("suggest", "--model", "model", "--match", writeDocument("other.json", {}))).toMatchObject({
    code: 2,
  });
  for (const option of [
    ["--teams", "0"],
    ["--simulations", "1"],
    ["--top", "0"],
    ["--top", "x"],
  ])
    expect(await suggest(detail, ...option)).toMatchObject({ code: 2, out: "" });
});
