import { messages } from "@teamwright/domain/messages";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { AddTerm } from "./add-term.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { TermSummary } from "./term-summary.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

export const PlanCard = ({ user, me }: UserCardProps) => {
  const { users } = useStaffText();
  const adding = useUserAction(userCalls.addPlan, messages.admin.planAdded);
  const removing = useUserAction(userCalls.removePlan, messages.admin.planRemoved);
  const target = { userId: user.userId, adminId: me.id };
  const current = user.current_plan;
  return (
    <Card heading={users.plan} className={classes["stack"]}>
      <TermSummary
        plan={current}
        none={users.noPlan}
        action={
          current !== null && (
            <ConfirmedButton
              label={users.removePlan}
              question={users.removePlanQuestion}
              detail={users.removePlanDetail(current.days_left)}
              busy={removing.busy}
              onConfirm={() => removing.act(target)}
            />
          )
        }
      />
      <div className={classes["divided"]}>
        <AddTerm
          current={current}
          label={users.addPlan}
          busy={adding.busy}
          onAdd={(duration) => adding.act({ ...target, duration })}
        />
      </div>
    </Card>
  );
};
