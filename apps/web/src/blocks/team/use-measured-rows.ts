import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowOffsets } from "./row-offsets.ts";

interface MeasuredRows {
  /** The ref of a row's element. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  /** Scrolls the row to the top of the screen, or as near as the end of the page allows. */
  readonly show: (row: number) => void;
}

/**
 * Stores the heights of the rows in the document after their layout, and moves the others before they are painted.
 * Visible rows keep their position: when rows above are higher than estimated, the page scrolls by the difference.
 * `top` is the offset of the list on the page, `head` what covers the top of the screen, pixels.
 */
export function useMeasuredRows(offsets: RowOffsets, top: number, head: number): MeasuredRows {
  const [, redraw] = useState(0);
  const latest = useRef({ offsets, top, head });
  const observer = useRef<ResizeObserver>(null);
  /** The row to show, until the rows on the screen have their real heights: those move it, at the end of the page too. */
  const target = useRef<number>(null);
  useEffect(() => {
    latest.current = { offsets, top, head };
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  const [show] = useState(() => (row: number) => {
    const { offsets: all, top: begin, head: coveredHeight } = latest.current;
    window.scrollTo({ top: begin - coveredHeight + all.start(row), behavior: "instant" });
    const from = window.scrollY - begin;
    const isSteady = all.areMeasured(all.rowAt(from), all.rowAt(from + window.innerHeight));
    target.current = isSteady ? null : row;
  });
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    observer.current ??= new ResizeObserver((entries) => {
      const { offsets: all, top: begin } = latest.current;
      const scrolledBy = window.scrollY - begin;
      let movedBy = 0;
      let isChanged = false;
      for (const { target, borderBoxSize } of entries) {
        const row = Number((target as HTMLElement).dataset["row"]);
        const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
        if (height === 0 || row >= all.count) continue;
        const above = all.start(row) + all.height(row) <= scrolledBy;
        const change = all.measure(row, height);
        isChanged ||= change !== 0;
        if (above) movedBy += change;
      }
      if (isChanged) flushSync(() => redraw((times) => times + 1));
      if (target.current !== null) show(target.current);
      else if (movedBy !== 0) window.scrollBy(0, movedBy);
    });
    observer.current.observe(element);
    return () => observer.current?.unobserve(element);
  });
  return { measure, show };
}
