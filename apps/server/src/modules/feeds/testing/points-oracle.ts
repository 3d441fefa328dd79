/**
 * A second scorer, written from the published tables alone: it reads Cricsheet's JSON itself and shares no code and no
 * data with the product's scorer. The rule-set files are compared with it.
 */
interface Raw {
  readonly info: {
    readonly balls_per_over: number;
    readonly outcome?: { readonly result?: string };
    readonly teams: readonly string[];
    readonly players: Readonly<Record<string, readonly string[]>>;
  };
  readonly innings: readonly {
    readonly super_over?: boolean;
    readonly overs?: readonly { readonly deliveries: readonly RawBall[] }[];
  }[];
}
interface RawBall {
  readonly batter: string;
  readonly bowler: string;
  readonly runs: { readonly batter: number; readonly non_boundary?: boolean };
  readonly extras?: { readonly wides?: number; readonly noballs?: number };
  readonly wickets?: readonly {
    readonly kind: string;
    readonly player_out: string;
    readonly fielders?: readonly { readonly name?: string; readonly substitute?: boolean }[];
  }[];
  readonly replacements?: { readonly match?: readonly { readonly in: string }[] };
}

/** Highest first: [from, points]. */
type Ladder = readonly (readonly [from: number, points: number])[];
type RatePoints = (amount: number, balls: number) => number;

interface PointsTable {
  readonly xi: number;
  readonly run: number;
  readonly four: number;
  readonly six: number;
  readonly milestones: Ladder;
  readonly duck: number;
  readonly dots: (dots: number) => number;
  readonly wicket: number;
  readonly lbwBowled: number;
  readonly hauls: Ladder;
  readonly maiden: number;
  readonly fielding: readonly [
    catches: number,
    threeCatches: number,
    stumping: number,
    direct: number,
    shared: number,
  ];
  readonly economy: RatePoints;
  readonly strike: (runs: number, balls: number) => number;
}

const none = () => 0;
const two = (value: number): number => Number((Math.round(value * 100 + 1e-7) / 100).toFixed(2));
/** Points of falling economy bands: below a, to b, to c; then from d to e, to f, above. */
const economy =
  (
    least: number,
    [a, b, c, d, e, f]: readonly number[],
    [good, fine, fair]: readonly number[] = [6, 4, 2],
  ): RatePoints =>
  (runs, balls) => {
    if (balls < least) return 0;
    const rate = two((runs * 6) / balls);
    if (rate < a!) return good!;
    if (rate <= b!) return fine!;
    if (rate <= c!) return fair!;
    if (rate < d!) return 0;
    if (rate <= e!) return -fair!;
    return rate <= f! ? -fine! : -good!;
  };
/** Above a, to b, to c; then d to e, f, below. `high` is null where fast scoring brings nothing. */
const strike =
  (
    least: number,
    high: readonly [number, number, number] | null,
    [e, d, f]: readonly number[],
    [good, fine, fair]: readonly number[] = [6, 4, 2],
  ) =>
  (runs: number, balls: number): number => {
    if (balls < least) return 0;
    const rate = two((runs * 100) / balls);
    if (high !== null && rate > high[0]) return good!;
    if (high !== null && rate > high[1]) return fine!;
    if (high !== null && rate >= high[2]) return fair!;
    if (rate < f!) return -good!;
    if (rate < d!) return -fine!;
    return rate <= e! ? -fair! : 0;
  };

