import type { SideTable } from "../counting/side-table.ts";
import type { SidePlayer } from "../counting/side-plan.ts";
import { CAPTAIN_EXTRA, NONE, VICE_CAPTAIN_EXTRA } from "./captaincy.ts";
import type { Captaincy } from "./captaincy.ts";

/** What a step back through the layers does: the player is left out, taken, or taken as one of the leaders. */
interface LayerStep {
  /** The entry of the previous layer, and the captaincy that remains for it. */
  readonly from: number;
  readonly captaincy: Captaincy;
  /** The player's value in this step. */
  readonly gain: number;
  readonly isTaken: boolean;
}

/** A way of an entry: its last step, and the way of the entry before it. */
export interface LineupWay {
  readonly value: number;
  readonly step: LayerStep;
  readonly before: LineupWay | undefined;
}

/** A step with the best way through it that is not found yet. */
interface StepCandidate {
  readonly step: LayerStep;
  /** Where the step comes from; known when a way through it is found. */
  from: EntryNode | undefined;
  rank: number;
  value: number;
}

interface EntryNode {
  readonly depth: number;
  readonly foundWays: LineupWay[];
  readonly candidates: StepCandidate[];
  /** The candidate of the way found last: it is advanced only when one more way is asked for. */
  spentStep: StepCandidate | undefined;
}

const START: LineupWay = {
  value: 0,
  step: { from: 0, captaincy: 0, gain: 0, isTaken: false },
  before: undefined,
};

/** Receives the players of a way. */
export type TakePlayer = (player: SidePlayer, captain: boolean, viceCaptain: boolean) => void;

/**
 * The ways of a side's entries by falling value, each found when it is asked for: the k longest paths of the layers by
 * the recursive enumeration algorithm (Jimenez and Marzal 1999; Huang and Chiang 2005).
 */
export class BestWays {
  readonly table: SideTable;
  /** By layer: the highest value of each entry for each captaincy, four numbers per entry; `NONE` without such a way. */
  readonly tops: readonly Int32Array[];
  readonly #hundredths: Int32Array;
  readonly #nodes: readonly Map<number, EntryNode>[];

  constructor(table: SideTable, hundredths: Int32Array) {
    this.table = table;
    this.#hundredths = Int32Array.from(table.players, ({ index }) => hundredths[index]!);
    this.#nodes = table.layers.map(() => new Map());
    const tops: Int32Array[] = [Int32Array.of(0, NONE, NONE, NONE)];
    for (let depth = 1; depth < table.layers.length; depth++)
      tops.push(this.#topsAt(depth, tops[depth - 1]!));
    this.tops = tops;
  }

  /** The highest values of the last layer's entries. */
  get last(): Int32Array {
    return this.tops[this.tops.length - 1]!;
  }

  /** An entry's way by rank, 0 the best; undefined where it has fewer. */
  way(entry: number, captaincy: Captaincy, rank: number): LineupWay | undefined {
    return this.#wayOf(this.#nodeOf(this.table.players.length, entry, captaincy), rank);
  }

  /** Reports the players of a way that provides the captaincy. */
  players(way: LineupWay, captaincy: Captaincy, take: TakePlayer): void {
    let open = captaincy;
    let at: LineupWay = way;
    for (let depth = this.table.players.length; at.before !== undefined; depth--) {
      const { step } = at;
      const newLeader = open ^ step.captaincy;
      if (step.isTaken) take(this.table.players[depth - 1]!, newLeader === 1, newLeader === 2);
      open = step.captaincy;
      at = at.before;
    }
  }

  #topsAt(depth: number, before: Int32Array): Int32Array {
    const { arcStart, arcs } = this.table.layers[depth]!;
    const player = this.table.players[depth - 1]!;
    const hundredths = this.#hundredths[depth - 1]!;
    const entries = arcStart.length - 1;
    const top = new Int32Array(4 * entries).fill(NONE);
    const raise = (to: number, from: number, gain: number): void => {
      const value = before[from]!;
      if (value !== NONE && value + gain > top[to]!) top[to] = value + gain;
    };
    for (let entry = 0; entry < entries; entry++)
      for (let arc = arcStart[entry]!; arc < arcStart[entry + 1]!; arc++) {
        const from = 4 * (arcs[arc]! >> 1);
        const plain = (arcs[arc]! & 1) * 2 * hundredths;
        const to = 4 * entry;
        for (let captaincy = 0; captaincy < 4; captaincy++) raise(to + captaincy, from + captaincy, plain);
        if ((arcs[arc]! & 1) === 0) continue;
        const captain = plain + CAPTAIN_EXTRA * hundredths;
        const vice = plain + VICE_CAPTAIN_EXTRA * hundredths;
        if (player.captain) {
          raise(to + 1, from, captain);
          raise(to + 3, from + 2, captain);
        }
        if (player.viceCaptain) {
          raise(to + 2, from, vice);
          raise(to + 3, from + 1, vice);
        }
      }
    return top;
  }

