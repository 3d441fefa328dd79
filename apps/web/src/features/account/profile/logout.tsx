import { useState } from "react";
import { signOut } from "#data/api/sign-in.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { LogoutIcon } from "#ui/icon.tsx";

/** Ends the session of this device, after a question. */
export const Logout = () => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
  };
  return (
    <>
      <Button
        variant="soft"
        leftSection={<LogoutIcon size={18} />}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("shell.logout")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void leave()}
        question={t("profile.logoutQuestion")}
        detail={t("profile.logoutDetail")}
        confirmLabel={t("shell.yes")}
        busy={busy}
      />
    </>
  );
};
