import type { MatchNow } from "./match-now.ts";
import type { VendorSide } from "./vendor-match.ts";
import { randomOf } from "./random.ts";

export interface Ball {
  readonly batter: string;
  readonly bowler: string;
  readonly runs: number;
  readonly wide: boolean;
  readonly out: "bowled" | "lbw" | "caught" | "runout" | null;
  readonly fielder: string | null;
}

export interface Innings {
  readonly batting: VendorSide;
  readonly order: readonly string[];
  readonly balls: readonly Ball[];
}

const overs: Readonly<Record<string, number>> = { t10: 10, t20: 20, odi: 50, test: 60 };
const scores: readonly (readonly [until: number, runs: number])[] = [
  [0.36, 0],
  [0.7, 1],
  [0.78, 2],
  [0.8, 3],
  [0.93, 4],
  [1, 6],
];

/** Who won the toss, and bats first. */
export const tossOf = ({ givenMatch }: MatchNow): VendorSide =>
  randomOf(givenMatch.key, "toss")() < 0.5 ? "left" : "right";

/** The innings ball by ball, as far as they have been played. */
export function inningsOf(match: MatchNow): Innings[] {
  const first = tossOf(match);
  const second = first === "left" ? "right" : "left";
  const one = play(match, first, Infinity);
  const two = play(match, second, runsOf(one.balls) + 1);
  const all = one.balls.length + two.balls.length;
  const playedCount = match.state === "finished" ? all : Math.floor(all * match.played);
  const begunInnings = [
    { ...one, balls: one.balls.slice(0, playedCount) },
    { ...two, balls: two.balls.slice(0, Math.max(0, playedCount - one.balls.length)) },
  ];
  return begunInnings.filter(({ balls }) => balls.length > 0);
}

export const runsOf = (balls: readonly Ball[]): number =>
  balls.reduce((sum, { runs, wide }) => sum + runs + (wide ? 1 : 0), 0);
export const wicketsOf = (balls: readonly Ball[]): number => balls.filter(({ out }) => out !== null).length;

function play(match: MatchNow, batting: VendorSide, target: number): Innings {
  const random = randomOf(match.givenMatch.key, batting);
  const fielding = match[batting === "left" ? "right" : "left"];
  const order = match[batting].lineup;
  const bowlers = fielding.lineup.slice(-6);
  const balls: Ball[] = [];
  let striker = 0;
  let other = 1;
  let next = 2;
  let total = 0;
  const length = (overs[match.givenMatch.format] ?? 20) * 6;
  for (let legal = 0; legal < length && total < target && striker < order.length && other < order.length;) {
    const batter = order[striker] ?? "";
    const bowler = bowlers[Math.floor(legal / 6) % bowlers.length] ?? "";
    if (random() < 0.04) {
      balls.push({ batter, bowler, runs: 0, wide: true, out: null, fielder: null });
      total += 1;
      continue;
    }
    legal += 1;
    const ball = delivery(batter, bowler, fielding.lineup, random);
    balls.push(ball);
    total += ball.runs;
    if (ball.out !== null) striker = next++;
    else if (ball.runs % 2 === 1) [striker, other] = [other, striker];
    if (legal % 6 === 0) [striker, other] = [other, striker];
  }
  return {
    batting,
    order,
    balls: match.corrected && batting === tossOf(match) ? correctBalls(balls, fielding.lineup) : balls,
  };
}

function delivery(batter: string, bowler: string, fielders: readonly string[], random: () => number): Ball {
  const chance = random();
  if (chance < 0.055) {
    const out = (["bowled", "lbw", "caught", "caught", "caught", "runout"] as const)[
      Math.floor(random() * 6)
    ];
    const fielder = fielders[Math.floor(random() * fielders.length)] ?? null;
    const namedFielder = out === "caught" || out === "runout" ? fielder : null;
    return { batter, bowler, runs: 0, wide: false, out: out ?? "bowled", fielder: namedFielder };
  }
  const score = random();
  const runs = scores.find(([until]) => score < until)?.[1] ?? 0;
  return { batter, bowler, runs, wide: false, out: null, fielder: null };
}

/** The first catch is given to the next fielder. */
function correctBalls(balls: readonly Ball[], fielders: readonly string[]): readonly Ball[] {
  const index = balls.findIndex(({ out }) => out === "caught");
  return balls.map((ball, at) => {
    if (at !== index || ball.fielder === null) return ball;
    const fielder = fielders[(fielders.indexOf(ball.fielder) + 1) % fielders.length] ?? ball.fielder;
    return { ...ball, fielder };
  });
}
