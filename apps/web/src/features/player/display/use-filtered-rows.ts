import { useEffect, useState } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { teamOrders } from "#blocks/team/team-order.ts";
import type { OrderName } from "#blocks/team/team-order.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import type { ShownTeams } from "./use-team-set.ts";

interface FilteredView {
  readonly set: ShownTeams;
  /** Filters and order. */
  readonly question: string;
  readonly rows: Uint32Array;
}

/**
 * The panel asks for the same rows that the wall then shows: sending 25,000 teams to the worker twice takes 15 ms on a
 * slow phone.
 */
const MAX_KNOWN = 4;
const cache = new WeakMap<ShownTeams, FilteredView[]>();

const find = (set: ShownTeams, question: string): FilteredView | undefined =>
  cache.get(set)?.find((each) => each.question === question);

const keep = (answer: FilteredView): void => {
  const others = cache.get(answer.set)?.filter(({ question }) => question !== answer.question) ?? [];
  cache.set(answer.set, [answer, ...others].slice(0, MAX_KNOWN));
};

export interface FilteredRows {
  /** The rows that pass, in their order; null for all unchanged. The last known ones while a reply is pending. */
  readonly rows: Uint32Array | null;
  readonly busy: boolean;
}

/** The rows of the set that pass the filters, filtered and sorted by the worker. */
export function useFilteredRows(
  set: ShownTeams,
  filters: readonly TeamFilter[],
  order: OrderName = "number",
): FilteredRows {
  const [last, setLast] = useState<FilteredView>();
  const asItIs = filters.length === 0 && order === "number";
  const question = JSON.stringify([order, filters]);
  const answer = find(set, question);
  const isAnswered = answer !== undefined;
  // Includes a reply to another component's request: it is on screen, so it stays while the next reply is pending.
  if (answer !== undefined && answer !== last) setLast(answer);
  useEffect(() => {
    if (asItIs || isAnswered) return undefined;
    const stop = new AbortController();
    const { match, teams } = set;
    const input = { match, teams, filters, order: teamOrders[order], points: set.points ?? undefined };
    void engineClient.call("filter", input, { signal: stop.signal }).then((outcome) => {
      if (!outcome.ok || stop.signal.aborted) return;
      const filteredSet = { set, question, rows: outcome.value };
      keep(filteredSet);
      setLast(filteredSet);
    });
    return () => stop.abort();
  }, [set, filters, order, question, asItIs, isAnswered]);
  if (asItIs) return { rows: null, busy: false };
  const shownAnswer = answer ?? last;
  return { rows: shownAnswer?.set === set ? shownAnswer.rows : null, busy: !isAnswered };
}
