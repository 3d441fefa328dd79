import { useEffect, useState } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { teamOrders } from "../../blocks/team/team-order.ts";
import type { OrderName } from "../../blocks/team/team-order.ts";
import { engineClient } from "../../engine-client/engine-client.ts";
import type { TeamSet } from "./use-team-set.ts";

interface Filtered {
  readonly set: TeamSet;
  readonly filters: readonly TeamFilter[];
  readonly order: OrderName;
  readonly rows: Uint32Array;
}

export interface FilteredRows {
  /** The rows that pass, in their order; null for all as they are. The last known ones while newer are on their way. */
  readonly rows: Uint32Array | null;
  readonly busy: boolean;
}

/** The rows of the set that pass the filters, found and put in order by the worker. */
export function useFilteredRows(
  set: TeamSet,
  filters: readonly TeamFilter[],
  order: OrderName = "number",
): FilteredRows {
  const [filtered, setFiltered] = useState<Filtered>();
  const asItIs = filters.length === 0 && order === "number";
  useEffect(() => {
    if (asItIs) return undefined;
    const stop = new AbortController();
    const { match, teams } = set;
    const input = { match, teams, filters, order: teamOrders[order], points: set.points ?? undefined };
    void engineClient.call("filter", input, { signal: stop.signal }).then((outcome) => {
      if (outcome.ok && !stop.signal.aborted) setFiltered({ set, filters, order, rows: outcome.value });
    });
    return () => stop.abort();
  }, [set, filters, order, asItIs]);
  if (asItIs) return { rows: null, busy: false };
  return {
    rows: filtered?.set === set ? filtered.rows : null,
    busy: filtered?.set !== set || filtered.filters !== filters || filtered.order !== order,
  };
}
