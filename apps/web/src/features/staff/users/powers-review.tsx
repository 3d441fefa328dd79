import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { useState } from "react";
import classes from "./admin-users.module.css";
import { flags, isStaff, raises, type Powers } from "./powers.ts";

type PowersReviewProps = {
  readonly isOpen: boolean;
  readonly before: Powers;
  readonly changes: Partial<Powers>;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** With the admin's password, "" where none is needed. */
  readonly onApply: (password: string) => void;
};

/** The changes, line by line, before they are made. */
export const PowersReview = ({ isOpen, before, changes, busy, onClose, onApply }: PowersReviewProps) => {
  const [password, setPassword] = useState("");
  const asksPassword = raises(before, changes);
  const staff = isStaff({ ...before, ...changes });
  const state = (on: boolean): string => (on ? t("staff.users.on") : t("staff.users.off"));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("staff.users.reviewTitle")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            loading={busy}
            disabled={asksPassword && password === ""}
            onClick={() => onApply(asksPassword ? password : "")}
          >
            {t("staff.users.apply")}
          </Button>
        </>
      }
    >
      <ul className={classes["list"]}>
        {changes.user_role !== undefined && (
          <li>
            <span>{t("staff.users.role")}</span>
            <strong>
              {t("staff.users.fromTo", {
                from: t(`staff.users.roles.${before.user_role}`),
                to: t(`staff.users.roles.${changes.user_role}`),
              })}
            </strong>
          </li>
        )}
        {flags.map((flag) => {
          const to = changes[flag];
          return (
            to !== undefined && (
              <li key={flag}>
                <span>{t(`staff.users.powerNames.${flag}`)}</span>
                <strong>{t("staff.users.fromTo", { from: state(before[flag]), to: state(to) })}</strong>
              </li>
            )
          );
        })}
      </ul>
      {staff !== isStaff(before) && (
        <p className={classes["hint"]}>
          {staff ? t("staff.users.becomesStaff") : t("staff.users.leavesStaff")}
        </p>
      )}
      {asksPassword && (
        <PasswordInput
          label={t("staff.users.ownPassword")}
          required
          maxLength={128}
          autoComplete="current-password"
          toggleLabel={t("staff.users.showPassword")}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
};
