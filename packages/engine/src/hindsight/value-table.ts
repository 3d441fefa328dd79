/** Numbers of half lineups: whole numbers, 32 bits where none is larger. */
export type ValueCounts = Uint32Array | Float64Array;

/** How many half lineups have each value, from the lowest on, in steps. */
export interface ValueHistogram {
  readonly lowest: number;
  readonly counts: ValueCounts;
}

/** The half lineups of one class: for each number of credits, rising, and each captaincy their values. */
export interface ValueTable {
  readonly credits: Int32Array;
  readonly rows: readonly (readonly ValueHistogram[])[];
  /** Row by credits. */
  readonly rowOf: ReadonlyMap<number, number>;
}

/** The cells of a table. */
export function valuesIn({ rows }: ValueTable): number {
  let cells = 0;
  for (const row of rows) for (const { counts } of row) cells += counts.length;
  return cells;
}

/** The table without its values: one column, with the half lineups of each row. */
export function totalsOf({ credits, rows, rowOf }: ValueTable): ValueTable {
  const totals = rows.map((row) =>
    row.map(({ counts }): ValueHistogram => {
      let sum = 0;
      for (let column = 0; column < counts.length; column++) sum += counts[column]!;
      return { lowest: 0, counts: Float64Array.of(sum) };
    }),
  );
  return { credits, rows: totals, rowOf };
}

/** Where a class's credits and values lie: by credits and captaincy the lowest and highest value. */
export type Extent = ReadonlyMap<number, readonly Span[]>;

export interface Span {
  lowest: number;
  highest: number;
}

const sizeOf = ({ lowest, highest }: Span): number => Math.max(0, highest - lowest + 1);

export function cellsOf(extent: Extent): number {
  let cells = 0;
  for (const spans of extent.values()) for (const span of spans) cells += sizeOf(span);
  return cells;
}

export function emptyTable(extent: Extent, wide: boolean): ValueTable {
  const credits = Int32Array.from(extent.keys()).sort();
  const valuesOf = (span: Span): ValueHistogram => ({
    lowest: span.lowest,
    counts: wide ? new Float64Array(sizeOf(span)) : new Uint32Array(sizeOf(span)),
  });
  return {
    credits,
    rows: Array.from(credits, (amount) => extent.get(amount)!.map(valuesOf)),
    rowOf: new Map(Array.from(credits, (amount, row) => [amount, row])),
  };
}
