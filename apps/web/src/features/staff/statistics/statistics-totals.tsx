import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./admin-statistics.module.css";
import type { Statistics } from "./statistics-query.ts";

type StatisticsTotalsProps = { readonly statistics: Statistics; readonly small?: boolean };

const countText = (count: number): string => count.toLocaleString("en-IN");

/** The three counts, and the parts of the total. */
export const StatisticsTotals = ({ statistics, small = false }: StatisticsTotalsProps) => {
  const { totalCount, registerCount, addPlanCount } = statistics;
  const share = totalCount === 0 ? 0 : (registerCount / totalCount) * 100;
  return (
    <Card className={`${classes["totals"]} ${small ? "" : classes["large"]}`}>
      <Stats>
        <Stat label={t("staff.statistics.total")}>{countText(totalCount)}</Stat>
        <Stat label={t("staff.statistics.registrations")}>{countText(registerCount)}</Stat>
        <Stat label={t("staff.statistics.planAdditions")}>{countText(addPlanCount)}</Stat>
      </Stats>
      {totalCount > 0 && (
        <div
          className={classes["share"]}
          role="img"
          aria-label={t("staff.statistics.share", { registered: registerCount, added: addPlanCount })}
        >
          <span className={classes["registered"]} style={{ width: `${share}%` }} />
          <span className={classes["added"]} style={{ width: `${100 - share}%` }} />
        </div>
      )}
    </Card>
  );
};
