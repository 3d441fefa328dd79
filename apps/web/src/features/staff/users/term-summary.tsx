import { t } from "#i18n/translate.ts";
import type { CurrentPlan } from "@teamwright/contract";
import type { ReactNode } from "react";
import { Chip } from "#ui/chip.tsx";
import classes from "./admin-users.module.css";

type TermSummaryProps = {
  readonly plan: CurrentPlan | null;
  readonly none: string;
  readonly action?: ReactNode;
};

/** The running term: days left, their share of the term, first and last day. */
export const TermSummary = ({ plan, none, action }: TermSummaryProps) => {
  if (plan === null) return <p className={classes["hint"]}>{none}</p>;
  const share = Math.min(100, Math.round((plan.days_left / Math.max(plan.duration, 1)) * 100));
  return (
    <div className={classes["stack"]}>
      <div className={classes["row"]}>
        <p className={classes["big"]}>{t("staff.users.daysLeft", { n: plan.days_left })}</p>
        <Chip tone="ok">{t("staff.active")}</Chip>
      </div>
      <div className={classes["meter"]} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <div className={classes["row"]}>
        <p className={classes["hint"]}>
          {t("staff.users.term", { duration: plan.duration, start: plan.start_date, end: plan.end_date })}
        </p>
        {action}
      </div>
    </div>
  );
};
