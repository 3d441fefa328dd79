import type { TablesIndex } from "@teamwright/domain/sports";
import { emptyColumns, MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";
import { everyRow } from "./rows.ts";
import { teamKey } from "./team-key.ts";

/** The teams of the given rows, in that order, with their numbers. */
export function selectTeams(columns: TeamColumns, rows: Uint32Array): TeamColumns {
  const selected = emptyColumns(columns.sport, rows.length);
  for (let to = 0; to < rows.length; to++) copyTeam(columns, rows[to]!, selected, to);
  return selected;
}

/** The rows whose team is in none of the other sets, ascending. */
export function rowsNotIn(columns: TeamColumns, others: readonly TeamColumns[]): Uint32Array {
  const known = new Set<string>();
  for (const other of others) for (let row = 0; row < other.count; row++) known.add(teamKey(other, row));
  return everyRow(columns).filter((row) => !known.has(teamKey(columns, row)));
}

/** All teams of the sets one after the other, with their numbers. All sets are of the sport. */
export function concatTeams(sport: TablesIndex, sets: readonly TeamColumns[]): TeamColumns {
  const all = emptyColumns(
    sport,
    sets.reduce((sum, set) => sum + set.count, 0),
  );
  let at = 0;
  for (const set of sets) {
    if (set.sport !== sport) throw new RangeError("team sets of two sports do not join");
    all.members.set(set.members, at * MEMBER_WORDS);
    all.captain.set(set.captain, at);
    all.viceCaptain.set(set.viceCaptain, at);
    all.credits.set(set.credits, at);
    all.number.set(set.number, at);
    at += set.count;
  }
  return all;
}

/** The same teams, numbered from `first` in their order. */
export function renumberTeams(columns: TeamColumns, first = 1): TeamColumns {
  const number = new Uint32Array(columns.count);
  for (let row = 0; row < number.length; row++) number[row] = first + row;
  return { ...columns, number };
}

function copyTeam(from: TeamColumns, row: number, to: TeamColumns, at: number): void {
  for (let word = 0; word < MEMBER_WORDS; word++)
    to.members[at * MEMBER_WORDS + word] = from.members[row * MEMBER_WORDS + word]!;
  to.captain[at] = from.captain[row]!;
  to.viceCaptain[at] = from.viceCaptain[row]!;
  to.credits[at] = from.credits[row]!;
  to.number[at] = from.number[row]!;
}
