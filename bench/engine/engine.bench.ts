import {
  compile,
  countTeams,
  defaultLimits,
  emptyColumns,
  generate,
  seededGenerator,
  type EngineMatch,
  type Plan,
  type WorkLimits,
} from "@teamwright/engine";
import type { Strategy } from "@teamwright/domain";
import { benchMatch } from "../team-set/sample.ts";
import type { BenchLine } from "../team-set/team-set.bench.ts";
import { bestTime } from "./best-time.ts";
import { enumerateTeams } from "./enumerate.ts";
import { repairLine } from "./repair.bench.ts";
import { sampleTeams } from "./sampler.ts";
import { sampleTuned } from "./tuned-sampler.ts";
import {
  everyRule,
  withExposure,
  loose,
  mostRules,
  sharedStrategy,
  sharedEvery,
  tight,
} from "./strategies.ts";

/** The field's samplers stop after this many unsuccessful tries. */
const MAX_TRIES = 100_000;

const plan = (match: EngineMatch, strategy: Strategy): Plan => {
  const compiled = compile(match, strategy);
  if (!compiled.ok) throw new Error(compiled.error.code);
  return compiled.value;
};

function make(match: EngineMatch, strategy: Strategy, teams: number): number {
  const made = generate(plan(match, strategy), { teams, seed: 1 });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.teams.count;
}

/** The cost of the columns alone: the same number of rows of random values from the same generator. */
function writeRandomRows(count: number): void {
  const random = seededGenerator(1);
  const columns = emptyColumns(0, count);
  for (let row = 0; row < count; row++) {
    for (let word = 0; word < 3; word++) columns.members[3 * row + word] = random.word();
    columns.captain[row] = random.below(70);
    columns.viceCaptain[row] = random.below(70);
    columns.credits[row] = random.below(10_001);
  }
}

function againstSampler(match: EngineMatch): BenchLine[] {
  const line = (work: string, strategy: Strategy, teams: number, within: number | null): BenchLine => {
    const sampler = () => sampleTeams(match, strategy, teams);
    sampler();
    return {
      work,
      against: "rejection sampler",
      ours: bestTime(() => make(match, strategy, teams)),
      theirs: bestTime(sampler, 3),
      atLeast: null,
      within,
    };
  };
  return [
    line("12 + 12: exact count and 2,000 teams, loose", loose(match), 2000, 20),
    line("12 + 12: exact count and 25,000 teams, loose", loose(match), 25_000, 60),
    {
      work: "12 + 12: exact count and 25,000 teams, loose",
      against: "rejection sampler, tuned by us",
      ours: bestTime(() => make(match, loose(match), 25_000)),
      theirs: bestTime(() => sampleTuned(match, loose(match), 25_000, MAX_TRIES), 3),
      atLeast: null,
      within: null,
    },
    ...tightLines(match),
  ];
}

const FLOOR = "25,000 random rows (floor)";

/** The bounds are multiples of the floor: how many tries a sampler needs depends on its luck. */
function tightLines(match: EngineMatch): BenchLine[] {
  const strategy = tight(match);
  const { teams } = countTeams(plan(match, strategy));
  if (teams === 0 || teams >= 500) throw new Error(`The tight strategy allows ${teams} teams`);
  const sampler = () => sampleTeams(match, strategy, teams, MAX_TRIES);
  const foundCount = sampler().teams.length;
  const work = `12 + 12: all ${teams} teams of a tight strategy`;
  const ourTime = bestTime(() => make(match, strategy, teams));
  return [
    {
      work,
      against: `rejection sampler, ${foundCount} found in 100,000 tries`,
      ours: ourTime,
      theirs: bestTime(sampler, 3),
      atLeast: null,
      within: null,
    },
    {
      work,
      against: FLOOR,
      ours: ourTime,
      theirs: bestTime(() => writeRandomRows(25_000)),
      atLeast: null,
      within: null,
      times: 0.5,
    },
  ];
}

