import type { Strategy } from "@teamwright/domain";
import { bestTeams, rankAll, rankingOf, rankOf } from "@teamwright/engine";
import type { Refusal } from "@teamwright/engine";
import { bestByIntegerPrograms } from "./integer-programs.ts";
import { benchMatch } from "./sample.ts";
import type { BenchLine } from "./team-set.bench.ts";
import { bestTime } from "../engine/best-time.ts";
import { everyRule, loose, mostRules } from "../engine/strategies.ts";

const TEAMS = 100;

function valueOf<Value>(outcome: { ok: true; value: Value } | { ok: false; error: Refusal }): Value {
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}

/** A line without a baseline. `within`: the milliseconds that the specification allows. */
const inform = (work: string, ourTime: number, within: number | null): BenchLine => ({
  work,
  against: "-",
  ours: ourTime,
  theirs: Number.NaN,
  atLeast: null,
  within,
});

/** The best teams compared with one integer program per team, whose optima must be equal; then the time of ranks. */
export async function hindsightBench(): Promise<BenchLine[]> {
  return [await againstPrograms(), ...announcedElevens(), ...bestOfLargeSquads(), ...ranksOfLargeSquads()];
}

async function againstPrograms(): Promise<BenchLine> {
  const { match, points } = benchMatch();
  const strategy = loose(match);
  const programs = await bestByIntegerPrograms(match, strategy, points, TEAMS);
  const best = valueOf(bestTeams(match, strategy, points, TEAMS)).points;
  const apart = programs.points.findIndex((value, index) => Math.abs(value - best[index]!) > 1e-6);
  if (programs.points.length !== TEAMS || apart >= 0)
    throw new Error(
      `the integer programs' optimum ${apart} differs: ${programs.points[apart]}, ${best[apart]}`,
    );
  return {
    work: `${TEAMS} best-projected teams with captains, 12 + 12`,
    against: "one integer program per team with cuts (HiGHS), same optima",
    ours: bestTime(() => bestTeams(match, strategy, points, TEAMS)),
    theirs: programs.milliseconds,
    atLeast: 1000,
    within: null,
  };
}

function announcedElevens(): BenchLine[] {
  const { match, points } = benchMatch(11);
  const everything: Strategy = {
    sport: 0,
    players: match.players.map((player) => player.player_index),
  };
  const ranking = valueOf(rankingOf(match, everything, points));
  const scores = Float64Array.from({ length: 500 }, (_, index) => 400 + index);
  const dream = () => bestTeams(match, everything, points, 1);
  return [
    inform("dream team of announced elevens", bestTime(dream), 100),
    inform(
      `make ranks among all ${ranking.teams} teams of announced elevens ready`,
      bestTime(() => rankingOf(match, everything, points)),
      100,
    ),
    inform(
      "one rank among them",
      bestTime(() => rankOf(ranking, 700)),
      100,
    ),
    inform(
      "500 ranks among them",
      bestTime(() => rankAll(ranking, scores), 5),
      null,
    ),
  ];
}

function bestOfLargeSquads(): BenchLine[] {
  const { match, points } = benchMatch(35);
  const strategies = [
    ["four partitions", loose(match)],
    ["every rule", everyRule(match)],
  ] as const;
  return strategies.map(([name, strategy]) =>
    inform(
      `${TEAMS} best-projected teams, 35 + 35, ${name}`,
      bestTime(() => bestTeams(match, strategy, points, TEAMS), 3),
      2000,
    ),
  );
}

function ranksOfLargeSquads(): BenchLine[] {
  const { match, points } = benchMatch(35);
  const strategies = [
    ["four partitions", loose(match)],
    ["every rule but group credits", mostRules(match)],
  ] as const;
  return strategies.flatMap(([name, strategy]) => {
    const ranking = valueOf(rankingOf(match, strategy, points));
    const scores = Float64Array.from({ length: 10 }, (_, index) => 600 + 10 * index);
    const ready = bestTime(() => rankingOf(match, strategy, points), 2);
    const one = bestTime(() => rankOf(ranking, 700), 2);
    const many = bestTime(() => rankAll(ranking, scores), 2);
    return [
      inform(`make ranks of 35 + 35 ready, ${name}`, ready, null),
      inform("one rank among them", one, null),
      {
        ...inform(`${scores.length} ranks among them`, many, null),
        against: `${scores.length} times one rank`,
        theirs: scores.length * one,
        atLeast: 2,
      },
    ];
  });
}
