import { outcomes } from "../records/match-record.ts";
import type { BallLosses } from "./ball-measures.ts";
import { bootstrap } from "./choice-measures.ts";
import type { ChoiceResult } from "./choice-measures.ts";
import type { Evaluation } from "./evaluate.ts";
import { correlationOf, coverages } from "./points-measures.ts";

/** The figures of an evaluation: plain numbers, the same for the same matches and seed. */
export type EvaluationFigures = ReturnType<typeof summarizeEvaluation>;

const BANDS = 10;
/** Competitions with fewer balls are left out of the list of log losses. */
const LISTED_BALLS = 5000;

export function summarizeEvaluation({ matches, balls, points, choices }: Evaluation, seed: number) {
  const { crps, squares, rank, covered, bands, pits, correlations } = points;
  const per = (sum: number, n: number): number => (n === 0 ? 0 : sum / n);
  return {
    seed,
    matches,
    ball: { outcomes, ...lossesOf(balls.losses) },
    competitions: [...balls.byCompetition]
      .filter(([, losses]) => losses.balls >= LISTED_BALLS)
      .sort(([, one], [, other]) => other.balls - one.balls)
      .map(([competition, losses]) => ({ competition, ...lossesOf(losses) })),
    points: {
      players: crps.n,
      crps: {
        model: per(crps.model, crps.n),
        climatology: per(crps.climatology, crps.n),
        own_history: per(crps.history, crps.n),
        like_form_and_role: per(crps.likeForm, crps.n),
      },
      rmse: {
        model: Math.sqrt(per(squares.model, squares.n)),
        constant: Math.sqrt(per(squares.climatology, squares.n)),
        form: Math.sqrt(per(squares.history, squares.n)),
      },
      r_squared: {
        model: 1 - per(squares.model, squares.climatology),
        form: 1 - per(squares.history, squares.climatology),
      },
      spearman: { model: per(rank.model, rank.matches), form: per(rank.form, rank.matches) },
      coverage: coverages.map((share, index) => ({ share, covered: per(covered[index]!, crps.n) })),
      at_least_50: bands.map(({ n, promised, real }) => ({
        n,
        promised: per(promised, n),
        real: per(real, n),
      })),
      /** Shares of the real points by where they lay in the forecast, in twentieths; even when calibrated. */
      transform: [...pits].map((count) => per(count, crps.n)),
      correlation: {
        team_mates: correlationOf(correlations.mates),
        team_mates_simulated: correlationOf(correlations.simulatedMates),
        batter_and_opposing_bowler: correlationOf(correlations.opponents),
        batter_and_opposing_bowler_simulated: correlationOf(correlations.simulatedOpponents),
      },
    },
    choice: choices.map(({ size, results }) => choiceFigures(size, results, seed)),
  };
}

function lossesOf({ balls, model, marginal, over, overWickets, shrunkPlayers }: BallLosses) {
  const per = (sum: number): number => (balls === 0 ? 0 : sum / balls);
  return {
    balls,
    log_loss: per(model),
    marginal: per(marginal),
    over: per(over),
    over_and_wickets: per(overWickets),
    shrunk_players: per(shrunkPlayers),
    below_shrunk_players: balls === 0 ? 0 : 1 - model / shrunkPlayers,
  };
}

function choiceFigures(size: number, results: readonly ChoiceResult[], seed: number) {
  const interval = (of: (result: ChoiceResult) => number) => bootstrap(results.map(of), seed);
  return {
    random_teams: size,
    matches: results.length,
    hits: {
      random: interval(({ random }) => random),
      highest_by_forecast: interval(({ highest }) => highest),
      choice: interval(({ choice }) => choice),
    },
    choice_minus_highest: interval(({ choice, highest }) => choice - highest),
    choice_minus_random: interval(({ choice, random }) => choice - random),
    promised: {
      choice: interval(({ promised }) => promised),
      highest_by_forecast: interval(({ promisedHighest }) => promisedHighest),
    },
    promised_minus_real: {
      choice: interval(({ promised, choice }) => promised - choice),
      highest_by_forecast: interval(({ promisedHighest, highest }) => promisedHighest - highest),
    },
    bands: bandsOf(results),
    /** On the outcomes that the choice was made from. */
    chance: interval(({ seen }) => seen).mean,
    upper_bound: interval(({ bound }) => bound).mean,
  };
}

function bandsOf(results: readonly ChoiceResult[]) {
  const bands = Array.from({ length: BANDS }, () => ({ n: 0, promised: 0, real: 0 }));
  for (const { promised, choice } of results) {
    const band = bands[Math.min(BANDS - 1, Math.floor(promised * BANDS))]!;
    band.n++;
    band.promised += promised;
    band.real += choice;
  }
  return bands
    .filter(({ n }) => n > 0)
    .map(({ n, promised, real }) => {
      const rate = real / n;
      return { n, promised: promised / n, real: rate, standard_error: Math.sqrt((rate * (1 - rate)) / n) };
    });
}
