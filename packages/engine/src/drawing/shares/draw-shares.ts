import type { Shortfall } from "@teamwright/domain";
import type { Plan } from "../../plan/compile.ts";
import { type Generator, seededGenerator, shuffle } from "../../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../../team-set/columns.ts";
import type { Watch } from "../draw.ts";
import { distinctRanks } from "../ranks.ts";
import { distributionsOf, hasShares, type Wish } from "./distributions.ts";
import { shortfallsAmong } from "./why-not.ts";
import { CellWalk } from "./cell-walk.ts";
import { type Cells, listedCells } from "./cells.ts";
import { LayerCells } from "./layer-cells.ts";
import { quotasOf } from "./quotas.ts";

export interface SharedDraw {
  /** Undefined when stopped. */
  readonly teams: TeamColumns | undefined;
  readonly shortfalls: readonly Shortfall[];
}

/**
 * Draws teams by the strategy's distributions: exact numbers of teams for each captain with each vice-captain in each
 * partition. Within each such cell every set of that many teams is equally likely.
 */
export class ShareDrawer {
  readonly #source: Cells;
  readonly #cells: Float64Array;
  readonly #rooms: Rooms;

  private constructor(source: Cells) {
    this.#source = source;
    this.#cells = source.count();
    this.#rooms = new Rooms(source, this.#cells);
  }

  /** Undefined where no distribution asks anything, or the sides are too large. */
  static over(plan: Plan): ShareDrawer | undefined {
    const source = hasShares(plan) ? cellsOf(plan) : undefined;
    return source === undefined ? undefined : new ShareDrawer(source);
  }

  /** How many possible teams have a captain, a vice-captain or a partition. */
  exist(asked: Pick<Wish, "kind" | "key">): number {
    return this.#rooms.of(asked);
  }

