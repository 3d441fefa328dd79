import { t } from "#i18n/translate.ts";
import type { AccountRole } from "@teamwright/contract";
import { roleNames } from "@teamwright/contract/shapes";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./admin-users.module.css";

type RoleChoiceProps = {
  readonly role: AccountRole;
  /** Nobody can change their own role, because the last admin could lock everybody out. */
  readonly isOwn: boolean;
  readonly onChange: (role: AccountRole) => void;
};

export const RoleChoice = ({ role, isOwn, onChange }: RoleChoiceProps) => {
  return (
    <div className={classes["stack"]} role="group" aria-label={t("staff.users.role")}>
      <div className={classes["chips"]}>
        {roleNames.map((name) => (
          <ChipButton
            key={name}
            pressed={role === name}
            onClick={() => {
              if (!isOwn) onChange(name);
            }}
          >
            {t(`staff.users.roles.${name}`)}
          </ChipButton>
        ))}
      </div>
      <p className={classes["hint"]}>
        {isOwn ? t("staff.users.ownPowers") : t(`staff.users.roleHints.${role}`)}
      </p>
    </div>
  );
};
