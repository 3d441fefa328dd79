import type { SidePlayer } from "../../counting/side-plan.ts";
import type { Plan } from "../../plan/compile.ts";

/**
 * Every captain with every vice-captain. For each pair, what the left players of a team and what the right players
 * must hold, by the place of that demand among the side's different ones; 0 demands nothing.
 */
export interface LeaderPairs {
  readonly count: number;
  /** player_index, by pair. */
  readonly captain: Uint8Array;
  readonly viceCaptain: Uint8Array;
  readonly left: Uint16Array;
  readonly right: Uint16Array;
  /** By demand: the players' places on their side, as bits. */
  readonly leftMasks: Int32Array;
  readonly rightMasks: Int32Array;
}

/** The places of a side's demands by their bits. */
class Demands {
  readonly #places = new Map<number, number>([[0, 0]]);

  placeOf(mask: number): number {
    const known = this.#places.get(mask);
    if (known !== undefined) return known;
    this.#places.set(mask, this.#places.size);
    return this.#places.size - 1;
  }

  masks(): Int32Array {
    return Int32Array.from(this.#places.keys());
  }
}

const bitsByIndex = (players: readonly SidePlayer[]): ReadonlyMap<number, number> =>
  new Map(players.map(({ index }, place) => [index, 1 << place]));

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
            leftDemands.placeOf(bits(leftBits)),
            rightDemands.placeOf(bits(rightBits)),
          ] as const;
        }),
    );
  return {
    count: pairs.length,
    captain: Uint8Array.from(pairs, ([captain]) => captain),
    viceCaptain: Uint8Array.from(pairs, ([, viceCaptain]) => viceCaptain),
    left: Uint16Array.from(pairs, ([, , place]) => place),
    right: Uint16Array.from(pairs, ([, , , place]) => place),
    leftMasks: leftDemands.masks(),
    rightMasks: rightDemands.masks(),
  };
}
