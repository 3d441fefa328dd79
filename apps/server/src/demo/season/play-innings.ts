import type { Ability } from "./abilities.ts";

interface PlayedDelivery {
  batter: string;
  non_striker: string;
  bowler: string;
  runs: { batter: number; extras: number; total: number };
  extras?: { wides: number };
  wickets?: { kind: string; player_out: string; fielders?: { name: string }[] }[];
}

export interface PlayedInnings {
  readonly overs: { over: number; deliveries: PlayedDelivery[] }[];
  readonly runs: number;
}

/** Weights of 0, 1, 2, 3, 4 and 6 runs and a wicket in overs 1 to 6, 7 to 15 and 16 to 20, for average players. */
const weights = [
  [0.46, 0.27, 0.04, 0.005, 0.145, 0.038, 0.042],
  [0.33, 0.43, 0.06, 0.005, 0.085, 0.042, 0.048],
  [0.26, 0.37, 0.08, 0.005, 0.115, 0.085, 0.085],
] as const;
const runsOf = [0, 1, 2, 3, 4, 6, 0] as const;
/** How each outcome grows with the batter's ability and shrinks with the bowler's. */
const slopes = [-0.25, 0.05, 0.15, 0.1, 0.45, 0.6, -0.55] as const;
const WICKET = 6;
const WIDES = 0.035;

const kinds = [
  ["caught", 0.6],
  ["bowled", 0.2],
  ["lbw", 0.1],
  ["run out", 0.07],
  ["stumped", 0.03],
] as const;

const drawFrom = (list: readonly number[], random: () => number): number => {
  let left = random() * list.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    list.findIndex((weight) => (left -= weight) < 0),
  );
};

/** An innings of 20 overs, ball by ball; it ends with the tenth wicket or when the target is reached. */
export function playInnings(
  batting: readonly Ability[],
  fielding: readonly Ability[],
  target: number,
  random: () => number,
): PlayedInnings {
  const state = { striker: 0, other: 1, next: 2, runs: 0 };
  const overs: PlayedInnings["overs"] = [];
  const bowledOvers = new Map<Ability, number>();
  let last: Ability | undefined;
  const isOver = (): boolean => state.next > batting.length || state.runs >= target;
  for (let over = 0; over < 20 && !isOver(); over++) {
    const bowler = nextBowler(fielding, bowledOvers, last, random);
    bowledOvers.set(bowler, (bowledOvers.get(bowler) ?? 0) + 1);
    last = bowler;
    const deliveries: PlayedDelivery[] = [];
    for (let balls = 0; balls < 6 && !isOver();) {
      const isWide = random() < WIDES;
      deliveries.push(
        isWide
          ? wide(batting, bowler, state)
          : bowl({ batting, fielding, bowler, phase: over < 6 ? 0 : over < 15 ? 1 : 2 }, state, random),
      );
      if (!isWide) balls++;
    }
    overs.push({ over, deliveries });
    [state.striker, state.other] = [state.other, state.striker];
  }
  return { overs, runs: state.runs };
}

interface BallSituation {
  readonly batting: readonly Ability[];
  readonly fielding: readonly Ability[];
  readonly bowler: Ability;
  readonly phase: 0 | 1 | 2;
}
type InningsState = { striker: number; other: number; next: number; runs: number };

const nameOf = (side: readonly Ability[], at: number): string => side[at]!.player.name;

function wide(batting: readonly Ability[], bowler: Ability, state: InningsState): PlayedDelivery {
  state.runs++;
  return {
    batter: nameOf(batting, state.striker),
    non_striker: nameOf(batting, state.other),
    bowler: bowler.player.name,
    runs: { batter: 0, extras: 1, total: 1 },
    extras: { wides: 1 },
  };
}

function bowl(
  { batting, fielding, bowler, phase }: BallSituation,
  state: InningsState,
  random: () => number,
): PlayedDelivery {
  const edge = batting[state.striker]!.batting - bowler.bowling;
  const outcome = drawFrom(
    weights[phase].map((weight, at) => weight * Math.exp(slopes[at]! * edge)),
    random,
  );
  const runs = runsOf[outcome]!;
  const delivery: PlayedDelivery = {
    batter: nameOf(batting, state.striker),
    non_striker: nameOf(batting, state.other),
    bowler: bowler.player.name,
    runs: { batter: runs, extras: 0, total: runs },
  };
  state.runs += runs;
  if (outcome === WICKET) {
    delivery.wickets = [wicket(delivery.batter, bowler, fielding, random)];
    state.striker = Math.min(state.next, batting.length - 1);
    state.next++;
  } else if (runs % 2 === 1) [state.striker, state.other] = [state.other, state.striker];
  return delivery;
}

function wicket(
  batter: string,
  bowler: Ability,
  fielding: readonly Ability[],
  random: () => number,
): NonNullable<PlayedDelivery["wickets"]>[number] {
  const [kind] =
    kinds[
      drawFrom(
        kinds.map(([, weight]) => weight),
        random,
      )
    ]!;
  const keeper = fielding.find(({ player }) => player.role === "WK");
  const fielder = random() < 0.25 && keeper ? keeper : fielding[Math.floor(random() * fielding.length)]!;
  if (kind === "stumped" && keeper)
    return { kind, player_out: batter, fielders: [{ name: keeper.player.name }] };
  if (kind === "run out") return { kind, player_out: batter, fielders: [{ name: fielder.player.name }] };
  if (kind !== "caught") return { kind: kind === "stumped" ? "bowled" : kind, player_out: batter };
  if (fielder === bowler) return { kind: "caught and bowled", player_out: batter };
  return { kind, player_out: batter, fielders: [{ name: fielder.player.name }] };
}

/** Nobody bowls two overs in a row, or more than four; the better bowl more. */
function nextBowler(
  fielding: readonly Ability[],
  bowledOvers: ReadonlyMap<Ability, number>,
  last: Ability | undefined,
  random: () => number,
): Ability {
  const free = fielding.filter((one) => one !== last && (bowledOvers.get(one) ?? 0) < 4);
  const bowlers = free.filter(({ bowls }) => bowls);
  const list = bowlers.length > 0 ? bowlers : free;
  return list[
    drawFrom(
      list.map(({ bowling }) => Math.exp(1.5 * bowling)),
      random,
    )
  ]!;
}
