import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { PrimeAnalysis } from "@teamwright/contract";
import { useMemo } from "react";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import type { MatchRecord } from "#data/records/match-record.ts";
import { pointsByIndex } from "#data/records/points.ts";
import { formatInstant } from "#lib/when.ts";
import { Page } from "#ui/page.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { AllocationTable } from "./allocation-table.tsx";
import { BucketTable } from "./bucket-table.tsx";
import classes from "./prime-report.module.css";
import { reportBuckets } from "./report-rows.ts";

interface PrimeReportProps {
  readonly match: MatchRecord;
  readonly analysis: PrimeAnalysis;
  readonly onBack: () => void;
}

/** The posted teams by points and their users, to read and to print. */
export const PrimeReport = ({ match, analysis, onBack }: PrimeReportProps) => {
  const { teamData, primeUserData } = analysis;
  useSideColors(match.left_image, match.right_image);
  const buckets = useMemo(() => reportBuckets(teamData, pointsByIndex(match)), [teamData, match]);
  const names = useMemo(
    () => new Map(match.player_list.flat().map(({ player_index, name }) => [player_index, name])),
    [match],
  );
  return (
    <Page
      title={t("prime.report.title")}
      onBack={onBack}
      footer={
        <Button className="screen-only" onClick={() => window.print()}>
          {t("prime.report.print")}
        </Button>
      }
    >
      <p className={classes["printed"]}>
        {t("prime.report.title")} · {formatInstant(match.match_time)}
      </p>
      <SideLegend sides={{ left: match.left_name, right: match.right_name }}>{match.series_name}</SideLegend>
      <Stats>
        <Stat label={t("prime.report.teams")}>{teamData.length}</Stat>
        <Stat label={t("prime.report.users")}>{primeUserData.length}</Stat>
        {analysis.seed !== null && <Stat label={t("prime.report.seed")}>{analysis.seed}</Stat>}
      </Stats>
      <AllocationTable users={primeUserData} />
      {buckets.map((bucket) => (
        <BucketTable key={bucket.from} bucket={bucket} names={names} />
      ))}
    </Page>
  );
};
