import type { WantedTeam } from "@teamwright/transfer";
import type { StoredTransfer, TransferTeam } from "./transfer-record.ts";

/** A team that cannot be sent: the app does not know these players. */
export interface UnknownPlayersTeam {
  readonly key: string;
  readonly names: readonly string[];
}

export interface WantedTeams {
  readonly wanted: readonly WantedTeam[];
  readonly unknown: readonly UnknownPlayersTeam[];
}

/** A team's key within its transfer: its index, because numbers may repeat where teams come from several posts. */
export const keyOf = (index: number): string => String(index);

/**
 * The teams with the app's ids, in the form of the transfer object. A team with a player whom the app does not know is
 * never sent in part.
 */
export function wantedTeams({ players, selectedTeams }: StoredTransfer): WantedTeams {
  const knownPlayers = new Map(players.map((player) => [player.player_index, player]));
  const readable: WantedTeam[] = [];
  const unknown: UnknownPlayersTeam[] = [];
  for (const [index, team] of selectedTeams.entries()) {
    const members = team.players.map((player) => knownPlayers.get(player));
    const missing = members.filter((player) => player === undefined || player.id === null);
    const captain = knownPlayers.get(team.captain)?.id ?? null;
    const viceCaptain = knownPlayers.get(team.viceCaptain)?.id ?? null;
    if (missing.length > 0 || captain === null || viceCaptain === null)
      unknown.push({ key: keyOf(index), names: missing.map((player) => player?.name ?? "?") });
    else
      readable.push({
        key: keyOf(index),
        players: members.flatMap((player) => player?.id ?? []),
        captain,
        viceCaptain,
      });
  }
  return { wanted: readable, unknown };
}

/** Whether all players of the teams are in the match's squads. Teams of another match are never handed over. */
export function areOfMatch(
  squads: readonly { readonly player_index: number }[],
  teams: readonly TransferTeam[],
): boolean {
  const knownPlayers = new Set(squads.map(({ player_index }) => player_index));
  return teams.every(({ players }) => players.every((player) => knownPlayers.has(player)));
}
