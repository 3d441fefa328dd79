import { useEffect, useState } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { engineClient } from "../../engine-client/engine-client.ts";
import type { TeamSet } from "./use-team-set.ts";

interface Filtered {
  readonly set: TeamSet;
  readonly filters: readonly TeamFilter[];
  readonly rows: Uint32Array;
}

export interface FilteredRows {
  /** The rows that pass; null for all. The last known ones while newer are on their way. */
  readonly rows: Uint32Array | null;
  readonly busy: boolean;
}

/** The rows of the set that pass the filters, found by the worker. */
export function useFilteredRows(set: TeamSet, filters: readonly TeamFilter[]): FilteredRows {
  const [filtered, setFiltered] = useState<Filtered>();
  useEffect(() => {
    if (filters.length === 0) return undefined;
    const stop = new AbortController();
    void engineClient
      .call("filter", { match: set.match, teams: set.teams, filters }, { signal: stop.signal })
      .then((outcome) => {
        if (outcome.ok && !stop.signal.aborted) setFiltered({ set, filters, rows: outcome.value });
      });
    return () => stop.abort();
  }, [set, filters]);
  if (filters.length === 0) return { rows: null, busy: false };
  return {
    rows: filtered?.set === set ? filtered.rows : null,
    busy: filtered?.set !== set || filtered.filters !== filters,
  };
}
