import type { SidePlayer } from "../../counting/side-plan.ts";
import type { Plan } from "../../plan/compile.ts";

/**
 * Every captain with every vice-captain. For each pair, the index of the demand on each side: the players that the left
 * and the right part of a team must hold. Index 0 demands nothing.
 */
export interface LeaderPairs {
  readonly count: number;
  /** player_index, by pair. */
  readonly captain: Uint8Array;
  readonly viceCaptain: Uint8Array;
  readonly left: Uint16Array;
  readonly right: Uint16Array;
  /** By demand: the players' positions on their side, as bits. */
  readonly leftMasks: Int32Array;
  readonly rightMasks: Int32Array;
}

/** The indexes of a side's demands by their bits. */
class Demands {
  readonly #indexes = new Map<number, number>([[0, 0]]);

  indexOf(mask: number): number {
    const known = this.#indexes.get(mask);
    if (known !== undefined) return known;
    this.#indexes.set(mask, this.#indexes.size);
    return this.#indexes.size - 1;
  }

  masks(): Int32Array {
    return Int32Array.from(this.#indexes.keys());
  }
}

const bitsByIndex = (players: readonly SidePlayer[]): ReadonlyMap<number, number> =>
  new Map(players.map(({ index }, position) => [index, 1 << position]));

/** The pairs of a plan whose sides have at most 31 players. */
export function leaderPairsOf({ left, right }: Plan): LeaderPairs {
  const leftBits = bitsByIndex(left.players);
  const rightBits = bitsByIndex(right.players);
  const leftDemands = new Demands();
  const rightDemands = new Demands();
  const players = [...left.players, ...right.players];
  const pairs = players
    .filter((first) => first.captain)
    .flatMap((first) =>
      players
        .filter((second) => second.viceCaptain && second !== first)
        .map((second) => {
          const bits = (side: ReadonlyMap<number, number>): number =>
            (side.get(first.index) ?? 0) | (side.get(second.index) ?? 0);
          return [
            first.index,
            second.index,
            leftDemands.indexOf(bits(leftBits)),
            rightDemands.indexOf(bits(rightBits)),
          ] as const;
        }),
    );
  return {
    count: pairs.length,
    captain: Uint8Array.from(pairs, ([captain]) => captain),
    viceCaptain: Uint8Array.from(pairs, ([, viceCaptain]) => viceCaptain),
    left: Uint16Array.from(pairs, ([, , index]) => index),
    right: Uint16Array.from(pairs, ([, , , index]) => index),
    leftMasks: leftDemands.masks(),
    rightMasks: rightDemands.masks(),
  };
}
