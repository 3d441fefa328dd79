import type { PlanStatus } from "@teamwright/contract";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Picture } from "../../ui/picture.tsx";
import classes from "./profile-page.module.css";

/** Name, phone number and e-mail; staff see their role. */
export const Details = ({ status }: { readonly status: PlanStatus }) => {
  const { profile } = useText();
  const { name, phoneNumber, email, user_role } = status;
  return (
    <Card>
      <div className={classes["who"]}>
        <Picture src="" name={name || phoneNumber} size={52} />
        <div>
          <p className={classes["whoName"]}>{name || phoneNumber}</p>
          {user_role !== "customer" && <Chip tone="accent">{profile[user_role]}</Chip>}
        </div>
      </div>
      <dl className={classes["facts"]}>
        <div>
          <dt>{profile.phone}</dt>
          <dd>{phoneNumber}</dd>
        </div>
        <div>
          <dt>{profile.name}</dt>
          <dd>{name || profile.notGiven}</dd>
        </div>
        <div>
          <dt>{profile.email}</dt>
          <dd>{email || profile.notGiven}</dd>
        </div>
      </dl>
    </Card>
  );
};
