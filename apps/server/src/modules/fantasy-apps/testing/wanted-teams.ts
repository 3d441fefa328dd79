import type { WantedTeam } from "@teamwright/transfer";

type TeamContent = Omit<WantedTeam, "key">;

/** The teams of a transfer, numbered from 1. */
export const wantedOf = (teams: readonly TeamContent[]): WantedTeam[] =>
  teams.map((team, index) => ({ ...team, key: String(index + 1) }));

/** Players, captain and vice-captain of each team as one text, in a stable order: to compare two sets of teams. */
export const identities = (teams: readonly TeamContent[]): string[] =>
  teams
    .map(({ players, captain, viceCaptain }) => [
      players.toSorted((a, b) => a.localeCompare(b)),
      captain,
      viceCaptain,
    ])
    .map((parts) => parts.join(" "))
    .toSorted((one, other) => one.localeCompare(other));
