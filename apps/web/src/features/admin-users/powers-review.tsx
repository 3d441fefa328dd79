import { Button } from "@mantine/core";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./admin-users.module.css";
import { flags, isStaff, type Powers } from "./powers.ts";

type PowersReviewProps = {
  readonly opened: boolean;
  readonly before: Powers;
  readonly changes: Partial<Powers>;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
};

/** What would change, line by line, before it does. */
export const PowersReview = ({ opened, before, changes, busy, onClose, onApply }: PowersReviewProps) => {
  const { users } = useStaffText();
  const { shell } = useText();
  const staff = isStaff({ ...before, ...changes });
  const state = (on: boolean): string => (on ? users.on : users.off);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={users.reviewTitle}
      closeLabel={shell.close}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button loading={busy} onClick={onApply}>
            {users.apply}
          </Button>
        </>
      }
    >
      <ul className={classes["list"]}>
        {changes.user_role !== undefined && (
          <li>
            <span>{users.role}</span>
            <strong>{users.fromTo(users.roles[before.user_role], users.roles[changes.user_role])}</strong>
          </li>
        )}
        {flags.map((flag) => {
          const to = changes[flag];
          return (
            to !== undefined && (
              <li key={flag}>
                <span>{users.powerNames[flag]}</span>
                <strong>{users.fromTo(state(before[flag]), state(to))}</strong>
              </li>
            )
          );
        })}
      </ul>
      {staff !== isStaff(before) && (
        <p className={classes["hint"]}>{staff ? users.becomesStaff : users.leavesStaff}</p>
      )}
    </Dialog>
  );
};
