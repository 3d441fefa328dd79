import type { Scorecard } from "@teamwright/domain";
import type { PointsToStore } from "../records/points.ts";

/**
 * The change of a stored match by a scorecard: 'inprogress' is status 1, 'inactive' 2, every other word 1; null while
 * the match is 'active', which means not started. Source: section 4 of the documents.
 */
export const updateOf = ({ match_status: activity, player_data }: Scorecard): PointsToStore | null =>
  activity === "active"
    ? null
    : {
        status: activity === "inactive" ? 2 : 1,
        points: new Map(player_data.map((player) => [player.player_fixed_id, player.points])),
        parts: new Map(
          player_data.flatMap(({ player_fixed_id, parts }) => (parts ? [[player_fixed_id, parts]] : [])),
        ),
      };
