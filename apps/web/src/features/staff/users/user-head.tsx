import { t } from "#i18n/translate.ts";
import { PhoneNumber } from "#blocks/phone-number/phone-number.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./admin-users.module.css";
import type { UserCardProps } from "./user-card-props.ts";

/** The name and status of the account. */
export const UserHead = ({ user, me }: UserCardProps) => {
  return (
    <Card tone={user.accountBlocked ? "bad" : "neutral"} className={classes["stack"]}>
      <div className={classes["row"]}>
        <h2 className={classes["name"]}>{user.name || t("staff.users.noName")}</h2>
        <PhoneNumber phone={user.phoneNumber} copyLabel={t("staff.copyNumber")} />
      </div>
      {user.email && <p className={classes["hint"]}>{user.email}</p>}
      <div className={classes["chips"]}>
        {user.accountBlocked && <Chip tone="bad">{t("staff.users.blocked")}</Chip>}
        {user.login_limit.reached && <Chip tone="warn">{t("staff.users.limitReached")}</Chip>}
        <Chip tone={user.activePlan ? "ok" : "warn"}>
          {user.activePlan ? t("staff.active") : t("staff.inactive")}
        </Chip>
        <Chip tone={user.user_role === "customer" ? "neutral" : "accent"}>
          {t(`staff.users.roles.${user.user_role}`)}
        </Chip>
        {user.userId === me.id && <Chip tone="accent">{t("staff.users.yourself")}</Chip>}
        {user.prime_admin && <Chip tone="accent">{t("staff.users.primeAdmin")}</Chip>}
        {user.prime_user && <Chip>{t("staff.users.primeUser")}</Chip>}
        {user.group_owner_access && <Chip>{t("staff.users.groupOwner")}</Chip>}
        {user.expert && <Chip>{t("staff.users.expert")}</Chip>}
      </div>
      <p className={classes["small"]}>
        {t("staff.users.userId")} {user.userId}
      </p>
    </Card>
  );
};
