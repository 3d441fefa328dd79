import type { CurrentPlan } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Chip } from "../../ui/chip.tsx";
import classes from "./admin-users.module.css";

type TermSummaryProps = {
  readonly plan: CurrentPlan | null;
  readonly none: string;
  readonly action?: ReactNode;
};

/** The running term: days left, how much of it that is, from when to when. */
export const TermSummary = ({ plan, none, action }: TermSummaryProps) => {
  const { users } = useStaffText();
  if (plan === null) return <p className={classes["hint"]}>{none}</p>;
  const share = Math.min(100, Math.round((plan.days_left / Math.max(plan.duration, 1)) * 100));
  return (
    <div className={classes["stack"]}>
      <div className={classes["row"]}>
        <p className={classes["big"]}>{users.daysLeft(plan.days_left)}</p>
        <Chip tone="ok">{messages.generic.active}</Chip>
      </div>
      <div className={classes["meter"]} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <div className={classes["row"]}>
        <p className={classes["hint"]}>{users.term(plan.duration, plan.start_date, plan.end_date)}</p>
        {action}
      </div>
    </div>
  );
};
