import { useMemo } from "react";
import type { EngineMatch, TeamColumns } from "@teamwright/engine";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import type { SideNames } from "#blocks/team/team-text.ts";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { pointsByIndex } from "#data/records/points.ts";

/** An attempt's teams with the data that their cards and the engine need. */
export interface ShownTeams {
  readonly match: EngineMatch;
  readonly teams: TeamColumns;
  readonly views: TeamViews;
  readonly sides: SideNames;
  /** The match's points by player_index; null before there are any. */
  readonly points: readonly number[] | null;
}

export function useTeamSet({ match, teams }: OpenedAttempt): ShownTeams {
  useSideColors(match.left_image, match.right_image);
  return useMemo(() => {
    return {
      match: engineMatchOf({ match, teams }),
      teams: teams.teams,
      views: new TeamViews(teams.teams, rosterFrom(match.sport_index, teams.player_list, match.id)),
      sides: { left: match.left_name, right: match.right_name },
      points: match.result ? pointsByIndex(match) : null,
    };
  }, [match, teams]);
}
