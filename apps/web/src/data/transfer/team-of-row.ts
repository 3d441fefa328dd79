import type { TeamColumns } from "@teamwright/engine";
import { membersOf } from "@teamwright/engine/team-set";
import { linkKeyOf } from "./team-links.ts";
import type { TransferTeam } from "./transfer-record.ts";

/** A row of an attempt's teams in the form of transfers. */
export const teamOfRow = (columns: TeamColumns, row: number): TransferTeam => ({
  number: columns.number[row] ?? row + 1,
  players: membersOf(columns, row),
  captain: columns.captain[row] ?? -1,
  viceCaptain: columns.viceCaptain[row] ?? -1,
});

/** The teams by what they are (`linkKeyOf`). */
export const keysOfTeams = (columns: TeamColumns): ReadonlySet<string> =>
  new Set(Array.from({ length: columns.count }, (_, row) => linkKeyOf(teamOfRow(columns, row))));
