import { contestRoles } from "@teamwright/domain";
import type { Team } from "@teamwright/domain";
import { csvCell } from "@teamwright/engine";
import type { Contest } from "./read-salaries.ts";

/** The upload file of lineups: a line for each team, its captain first, each player as the platform names him. */
export function writeLineups({ places, cells }: Contest, teams: readonly Team[]): string {
  const lines = teams.map(({ team }) =>
    [contestRoles.captain, contestRoles.member].flatMap((role) =>
      (team[role] ?? []).map((index) => cells[index] ?? ""),
    ),
  );
  return [places, ...lines].map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}
