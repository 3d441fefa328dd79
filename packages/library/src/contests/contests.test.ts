import { describe, expect, test } from "vitest";
import { bestTeams, count, explain, generate } from "../teams.ts";
import { readSalaries } from "./read-salaries.ts";
import type { Contest } from "./read-salaries.ts";
import { writeLineups } from "./write-lineups.ts";

// Invented players: name, team, salary, average points.
const people: readonly (readonly [string, string, number, number])[] = [
  ["Ira Vance", "HAR", 11_400, 41.55],
  ["Milo Trent", "HAR", 8600, 27.25],
  ["Sam Okoro", "HAR", 9800, 36],
  ["Jude Farrow", "HAR", 6200, 22.5],
  ["Leo Castell", "HAR", 3400, 9.75],
  ["Theo Lark", "SUM", 10_200, 38.5],
  ["Ben Ashdown", "SUM", 7400, 18],
  ["Omar Reeve", "SUM", 5000, 32.15],
  ["Kit Marlow", "SUM", 1200, 3],
];

const draftKings = (list = people, game = "HAR@SUM 11/25/2026 07:30PM ET") =>
  [
    "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame",
    ...["CPT", "UTIL"].flatMap((place, half) =>
      list.map(([name, team, salary, points], row) => {
        const id = 100 * (half + 1) + row;
        return `PG,${name} (${id}),${name},${id},${place},${half === 0 ? salary * 1.5 : salary},${game},${team},${points}`;
      }),
    ),
  ].join("\n");

const fanDuel = [
  "Id,Position,First Name,Nickname,Last Name,FPPG,Played,Salary,MVP 1.5x Salary,Game,Team,Opponent,Injury Indicator,Injury Details,Tier,,,Roster Position",
  ...people.map(
    ([name, team, salary, points], row) =>
      `9-${row},PG,${name.split(" ")[0]},${name},${name.split(" ")[1]},${points},10,${salary},${salary * 1.5},HAR@SUM,${team},HAR,,,,,,MVP - 1.5X Points/AnyFLEX`,
  ),
].join("\n");

function read(text: string): Contest {
  const contest = readSalaries(text);
  if (!contest.ok) throw new Error(contest.error.code);
  return contest.value;
}

/** Each lineup by brute force: a captain, five others, at most the cap, somebody of both sides. */
function everyLineup(cap: number) {
  const lineups: { names: string[]; points: number }[] = [];
  const choose = (from: number, chosenPlayers: number[]): void => {
    if (chosenPlayers.length < 6) {
      for (let next = from; next < people.length; next++) choose(next + 1, [...chosenPlayers, next]);
      return;
    }
    if (new Set(chosenPlayers.map((index) => people[index]![1])).size < 2) return;
    for (const captain of chosenPlayers) {
      const factor = (index: number) => (index === captain ? 1.5 : 1);
      const total = (field: 2 | 3) =>
        chosenPlayers.reduce((sum, index) => sum + factor(index) * people[index]![field], 0);
      if (total(2) > cap) continue;
      const others = chosenPlayers.filter((index) => index !== captain);
      lineups.push({
        names: [`${people[captain]![0]} (C)`, ...others.map((index) => people[index]![0]).sort()],
        points: Math.round(total(3) * 1000) / 1000,
      });
    }
  };
  choose(0, []);
  return lineups.toSorted((one, other) => other.points - one.points);
}

