import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Whether a page of this width has room for one item only, whatever is beside the list. */
export const isOneAcross = (minWidth: number, gap: number): boolean => window.innerWidth < 2 * minWidth + gap;

interface GridBox {
  /** How many items fit side by side; 0 until the width is known. */
  readonly columns: number;
  /** The offset of the grid on the page, and the height of the sticky header above it, pixels. */
  readonly top: number;
  readonly head: number;
}

const MAX_COLUMNS = 3;

/** The page's header stays visible above its content, so shown items must be below it. */
const stickyHeadOf = (element: Element): Element | null | undefined =>
  element.closest("main")?.parentElement?.parentElement?.querySelector(":scope > header");

/** Read from the observer, which reports after the browser's own layout: reading earlier would force another layout. */
export function useGridBox(
  minWidth: number,
  gap: number,
): GridBox & { readonly box: RefObject<HTMLDivElement | null> } {
  const box = useRef<HTMLDivElement>(null);
  const [measuredBox, setMeasuredBox] = useState<GridBox>({ columns: 0, top: 0, head: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const fit = Math.floor((element.clientWidth + gap) / (minWidth + gap));
      const next = {
        columns: Math.max(1, Math.min(MAX_COLUMNS, fit)),
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        head: Math.round(stickyHeadOf(element)?.getBoundingClientRect().height ?? 0),
      };
      setMeasuredBox((before) =>
        before.columns === next.columns && before.top === next.top && before.head === next.head
          ? before
          : next,
      );
    });
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [minWidth, gap]);
  return { box, ...measuredBox };
}
