import { messages } from "@teamwright/domain/messages";
import type { MatchRecord } from "../../data/records/match-record.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState } from "../../ui/states.tsx";

interface WithoutScoresProps {
  readonly match: MatchRecord;
  /** The points are being asked for. */
  readonly asking: boolean;
}

/** In the place of the scores: on their way, or no points yet and where to add them. */
export const WithoutScores = ({ match, asking }: WithoutScoresProps) => {
  const { results } = useText();
  if (match.result || asking) return <SkeletonList label={results.working} rows={4} height={150} />;
  return (
    <EmptyState
      title={results.noPoints}
      hint={results.noPointsHint}
      action={
        <LinkButton to={pathTo("addPoint", { id: match.id })}>{messages.points.addPlayerPoints}</LinkButton>
      }
    />
  );
};
