import type { TeamColumns } from "@teamwright/engine";
import { useMemo, useState } from "react";
import { chosenTeams, keysOfRows } from "#data/transfer/team-of-row.ts";

interface Ticks {
  /** The teams that the rows are of. */
  readonly teams: TeamColumns;
  readonly rows: ReadonlySet<number>;
}

/** The rows that the ticked teams have in other teams. Others were replaced by who posted them: they have no tick. */
function rowsOfTicks(ticks: Ticks, teams: TeamColumns): ReadonlySet<number> {
  const ticked = new Set(chosenTeams(ticks.teams, ticks.rows).keys);
  return new Set(keysOfRows(teams).flatMap((key, row) => (ticked.has(key) ? [row] : [])));
}

/**
 * The ticked rows of teams that somebody posted, and a function that changes them; null outside the selection mode. Ticks
 * are of teams: an edit of the post leaves none to the teams that come to their rows.
 */
export function useTickedRows(teams: TeamColumns) {
  const [ticks, setTicks] = useState<Ticks | null>(null);
  const rows = useMemo(
    () => ticks && (ticks.teams === teams ? ticks.rows : rowsOfTicks(ticks, teams)),
    [ticks, teams],
  );
  const setRows = (next: ReadonlySet<number> | null) => setTicks(next && { teams, rows: next });
  return [rows, setRows] as const;
}
