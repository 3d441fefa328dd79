import { cricket } from "@teamwright/domain/sports";
import type { Strategy } from "@teamwright/domain";
import { bestTeams, rankAll, rankingOf, rankOf } from "@teamwright/engine";
import type { EngineMatch, Refusal } from "@teamwright/engine";
import { bestByIntegerPrograms } from "./integer-programs.ts";
import { benchMatch } from "./sample.ts";
import type { BenchLine } from "./team-set.bench.ts";
import { bestTime } from "../engine/best-time.ts";
import { everyRule } from "../engine/strategies.ts";

const TEAMS = 100;

const loose = (match: EngineMatch): Strategy => ({
  sport: 0,
  players: match.players.map((player) => player.player_index),
  combinations: cricket.combinations.slice(0, 20).map((combination) => [...combination]),
  partitions: cricket.partitions.slice(0, 4).map(([left, right]) => [left, right]),
  credits: [95, 100],
});

function valueOf<Value>(outcome: { ok: true; value: Value } | { ok: false; error: Refusal }): Value {
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
}

/** The best teams compared with one integer program per team, whose optima must be equal; then the time of ranks. */
export async function hindsightBench(): Promise<BenchLine[]> {
  const { match, points } = benchMatch();
  const strategy = loose(match);
  const programs = await bestByIntegerPrograms(match, strategy, points, TEAMS);
  const best = valueOf(bestTeams(match, strategy, points, TEAMS)).points;
  const apart = programs.points.findIndex((value, index) => Math.abs(value - best[index]!) > 1e-6);
  if (programs.points.length !== TEAMS || apart >= 0)
    throw new Error(
      `the integer programs' optimum ${apart} differs: ${programs.points[apart]}, ${best[apart]}`,
    );
  const inform = (work: string, ours: number, within: number | null): BenchLine => ({
    work,
    against: "-",
    ours,
    theirs: Number.NaN,
    atLeast: null,
    within,
  });
  const announced = benchMatch(11);
  const everything: Strategy = {
    sport: 0,
    players: announced.match.players.map((player) => player.player_index),
  };
  const ranking = valueOf(rankingOf(announced.match, everything, announced.points));
  const widest = benchMatch(35);
  const wideRanking = valueOf(rankingOf(widest.match, loose(widest.match), widest.points));
  const scores = Float64Array.from({ length: 500 }, (_, index) => 400 + index);
  return [
    {
      work: `${TEAMS} best-projected teams with captains, 12 + 12`,
      against: "one integer program per team with cuts (HiGHS), same optima",
      ours: bestTime(() => bestTeams(match, strategy, points, TEAMS)),
      theirs: programs.milliseconds,
      atLeast: 1000,
      within: null,
    },
    inform(
      "dream team of announced elevens",
      bestTime(() => bestTeams(announced.match, everything, announced.points, 1)),
      100,
    ),
    inform(
      `make ranks among all ${ranking.teams} teams of announced elevens ready`,
      bestTime(() => rankingOf(announced.match, everything, announced.points)),
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
    inform(
      `${TEAMS} best-projected teams, 35 + 35, four partitions`,
      bestTime(() => bestTeams(widest.match, loose(widest.match), widest.points, TEAMS), 3),
      2000,
    ),
    inform(
      `${TEAMS} best-projected teams, 35 + 35, every rule`,
      bestTime(() => bestTeams(widest.match, everyRule(widest.match), widest.points, TEAMS), 2),
      2000,
    ),
    inform(
      "make ranks of 35 + 35 ready, four partitions",
      bestTime(() => rankingOf(widest.match, loose(widest.match), widest.points), 2),
      null,
    ),
    inform(
      "one rank among them",
      bestTime(() => rankOf(wideRanking, 700), 3),
      null,
    ),
  ];
}
