import type { Scorecard } from "@teamwright/domain";
import type { PointsSource } from "../records/match-record.ts";
import type { PointsToStore } from "../records/points.ts";

/**
 * The change of a stored match by a scorecard: 'inprogress' is status 1, 'inactive' 2, every other word 1; null while
 * the match is 'active', which means not started. Source: section 4 of the documents.
 */
export const updateOf = (card: Scorecard): PointsToStore | null =>
  card.match_status === "active"
    ? null
    : {
        status: card.match_status === "inactive" ? 2 : 1,
        points: new Map(card.player_data.map((player) => [player.player_fixed_id, player.points])),
        parts: new Map(
          card.player_data.flatMap(({ player_fixed_id, parts }) => (parts ? [[player_fixed_id, parts]] : [])),
        ),
        scoring: scoringOf(card),
      };

function scoringOf({ rule_set, warnings = [], player_data }: Scorecard): PointsSource | undefined {
  if (rule_set === undefined) return undefined;
  const markedPlayers = player_data.flatMap(({ player_fixed_id: id, marks }) =>
    marks ? [[id, marks] as const] : [],
  );
  return { rule_set, warnings, marks: Object.fromEntries(markedPlayers) };
}
