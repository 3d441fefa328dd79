import { candidateTeams, chooseTeams, fieldOf, findHits, barsOf, forecastMatch } from "@teamwright/forecast";
import { playerFigures, simulate, simulateMatch, suggestTeams, SUGGESTION } from "@teamwright/forecast";
import { calibrate } from "../calibration.ts";
import { bestTime } from "../engine/best-time.ts";
import type { BenchLine } from "../team-set/team-set.bench.ts";
import { additions, benchForecast, drawnTeams, valueOf } from "./sample.ts";

/** Simulated matches that the specification times, and teams whose hits it times. */
const MATCHES = 10_240;
const TEAMS = 25_000;
const FIELD = 5000;
const ROUNDS = 3;
/** The calibration's loop, so often that its time is that of one part. */
const LOOPS = 100;

/** The parts of a suggestion, against the fixed loop of the calibration or the same additions without any lookup. */
export function forecastBench(): BenchLine[] {
  const { match, request, forecast, rules } = benchForecast();
  const playedMatches = valueOf(forecastMatch(request));
  const { choosing, field, legal } = playedMatches;
  const [bar] = barsOf(field.teams, choosing, [0.01]);
  const candidates = () =>
    valueOf(candidateTeams({ match, strategy: legal, simulation: choosing, seed: 1, onProgress: undefined }));
  const teams = candidates();
  const range = { simulation: choosing, bar: bar!, from: 0, to: choosing.matches };
  const hits = findHits({ ...range, teams });
  const order = [...Array(teams.count).keys()];
  const loop = LOOPS * calibrate();
  const against = (work: string, run: () => unknown, within: number | null = null): BenchLine => ({
    work,
    against: "the calibration's loop, 100 times",
    ours: bestTime(run, ROUNDS),
    theirs: loop,
    atLeast: null,
    within,
  });
  const n = SUGGESTION.simulations.toLocaleString("en");
  return [
    against("10,240 matches played", () => simulate(forecast, { matches: MATCHES, seed: 1, rules }), 1000),
    hitBits(),
    against("what others enter: fitted, and 5,000 teams drawn", () => fieldOf(request, 1)),
    against(`some 7,500 candidates from ${n} matches`, candidates),
    against(`their hits in ${n} matches`, () => findHits({ ...range, teams })),
    against("20 of them chosen, with the bound", () => chooseTeams(hits, 20, order)),
    against("the whole suggestion", () =>
      suggestTeams(valueOf(forecastMatch(request)), { ...SUGGESTION, strategy: null }),
    ),
    against(
      "the players' figures of a match, from 1,024 matches",
      () => playerFigures(simulateMatch({ ...request, simulations: 1024 })),
      1000,
    ),
  ];
}

/** The scoring kernel: at most three times as long as its additions alone. */
function hitBits(): BenchLine {
  const { forecast, rules } = benchForecast();
  const simulation = simulate(forecast, { matches: MATCHES, seed: 1, rules });
  const teams = drawnTeams(TEAMS);
  const [bar] = barsOf(drawnTeams(FIELD), simulation, [0.01]);
  return {
    work: "hit bits of 25,000 teams in 10,240 outcomes",
    against: "the same additions in order, without lookups",
    ours: bestTime(() => findHits({ teams, bar: bar!, simulation, from: 0, to: MATCHES }), ROUNDS),
    theirs: bestTime(() => additions(TEAMS, MATCHES), ROUNDS),
    atLeast: null,
    within: null,
    times: 3,
  };
}
