import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { useStaffText } from "../../i18n/staff-text.ts";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Period, Whose } from "./statistics-query.ts";
import { StatisticsPeriod } from "./statistics-period.tsx";

type StatisticsViewProps = {
  readonly whose: Whose;
  /** The specification's words when the call fails; absent: the server's. */
  readonly failure?: string;
};

const tabs = [
  { value: "totals", label: messages.admin.accountData },
  { value: "lastSevenDays", label: messages.admin.last7Days },
  { value: "complete", label: messages.admin.completeData },
] as const satisfies readonly { value: Period; label: string }[];

/** A superuser's registrations and plan additions: totals, the last days, all. */
export const StatisticsView = ({ whose, failure }: StatisticsViewProps) => {
  const { statistics } = useStaffText();
  const [period, setPeriod] = useState<Period>("totals");
  return (
    <>
      <Tabs id="statistics" label={statistics.sections} items={tabs} value={period} onChange={setPeriod} />
      <TabPanel id="statistics" value={period}>
        <StatisticsPeriod key={period} whose={whose} period={period} failure={failure} />
      </TabPanel>
    </>
  );
};
