import type { MatchDetail, Player } from "@teamwright/domain";
import type { PlayerEdit, StrategyDraft } from "./draft.ts";

const withEdit = (player: Player, edit: PlayerEdit | undefined): Player =>
  edit === undefined
    ? player
    : {
        ...player,
        credits: edit.credits ?? player.credits,
        selected_by: edit.selected_by ?? player.selected_by,
        role: edit.role ?? player.role,
      };

/**
 * The match as the user sees it and generates with it: with the credits, percentages and roles of "Edit Data", and with
 * the user's own line-ups until the real ones are out.
 */
export function matchWithEdits(
  match: MatchDetail,
  edits: StrategyDraft["edits"],
  lineup: readonly number[] = [],
): MatchDetail {
  const ownLineup = match.lineup_status === 1 ? [] : lineup;
  if (Object.keys(edits).length === 0 && ownLineup.length === 0) return match;
  const editedPlayer = (player: Player): Player => {
    const editedPlayer = withEdit(player, edits[String(player.player_index)]);
    return ownLineup.length === 0
      ? editedPlayer
      : { ...editedPlayer, playing: ownLineup.includes(player.player_index) ? 1 : 0 };
  };
  return {
    ...match,
    left_team_players: match.left_team_players.map(editedPlayer),
    right_team_players: match.right_team_players.map(editedPlayer),
  };
}

/** All players of both squads, left first. */
export const squadOf = (match: MatchDetail): readonly Player[] => [
  ...match.left_team_players,
  ...match.right_team_players,
];

/** The players of both squads, and who has left them: posted teams and teams that were sent may hold them. */
export const playersOf = (match: MatchDetail): readonly Player[] => [
  ...squadOf(match),
  ...(match.former_players ?? []),
];

/** The players with these indexes, in the squad's order; unknown indexes are left out. */
export function playersAt(squad: readonly Player[], indexes: readonly number[]): readonly Player[] {
  const wanted = new Set(indexes);
  return squad.filter((player) => wanted.has(player.player_index));
}

/** How many of the players each side has. */
export function sideCounts(players: readonly Player[]): readonly [left: number, right: number] {
  const left = players.filter((player) => player.team_index === 0).length;
  return [left, players.length - left];
}

/** How many of the players each role has. */
export function roleCounts(players: readonly Player[], roles: number): readonly number[] {
  const counts = Array.from({ length: roles }, () => 0);
  for (const player of players) counts[player.role] = (counts[player.role] ?? 0) + 1;
  return counts;
}