  /** How many of this many teams meet a wish, as near to all wishes as the possible teams allow. */
  nearest(teams: number): (wish: Wish) => number {
    const { features } = distributionsOf(this.#source.plan, (asked) => this.exist(asked), teams);
    const table = tableOf(this.#rooms, features);
    const quotas = quotasOf({ ...table, total: teams }, seededGenerator(0));
    return (wish) => table.sumOf(quotas, wish);
  }

  draw(count: number, random: Generator, watch: Watch): SharedDraw {
    const { plan } = this.#source;
    const { wishes, features } = distributionsOf(plan, (asked) => this.exist(asked), count);
    const table = tableOf(this.#rooms, features);
    const quotas = quotasOf({ ...table, total: count }, random);
    // The quotas are the nearest that exist: the product's own selection does not ask for more.
    const ownWishes = wishes.filter(({ rule }) => plan.strategy[rule]?.mode !== 0);
    const shortfalls = shortfallsAmong(ownWishes, {
      got: (asked) => table.sumOf(quotas, asked),
      exist: (asked, having) => (having ? this.exist(asked) : plan.join.teams - this.exist(asked)),
      teams: count,
    });
    const columns = emptyColumns(plan.match.sport, count);
    const chosenRanks = ranksOf(table, quotas, this.#cells, count, random);
    const drawnTeams = this.#source.draw(chosenRanks, columns, breathing(count, watch));
    return { teams: drawnTeams ? columns : undefined, shortfalls };
  }
}

/** Listing the ways of both sides is faster where they are few. */
function cellsOf(plan: Plan): Cells | undefined {
  const walk = CellWalk.over(plan);
  return walk === undefined ? LayerCells.over(plan) : listedCells(walk);
}

/** Reports progress and checks for a stop at intervals; returns false to stop. */
function breathing(count: number, watch: Watch): (done: number) => boolean {
  let toldTeams = 0;
  return (doneCount) => {
    if (doneCount - toldTeams < BREATH && doneCount < count) return true;
    toldTeams = doneCount;
    if (watch.shouldStop?.() === true) return false;
    watch.onProgress?.(doneCount, count);
    return true;
  };
}

const BREATH = 512;

/** The cells by the keys of the distributions: captain, vice-captain, partition. */
class Rooms {
  readonly cells: Float64Array;
  readonly #keys: readonly string[][];
  readonly #room = new Map<string, number>();

  constructor({ pairs, plan }: Cells, cells: Float64Array) {
    this.cells = cells;
    const partitions = plan.constraints.partitions.map((own) => own.join("-"));
    const pairOf = (cell: number): number => cell % pairs.count;
    const every = Array.from(cells.keys());
    this.#keys = [
      every.map((cell) => String(pairs.captain[pairOf(cell)])),
      every.map((cell) => String(pairs.viceCaptain[pairOf(cell)])),
      every.map((cell) => partitions[Math.floor(cell / pairs.count)]!),
    ];
    for (const [axis, keys] of this.#keys.entries())
      for (const [cell, key] of keys.entries()) {
        const name = `${kinds[axis]!}:${key}`;
        this.#room.set(name, (this.#room.get(name) ?? 0) + cells[cell]!);
      }
  }

  of({ kind, key }: Pick<Wish, "kind" | "key">): number {
    return this.#room.get(`${kind}:${key}`) ?? 0;
  }

  /** By cell, the index of its key on an axis. */
  indexesOf(axis: number, keys: readonly string[]): Int32Array {
    const indexes = new Map(keys.map((key, index) => [key, index]));
    return Int32Array.from(this.#keys[axis]!, (key) => indexes.get(key)!);
  }
}

const kinds = ["captain", "viceCaptain", "partition"] as const;

/** The table of quotas. An axis without a distribution has a single index. */
function tableOf(rooms: Rooms, features: readonly Wish[]) {
  const { cells } = rooms;
  const featuresOfKinds = kinds.map((kind) => features.filter((feature) => feature.kind === kind));
  const anything = [{ least: 0, most: Infinity }];
  const axisOf = (axis: number) => (featuresOfKinds[axis]!.length === 0 ? anything : featuresOfKinds[axis]!);
  const axes = [axisOf(0), axisOf(1), axisOf(2)] as const;
  const indexes = featuresOfKinds.map((ownFeatures, axis) =>
    ownFeatures.length === 0
      ? new Int32Array(cells.length)
      : rooms.indexesOf(
          axis,
          ownFeatures.map(({ key }) => key),
        ),
  );
  const groupOf = new Int32Array(cells.length);
  const room = new Float64Array(axes[0].length * axes[1].length * axes[2].length);
  for (let cell = 0; cell < cells.length; cell++) {
    const group =
      (indexes[0]![cell]! * axes[1].length + indexes[1]![cell]!) * axes[2].length + indexes[2]![cell]!;
    groupOf[cell] = group;
    room[group]! += cells[cell]!;
  }
  const strides = [axes[1].length * axes[2].length, axes[2].length, 1];
  const sumOf = (values: Float64Array, { kind, key }: Pick<Wish, "kind" | "key">): number => {
    const axis = kinds.findIndex((own) => own === kind);
    const index = featuresOfKinds[axis]!.findIndex((own) => own.key === key);
    return values.reduce(
      (sum, own, group) =>
        Math.floor(group / strides[axis]!) % axes[axis]!.length === index ? sum + own : sum,
      0,
    );
  };
  return { axes, room, groupOf, sumOf };
}

/** Different ranks for each group's quota, divided over the group's cells, and a random row for each. */
function ranksOf(
  { groupOf, room }: { readonly groupOf: Int32Array; readonly room: Float64Array },
  quotas: Float64Array,
  cells: Float64Array,
  count: number,
  random: Generator,
) {
  const order = Uint32Array.from({ length: count }, (_, row) => row);
  shuffle(order, random);
  let givenTeams = 0;
  const drawnRanks = Array.from(quotas, (quota, group) => {
    const rows = order.subarray(givenTeams, givenTeams + quota);
    givenTeams += quota;
    const ascending =
      quota === 0 ? new Float64Array(0) : distinctRanks(room[group]!, quota, random).ascending;
    return { ascending, rows, next: 0, before: 0 };
  });
  const ranks: Float64Array[] = [];
  const rows: Uint32Array[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const ownTeams = drawnRanks[groupOf[cell]!]!;
    const end = ownTeams.before + cells[cell]!;
    const first = ownTeams.next;
    while (ownTeams.next < ownTeams.ascending.length && ownTeams.ascending[ownTeams.next]! < end)
      ownTeams.next++;
    const before = ownTeams.before;
    ranks.push(ownTeams.ascending.subarray(first, ownTeams.next).map((rank) => rank - before));
    rows.push(ownTeams.rows.subarray(first, ownTeams.next));
    ownTeams.before = end;
  }
  return { ranks, rows };
}
