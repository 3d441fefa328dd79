import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { RowPlaces } from "./row-places.ts";
import type { RowRange } from "./use-rows-in-sight.ts";

/** Milliseconds of a frame for making rows; the browser takes three times as long to lay them out and paint them. */
const BUDGET = 4;
const MOST = 8;

/** How many rows the next frame gets, when making so many took so many milliseconds. Pure. */
export const paceAfter = (rows: number, took: number): number =>
  Math.max(1, Math.min(MOST, Math.floor((rows * BUDGET) / Math.max(took, 0.5))));

/** Learned on this device, one row at first: a card takes a slow phone ten milliseconds, a fast one less than one. */
let pace = 1;

const none: ReadonlySet<number> = new Set();

/** The rows of the range whose content is in the document: more with each frame, those in sight first. */
export function useFilling(places: RowPlaces, { first, last, top }: RowRange): ReadonlySet<number> {
  const [state, setState] = useState({ places, filled: none });
  const filled = state.places === places ? state.filled : none;
  useEffect(() => {
    const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const missing = rows.filter((row) => !filled.has(row));
    if (missing.length === 0) return undefined;
    const inSight = missing.filter((row) => row >= top);
    const next = [...inSight, ...missing.filter((row) => row < top).toReversed()].slice(0, pace);
    const frame = requestAnimationFrame(() => {
      const kept = rows.filter((row) => filled.has(row));
      const begun = performance.now();
      flushSync(() => setState({ places, filled: new Set([...kept, ...next]) }));
      pace = paceAfter(next.length, performance.now() - begun);
    });
    return () => cancelAnimationFrame(frame);
  }, [places, filled, first, last, top]);
  return filled;
}
