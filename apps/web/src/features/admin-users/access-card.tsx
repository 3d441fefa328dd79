import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** Block, unblock, remove the login limit. */
export const AccessCard = ({ user, me }: UserCardProps) => {
  const { users } = useStaffText();
  const blocking = useUserAction(userCalls.block, messages.admin.userBlocked);
  const unblocking = useUserAction(userCalls.unblock, messages.admin.userUnblocked);
  const unlimiting = useUserAction(userCalls.removeLimit, messages.admin.loginLimitRemoved);
  const target = { userId: user.userId, adminId: me.id };
  return (
    <Card heading={users.access} className={classes["stack"]}>
      <div className={classes["row"]}>
        <p className={classes["hint"]}>{user.accountBlocked ? users.blockedHint : users.activeHint}</p>
        {user.accountBlocked ? (
          <Button variant="soft" loading={unblocking.busy} onClick={() => void unblocking.act(target)}>
            {users.unblock}
          </Button>
        ) : (
          <ConfirmedButton
            label={users.block}
            question={users.blockQuestion}
            detail={users.blockDetail}
            disabled={user.userId === me.id}
            busy={blocking.busy}
            onConfirm={() => blocking.act(target)}
          />
        )}
      </div>
      <div className={`${classes["row"]} ${classes["divided"]}`}>
        <p className={classes["hint"]}>
          {users.limitHint}{" "}
          <strong>{users.limitState(user.login_limit.new_devices, user.login_limit.devices)}</strong>
        </p>
        <ConfirmedButton
          label={users.removeLimit}
          question={users.removeLimitQuestion}
          detail={users.removeLimitDetail}
          danger={false}
          busy={unlimiting.busy}
          onConfirm={() => unlimiting.act(target)}
        />
      </div>
    </Card>
  );
};
