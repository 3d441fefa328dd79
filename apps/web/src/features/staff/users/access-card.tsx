import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import classes from "./admin-users.module.css";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { useUserAction } from "./use-user-action.ts";
import { userCalls } from "./user-calls.ts";
import type { UserCardProps } from "./user-card-props.ts";

/** Block, unblock, remove the login limit. */
export const AccessCard = ({ user, me }: UserCardProps) => {
  const blocking = useUserAction(userCalls.block, t("replies.userBlocked"));
  const unblocking = useUserAction(userCalls.unblock, t("replies.userUnblocked"));
  const unlimiting = useUserAction(userCalls.removeLimit, t("replies.loginLimitRemoved"));
  const target = { userId: user.userId, adminId: me.id };
  return (
    <Card heading={t("staff.users.access")} className={classes["stack"]}>
      <div className={classes["row"]}>
        <p className={classes["hint"]}>
          {user.accountBlocked ? t("staff.users.blockedHint") : t("staff.users.activeHint")}
        </p>
        {user.accountBlocked ? (
          <Button variant="soft" loading={unblocking.busy} onClick={() => void unblocking.act(target)}>
            {t("staff.users.unblock")}
          </Button>
        ) : (
          <ConfirmedButton
            label={t("staff.users.block")}
            question={t("staff.users.blockQuestion")}
            detail={t("staff.users.blockDetail")}
            disabled={user.userId === me.id}
            busy={blocking.busy}
            onConfirm={() => blocking.act(target)}
          />
        )}
      </div>
      <div className={`${classes["row"]} ${classes["divided"]}`}>
        <p className={classes["hint"]}>
          {t("staff.users.limitHint")}{" "}
          <strong>
            {t("staff.users.limitState", {
              newDevices: user.login_limit.new_devices,
              devices: user.login_limit.devices,
            })}
          </strong>
        </p>
        <ConfirmedButton
          label={t("staff.users.removeLimit")}
          question={t("staff.users.removeLimitQuestion")}
          detail={t("staff.users.removeLimitDetail")}
          danger={false}
          busy={unlimiting.busy}
          onConfirm={() => unlimiting.act(target)}
        />
      </div>
    </Card>
  );
};
