import type { TeamColumns } from "@teamwright/engine";
import { toggledIn } from "#lib/toggled-in.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { useLayer } from "#ui/use-layer.ts";
import { useTickedRows } from "./use-ticked-rows.ts";

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

/** The selection mode over teams that somebody posted. Back and leaving clear it. */
export function useSelection(teams: TeamColumns): TeamSelection {
  const [rows, setRows] = useTickedRows(teams);
  const leave = () => setRows(null);
  useLayer(rows !== null, leave);
  const toggle = useLatestCallback((row: number) => setRows(toggledIn(rows ?? new Set(), row)));
  const all = () => new Set(Array.from({ length: teams.count }, (_, row) => row));
  return {
    rows,
    toggle,
    choose: (chosen) => setRows(new Set(chosen)),
    toggleAll: () => setRows(rows?.size === teams.count ? new Set() : all()),
    leave,
  };
}
