import { t } from "#i18n/translate.ts";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { filtersFromQuery } from "#blocks/team/filters-query.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { useBackTo } from "#ui/use-back.ts";
import { Analytics } from "./analytics.tsx";

/** /analytics/{match}/{attempt}: the analysis of an attempt's teams. */
export const AnalyticsPage = () => {
  const { match = "", attempt = "" } = useParams();
  const [query] = useSearchParams();
  const filters = useMemo(() => filtersFromQuery(query), [query]);
  const attemptQuery = useOpenedAttempt(match, attempt);
  const onBack = useBackTo(pathToAttempt(match, attempt));
  if (attemptQuery.state !== "ready")
    return <AttemptStates state={attemptQuery.state} title={t("common.analytics")} onBack={onBack} />;
  return (
    <Analytics
      key={`${match}/${attempt}`}
      openedAttempt={attemptQuery.openedAttempt}
      filters={filters}
      onBack={onBack}
    />
  );
};
