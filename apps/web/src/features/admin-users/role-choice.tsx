import { roleNames, type Role } from "@teamwright/contract";
import { useStaffText } from "../../i18n/staff-text.ts";
import { ChipButton } from "../../ui/chip.tsx";
import classes from "./admin-users.module.css";

type RoleChoiceProps = {
  readonly role: Role;
  /** Nobody changes their own role: the last admin would lock everybody out. */
  readonly own: boolean;
  readonly onChange: (role: Role) => void;
};

export const RoleChoice = ({ role, own, onChange }: RoleChoiceProps) => {
  const { users } = useStaffText();
  return (
    <div className={classes["stack"]} role="group" aria-label={users.role}>
      <div className={classes["chips"]}>
        {roleNames.map((name) => (
          <ChipButton
            key={name}
            pressed={role === name}
            onClick={() => {
              if (!own) onChange(name);
            }}
          >
            {users.roles[name]}
          </ChipButton>
        ))}
      </div>
      <p className={classes["hint"]}>{own ? users.ownPowers : users.roleHints[role]}</p>
    </div>
  );
};
