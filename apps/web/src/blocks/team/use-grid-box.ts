import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

interface GridBox {
  /** How many items stand beside each other; 0 until the width is known. */
  readonly columns: number;
  /** Where the grid begins on the page, and how high the sticky head above it is, pixels. */
  readonly top: number;
  readonly head: number;
}

const MOST_COLUMNS = 3;

/** The page's head stays in sight above its content: what is shown must come to lie below it. */
const stickyHeadOf = (element: Element): Element | null | undefined =>
  element.closest("main")?.parentElement?.parentElement?.querySelector(":scope > header");

/** Asked of the observer, which answers after the browser's own layout: asking earlier would force one more. */
export function useGridBox(
  minWidth: number,
  gap: number,
): GridBox & { readonly box: RefObject<HTMLDivElement | null> } {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<GridBox>({ columns: 0, top: 0, head: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const fit = Math.floor((element.clientWidth + gap) / (minWidth + gap));
      const next = {
        columns: Math.max(1, Math.min(MOST_COLUMNS, fit)),
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        head: Math.round(stickyHeadOf(element)?.getBoundingClientRect().height ?? 0),
      };
      setPlace((before) =>
        before.columns === next.columns && before.top === next.top && before.head === next.head
          ? before
          : next,
      );
    });
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [minWidth, gap]);
  return { box, ...place };
}