const each = (points: number) => (dots: number) => Math.floor(dots / points);
const fieldingNow = [8, 4, 12, 12, 6] as const;
const long: Ladder = [[150, 24], [125, 20], [100, 16], [75, 12], [50, 8], [25, 4]]; // prettier-ignore
const t20: PointsTable = {
  xi: 4, run: 1, four: 4, six: 6, milestones: long.slice(2), duck: -2, dots: each(1), wicket: 30, lbwBowled: 8,
  hauls: [[5, 12], [4, 8], [3, 4]], maiden: 12, fielding: fieldingNow,
  economy: economy(12, [5, 5.99, 7, 10, 11, 12]), strike: strike(10, [170, 150, 130], [70, 60, 50]),
}; // prettier-ignore
const odi: PointsTable = {
  ...t20, milestones: long, duck: -3, dots: each(3), hauls: [[6, 12], [5, 8], [4, 4]], maiden: 4,
  economy: economy(30, [2.5, 3.49, 4.5, 7, 8, 9]), strike: strike(20, [140, 120, 100], [50, 40, 30]),
}; // prettier-ignore
const test: PointsTable = {
  ...odi, duck: -4, dots: none, wicket: 20, maiden: 0, fielding: [8, 0, 12, 12, 6], economy: none, strike: none,
}; // prettier-ignore
const t10: PointsTable = {
  ...t20, milestones: [[75, 16], [50, 12], [25, 8]], hauls: [[5, 16], [4, 12], [3, 8], [2, 4]], maiden: 16,
  economy: economy(6, [7, 7.99, 9, 14, 15, 16]), strike: strike(5, [190, 170, 150], [80, 70, 60]),
}; // prettier-ignore
const before = { four: 1, six: 2, dots: none } as const;
const t20Of2020: PointsTable = {
  ...t20, ...before, milestones: [[100, 16], [50, 8]], wicket: 25, lbwBowled: 0, hauls: [[5, 16], [4, 8]], maiden: 8,
  fielding: [8, 0, 12, 12, 6],
  economy: economy(12, [4, 4.99, 6, 9, 10, 11]), strike: strike(10, null, [70, 60, 50]),
}; // prettier-ignore
const t20Old: PointsTable = {
  ...t20, ...before, milestones: [[100, 16], [50, 8], [30, 4]], wicket: 25, hauls: [[5, 16], [4, 8], [3, 4]],
}; // prettier-ignore
const halfOpenEconomy: RatePoints = (runs, balls) => {
  if (balls < 12) return 0;
  const rate = two((runs * 6) / balls);
  return rate < 5 ? 6 : rate < 6 ? 4 : rate < 7 ? 2 : rate < 10 ? 0 : rate < 11 ? -2 : rate < 12 ? -4 : -6;
};
const halfOpenStrike = (runs: number, balls: number): number => {
  if (balls === 0 || (balls < 10 && runs < 20)) return 0;
  const rate = two((runs * 100) / balls);
  if (rate < 70) return rate < 50 ? -6 : rate < 60 ? -4 : -2;
  return rate < 130 ? 0 : rate < 150 ? 2 : rate < 170 ? 4 : 6;
};

/** By the id of the rule-set file. */
export const oracleTables: Readonly<Record<string, PointsTable>> = {
  "dream11-t20-2025-04": t20,
  "dream11-t20-2025-02": { ...t20, wicket: 25 },
  "dream11-t20-2021": t20Old,
  "dream11-t20-2020": t20Of2020,
  "dream11-t20-2017": {
    ...t20Of2020, xi: 2, run: 0.5, four: 0.5, six: 1, milestones: [[100, 8], [50, 4]], duck: -1, wicket: 12,
    hauls: [[5, 8], [4, 4]], maiden: 4, fielding: [4, 0, 6, 6, 3],
    economy: economy(12, [4, 4.99, 6, 9, 10, 11], [3, 2, 1]), strike: strike(10, null, [70, 60, 50], [3, 2, 1]),
  }, // prettier-ignore
  "dream11-odi-2025-04": odi,
  "dream11-odi-2025-02": { ...odi, wicket: 25 },
  "dream11-odi-2021": { ...odi, ...before, milestones: [[100, 8], [50, 4]], wicket: 25, hauls: [[5, 8], [4, 4]] }, // prettier-ignore
  "dream11-test-2025-04": test,
  "dream11-test-2025-02": { ...test, wicket: 16 },
  "dream11-test-2021": { ...test, ...before, milestones: [[100, 8], [50, 4]], wicket: 16, hauls: [[5, 8], [4, 4]] }, // prettier-ignore
  "dream11-t10-2025-04": t10,
  "dream11-t10-2025-02": { ...t10, wicket: 25 },
  "dream11-t10-2021": { ...t10, ...before, milestones: [[50, 16], [30, 8]], wicket: 25, hauls: [[3, 16], [2, 8]] }, // prettier-ignore
  "my11circle-t20": { ...t20Old, economy: halfOpenEconomy, strike: halfOpenStrike },
};

const step = (ladder: Ladder, reached: number): number => ladder.find(([from]) => reached >= from)?.[1] ?? 0;

