import { popcount } from "../team-set/members.ts";
import { CAPTAIN_EXTRA, VICE_CAPTAIN_EXTRA } from "./captaincy.ts";
import type { SideLineups } from "./side-lineups.ts";

/** Half lineups of one class with one captaincy: by rising value, equal ones as one entry. */
export interface ValuedList {
  readonly length: number;
  readonly values: Int32Array;
  /** Index in the class's `costs`. */
  readonly costs: Uint16Array;
  /** How many half lineups have this value and cost. */
  readonly ways: Float64Array;
}

/** All of one class: its distinct costs, rising, in hundredths of a credit, and one list per captaincy. */
export interface ValuedClass {
  readonly costs: Int32Array;
  readonly byPart: readonly ValuedList[];
}

/** A side with more entries is refused for ranks: some 250 MB while they are sorted. */
export const MAX_ENTRIES = 4_000_000;

const COSTS = 2 ** 16;

/** Every half lineup with every choice of captaincy, by merged class; undefined where there are too many. */
export function valuedClasses(
  side: SideLineups,
  classOf: Int32Array,
  classes: number,
): ValuedClass[] | undefined {
  const filler = new Filler(side, classOf, classes);
  if (filler.entries > MAX_ENTRIES || filler.costs.some((costs) => costs.length > COSTS)) return undefined;
  filler.fill();
  return filler.finish();
}

class Filler {
  readonly side: SideLineups;
  readonly classOf: Int32Array;
  /** Distinct costs of each class. */
  readonly costs: readonly Int32Array[];
  /** Sort keys of all entries; the captaincies of a class follow each other. */
  readonly keys: Float64Array;
  /** The index of the first entry of each class and captaincy: four per class. */
  readonly start: Int32Array;
  readonly next: Int32Array;
  readonly captains: readonly [number, number];
  readonly viceCaptains: readonly [number, number];
  readonly entries: number;

  constructor(side: SideLineups, classOf: Int32Array, classes: number) {
    this.side = side;
    this.classOf = classOf;
    this.captains = maskOf(side, "captain");
    this.viceCaptains = maskOf(side, "viceCaptain");
    const costs = Array.from({ length: classes }, () => new Set<number>());
    this.start = new Int32Array(4 * classes + 1);
    for (let at = 0; at < side.count; at++) {
      const index = classOf[side.kind[at]!]!;
      if (index < 0) continue;
      costs[index]!.add(side.credits[at]!);
      const ways = this.waysOf(at);
      for (let captaincy = 0; captaincy < 4; captaincy++)
        this.start[4 * index + captaincy + 1]! += ways[captaincy]!;
    }
    for (let slot = 0; slot < 4 * classes; slot++) this.start[slot + 1]! += this.start[slot]!;
    this.entries = this.start[4 * classes]!;
    this.costs = costs.map((set) => Int32Array.from(set).sort());
    this.next = this.start.slice();
    this.keys = new Float64Array(Math.min(this.entries, MAX_ENTRIES + 1));
  }

  waysOf(at: number): readonly [number, number, number, number] {
    const low = this.side.low[at]!;
    const high = this.side.high[at]!;
    const count = ([one, other]: readonly [number, number]): number =>
      popcount(low & one) + popcount(high & other);
    const captains = count(this.captains);
    const viceCaptains = count(this.viceCaptains);
    const bothCount = count([
      this.captains[0] & this.viceCaptains[0],
      this.captains[1] & this.viceCaptains[1],
    ]);
    return [1, captains, viceCaptains, captains * viceCaptains - bothCount];
  }

  fill(): void {
    const { side, classOf } = this;
    const costAt = this.costs.map((list) => new Map(Array.from(list, (cost, index) => [cost, index])));
    for (let at = 0; at < side.count; at++) {
      const index = classOf[side.kind[at]!]!;
      if (index < 0) continue;
      this.fillLineup(at, 4 * index, costAt[index]!.get(side.credits[at]!)!);
    }
  }

  fillLineup(at: number, slot: number, cost: number): void {
    const { side } = this;
    const value = side.value[at]!;
    this.put(slot, value, cost);
    for (let captain = 0; captain < side.players.length; captain++) {
      if (!this.holds(at, captain)) continue;
      const player = side.players[captain]!;
      if (player.viceCaptain) this.put(slot + 2, value + VICE_CAPTAIN_EXTRA * player.hundredths, cost);
      if (!player.captain) continue;
      const withCaptain = value + CAPTAIN_EXTRA * player.hundredths;
      this.put(slot + 1, withCaptain, cost);
      for (let vice = 0; vice < side.players.length; vice++)
        if (vice !== captain && side.players[vice]!.viceCaptain && this.holds(at, vice))
          this.put(slot + 3, withCaptain + VICE_CAPTAIN_EXTRA * side.players[vice]!.hundredths, cost);
    }
  }

  holds(at: number, index: number): boolean {
    const word = index < 32 ? this.side.low[at]! : this.side.high[at]!;
    return ((word >>> (index & 31)) & 1) === 1;
  }

  put(slot: number, value: number, cost: number): void {
    this.keys[this.next[slot]!++] = value * COSTS + cost;
  }

  finish(): ValuedClass[] {
    return this.costs.map((costs, index) => ({
      costs,
      byPart: [0, 1, 2, 3].map((captaincy) => {
        const slot = 4 * index + captaincy;
        return listOf(this.keys.subarray(this.start[slot], this.start[slot + 1]).sort());
      }),
    }));
  }
}

function maskOf(side: SideLineups, leader: "captain" | "viceCaptain"): readonly [number, number] {
  const mask: [number, number] = [0, 0];
  for (const [index, player] of side.players.entries())
    if (player[leader]) mask[index >> 5]! |= 1 << (index & 31);
  return mask;
}

function listOf(sortedSums: Float64Array): ValuedList {
  const values = new Int32Array(sortedSums.length);
  const costs = new Uint16Array(sortedSums.length);
  const ways = new Float64Array(sortedSums.length);
  let length = 0;
  for (let at = 0; at < sortedSums.length; at++) {
    const key = sortedSums[at]!;
    if (at > 0 && key === sortedSums[at - 1]) {
      ways[length - 1]! += 1;
      continue;
    }
    const value = Math.floor(key / COSTS);
    values[length] = value;
    costs[length] = key - value * COSTS;
    ways[length] = 1;
    length += 1;
  }
  return {
    length,
    values: values.slice(0, length),
    costs: costs.slice(0, length),
    ways: ways.slice(0, length),
  };
}
