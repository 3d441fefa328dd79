import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { AddTerm } from "./add-term.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { RestorePlan } from "./restore-plan.tsx";
import { TermSummary } from "./term-summary.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

export const PlanCard = ({ user, me }: UserCardProps) => {
  const adding = useUserAction(userCalls.addPlan, t("replies.planAdded"));
  const removing = useUserAction(userCalls.removePlan, t("replies.planRemoved"));
  const restoring = useUserAction(userCalls.restorePlan, t("replies.planRestored"));
  const target = { userId: user.userId, adminId: me.id };
  const current = user.current_plan;
  return (
    <Card heading={t("staff.users.plan")} className={classes["stack"]}>
      <TermSummary
        plan={current}
        none={t("staff.users.noPlan")}
        action={
          current !== null && (
            <ConfirmedButton
              label={t("staff.users.removePlan")}
              question={t("staff.users.removePlanQuestion")}
              detail={t("staff.users.removePlanDetail", { left: current.days_left })}
              busy={removing.busy}
              onConfirm={() => removing.act(target)}
            />
          )
        }
      />
      <RestorePlan
        term={user.removed_plan}
        busy={restoring.busy}
        onRestore={() => void restoring.act(target)}
      />
      <div className={classes["divided"]}>
        <AddTerm
          current={current}
          label={t("staff.users.addPlan")}
          busy={adding.busy}
          onAdd={(duration) => adding.act({ ...target, duration })}
        />
      </div>
    </Card>
  );
};
