import { useMemo } from "react";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";

/** The attempt's teams with their roles and credits of the generation, and the match's points. */
export function useScoredViews({ match, teams }: OpenedAttempt): TeamViews {
  return useMemo(() => {
    const points = new Map(match.player_list.flat().map((player) => [player.player_index, player.points]));
    const players = teams.player_list.map((player) => ({
      ...player,
      points: points.get(player.player_index) ?? player.points,
    }));
    return new TeamViews(teams.teams, rosterFrom(match.sport_index, players, match.id));
  }, [match, teams]);
}
