import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { Stat, Stats } from "../../ui/stat.tsx";
import classes from "./admin-statistics.module.css";
import type { Statistics } from "./statistics-query.ts";

type StatisticsTotalsProps = { readonly statistics: Statistics; readonly small?: boolean };

const shown = (count: number): string => count.toLocaleString("en-IN");

/** The three counts, and how the total divides. */
export const StatisticsTotals = ({ statistics, small = false }: StatisticsTotalsProps) => {
  const { statistics: words } = useStaffText();
  const { totalCount, registerCount, addPlanCount } = statistics;
  const share = totalCount === 0 ? 0 : (registerCount / totalCount) * 100;
  return (
    <Card className={`${classes["totals"]} ${small ? "" : classes["large"]}`}>
      <Stats>
        <Stat label={words.total}>{shown(totalCount)}</Stat>
        <Stat label={words.registrations}>{shown(registerCount)}</Stat>
        <Stat label={words.planAdditions}>{shown(addPlanCount)}</Stat>
      </Stats>
      {totalCount > 0 && (
        <div className={classes["share"]} role="img" aria-label={words.share(registerCount, addPlanCount)}>
          <span className={classes["registered"]} style={{ width: `${share}%` }} />
          <span className={classes["added"]} style={{ width: `${100 - share}%` }} />
        </div>
      )}
    </Card>
  );
};
