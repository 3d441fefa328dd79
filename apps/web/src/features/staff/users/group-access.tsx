import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** Whether the user may own a prime group; a prime admin with a staff role grants and revokes it. */
export const GroupAccess = ({ user, me }: UserCardProps) => {
  const giving = useUserAction(userCalls.createGroupAccess, t("replies.groupOwnerAccessCreated"));
  const taking = useUserAction(userCalls.removeGroupAccess, t("replies.groupOwnerAccessRemoved"));
  const input = { userId: user.userId, adminId: me.id, phoneNumber: user.phoneNumber };
  return (
    <div className={`${classes["stack"]} ${classes["divided"]}`}>
      <p className={classes["hint"]}>
        {user.group_owner_access ? t("staff.users.groupAccessOn") : t("staff.users.groupAccessOff")}
        {user.group_info && ` ${t("staff.users.ownsGroup", { name: user.group_info.groupName })}`}
      </p>
      {user.group_owner_access ? (
        <ConfirmedButton
          label={t("staff.users.removeGroupAccess")}
          question={t("staff.users.removeGroupQuestion")}
          detail={t("staff.users.removeGroupDetail")}
          busy={taking.busy}
          onConfirm={() => taking.act(input)}
        />
      ) : (
        <Button variant="soft" loading={giving.busy} onClick={() => void giving.act(input)}>
          {t("staff.users.createGroupAccess")}
        </Button>
      )}
    </div>
  );
};
