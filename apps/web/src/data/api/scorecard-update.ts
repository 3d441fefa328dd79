import type { Scorecard } from "@teamwright/domain";
import type { PointsToStore } from "../records/points.ts";

/**
 * What a scorecard brings to a stored match: 'inprogress' is status 1, 'inactive' 2, every other word 1; null while the
 * match is 'active', which is not yet begun. Source: the documents' section 4.
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
