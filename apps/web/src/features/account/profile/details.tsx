import { t } from "#i18n/translate.ts";
import type { PlanStatus } from "@teamwright/contract";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Picture } from "#ui/picture.tsx";
import classes from "./profile-page.module.css";

/** Name, phone number and e-mail; staff see their role. */
export const Details = ({ status }: { readonly status: PlanStatus }) => {
  const { name, phoneNumber, email, user_role } = status;
  return (
    <Card>
      <div className={classes["who"]}>
        <Picture src="" name={name || phoneNumber} size={52} />
        <div>
          <p className={classes["whoName"]}>{name || phoneNumber}</p>
          {user_role !== "customer" && <Chip tone="accent">{t(`profile.${user_role}`)}</Chip>}
        </div>
      </div>
      <dl className={classes["facts"]}>
        <div>
          <dt>{t("profile.phone")}</dt>
          <dd>{phoneNumber}</dd>
        </div>
        <div>
          <dt>{t("profile.name")}</dt>
          <dd>{name || t("profile.notGiven")}</dd>
        </div>
        <div>
          <dt>{t("profile.email")}</dt>
          <dd>{email || t("profile.notGiven")}</dd>
        </div>
      </dl>
    </Card>
  );
};
