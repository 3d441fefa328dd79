import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { deleteAccount } from "#data/api/account-data.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { OwnPassword } from "./own-password.tsx";
import classes from "./profile-page.module.css";

const forgetDevice = async (): Promise<void> => {
  const portable = await import("#data/portable/forget-device.ts");
  await portable.forgetDevice();
};

/** A new start, so that nothing of the account stays in memory; the sign-in screen says what happened. */
const startAgain = (): void => {
  window.history.replaceState(null, "", `${paths.login}#deleted`);
  window.location.reload();
};

/** What goes and what stays, the password, and the deletion. */
export const DeleteAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const [password, setPassword] = useState("");
  const [device, setDevice] = useState(false);
  const [failure, setFailure] = useState<{ field: string; message: string }>();
  const [busy, setBusy] = useState(false);

  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const result = await deleteAccount(password);
    if (!result.ok) {
      setBusy(false);
      setFailure({ field: result.field ?? "", message: result.message });
      return;
    }
    if (device) await forgetDevice().catch(() => undefined);
    startAgain();
  };

  return (
    <Dialog isOpen onClose={onClose} title={t("profile.deleteQuestion")} closeOnClickOutside={false}>
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <p>{t("profile.deleteGone")}</p>
        <p>{t("profile.deleteStays")}</p>
        <Notice tone="warn">
          <p>{t("profile.deleteForever")}</p>
        </Notice>
        <SwitchRow
          label={t("profile.deleteDevice")}
          hint={t("profile.deleteDeviceHint")}
          checked={device}
          onChange={setDevice}
        />
        <OwnPassword
          value={password}
          error={failure?.field === "password" ? failure.message : undefined}
          onChange={setPassword}
        />
        {failure && failure.field !== "password" && (
          <Notice tone="bad" live>
            <p>{failure.message}</p>
          </Notice>
        )}
        <Button type="submit" variant="danger" loading={busy} disabled={password === ""}>
          {t("profile.deleteConfirm")}
        </Button>
      </form>
    </Dialog>
  );
};
