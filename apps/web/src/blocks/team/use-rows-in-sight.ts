import { useEffect, useState } from "react";
import type { RowPlaces } from "./row-places.ts";

export interface RowRange {
  readonly first: number;
  readonly last: number;
  /** The first row that is in sight; those before it are kept ready. */
  readonly top: number;
}

/** Rows beyond the screen's edges that are in the document too. */
const BEYOND = 3;

/** The rows that the window shows of a list that begins at `top` of the page. */
export function useRowsInSight(places: RowPlaces, top: number, ready: boolean) {
  const [range, setRange] = useState<RowRange>({ first: 0, last: -1, top: 0 });
  useEffect(() => {
    if (!ready) return undefined;
    const look = () => {
      const from = window.scrollY - top;
      const next = {
        first: Math.max(0, places.rowAt(from) - BEYOND),
        last: Math.min(places.count - 1, places.rowAt(from + window.innerHeight) + BEYOND),
        top: places.rowAt(from),
      };
      setRange((before) =>
        before.first === next.first && before.last === next.last && before.top === next.top ? before : next,
      );
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [places, top, ready]);
  return range;
}