function againstEnumeration(match: EngineMatch): BenchLine {
  const strategy = loose(match);
  const enumeration = enumerateTeams(match, strategy);
  const count = countTeams(plan(match, strategy));
  if (enumeration.teams !== count.teams || enumeration.lineups !== count.lineups)
    throw new Error("The enumeration counts differently");
  return {
    work: `12 + 12: exact count alone (${count.teams} teams)`,
    against: "every subset, same rules",
    ours: bestTime(() => plan(match, strategy)),
    theirs: bestTime(() => enumerateTeams(match, strategy), 5),
    atLeast: 30,
    within: 4,
  };
}

/** Sums of partners compared with the pairs of classes one by one, which count the same. */
function sumLine(match: EngineMatch): BenchLine {
  const strategy = everyRule(match);
  const count = (limits: WorkLimits) => {
    const compiled = compile(match, strategy, limits);
    if (!compiled.ok) throw new Error(compiled.error.code);
    return countTeams(compiled.value);
  };
  const everyPair = { ...defaultLimits, pairs: 100_000_000, listed: 100_000_000 };
  if (count(defaultLimits).teams !== count(everyPair).teams)
    throw new Error("Sums and pairs count differently");
  return {
    work: "28 + 28: count with every rule",
    against: "every pair of classes",
    ours: bestTime(() => count(defaultLimits), 3),
    theirs: bestTime(() => count(everyPair), 2),
    atLeast: 1.3,
    within: null,
  };
}

const alone = (work: string, within: number | null, run: () => unknown, times = 9): BenchLine => {
  const ours = bestTime(run, times);
  return { work, against: "-", ours, theirs: ours, atLeast: null, within };
};

function growth(): BenchLine[] {
  const pools = [14, 18, 22, 26, 30, 40, 70].map((size) => {
    const { match } = benchMatch(size / 2);
    const strategy: Strategy = {
      sport: 0,
      players: match.players.map((player) => player.player_index),
      credits: [95, 100],
    };
    return alone(
      `pool of ${size}: count, all 120 combinations`,
      size === 70 ? 1000 : null,
      () => plan(match, strategy),
      3,
    );
  });
  const { match } = benchMatch();
  const ready = plan(match, loose(match));
  const teams = [100, 1000, 10_000, 100_000].map((count) =>
    alone(`12 + 12: ${count} teams from a counted strategy`, null, () =>
      generate(ready, { teams: count, seed: 2 }),
    ),
  );
  return [...pools, ...teams];
}

/** The specification's table, for counting and drawing. */
export function engineBench(): BenchLine[] {
  const { match } = benchMatch();
  const wide = benchMatch(15).match;
  const widest = benchMatch(35).match;
  return [
    ...againstSampler(match),
    againstEnumeration(match),
    repairLine(match),
    {
      work: "12 + 12: exact count and 25,000 teams, loose",
      against: FLOOR,
      ours: bestTime(() => make(match, loose(match), 25_000), 15),
      theirs: bestTime(() => writeRandomRows(25_000), 15),
      atLeast: null,
      within: null,
      times: 3,
    },
    alone("12 + 12: exact count and 2,000 teams by default shares", 40, () =>
      make(match, sharedStrategy(match), 2000),
    ),
    alone("12 + 12: exact count and 25,000 teams by default shares", 150, () =>
      make(match, sharedStrategy(match), 25_000),
    ),
    alone("12 + 12: exact count and 2,000 teams, four exposures", 500, () =>
      make(match, withExposure(match), 2000),
    ),
    alone("15 + 15: count with every rule", 50, () => plan(wide, everyRule(wide))),
    alone("35 + 35: count, loose", 1000, () => plan(widest, loose(widest)), 3),
    alone("35 + 35: count with every rule but group credits", null, () => plan(widest, mostRules(widest)), 1),
    sumLine(benchMatch(28).match),
    alone("35 + 35: count with every rule", 2000, () => plan(widest, everyRule(widest)), 2),
    alone(
      "35 + 35: exact count and 100 teams by default shares",
      null,
      () => make(widest, sharedStrategy(widest), 100),
      3,
    ),
    alone(
      "35 + 35: exact count and 100 teams by equal shares, every rule",
      5000,
      () => make(widest, sharedEvery(widest), 100),
      2,
    ),
    ...growth(),
  ];
}
