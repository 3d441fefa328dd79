import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { filtersFromQuery, orderFromQuery } from "#blocks/team/filters-query.ts";
import { teamOrders } from "#blocks/team/team-order.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { pointsByIndex } from "#data/records/points.ts";
import { engineClient } from "#engine-client/engine-client.ts";

/** The rows that the address's filters leave, in its order; null for all unchanged, undefined until they are known. */
export function usePrintedRows(openedAttempt: OpenedAttempt): Uint32Array | null | undefined {
  const [query] = useSearchParams();
  const filters = useMemo(() => filtersFromQuery(query), [query]);
  const order = orderFromQuery(query);
  const asItIs = filters.length === 0 && order === "number";
  const [rows, setRows] = useState<Uint32Array>();
  useEffect(() => {
    if (asItIs) return undefined;
    const stop = new AbortController();
    const points = pointsByIndex(openedAttempt.match);
    const of = { match: engineMatchOf(openedAttempt), teams: openedAttempt.teams.teams };
    const input = { ...of, filters, order: teamOrders[order], points };
    void engineClient.call("filter", input, { signal: stop.signal }).then((outcome) => {
      if (outcome.ok) setRows(outcome.value);
    });
    return () => stop.abort();
  }, [openedAttempt, filters, order, asItIs]);
  return asItIs ? null : rows;
}
