import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { AddTerm } from "./add-term.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { GroupAccess } from "./group-access.tsx";
import { TermSummary } from "./term-summary.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** What a prime admin may do: prime account, prime plan and, with a staff role, group ownership. */
export const PrimeCard = ({ user, me }: UserCardProps) => {
  const { users } = useStaffText();
  const creating = useUserAction(userCalls.createPrime, messages.admin.primeAccountCreated);
  const adding = useUserAction(userCalls.addPrimePlan, messages.admin.primePlanAdded);
  const removing = useUserAction(userCalls.removePrimePlan, messages.admin.primePlanRemoved);
  const target = { userId: user.userId, adminId: me.id };
  const current = user.current_prime_plan;
  return (
    <Card heading={users.primePlan} className={classes["stack"]}>
      <TermSummary
        plan={current}
        none={user.prime_user ? users.noPlan : users.noPrimeAccount}
        action={
          current !== null && (
            <ConfirmedButton
              label={users.removePrimePlan}
              question={users.removePrimeQuestion}
              detail={users.removePrimeDetail(current.days_left)}
              busy={removing.busy}
              onConfirm={() => removing.act(target)}
            />
          )
        }
      />
      {!user.prime_user && (
        <Button
          loading={creating.busy}
          onClick={() => void creating.act({ ...target, phoneNumber: user.phoneNumber })}
        >
          {users.createPrime}
        </Button>
      )}
      {user.prime_user && (
        <div className={classes["divided"]}>
          <AddTerm
            current={current}
            label={users.addPrimePlan}
            busy={adding.busy}
            onAdd={(duration) => adding.act({ ...target, duration })}
          />
        </div>
      )}
      {me.role !== "customer" && <GroupAccess user={user} me={me} />}
    </Card>
  );
};
