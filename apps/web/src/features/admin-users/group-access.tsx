import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useStaffText } from "../../i18n/staff-text.ts";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** Whether the user may own a prime group; a prime admin with a staff role gives and takes it. */
export const GroupAccess = ({ user, me }: UserCardProps) => {
  const { users } = useStaffText();
  const giving = useUserAction(userCalls.createGroupAccess, messages.admin.groupOwnerAccessCreated);
  const taking = useUserAction(userCalls.removeGroupAccess, messages.admin.groupOwnerAccessRemoved);
  const input = { userId: user.userId, adminId: me.id, phoneNumber: user.phoneNumber };
  return (
    <div className={`${classes["stack"]} ${classes["divided"]}`}>
      <p className={classes["hint"]}>
        {user.group_owner_access ? users.groupAccessOn : users.groupAccessOff}
        {user.group_info && ` ${users.ownsGroup(user.group_info.groupName)}`}
      </p>
      {user.group_owner_access ? (
        <ConfirmedButton
          label={users.removeGroupAccess}
          question={users.removeGroupQuestion}
          detail={users.removeGroupDetail}
          busy={taking.busy}
          onConfirm={() => taking.act(input)}
        />
      ) : (
        <Button variant="soft" loading={giving.busy} onClick={() => void giving.act(input)}>
          {users.createGroupAccess}
        </Button>
      )}
    </div>
  );
};
