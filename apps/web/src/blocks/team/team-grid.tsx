import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, Ref } from "react";
import classes from "./team-grid.module.css";

export interface TeamGridHandle {
  /** Brings the item at the place into view, below the sticky head. */
  readonly show: (place: number) => void;
}

interface TeamGridProps {
  readonly label: string;
  readonly count: number;
  /** Height of a row before it is measured, pixels; a good guess keeps the scroll bar still. */
  readonly estimate: number;
  /** Items narrower than this share a row no more. */
  readonly minWidth: number;
  readonly renderItem: (place: number) => ReactNode;
  readonly handle?: Ref<TeamGridHandle>;
}

const MOST_COLUMNS = 3;
const GAP = 8;

/** How many items stand beside each other, where the grid begins on the page, and how high the sticky head is. */
function useGridBox(minWidth: number) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ columns: 1, top: 0, head: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => {
      const fit = Math.floor((element.clientWidth + GAP) / (minWidth + GAP));
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
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [minWidth]);
  return { box, ...place };
}

/** The page's head stays in sight above its content: what is shown must come to lie below it. */
const stickyHeadOf = (element: Element): Element | null | undefined =>
  element.closest("main")?.parentElement?.parentElement?.querySelector(":scope > header");

/** A list of any length that scrolls with the page: only what is in sight is in the document. */
export function TeamGrid({ label, count, estimate, minWidth, renderItem, handle }: TeamGridProps) {
  const { box, columns, top, head } = useGridBox(minWidth);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => estimate,
    overscan: 3,
    scrollMargin: top,
    scrollPaddingStart: head + GAP,
    useFlushSync: false,
  });
  useImperativeHandle(handle, () => ({
    show: (place) => virtual.scrollToIndex(Math.floor(place / columns), { align: "start" }),
  }));
  return (
    <div ref={box}>
      <div
        className={classes["grid"]}
        role="list"
        aria-label={label}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            role="presentation"
            className={classes["row"]}
            style={{
              transform: `translateY(${start - top}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {Array.from({ length: Math.min(columns, count - index * columns) }, (_, column) => {
              const place = index * columns + column;
              return (
                <div key={place} role="listitem" aria-setsize={count} aria-posinset={place + 1}>
                  {renderItem(place)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
