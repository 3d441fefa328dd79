import { contestRoles } from "@teamwright/domain";
import type { Team } from "@teamwright/domain";
import type { Contest } from "./read-salaries.ts";

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The upload file of lineups: a line for each team, its captain first, each player as the platform names him. */
export function writeLineups({ places, cells }: Contest, teams: readonly Team[]): string {
  const lines = teams.map(({ team }) =>
    [contestRoles.captain, contestRoles.member].flatMap((role) =>
      (team[role] ?? []).map((index) => cells[index] ?? ""),
    ),
  );
  return [places, ...lines].map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}
