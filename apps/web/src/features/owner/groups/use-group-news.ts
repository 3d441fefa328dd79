import { useQuery } from "@tanstack/react-query";
import type { MatchDetail, Player, Team } from "@teamwright/domain";
import { useMemo } from "react";
import { matchQuery } from "#data/api/match.ts";
import { postedTeamsQuery } from "#data/api/owner-groups.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { playersOut } from "#data/records/players-out.ts";

export interface GroupNews {
  readonly match: MatchDetail;
  readonly postedTeams: readonly Team[];
  /** Who is out and in a posted team. */
  readonly players: readonly Player[];
  /** Everybody who is out; nobody of them may replace another. */
  readonly out: readonly number[];
  /** How many posted teams hold one of them. */
  readonly teams: number;
}

/** Posted teams that hold a player who is out; null when there are none, or not yet known. */
export function useGroupNews(openedAttempt: OpenedAttempt, groupId: string): GroupNews | null {
  const match = useQuery(matchQuery(openedAttempt.match.id)).data?.value;
  const postedTeams = useQuery(postedTeamsQuery(groupId, openedAttempt.match.id)).data;
  return useMemo(() => {
    if (match === undefined || postedTeams === undefined) return null;
    const heldPlayers = new Set(postedTeams.flatMap(({ team }) => team.flat()));
    const all = playersOut(openedAttempt.teams.player_list, match);
    const players = all.filter(({ player_index: index }) => heldPlayers.has(index));
    const out = all.map(({ player_index }) => player_index);
    const teams = postedTeams.filter(({ team }) => team.flat().some((index) => out.includes(index))).length;
    return teams === 0 ? null : { match, postedTeams, players, out, teams };
  }, [match, postedTeams, openedAttempt]);
}
