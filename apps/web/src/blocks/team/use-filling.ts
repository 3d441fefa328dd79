import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#lib/after-paint.ts";
import type { RowOffsets } from "./row-offsets.ts";
import type { RowRange } from "./use-rows-in-sight.ts";

/** Milliseconds per frame for rendering rows; the browser takes three times as long for their layout and paint. */
const BUDGET = 4;
const MAX_ROWS = 8;

/** How many rows the next frame renders, from the number and duration of the previous ones; twice as many at most. Pure. */
export const paceAfter = (rows: number, took: number): number =>
  Math.max(1, Math.min(MAX_ROWS, 2 * rows, Math.floor((rows * BUDGET) / Math.max(took, 0.5))));

const none: ReadonlySet<number> = new Set();

const rowsOf = (first: number, last: number): ReadonlySet<number> =>
  new Set(Array.from({ length: last - first + 1 }, (_, at) => first + at));

/**
 * The rows of the range whose content is in the document: those of the first range at once, then more with each frame,
 * visible rows first.
 */
export function useFilling(offsets: RowOffsets, { first, last, top }: RowRange): ReadonlySet<number> {
  const [state, setState] = useState(() => ({ offsets, filled: rowsOf(first, last) }));
  const filledSet = state.offsets === offsets ? state.filled : none;
  // Measured for each list, starting with one row: a card takes ten milliseconds on a slow phone, less than one on a
  // fast one, and twice as long with its points.
  const pace = useRef({ offsets, rows: 1 });
  useEffect(() => {
    const rows = [...rowsOf(first, last)];
    const missing = rows.filter((row) => !filledSet.has(row));
    if (missing.length === 0) return undefined;
    const inSight = missing.filter((row) => row >= top);
    const next = [...inSight, ...missing.filter((row) => row < top).toReversed()].slice(
      0,
      pace.current.offsets === offsets ? pace.current.rows : 1,
    );
    // Not in the frame itself: the layout and the paint of the rows are then a task of their own.
    return afterPaint(() => {
      const filledRows = rows.filter((row) => filledSet.has(row));
      const startTime = performance.now();
      flushSync(() => setState({ offsets, filled: new Set([...filledRows, ...next]) }));
      pace.current = { offsets, rows: paceAfter(next.length, performance.now() - startTime) };
    });
  }, [offsets, filledSet, first, last, top]);
  return filledSet;
}
