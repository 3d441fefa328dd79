/** The bounds on a count: minimum and maximum. */
export interface CountBounds {
  readonly least: number;
  readonly most: number;
}

/** The cost of one unit outside its bounds; far above the total cost of all units away from `near`. */
const MISS = 1_000_000_000;
const AWAY = 1;

/**
 * Whole numbers for a table of `rows` times `columns` cells, none above its room, `total` in all. The sums of rows and
 * columns miss their bounds by as little as possible; among such tables the cells are `near` rounded down or up where
 * possible. Units that fit without conflict are assigned first, by largest remainders; the rest by minimum-cost flow
 * along successive shortest paths (Ahuja, Magnanti, Orlin, Network Flows, 9.7).
 */
export function shareOut(
  rows: readonly CountBounds[],
  columns: readonly CountBounds[],
  room: Float64Array,
  near: Float64Array,
  total: number,
): { readonly cells: Float64Array; readonly missed: number } {
  const sink = rows.length + columns.length + 1;
  const start = flowInto(rows, columns, room, near);
  const network = new Network(sink + 1);
  for (const [row, asked] of rows.entries()) network.bounded(0, 1 + row, asked, total, start.rows[row]!);
  for (const [column, asked] of columns.entries())
    network.bounded(1 + rows.length + column, sink, asked, total, start.columns[column]!);
  const arcs: number[] = [];
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns.length; column++) {
      const cell = row * columns.length + column;
      const ends = [1 + row, 1 + rows.length + column] as const;
      const nearest = Math.min(room[cell]!, Math.floor(near[cell]! + HAIR) + 1);
      arcs.push(network.arc(...ends, nearest, 0, start.cells[cell]!));
      network.arc(...ends, Math.min(total, room[cell]! - nearest), AWAY, 0);
    }
  network.push(0, sink, total - start.total);
  const cells = Float64Array.from(arcs, (arc) => network.flowOf(arc) + network.flowOf(arc + 2));
  const missedQuota =
    missOf(rows, (row) => sumOf(cells, row * columns.length, 1, columns.length)) +
    missOf(columns, (column) => sumOf(cells, column, columns.length, rows.length));
  return { cells, missed: missedQuota };
}

const HAIR = 1e-9;

/** Cells of at most `near` rounded up, within the minimum of every row and column: the most valuable units. */
function flowInto(
  rows: readonly CountBounds[],
  columns: readonly CountBounds[],
  room: Float64Array,
  near: Float64Array,
) {
  const sums = { rows: new Float64Array(rows.length), columns: new Float64Array(columns.length) };
  const cells = new Float64Array(room.length);
  let total = 0;
  const give = (cell: number, most: number): void => {
    const row = Math.floor(cell / columns.length);
    const column = cell % columns.length;
    const open = Math.min(rows[row]!.least - sums.rows[row]!, columns[column]!.least - sums.columns[column]!);
    const count = Math.max(0, Math.min(most, open, room[cell]! - cells[cell]!));
    cells[cell]! += count;
    sums.rows[row]! += count;
    sums.columns[column]! += count;
    total += count;
  };
  const remainder = near.map((value) => value + HAIR - Math.floor(value + HAIR));
  for (let cell = 0; cell < near.length; cell++) give(cell, Math.floor(near[cell]! + HAIR));
  const byRemainder = Array.from(near.keys()).sort((one, other) => remainder[other]! - remainder[one]!);
  for (const cell of byRemainder) give(cell, 1);
  return { ...sums, cells, total };
}

function sumOf(values: Float64Array, from: number, step: number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += values[from + index * step]!;
  return sum;
}

const missOf = (asked: readonly CountBounds[], got: (index: number) => number): number =>
  asked.reduce((sum, own, index) => sum + Math.max(0, own.least - got(index), got(index) - own.most), 0);

/** Arcs in pairs: an arc, followed by its reverse. */
class Network {
  readonly #to: number[] = [];
  readonly #open: number[] = [];
  readonly #cost: number[] = [];
  readonly #arcsOf: number[][];

  constructor(nodes: number) {
    this.#arcsOf = Array.from({ length: nodes }, () => []);
  }

  arc(from: number, to: number, capacity: number, cost: number, flow: number): number {
    const arc = this.#to.length;
    this.#to.push(to, from);
    this.#open.push(capacity - flow, flow);
    this.#cost.push(cost, -cost);
    this.#arcsOf[from]!.push(arc);
    this.#arcsOf[to]!.push(arc + 1);
    return arc;
  }

  /** Up to the minimum every unit lowers the cost, beyond the maximum every unit raises it. */
  bounded(from: number, to: number, { least, most }: CountBounds, total: number, flow: number): void {
    this.arc(from, to, least, -MISS, flow);
    this.arc(from, to, most - least, 0, 0);
    this.arc(from, to, total, MISS, 0);
  }

  flowOf(arc: number): number {
    return this.#open[arc + 1]!;
  }

  /** Sends `amount` along shortest paths, or as much as the network allows. */
  push(source: number, sink: number, amount: number): void {
    for (let left = amount; left > 0;) {
      const into = this.#shortest(source, sink);
      if (into === undefined) return;
      let least = left;
      for (let node = sink; node !== source; node = this.#to[into[node]! ^ 1]!)
        least = Math.min(least, this.#open[into[node]!]!);
      for (let node = sink; node !== source; node = this.#to[into[node]! ^ 1]!) {
        this.#open[into[node]!]! -= least;
        this.#open[into[node]! ^ 1]! += least;
      }
      left -= least;
    }
  }

  /** By node, the arc of the cheapest path to it (Bellman and Ford, with a queue). */
  #shortest(source: number, sink: number): Int32Array | undefined {
    const nodes = this.#arcsOf.length;
    const cost = new Float64Array(nodes).fill(Infinity);
    const into = new Int32Array(nodes).fill(-1);
    const waiting = new Uint8Array(nodes);
    const queue = [source];
    cost[source] = 0;
    for (let next = 0; next < queue.length; next++) {
      const node = queue[next]!;
      waiting[node] = 0;
      for (const arc of this.#arcsOf[node]!) {
        const to = this.#to[arc]!;
        if (this.#open[arc]! <= 0 || cost[node]! + this.#cost[arc]! >= cost[to]!) continue;
        cost[to] = cost[node]! + this.#cost[arc]!;
        into[to] = arc;
        if (waiting[to] === 1) continue;
        waiting[to] = 1;
        queue.push(to);
      }
    }
    return into[sink] === -1 ? undefined : into;
  }
}
