import { messages } from "@teamwright/domain/messages";
import { PhoneNumber } from "../../blocks/phone-number/phone-number.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import classes from "./admin-users.module.css";
import type { UserCardProps } from "./user-card-props.ts";

/** Who it is and how the account stands, at a glance. */
export const UserHead = ({ user, me }: UserCardProps) => {
  const text = useStaffText();
  const { users } = text;
  return (
    <Card tone={user.accountBlocked ? "bad" : "neutral"} className={classes["stack"]}>
      <div className={classes["row"]}>
        <h2 className={classes["name"]}>{user.name || users.noName}</h2>
        <PhoneNumber phone={user.phoneNumber} copyLabel={text.copyNumber} />
      </div>
      {user.email && <p className={classes["hint"]}>{user.email}</p>}
      <div className={classes["chips"]}>
        {user.accountBlocked && <Chip tone="bad">{users.blocked}</Chip>}
        {user.login_limit.reached && <Chip tone="warn">{users.limitReached}</Chip>}
        <Chip tone={user.activePlan ? "ok" : "warn"}>
          {user.activePlan ? messages.generic.active : messages.generic.inactive}
        </Chip>
        <Chip tone={user.user_role === "customer" ? "neutral" : "accent"}>{users.roles[user.user_role]}</Chip>
        {user.userId === me.id && <Chip tone="accent">{users.yourself}</Chip>}
        {user.prime_admin && <Chip tone="accent">{users.primeAdmin}</Chip>}
        {user.prime_user && <Chip>{users.primeUser}</Chip>}
        {user.group_owner_access && <Chip>{users.groupOwner}</Chip>}
        {user.expert && <Chip>{users.expert}</Chip>}
      </div>
      <p className={classes["small"]}>
        {users.userId} {user.userId}
      </p>
    </Card>
  );
};
