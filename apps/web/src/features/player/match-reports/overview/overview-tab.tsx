import { useQuery } from "@tanstack/react-query";
import { t } from "#i18n/translate.ts";
import { QueryState } from "#ui/query-state.tsx";
import type { ReportFilters } from "../filters/report-filters.ts";
import classes from "../match-reports.module.css";
import { NoReports } from "../no-reports.tsx";
import { overviewQuery } from "../report-queries.ts";
import { CaptainCard } from "./captain-card.tsx";
import { CreditsCard } from "./credits-card.tsx";
import { PatternCards } from "./pattern-cards.tsx";
import { PointsCard } from "./points-card.tsx";
import { ScorecardCard } from "./scorecard-card.tsx";
import { WinningCard } from "./winning-card.tsx";

interface OverviewTabProps {
  readonly filters: ReportFilters;
  readonly onClear: () => void;
}

/** What the reports that the filters leave say together; every figure with its number of matches. */
export const OverviewTab = ({ filters, onClear }: OverviewTabProps) => {
  const overview = useQuery(overviewQuery(filters));
  if (overview.data === undefined)
    return (
      <QueryState
        query={overview}
        failedTitle={t("reports.listFailed")}
        hint={overview.error?.message}
        loading={t("reports.loading")}
        rows={4}
        height={180}
      />
    );
  const { data } = overview;
  if (data.total_matches === 0)
    return <NoReports filtered={Object.keys(filters).length > 0} onClear={onClear} />;
  return (
    <div aria-busy={overview.isPlaceholderData}>
      <p className={classes["based"]} role="status">
        {t("reports.basedOnMatches", { n: data.total_matches })}
      </p>
      <div className={classes["sections"]}>
        <ScorecardCard statistics={data} />
        <WinningCard statistics={data} />
        <CaptainCard statistics={data} />
        <PointsCard statistics={data} />
        <PatternCards statistics={data} />
        <CreditsCard statistics={data} />
      </div>
    </div>
  );
};
