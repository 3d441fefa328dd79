import { useEffect, useState } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { teamOrders } from "../../blocks/team/team-order.ts";
import type { OrderName } from "../../blocks/team/team-order.ts";
import { engineClient } from "../../engine-client/engine-client.ts";
import type { TeamSet } from "./use-team-set.ts";

interface Filtered {
  readonly set: TeamSet;
  /** Filters and order. */
  readonly question: string;
  readonly rows: Uint32Array;
}

/** The panel asks for what the wall then shows: handing 25,000 teams to the worker twice costs a slow phone 15 ms. */
const MOST_KNOWN = 4;
const known = new WeakMap<TeamSet, Filtered[]>();

const find = (set: TeamSet, question: string): Filtered | undefined =>
  known.get(set)?.find((each) => each.question === question);

const keep = (answer: Filtered): void => {
  const others = known.get(answer.set)?.filter(({ question }) => question !== answer.question) ?? [];
  known.set(answer.set, [answer, ...others].slice(0, MOST_KNOWN));
};

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
  const [last, setLast] = useState<Filtered>();
  const asItIs = filters.length === 0 && order === "number";
  const question = JSON.stringify([order, filters]);
  const answer = find(set, question);
  const answered = answer !== undefined;
  // Also an answer that another asked for: it stands on the screen, so it is what stays while the next is on its way.
  if (answer !== undefined && answer !== last) setLast(answer);
  useEffect(() => {
    if (asItIs || answered) return undefined;
    const stop = new AbortController();
    const { match, teams } = set;
    const input = { match, teams, filters, order: teamOrders[order], points: set.points ?? undefined };
    void engineClient.call("filter", input, { signal: stop.signal }).then((outcome) => {
      if (!outcome.ok || stop.signal.aborted) return;
      const found = { set, question, rows: outcome.value };
      keep(found);
      setLast(found);
    });
    return () => stop.abort();
  }, [set, filters, order, question, asItIs, answered]);
  if (asItIs) return { rows: null, busy: false };
  const shown = answer ?? last;
  return { rows: shown?.set === set ? shown.rows : null, busy: !answered };
}
