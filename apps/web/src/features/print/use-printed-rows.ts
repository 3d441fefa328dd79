import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { filtersFromQuery } from "../../blocks/team/filters-query.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { engineMatchOf } from "../../data/records/opened-attempt.ts";
import { engineClient } from "../../engine-client/engine-client.ts";

/** The rows that the address's filters leave; null for all, undefined until they are found. */
export function usePrintedRows(opened: OpenedAttempt): Uint32Array | null | undefined {
  const [query] = useSearchParams();
  const filters = useMemo(() => filtersFromQuery(query), [query]);
  const [rows, setRows] = useState<Uint32Array>();
  useEffect(() => {
    if (filters.length === 0) return undefined;
    const stop = new AbortController();
    const input = { match: engineMatchOf(opened), teams: opened.teams.teams, filters };
    void engineClient.call("filter", input, { signal: stop.signal }).then((outcome) => {
      if (outcome.ok) setRows(outcome.value);
    });
    return () => stop.abort();
  }, [opened, filters]);
  return filters.length === 0 ? null : rows;
}
