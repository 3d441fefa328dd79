import { t } from "#i18n/translate.ts";
import { LeaveDialog, type LeaveGuard } from "#ui/leave-guard.tsx";

/** Asks before first passwords, which are shown once, are left behind. */
export const PasswordsDialog = ({ guard }: { readonly guard: LeaveGuard }) => (
  <LeaveDialog
    guard={guard}
    question={t("staff.register.leaveQuestion")}
    detail={t("staff.register.leaveDetail")}
  />
);
