import { t } from "#i18n/translate.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";

interface WithoutScoresProps {
  readonly match: MatchRecord;
  /** The points are being fetched. */
  readonly asking: boolean;
}

/** Shown instead of the scores: loading, or no points yet and where to add them. */
export const WithoutScores = ({ match, asking }: WithoutScoresProps) => {
  if (match.result || asking) return <SkeletonList label={t("results.working")} rows={4} height={150} />;
  return (
    <EmptyState
      title={t("results.noPoints")}
      hint={t("results.noPointsHint")}
      action={
        <LinkButton to={pathTo("addPoint", { id: match.id })}>{t("common.addPlayerPoints")}</LinkButton>
      }
    />
  );
};