  #wayOf(node: EntryNode, rank: number): LineupWay | undefined {
    while (node.foundWays.length <= rank) if (!this.#findNext(node)) return undefined;
    return node.foundWays[rank];
  }

  #findNext(node: EntryNode): boolean {
    const { spentStep, candidates, foundWays, depth } = node;
    if (spentStep?.from !== undefined) {
      const next = this.#wayOf(spentStep.from, spentStep.rank + 1);
      if (next === undefined) candidates.splice(candidates.indexOf(spentStep), 1);
      else {
        spentStep.rank++;
        spentStep.value = next.value + spentStep.step.gain;
      }
      node.spentStep = undefined;
    }
    let best: StepCandidate | undefined;
    for (const candidate of candidates)
      if (best === undefined || candidate.value > best.value) best = candidate;
    if (best === undefined) return false;
    const { step } = best;
    best.from ??= this.#nodeOf(depth - 1, step.from, step.captaincy);
    foundWays.push({ value: best.value, step, before: this.#wayOf(best.from, best.rank) });
    node.spentStep = best;
    return true;
  }

  #nodeOf(depth: number, entry: number, captaincy: Captaincy): EntryNode {
    const nodes = this.#nodes[depth]!;
    const knownNode = nodes.get(4 * entry + captaincy);
    if (knownNode !== undefined) return knownNode;
    const node: EntryNode = {
      depth,
      foundWays: depth === 0 && captaincy === 0 ? [START] : [],
      candidates: depth === 0 ? [] : this.#candidatesOf(depth, entry, captaincy),
      spentStep: undefined,
    };
    nodes.set(4 * entry + captaincy, node);
    return node;
  }

  #candidatesOf(depth: number, entry: number, captaincy: Captaincy): StepCandidate[] {
    const before = this.tops[depth - 1]!;
    return this.#stepsTo(depth, entry, captaincy).flatMap((step): StepCandidate[] => {
      const top = before[4 * step.from + step.captaincy]!;
      return top === NONE ? [] : [{ step, from: undefined, rank: 0, value: top + step.gain }];
    });
  }

  #stepsTo(depth: number, entry: number, captaincy: Captaincy): LayerStep[] {
    const { arcStart, arcs } = this.table.layers[depth]!;
    const player = this.table.players[depth - 1]!;
    const hundredths = this.#hundredths[depth - 1]!;
    const steps: LayerStep[] = [];
    for (const arc of arcs.subarray(arcStart[entry], arcStart[entry + 1])) {
      const from = arc >> 1;
      const isTaken = (arc & 1) === 1;
      const plain = isTaken ? 2 * hundredths : 0;
      steps.push({ from, captaincy, gain: plain, isTaken });
      if (!isTaken) continue;
      if ((captaincy & 1) === 1 && player.captain)
        steps.push({
          from,
          captaincy: (captaincy ^ 1) as Captaincy,
          gain: plain + CAPTAIN_EXTRA * hundredths,
          isTaken,
        });
      if ((captaincy & 2) === 2 && player.viceCaptain)
        steps.push({
          from,
          captaincy: (captaincy ^ 2) as Captaincy,
          gain: plain + VICE_CAPTAIN_EXTRA * hundredths,
          isTaken,
        });
    }
    return steps;
  }
}
