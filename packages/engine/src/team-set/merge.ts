import type { TeamColumns } from "./columns.ts";
import { concatTeams, renumberTeams, selectTeams } from "./select.ts";
import { distinctRows } from "./team-index.ts";

/**
 * All teams of the sets, each once (a team is its players, captain and vice-captain; the first is kept), renumbered
 * from 1.
 */
export function mergeTeams(first: TeamColumns, ...others: readonly TeamColumns[]): TeamColumns {
  const all = concatTeams(first.sport, [first, ...others]);
  return renumberTeams(selectTeams(all, distinctRows(all, "team")));
}
