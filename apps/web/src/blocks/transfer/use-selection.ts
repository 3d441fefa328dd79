import { useCallback, useState } from "react";
import { toggledIn } from "#lib/toggled-in.ts";
import { useLayer } from "#ui/use-layer.ts";

export interface TeamSelection {
  /** The ticked rows; null outside the selection mode. */
  readonly rows: ReadonlySet<number> | null;
  /** The same function while the page is mounted, for cards that are rendered once. */
  readonly toggle: (row: number) => void;
  /** Enters the mode with these rows ticked. */
  readonly choose: (rows: readonly number[]) => void;
  /** All rows, or none when all are ticked. */
  readonly toggleAll: () => void;
  readonly leave: () => void;
}

/** The selection mode over `count` teams. Back and leaving clear it. */
export function useSelection(count: number): TeamSelection {
  const [rows, setRows] = useState<ReadonlySet<number> | null>(null);
  const leave = () => setRows(null);
  useLayer(rows !== null, leave);
  const toggle = useCallback((row: number) => setRows((before) => toggledIn(before ?? new Set(), row)), []);
  return {
    rows,
    toggle,
    choose: (chosen) => setRows(new Set(chosen)),
    toggleAll: () =>
      setRows(rows?.size === count ? new Set() : new Set(Array.from({ length: count }, (_, row) => row))),
    leave,
  };
}
