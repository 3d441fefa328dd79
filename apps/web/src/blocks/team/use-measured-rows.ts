import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowOffsets } from "./row-offsets.ts";

/**
 * Stores the heights of the rows in the document after their layout, and moves the others before they are painted.
 * Visible rows keep their position: when rows above are higher than estimated, the page scrolls by the difference.
 */
export function useMeasuredRows(offsets: RowOffsets, top: number) {
  const [, redraw] = useState(0);
  const latest = useRef({ offsets, top });
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => {
    latest.current = { offsets, top };
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    observer.current ??= new ResizeObserver((entries) => {
      const { offsets: all, top: begin } = latest.current;
      const scrolled = window.scrollY - begin;
      let moved = 0;
      let isChanged = false;
      for (const { target, borderBoxSize } of entries) {
        const row = Number((target as HTMLElement).dataset["row"]);
        const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
        if (height === 0 || row >= all.count) continue;
        const above = all.start(row) + all.height(row) <= scrolled;
        const change = all.measure(row, height);
        isChanged ||= change !== 0;
        if (above) moved += change;
      }
      if (!isChanged) return;
      flushSync(() => redraw((times) => times + 1));
      if (moved !== 0) window.scrollBy(0, moved);
    });
    observer.current.observe(element);
    return () => observer.current?.unobserve(element);
  });
  return measure;
}
