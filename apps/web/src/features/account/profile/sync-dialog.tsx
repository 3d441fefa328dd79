import { PasswordInput } from "#ui/password-input.tsx";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { joinSync, turnSyncOn } from "#data/sync/start-sync.ts";
import { t } from "#i18n/translate.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./profile-page.module.css";

/** The passphrase is all that keeps a stolen copy closed, so it is longer than a password. */
const MIN_LETTERS = 12;

type PassphraseField = "passphrase" | "again";

type SyncDialogProps = {
  readonly account: string;
  /** Another device has chosen the passphrase. */
  readonly join: boolean;
  readonly onClose: () => void;
};

const problemOf = (join: boolean, passphrase: string, again: string) => {
  if (join) return null;
  if (passphrase.length < MIN_LETTERS)
    return { field: "passphrase" as const, message: t("profile.passphraseLength", { least: MIN_LETTERS }) };
  return again === passphrase ? null : { field: "again" as const, message: t("profile.passphraseDiffers") };
};

/** Asks for the passphrase: a new one twice, or that of the other devices. */
export const SyncDialog = ({ account, join, onClose }: SyncDialogProps) => {
  const [passphrase, setPassphrase] = useState("");
  const [again, setAgain] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ field: PassphraseField | null; message: string }>();
  const errorOf = (field: PassphraseField) => (failure?.field === field ? failure.message : undefined);

  const submit = async (): Promise<void> => {
    const problem = problemOf(join, passphrase, again);
    if (problem) {
      setFailure(problem);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const outcome = await (join ? joinSync : turnSyncOn)(account, passphrase);
    setBusy(false);
    if (outcome === "on") {
      toast.success(t("replies.syncOn"));
      onClose();
    } else if (outcome === "wrong passphrase")
      setFailure({ field: "passphrase", message: t("profile.wrongPassphrase") });
    else setFailure({ field: null, message: outcome.message });
  };

  const inputProps = {
    required: true,
    maxLength: 200,
    autoComplete: join ? "current-password" : "new-password",
    toggleLabel: t("profile.showPassphrase"),
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("profile.turnSyncOn")} closeOnClickOutside={false}>
      <form
        className={classes["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <p>{t(join ? "profile.joinSyncHint" : "profile.newPassphraseHint")}</p>
        <PasswordInput
          label={t("profile.passphrase")}
          value={passphrase}
          error={errorOf("passphrase")}
          onChange={(event) => setPassphrase(event.currentTarget.value)}
          {...inputProps}
        />
        {!join && (
          <PasswordInput
            label={t("profile.passphraseAgain")}
            value={again}
            error={errorOf("again")}
            onChange={(event) => setAgain(event.currentTarget.value)}
            {...inputProps}
          />
        )}
        {failure?.field === null && (
          <Notice tone="bad" live>
            <p>{failure.message}</p>
          </Notice>
        )}
        <Button type="submit" loading={busy} disabled={passphrase === ""}>
          {t("profile.turnOn")}
        </Button>
      </form>
    </Dialog>
  );
};