describe.each([
  ["DraftKings", draftKings(), 50_000],
  ["FanDuel", fanDuel, 60_000],
])("a contest of one match of %s", (_, text, cap) => {
  const contest = read(text);
  const { match, strategy } = contest;
  const lineups = everyLineup(cap);

  test("counts exactly the lineups that the platform allows", () => {
    expect(lineups.length).toBeGreaterThan(20);
    expect(count(match, strategy)).toEqual({
      ok: true,
      value: { lineups: lineups.length, teams: lineups.length },
    });
  });

  test("draws all of them, each once, within the cap with the captain's salary", () => {
    const generation = generate(match, strategy, { teams: lineups.length, seed: 4 });
    if (!generation.ok) throw new Error(generation.error.code);
    const names = generation.value.teams.map(({ team: [captain = [], members = []] }) =>
      [
        match.players[captain[0]!]!.name.replace(/\(\w+\)/, "(C)"),
        ...members.map((index) => match.players[index]!.name).sort(),
      ].join(),
    );
    expect(new Set(names)).toEqual(new Set(lineups.map((lineup) => lineup.names.join())));
    expect(generation.value.teams.every(({ credits }) => credits <= cap / 1000)).toBe(true);
  });

  test("lists the best by projection, the captain's points 1.5 times", () => {
    const best = bestTeams(match, strategy, { teams: 10 });
    if (!best.ok) throw new Error(best.error.code);
    expect(best.value.teams.map(({ points }) => points)).toEqual(
      lineups.slice(0, 10).map(({ points }) => points),
    );
  });

  test("keeps bounds on sets of lineups", () => {
    const index = match.players.findIndex(({ name }) => name === "Sam Okoro");
    const generation = generate(
      match,
      { ...strategy, exposure: { [index]: { max: 25 } }, min_difference: 2 },
      { teams: 8, seed: 1 },
    );
    if (!generation.ok) throw new Error(generation.error.code);
    expect(generation.value.shortfalls).toEqual([]);
    expect(
      generation.value.teams.filter(({ team }) => team.flat().includes(index)).length,
    ).toBeLessThanOrEqual(2);
  });

  test("explains why no lineup exists by the bounds of the strategy alone", () => {
    const why = explain(match, { ...strategy, credits: [20, 21] });
    if (!why.ok) throw new Error(why.error.code);
    expect(why.value.possible.teams).toBe(0);
    expect(why.value.bounds.map(({ description }) => description.rule)).toEqual(["credits"]);
  });
});

test("lineups are written as the platform's upload takes them", () => {
  const upload = (text: string) => {
    const contest = read(text);
    const best = bestTeams(contest.match, contest.strategy, { teams: 1 });
    if (!best.ok) throw new Error(best.error.code);
    return writeLineups(contest, best.value.teams).split("\r\n");
  };
  const [head, line, end] = upload(draftKings());
  expect(head).toBe("CPT,UTIL,UTIL,UTIL,UTIL,UTIL");
  expect(line).toMatch(/^[A-Z][\w ]+ \(10\d\)(,[A-Z][\w ]+ \(20\d\)){5}$/);
  expect(end).toBe("");
  const [single, lineup] = upload(fanDuel);
  expect(single).toBe("MVP - 1.5X Points,AnyFLEX,AnyFLEX,AnyFLEX,AnyFLEX,AnyFLEX");
  expect(lineup).toMatch(/^9-\d:[\w ]+(,9-\d:[\w ]+){5}$/);
});

test("a match of more players than the engine holds leaves out those with the fewest points", () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => [`Player ${index}`, index < 20 ? "HAR" : "SUM", 2000 + 100 * index, index] as const,
  );
  const contest = read(draftKings(many));
  expect(contest.leftOut).toEqual(["Player 0", "Player 1", "Player 2", "Player 3", "Player 4", "Player 5"]);
  expect(contest.match.players).toHaveLength(69);
  const possible = count(contest.match, contest.strategy);
  expect(possible.ok && possible.value.teams).toBeGreaterThan(1_000_000);
});

const classic = draftKings().replaceAll(",CPT,", ",PG,");
test.each([
  ["a classic contest", classic, { code: "no-captain" }],
  [
    "several matches",
    `${draftKings()}\nPG,Max (7),Max,7,UTIL,3000,RHI@ALP 11/25/2026 07:30PM ET,RHI,4`,
    { code: "several-games", row: 20 },
  ],
  ["another file", "name,team\nIra,HAR", { code: "unknown-salaries", row: 1 }],
  [
    "a salary in words",
    draftKings().replace(",17100,", ",much,"),
    { code: "bad-cell", field: "salary", row: 2 },
  ],
  [
    "a third team",
    draftKings().replace(",SUM,38.5", ",RHI,38.5"),
    { code: "third-team", field: "team", row: 8 },
  ],
])("%s is refused", (_, text, error) => {
  expect(readSalaries(text)).toEqual({ ok: false, error });
});

test("a number that is no sport and no contest is refused, not thrown", () => {
  const match = { sport: 99 as never, players: [] };
  const strategy = { sport: 0 as const, players: [] };
  for (const outcome of [count(match, strategy), bestTeams(match, strategy, { teams: 1, points: [] })])
    expect(outcome).toMatchObject({ ok: false, error: { code: "unknown-sport" } });
});
