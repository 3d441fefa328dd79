import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { RowPlaces } from "./row-places.ts";
import type { RowRange } from "./use-rows-in-sight.ts";

/** So many rows a frame get their content: a card takes a slow phone ten milliseconds to make and lay out. */
const A_FRAME = 2;

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
    const next = [...inSight, ...missing.filter((row) => row < top).toReversed()].slice(0, A_FRAME);
    const frame = requestAnimationFrame(() => {
      const kept = rows.filter((row) => filled.has(row));
      flushSync(() => setState({ places, filled: new Set([...kept, ...next]) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [places, filled, first, last, top]);
  return filled;
}
