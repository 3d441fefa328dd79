import { meetingsOfSides, turnMeetings } from "../../counting/meetings.ts";
import type { Plan } from "../../plan/compile.ts";
import type { TeamColumns } from "../../team-set/columns.ts";
import { partnerAt } from "../ranks.ts";
import { type CellSide, cellSide, demandsOf, together } from "./cell-side.ts";
import type { CellRanks, Cells } from "./cells.ts";
import { TOGETHER, waysHolding } from "./demanded-ways.ts";
import { DrawnWays } from "./drawn-ways.ts";
import { type LeaderPairs, leaderPairsOf } from "./leader-pairs.ts";
import { type PartnerBounds, PartnerWays } from "./partner-ways.ts";

/** The most numbers in a table of one layer: 60 MB. */
const MAX_NUMBERS = 8_000_000;

/**
 * The cells of sides with too many ways to list, counted along the layers. A pair of leaders is counted from its own
 * side: the side of both, else the left side. The other side then has to hold one leader or none, so its ways are added
 * up for few demands.
 */
export class LayerCells implements Cells {
  readonly plan: Plan;
  readonly pairs: LeaderPairs;
  readonly #sides: readonly [CellSide, CellSide];
  readonly #kept = new Map<string, PartnerWays>();
  #room = MAX_NUMBERS;

  private constructor(plan: Plan) {
    const { left, right, common } = plan;
    this.plan = plan;
    this.pairs = leaderPairsOf(plan);
    const meetings = meetingsOfSides(left, right, common);
    this.#sides = [
      cellSide(plan, 0, this.pairs, meetings),
      cellSide(plan, 1, this.pairs, turnMeetings(meetings)),
    ];
  }

  /** Undefined when a layer has too many entries. */
  static over(plan: Plan): LayerCells | undefined {
    const layers = [...plan.left.layers, ...plan.right.layers];
    const most = layers.reduce((entries, { credits }) => Math.max(entries, credits.length), 0);
    return TOGETHER * most > MAX_NUMBERS ? undefined : new LayerCells(plan);
  }

  count(): Float64Array {
    const { count } = this.pairs;
    const cells = new Float64Array(this.plan.constraints.partitions.length * count);
    for (const ownEntry of [0, 1] as const) {
      const { partitionOf } = this.#sides[ownEntry];
      const visit = ({ pair, each, column, metWays, demand }: Visit): void => {
        for (let entry = 0; entry < partitionOf.length; entry++)
          cells[partitionOf[entry]! * count + pair]! +=
            each[TOGETHER * entry + column]! * metWays[TOGETHER * entry + demand]!;
      };
      this.#walk(ownEntry, () => true, visit);
    }
    return cells;
  }

  draw({ ranks, rows }: CellRanks, columns: TeamColumns, breathe: (done: number) => boolean): boolean {
    const { count } = this.pairs;
    const partitions = Array.from(this.plan.constraints.partitions.keys());
    const isDrawn = (pair: number): boolean =>
      partitions.some((partition) => ranks[partition * count + pair]!.length > 0);
    const drawnWays = this.#sides.map(({ table }) => new DrawnWays(table, columns));
    for (const ownEntry of [0, 1] as const) {
      const { partitionOf, demands, demandOf } = this.#sides[ownEntry];
      const other = this.#sides[1 - ownEntry]!;
      let askedBounds: PartnerBounds[] = [];
      const visit = ({ pair, each, column, metWays, demand }: Visit): void => {
        const before = new Float64Array(partitions.length);
        const next = new Int32Array(partitions.length);
        for (let entry = 0; entry < partitionOf.length; entry++) {
          const ways = each[TOGETHER * entry + column]!;
          const partition = partitionOf[entry]!;
          const cell = partition * count + pair;
          const end = before[partition]! + ways * metWays[TOGETHER * entry + demand]!;
          for (; ranks[cell]![next[partition]!]! < end; next[partition]!++) {
            const row = rows[cell]![next[partition]!]!;
            const rank = ranks[cell]![next[partition]!]! - before[partition]!;
            const partner = partnerAt(rank, ways);
            drawnWays[ownEntry]!.add(demands[demandOf[pair]!]!, row, entry, rank - partner * ways);
            askedBounds.push({ row, pair, entry, demand, rank: partner });
          }
          before[partition] = end;
        }
      };
      this.#walk(ownEntry, isDrawn, visit, (partners) => {
        partners.find(askedBounds, ({ row, pair }, way, credits) => {
          drawnWays[1 - ownEntry]!.add(other.demands[other.demandOf[pair]!]!, row, way.entry, way.rank);
          columns.captain[row] = this.pairs.captain[pair]!;
          columns.viceCaptain[row] = this.pairs.viceCaptain[pair]!;
          columns.credits[row] = credits * this.plan.common.unit;
        });
        askedBounds = [];
      });
    }
    return drawnWays[0]!.write(() => true) && drawnWays[1]!.write(breathe);
  }

  /** Visits the pairs of an own side, some demands of the other side together; `end` follows the last one of each. */
  #walk(
    ownSide: 0 | 1,
    isWanted: (pair: number) => boolean,
    visit: (visit: Visit) => void,
    end?: (partners: PartnerWays) => void,
  ): void {
    const side = this.#sides[ownSide];
    const other = this.#sides[1 - ownSide]!;
    const { rightDemands, right, count } = this.pairs;
    const pairs = Array.from({ length: count }, (_, pair) => pair).filter(
      (pair) => (rightDemands[right[pair]!]!.length === 2 ? 1 : 0) === ownSide,
    );
    for (const others of together(other, pairs)) {
      const fitting = pairs.filter((pair) => others.includes(other.demandOf[pair]!) && isWanted(pair));
      if (fitting.length === 0) continue;
      const partners = this.#partnersOf(ownSide, others);
      for (const owns of together(side, fitting)) {
        const each = waysHolding(side.table, demandsOf(side, owns));
        for (const pair of fitting) {
          const column = owns.indexOf(side.demandOf[pair]!);
          const demand = others.indexOf(other.demandOf[pair]!);
          if (column >= 0) visit({ pair, each, column, metWays: partners.metWays, demand });
        }
      }
      end?.(partners);
    }
  }

  /** Kept from the count for the draw, as far as there is room. */
  #partnersOf(ownSide: 0 | 1, others: readonly number[]): PartnerWays {
    const name = `${ownSide}:${others.join()}`;
    const cachedCells = this.#kept.get(name);
    if (cachedCells !== undefined) return cachedCells;
    const other = this.#sides[1 - ownSide]!;
    const ways = waysHolding(other.table, demandsOf(other, others));
    const partners = new PartnerWays(this.#sides[ownSide], other.keys, ways, this.plan.common);
    this.#room -= partners.metWays.length + ways.length;
    if (this.#room >= 0) this.#kept.set(name, partners);
    return partners;
  }
}

/** A pair with its numbers of ways by entry of its own side: at `column` its own, at `demand` those that fit them. */
interface Visit {
  readonly pair: number;
  readonly each: Float64Array;
  readonly column: number;
  readonly metWays: Float64Array;
  readonly demand: number;
}
