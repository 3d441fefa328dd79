import { useImperativeHandle, useMemo } from "react";
import type { ReactNode, Ref } from "react";
import { RowPlaces } from "./row-places.ts";
import classes from "./team-grid.module.css";
import { useFilling } from "./use-filling.ts";
import { useGridBox } from "./use-grid-box.ts";
import { useMeasuredRows } from "./use-measured-rows.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

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
  /** Should give a memoised component: it is asked again for each item in sight whenever the page scrolls by a row. */
  readonly renderItem: (place: number) => ReactNode;
  readonly handle?: Ref<TeamGridHandle>;
}

const GAP = 8;

/**
 * A list of any length that scrolls with the page. Only what is in sight is in the document, it comes a few rows a
 * frame, and nothing forces a layout: 25,000 teams open, scroll and jump without a long task on a slow phone.
 */
export function TeamGrid({ label, count, estimate, minWidth, renderItem, handle }: TeamGridProps) {
  const { box, columns, top, head } = useGridBox(minWidth, GAP);
  const across = Math.max(1, columns);
  const rows = Math.ceil(count / across);
  const places = useMemo(() => new RowPlaces(rows, estimate), [rows, estimate]);
  const range = useRowsInSight(places, top, columns > 0);
  const filled = useFilling(places, range);
  const measure = useMeasuredRows(places, top);
  useImperativeHandle(handle, () => ({
    show: (place) =>
      window.scrollTo({
        top: top - head - GAP + places.start(Math.floor(place / across)),
        behavior: "instant",
      }),
  }));
  const shown = Array.from(
    { length: Math.min(range.last, rows - 1) - range.first + 1 },
    (_, at) => range.first + at,
  );
  return (
    <div ref={box}>
      <div className={classes["grid"]} role="list" aria-label={label} style={{ height: places.start(rows) }}>
        {shown.map((row) => (
          <div
            key={row}
            ref={filled.has(row) ? measure : undefined}
            data-row={row}
            role="presentation"
            className={`${classes["row"]} ${filled.has(row) ? "" : classes["coming"]}`}
            style={{
              transform: `translateY(${places.start(row)}px)`,
              gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
              ...(filled.has(row) ? {} : { height: places.height(row) }),
            }}
          >
            {filled.has(row) &&
              Array.from({ length: Math.min(across, count - row * across) }, (_, column) => {
                const place = row * across + column;
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
