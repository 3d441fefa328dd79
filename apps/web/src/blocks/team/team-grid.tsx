import { useImperativeHandle, useMemo } from "react";
import type { ReactNode, Ref } from "react";
import { keptOffsets } from "./kept-offsets.ts";
import { RowOffsets } from "./row-offsets.ts";
import classes from "./team-grid.module.css";
import { useFilling } from "./use-filling.ts";
import { isOneAcross, useGridBox } from "./use-grid-box.ts";
import { useMeasuredRows } from "./use-measured-rows.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

export interface TeamGridHandle {
  /** Scrolls the item at the index into view, below the sticky header. */
  readonly show: (index: number) => void;
}

interface TeamGridProps {
  readonly label: string;
  readonly count: number;
  /** Height of a row before it is measured, pixels; a good estimate keeps the scroll bar steady. */
  readonly estimate: number;
  /** Minimum width of items in a row with several. */
  readonly minWidth: number;
  /** Should return a memoised component: it is called for each visible item whenever the page scrolls by a row. */
  readonly renderItem: (index: number) => ReactNode;
  readonly handle?: Ref<TeamGridHandle>;
  /** The unique name of the list: its measured heights are kept for when the user returns. */
  readonly keptAs?: string;
}

const GAP = 8;

/**
 * A list of any length that scrolls with the page. Only visible items are in the document, a few rows are added per
 * frame, and nothing forces a layout: 25,000 teams open, scroll and jump without a long task on a slow phone.
 */
export function TeamGrid({ label, count, estimate, minWidth, renderItem, handle, keptAs }: TeamGridProps) {
  const { box, columns, top, head } = useGridBox(minWidth, GAP);
  const across = Math.max(1, columns);
  const rows = Math.ceil(count / across);
  const offsets = useMemo(
    () =>
      keptAs === undefined
        ? new RowOffsets(rows, estimate)
        : keptOffsets(`${keptAs} ${across}`, rows, estimate),
    [keptAs, across, rows, estimate],
  );
  // The first team is part of the first picture of the screen where nothing has to be measured for it.
  const atOnce = count > 0 && isOneAcross(minWidth, GAP) ? 1 : 0;
  const range = useRowsInSight(offsets, top, columns > 0, atOnce);
  const filledRows = useFilling(offsets, range);
  const { measure, show } = useMeasuredRows(offsets, top, head + GAP);
  useImperativeHandle(handle, () => ({ show: (index) => show(Math.floor(index / across)) }));
  const shownRows = Array.from(
    { length: Math.min(range.last, rows - 1) - range.first + 1 },
    (_, at) => range.first + at,
  );
  return (
    <div ref={box}>
      <div className={classes["grid"]} role="list" aria-label={label} style={{ height: offsets.start(rows) }}>
        {shownRows.map((row) => (
          <div
            key={row}
            ref={filledRows.has(row) ? measure : undefined}
            data-row={row}
            role="presentation"
            className={`${classes["row"]} ${filledRows.has(row) ? "" : classes["coming"]}`}
            style={{
              transform: `translateY(${offsets.start(row)}px)`,
              gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
              ...(filledRows.has(row) ? {} : { height: offsets.height(row) }),
            }}
          >
            {filledRows.has(row) &&
              Array.from({ length: Math.min(across, count - row * across) }, (_, column) => {
                const index = row * across + column;
                return (
                  <div key={index} role="listitem" aria-setsize={count} aria-posinset={index + 1}>
                    {renderItem(index)}
                  </div>
                );
              })}
          </div>
        ))}
      </div>
    </div>
  );
}
