import type { BallByBallInnings, BallByBallMatch, Delivery, Wicket } from "./ball-by-ball.ts";

/** What a player did in one innings. Whole numbers only; the rules compute rates. */
export interface InningsTally {
  runs: number;
  ballsFaced: number;
  fours: number;
  sixes: number;
  /** 1 for a player who was out without a run. */
  ducks: number;
  ballsBowled: number;
  runsConceded: number;
  dots: number;
  maidens: number;
  wickets: number;
  lbwOrBowled: number;
  catches: number;
  stumpings: number;
  runOutsDirect: number;
  runOutsShared: number;
}

export type MatchTally = ReadonlyMap<string, readonly InningsTally[]>;

export const emptyTally = (): InningsTally => ({
  runs: 0,
  ballsFaced: 0,
  fours: 0,
  sixes: 0,
  ducks: 0,
  ballsBowled: 0,
  runsConceded: 0,
  dots: 0,
  maidens: 0,
  wickets: 0,
  lbwOrBowled: 0,
  catches: 0,
  stumpings: 0,
  runOutsDirect: 0,
  runOutsShared: 0,
});

type Of = (name: string) => InningsTally;
type Out = Set<string>;

/** Sums a match per player and innings. Super overs do not count. */
export function tallyMatch(match: BallByBallMatch): MatchTally {
  const tallies = new Map<string, InningsTally[]>();
  for (const innings of match.innings) {
    if (innings.superOver) continue;
    for (const [name, tally] of tallyInnings(innings, match.ballsPerOver)) {
      const list = tallies.get(name) ?? [];
      list.push(tally);
      tallies.set(name, list);
    }
  }
  return tallies;
}

function tallyInnings(innings: BallByBallInnings, ballsPerOver: number): Map<string, InningsTally> {
  const players = new Map<string, InningsTally>();
  const of: Of = (name) => {
    const known = players.get(name) ?? emptyTally();
    players.set(name, known);
    return known;
  };
  const out: Out = new Set();
  for (const { deliveries } of innings.overs) {
    for (const delivery of deliveries) addDelivery(delivery, of, out);
    addMaiden(deliveries, ballsPerOver, of);
  }
  for (const name of out) if (of(name).runs === 0) of(name).ducks = 1;
  return players;
}

function addDelivery(delivery: Delivery, of: Of, out: Out): void {
  const { runs, wides, noBalls } = delivery;
  const batter = of(delivery.batter);
  batter.runs += runs.batter;
  if (wides === 0) batter.ballsFaced += 1;
  if (runs.batter === 4 && !runs.nonBoundary) batter.fours += 1;
  if (runs.batter === 6 && !runs.nonBoundary) batter.sixes += 1;
  const bowler = of(delivery.bowler);
  const legal = wides === 0 && noBalls === 0;
  if (legal) bowler.ballsBowled += 1;
  if (legal && runs.batter === 0) bowler.dots += 1;
  bowler.runsConceded += concededRuns(delivery);
  for (const wicket of delivery.wickets) addWicket(wicket, delivery.bowler, of, out);
}

/** Byes and leg-byes are not the bowler's. */
const concededRuns = (delivery: Delivery): number => delivery.runs.batter + delivery.wides + delivery.noBalls;

function addMaiden(deliveries: readonly Delivery[], ballsPerOver: number, of: Of): void {
  const [first] = deliveries;
  if (first === undefined) return;
  const legal = deliveries.filter((delivery) => delivery.wides === 0 && delivery.noBalls === 0).length;
  const one = deliveries.every(
    (delivery) => delivery.bowler === first.bowler && concededRuns(delivery) === 0,
  );
  if (one && legal >= ballsPerOver) of(first.bowler).maidens += 1;
}

const NOT_OUT = new Set(["retired hurt", "retired not out"]);
const BOWLERS = new Set(["bowled", "lbw", "caught", "caught and bowled", "stumped", "hit wicket"]);

function addWicket(wicket: Wicket, bowlerName: string, of: Of, out: Out): void {
  if (!NOT_OUT.has(wicket.kind)) {
    out.add(wicket.playerOut);
  }
  const bowler = of(bowlerName);
  if (BOWLERS.has(wicket.kind)) bowler.wickets += 1;
  if (wicket.kind === "bowled" || wicket.kind === "lbw") bowler.lbwOrBowled += 1;
  if (wicket.kind === "caught and bowled") bowler.catches += 1;
  const fielders = wicket.fielders
    .filter((fielder) => !fielder.substitute)
    .map((fielder) => of(fielder.name));
  if (wicket.kind === "caught") for (const fielder of fielders) fielder.catches += 1;
  if (wicket.kind === "stumped") for (const fielder of fielders) fielder.stumpings += 1;
  if (wicket.kind === "run out") addRunOut(wicket, of);
}

/**
 * A single named fielder made the run-out alone; of several, the last two share it. Sources mark direct hits no other
 * way.
 */
function addRunOut(wicket: Wicket, of: Of): void {
  const alone = wicket.fielders.length === 1;
  for (const fielder of wicket.fielders.slice(-2)) {
    if (fielder.substitute) continue;
    if (alone) of(fielder.name).runOutsDirect += 1;
    else of(fielder.name).runOutsShared += 1;
  }
}
