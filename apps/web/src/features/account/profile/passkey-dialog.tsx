import type { Passkey } from "@teamwright/contract";
import { useState } from "react";
import { addPasskey, renamePasskey } from "#data/api/passkeys.ts";
import { t } from "#i18n/translate.ts";
import { deviceName } from "#lib/device-name.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast.ts";
import { OwnPassword } from "./own-password.tsx";
import classes from "./profile-page.module.css";

type PasskeyDialogProps = {
  /** The passkey to rename; null: a new one is added, after the password. */
  readonly passkey: Passkey | null;
  readonly onClose: () => void;
};

/** Names a passkey: a new one, or one of the list. */
export const PasskeyDialog = ({ passkey, onClose }: PasskeyDialogProps) => {
  const [name, setName] = useState(() => passkey?.name ?? deviceName(navigator.userAgent));
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<{ field: string; message: string }>();
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const result = await (passkey ? renamePasskey(passkey.id, name) : addPasskey(password, name));
    setBusy(false);
    if (!result.ok) {
      setFailure({ field: result.field ?? "", message: result.message });
      return;
    }
    toast.success(t(passkey ? "replies.passkeyRenamed" : "replies.passkeyCreated"));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={passkey ? t("profile.renamePasskey", { name: passkey.name }) : t("profile.newPasskey")}
      closeOnClickOutside={false}
    >
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <TextInput
          label={t("profile.passkeyName")}
          description={t("profile.passkeyNameHint")}
          required
          maxLength={60}
          value={name}
          error={errorOf("name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {!passkey && <OwnPassword value={password} error={errorOf("password")} onChange={setPassword} />}
        {failure && !["name", "password"].includes(failure.field) && (
          <Notice tone="bad" live>
            <p>{failure.message}</p>
          </Notice>
        )}
        <Button type="submit" loading={busy} disabled={name.trim() === "" || (!passkey && password === "")}>
          {passkey ? t("profile.rename") : t("profile.addPasskey")}
        </Button>
      </form>
    </Dialog>
  );
};
