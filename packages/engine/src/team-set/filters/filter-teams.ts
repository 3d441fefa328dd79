import type { EngineMatch } from "../../match.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";
import { rosterOf } from "../roster.ts";
import type { Roster } from "../roster.ts";
import { countsTest } from "./counts.ts";
import { creditsTest } from "./credits.ts";
import type { RowTest, TeamFilter } from "./filter.ts";
import { leaderTest } from "./leader.ts";
import { playersTest } from "./players.ts";

/**
 * The rows that every filter keeps, in the given order: of `within`, or of the whole set. A filter with several entries
 * keeps a team that meets any of them; a team must pass all filters.
 */
export function filterTeams(
  columns: TeamColumns,
  match: EngineMatch,
  filters: readonly TeamFilter[],
  within?: Uint32Array,
): Uint32Array {
  const roster = rosterOf(match);
  let rows = within ?? everyRow(columns);
  for (const filter of filters) rows = keepRows(rows, testOf(columns, roster, filter));
  return rows;
}

function testOf(columns: TeamColumns, roster: Roster, filter: TeamFilter): RowTest {
  switch (filter.kind) {
    case "players":
      return playersTest(columns, filter.present, filter.absent);
    case "captain":
      return leaderTest(columns.captain, filter.players);
    case "vice-captain":
      return leaderTest(columns.viceCaptain, filter.players);
    case "partition":
      return countsTest(columns, roster.side, filter.partitions);
    case "credits":
      return creditsTest(columns, filter.credits);
    case "combination":
      return countsTest(columns, roster.role, filter.combinations);
    case "percentage":
      return countsTest(columns, filter.pattern === 1 ? roster.pattern1 : roster.pattern2, filter.splits);
  }
}

function keepRows(rows: Uint32Array, test: RowTest): Uint32Array {
  const keptRows = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    if (test(row)) keptRows[count++] = row;
  }
  return keptRows.subarray(0, count);
}
