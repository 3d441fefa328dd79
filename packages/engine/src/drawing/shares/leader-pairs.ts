import type { SidePlayer } from "../../counting/side-plan.ts";
import type { Plan } from "../../plan/compile.ts";

/** The players that one side's part of a team must hold, none to two, by position on the side. */
export type Demand = readonly number[];

/**
 * Every captain with every vice-captain. For each pair, the index of the demand on each side. Index 0 demands nothing.
 */
export interface LeaderPairs {
  readonly count: number;
  /** player_index, by pair. */
  readonly captain: Uint8Array;
  readonly viceCaptain: Uint8Array;
  readonly left: Uint16Array;
  readonly right: Uint16Array;
  readonly leftDemands: readonly Demand[];
  readonly rightDemands: readonly Demand[];
}

/** The indexes of a side's demands. */
class Demands {
  readonly all: Demand[] = [];
  readonly #positions: ReadonlyMap<number, number>;
  readonly #indexes = new Map<string, number>();

  constructor(players: readonly SidePlayer[]) {
    this.#positions = new Map(players.map(({ index }, position) => [index, position]));
    this.indexOf([]);
  }

  /** Of those of the players who are on the side. */
  indexOf(players: readonly number[]): number {
    const demand = players.flatMap((player) => this.#positions.get(player) ?? []).sort((a, b) => a - b);
    const name = demand.join();
    const index = this.#indexes.get(name);
    if (index !== undefined) return index;
    this.#indexes.set(name, this.all.length);
    return this.all.push(demand) - 1;
  }
}

export function leaderPairsOf({ left, right }: Plan): LeaderPairs {
  const leftDemands = new Demands(left.players);
  const rightDemands = new Demands(right.players);
  const players = [...left.players, ...right.players];
  const pairs = players
    .filter((first) => first.captain)
    .flatMap((first) =>
      players
        .filter((second) => second.viceCaptain && second !== first)
        .map((second) => {
          const both = [first.index, second.index] as const;
          return [...both, leftDemands.indexOf(both), rightDemands.indexOf(both)] as const;
        }),
    );
  return {
    count: pairs.length,
    captain: Uint8Array.from(pairs, ([captain]) => captain),
    viceCaptain: Uint8Array.from(pairs, ([, viceCaptain]) => viceCaptain),
    left: Uint16Array.from(pairs, ([, , index]) => index),
    right: Uint16Array.from(pairs, ([, , , index]) => index),
    leftDemands: leftDemands.all,
    rightDemands: rightDemands.all,
  };
}
