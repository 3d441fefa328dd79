import { t } from "#i18n/translate.ts";
import { useState, type ReactNode } from "react";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { StatisticsPeriod } from "./statistics-period.tsx";
import type { Period, Whose } from "./statistics-query.ts";

type StatisticsPageProps = {
  readonly title: string;
  /** Null: no superuser is chosen yet; `children` are shown instead. */
  readonly statisticsOwner: Whose | null;
  /** Above the tabs. */
  readonly search?: ReactNode;
  /** The specification's message when the call fails; absent: the server's. */
  readonly failure?: string;
  readonly children?: ReactNode;
};

const tabs = [
  { value: "totals", label: "staff.accountData" },
  { value: "lastSevenDays", label: "staff.last7Days" },
  { value: "complete", label: "staff.completeData" },
] as const satisfies readonly { value: Period; label: string }[];

/** A superuser's registrations and plan additions: totals, the last days, all. */
export const StatisticsPage = ({
  title,
  statisticsOwner,
  search,
  failure,
  children,
}: StatisticsPageProps) => {
  const [period, setPeriod] = useState<Period>("totals");
  const ownerKey = statisticsOwner?.kind === "superuser" ? statisticsOwner.phone : "own";
  return (
    <Page
      title={title}
      menu
      subheader={
        <>
          {search}
          {statisticsOwner && (
            <Tabs
              id="statistics"
              label={t("staff.statistics.sections")}
              items={tabs.map(({ value, label }) => ({ value, label: t(label) }))}
              value={period}
              onChange={setPeriod}
            />
          )}
        </>
      }
    >
      {children}
      {statisticsOwner && (
        <TabPanel id="statistics" value={period}>
          <StatisticsPeriod
            key={`${ownerKey} ${period}`}
            statisticsOwner={statisticsOwner}
            period={period}
            failure={failure}
          />
        </TabPanel>
      )}
    </Page>
  );
};
