import { t } from "#i18n/translate.ts";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { filtersFromQuery } from "#blocks/team/filters-query.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { useBackTo } from "#ui/use-back.ts";
import { Display } from "./display.tsx";

/** /display/{match}/{attempt}/{filterType}/{filterValue}: the teams of one attempt. */
export const DisplayPage = () => {
  const { match = "", attempt = "", ftype = "9", fvalue = "9" } = useParams();
  const [query] = useSearchParams();
  const keptFilters = useMemo(() => filtersFromQuery(query), [query]);
  const attemptQuery = useOpenedAttempt(match, attempt);
  const onBack = useBackTo(pathTo("previousMatch", { id: match }));
  if (attemptQuery.state !== "ready")
    return <AttemptStates state={attemptQuery.state} title={t("common.generatedTeams")} onBack={onBack} />;
  return (
    <Display
      key={`${match}/${attempt}/${ftype}/${fvalue}?${query.toString()}`}
      openedAttempt={attemptQuery.openedAttempt}
      keptFilters={keptFilters}
      preset={{ filterType: ftype, filterValue: fvalue }}
      onBack={onBack}
    />
  );
};
