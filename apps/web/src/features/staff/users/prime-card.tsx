import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { AddTerm } from "./add-term.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { GroupAccess } from "./group-access.tsx";
import { RestorePlan } from "./restore-plan.tsx";
import { TermSummary } from "./term-summary.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** The actions of a prime admin: prime account, prime plan and, with a staff role, group ownership. */
export const PrimeCard = ({ user, me }: UserCardProps) => {
  const creating = useUserAction(userCalls.createPrime, t("replies.primeAccountCreated"));
  const adding = useUserAction(userCalls.addPrimePlan, t("replies.primePlanAdded"));
  const removing = useUserAction(userCalls.removePrimePlan, t("replies.primePlanRemoved"));
  const restoring = useUserAction(userCalls.restorePrimePlan, t("replies.planRestored"));
  const target = { userId: user.userId, adminId: me.id };
  const current = user.current_prime_plan;
  // The server lets only an admin change another member of staff; group owners count as customers.
  const staff = user.user_role !== "customer" || user.prime_admin || user.expert;
  const isRefused = staff && me.role !== "admin" && user.userId !== me.id;
  return (
    <Card heading={t("staff.users.primePlan")} className={classes["stack"]}>
      <TermSummary
        plan={current}
        none={user.prime_user ? t("staff.users.noPlan") : t("staff.users.noPrimeAccount")}
        action={
          current !== null && (
            <ConfirmedButton
              label={t("staff.users.removePrimePlan")}
              question={t("staff.users.removePrimeQuestion")}
              detail={t("staff.users.removePrimeDetail", { left: current.days_left })}
              busy={removing.busy}
              onConfirm={() => removing.act(target)}
            />
          )
        }
      />
      <RestorePlan
        term={user.removed_prime_plan}
        busy={restoring.busy}
        onRestore={() => void restoring.act(target)}
      />
      {!user.prime_user && isRefused && <p className={classes["hint"]}>{t("staff.users.onlyAdminPrime")}</p>}
      {!user.prime_user && (
        <Button
          loading={creating.busy}
          disabled={isRefused}
          onClick={() => void creating.act({ ...target, phoneNumber: user.phoneNumber })}
        >
          {t("staff.users.createPrime")}
        </Button>
      )}
      {user.prime_user && (
        <div className={classes["divided"]}>
          <AddTerm
            current={current}
            label={t("staff.users.addPrimePlan")}
            busy={adding.busy}
            onAdd={(duration) => adding.act({ ...target, duration })}
          />
        </div>
      )}
      {me.role !== "customer" && <GroupAccess user={user} me={me} />}
    </Card>
  );
};