/** Points of every player who was announced or came on; `isBowler` names the players without ducks and strike rates. */
export function oraclePoints(
  raw: Raw,
  table: PointsTable,
  isBowler: (name: string) => boolean,
): Map<string, number> {
  const totals = new Map<string, number>();
  for (const team of raw.info.teams)
    for (const name of raw.info.players[team] ?? []) totals.set(name, table.xi);
  for (const ball of raw.innings.flatMap((innings) => innings.overs ?? []).flatMap((over) => over.deliveries))
    for (const came of ball.replacements?.match ?? []) totals.set(came.in, table.xi);
  if (raw.info.outcome?.result === "no result") return new Map([...totals.keys()].map((name) => [name, 0]));
  const catches = new Map<string, number>();
  const give = (name: string, points: number): void => {
    const had = totals.get(name);
    if (had !== undefined) totals.set(name, had + points);
  };
  for (const innings of raw.innings.filter((one) => one.super_over !== true))
    scoreInnings(innings.overs ?? [], raw.info.balls_per_over, table, isBowler, give, catches);
  for (const [name, count] of catches) if (count >= 3) give(name, table.fielding[1]);
  return totals;
}

function scoreInnings(
  overs: readonly { readonly deliveries: readonly RawBall[] }[],
  perOver: number,
  table: PointsTable,
  isBowler: (name: string) => boolean,
  give: (name: string, points: number) => void,
  catches: Map<string, number>,
): void {
  const balls = overs.flatMap((over) => over.deliveries);
  const wide = (ball: RawBall): number => ball.extras?.wides ?? 0;
  const noBall = (ball: RawBall): number => ball.extras?.noballs ?? 0;
  const against = (ball: RawBall): number => ball.runs.batter + wide(ball) + noBall(ball);
  const fair = (list: readonly RawBall[]): RawBall[] =>
    list.filter((ball) => wide(ball) === 0 && noBall(ball) === 0);
  const falls = balls.flatMap((ball) =>
    (ball.wickets ?? []).map((wicket) => ({ ...wicket, bowler: ball.bowler })),
  );
  const out = new Set(
    falls
      .filter(({ kind }) => kind !== "retired hurt" && kind !== "retired not out")
      .map((fall) => fall.player_out),
  );
  for (const name of new Set([...balls.map((ball) => ball.batter), ...out])) {
    const ownBalls = balls.filter((ball) => ball.batter === name);
    const runs = ownBalls.reduce((sum, ball) => sum + ball.runs.batter, 0);
    const hit = (value: number): number =>
      ownBalls.filter((ball) => ball.runs.batter === value && ball.runs.non_boundary !== true).length;
    give(name, runs * table.run + hit(4) * table.four + hit(6) * table.six + step(table.milestones, runs));
    if (isBowler(name)) continue;
    if (runs === 0 && out.has(name)) give(name, table.duck);
    give(name, table.strike(runs, ownBalls.filter((ball) => wide(ball) === 0).length));
  }
  for (const name of new Set(balls.map((ball) => ball.bowler))) {
    const ownBalls = balls.filter((ball) => ball.bowler === name);
    const takenFalls = falls.filter(
      ({ bowler, kind }) =>
        bowler === name &&
        ["bowled", "lbw", "caught", "caught and bowled", "stumped", "hit wicket"].includes(kind),
    );
    const straight = takenFalls.filter(({ kind }) => kind === "bowled" || kind === "lbw").length;
    give(
      name,
      takenFalls.length * table.wicket + straight * table.lbwBowled + step(table.hauls, takenFalls.length),
    );
    give(name, table.dots(fair(ownBalls).filter((ball) => ball.runs.batter === 0).length));
    give(name, table.economy(ownBalls.reduce((sum, ball) => sum + against(ball), 0), fair(ownBalls).length)); // prettier-ignore
    const maidens = overs.filter(
      ({ deliveries }) =>
        fair(deliveries).length >= perOver &&
        deliveries.every((ball) => ball.bowler === name && against(ball) === 0),
    );
    give(name, maidens.length * table.maiden);
  }
  const [caughtOuts, , stumpedOuts, direct, sharedOuts] = table.fielding;
  for (const { kind, bowler, fielders = [] } of falls) {
    const namedFielders = fielders.filter((fielder) => fielder.name !== undefined);
    const catchers = kind === "caught and bowled" ? [bowler] : [];
    const took = namedFielders
      .filter((fielder) => fielder.substitute !== true)
      .map((fielder) => fielder.name!);
    if (kind === "caught") catchers.push(...took);
    for (const name of catchers) {
      give(name, caughtOuts);
      catches.set(name, (catches.get(name) ?? 0) + 1);
    }
    if (kind === "stumped") for (const name of took) give(name, stumpedOuts);
    if (kind !== "run out") continue;
    for (const fielder of namedFielders.slice(-2))
      if (fielder.substitute !== true) give(fielder.name!, namedFielders.length === 1 ? direct : sharedOuts);
  }
}
