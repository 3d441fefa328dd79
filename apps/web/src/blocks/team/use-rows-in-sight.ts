import { useEffect, useState } from "react";
import type { RowOffsets } from "./row-offsets.ts";

export interface RowRange {
  readonly first: number;
  readonly last: number;
  /** The first visible row; rows before it are rendered in advance. */
  readonly top: number;
}

/** Rows beyond the edges of the screen that are in the document too. */
const BEYOND = 3;

/** The visible rows of a list that begins at `top` of the page; until that is known, so many of the first ones. */
export function useRowsInSight(offsets: RowOffsets, top: number, ready: boolean, before: number) {
  const [range, setRange] = useState<RowRange>({ first: 0, last: before - 1, top: 0 });
  useEffect(() => {
    if (!ready) return undefined;
    const look = () => {
      const from = window.scrollY - top;
      const next = {
        first: Math.max(0, offsets.rowAt(from) - BEYOND),
        last: Math.min(offsets.count - 1, offsets.rowAt(from + window.innerHeight) + BEYOND),
        top: offsets.rowAt(from),
      };
      setRange((old) =>
        old.first === next.first && old.last === next.last && old.top === next.top ? old : next,
      );
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [offsets, top, ready]);
  return range;
}
