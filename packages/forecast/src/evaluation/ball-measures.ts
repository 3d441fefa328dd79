import type { BallVisit } from "../ball/ball-model.ts";
import { ball, OUTCOMES } from "../records/match-record.ts";
import type { RecordedMatch } from "../records/match-record.ts";

/** Balls of the weight of a player's prior. */
const STRENGTH = 60;
const CELL_STRENGTH = 20;
const START = [0.36, 0.38, 0.06, 0.005, 0.105, 0.045, 0.045];

/** Log losses of legal balls in seven outcomes: the model's and those of simpler ones, in the same run. */
export interface BallLosses {
  balls: number;
  model: number;
  marginal: number;
  over: number;
  overWickets: number;
  /** Over and wickets, times the shrunk rates of batter and bowler. */
  shrunkPlayers: number;
}

type OutcomeCounts = Map<string, Float64Array>;

/** Counts of outcomes; a player's counts are followed by what the cell expected. */
function countsFor(counts: OutcomeCounts, key: string): Float64Array {
  const count = counts.get(key);
  if (count !== undefined) return count;
  const frequencies = new Float64Array(2 * OUTCOMES);
  counts.set(key, frequencies);
  return frequencies;
}

interface SeenBall {
  readonly keys: readonly [marginal: string, over: string, overWickets: string];
  readonly batter: string;
  readonly bowler: string;
  readonly outcome: number;
  readonly expected: Float64Array;
}

export function ballMeasures() {
  const cells: OutcomeCounts = new Map();
  const players: OutcomeCounts = new Map();
  const losses: BallLosses = { balls: 0, model: 0, marginal: 0, over: 0, overWickets: 0, shrunkPlayers: 0 };
  const byCompetition = new Map<string, BallLosses>();
  let seenBalls: SeenBall[] = [];

  const share = (key: string, fallback: ArrayLike<number>): Float64Array => {
    const counts = countsFor(cells, key);
    let sum = CELL_STRENGTH;
    for (let outcome = 0; outcome < OUTCOMES; outcome++) sum += counts[outcome]!;
    return Float64Array.from(
      { length: OUTCOMES },
      (_, outcome) => (counts[outcome]! + CELL_STRENGTH * fallback[outcome]!) / sum,
    );
  };
  const factor = (counts: Float64Array, outcome: number, expected: number): number =>
    (counts[outcome]! + STRENGTH * expected) / (counts[OUTCOMES + outcome]! + STRENGTH * expected);

  return {
    losses,
    byCompetition,
    /** Measures a ball when `isCounted`, and learns it after the match. */
    visit: (record: RecordedMatch, isCounted: boolean): BallVisit => {
      const ownLosses = byCompetition.get(record.competition) ?? {
        ...losses,
        balls: 0,
        model: 0,
        marginal: 0,
        over: 0,
        overWickets: 0,
        shrunkPlayers: 0,
      };
      if (isCounted) byCompetition.set(record.competition, ownLosses);
      return (state, at, expectedOutcomes) => {
        const outcome = record.innings[state.innings]!.balls[at + ball.outcome]!;
        const gender = record.female ? "women" : "men";
        const keys = [gender, `${gender}/${state.over}`, `${gender}/${state.over}/${state.wickets}`] as const;
        const marginal = share(keys[0], START);
        const over = share(keys[1], marginal);
        const overWickets = share(keys[2], over);
        const batter = `batter/${record.players[state.batter]!.id}`;
        const bowler = `bowler/${record.players[state.bowler]!.id}`;
        seenBalls.push({ keys, batter, bowler, outcome, expected: overWickets });
        if (!isCounted) return;
        const batting = countsFor(players, batter);
        const bowling = countsFor(players, bowler);
        let sum = 0;
        let weight = 0;
        for (let each = 0; each < OUTCOMES; each++) {
          const p = overWickets[each]!;
          const product = p * factor(batting, each, p) * factor(bowling, each, p);
          sum += product;
          if (each === outcome) weight = product;
        }
        for (const to of [losses, ownLosses]) {
          to.balls++;
          to.model -= Math.log(expectedOutcomes[outcome]!);
          to.marginal -= Math.log(marginal[outcome]!);
          to.over -= Math.log(over[outcome]!);
          to.overWickets -= Math.log(overWickets[outcome]!);
          to.shrunkPlayers -= Math.log(weight / sum);
        }
      };
    },
    learn: (): void => {
      for (const { keys, batter, bowler, outcome, expected } of seenBalls) {
        for (const key of keys) countsFor(cells, key)[outcome]!++;
        for (const player of [batter, bowler]) {
          const counts = countsFor(players, player);
          counts[outcome]!++;
          for (let each = 0; each < OUTCOMES; each++) counts[OUTCOMES + each]! += expected[each]!;
        }
      }
      seenBalls = [];
    },
  };
}
