import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { unlinkApp } from "#data/transfer/link-app.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { LinkForm } from "./link-form.tsx";

interface LinkDialogProps {
  readonly app: LinkedApp;
  readonly onClose: () => void;
  /** The app is linked now. */
  readonly onLinked?: () => void;
}

/** Links an app by phone number and code. For a linked app it shows the number and can unlink it. */
export const LinkDialog = ({ app, onClose, onLinked }: LinkDialogProps) => {
  const finishLink = () => {
    toast.success(t("replies.appLinked", { app: app.name }));
    onClose();
    onLinked?.();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={app.link ? app.name : t("transfer.linkTitle", { app: app.name })}
      closeOnClickOutside={false}
    >
      {app.link ? <Unlink app={app} onClose={onClose} /> : <LinkForm app={app} onLinked={finishLink} />}
    </Dialog>
  );
};

const Unlink = ({ app, onClose }: LinkDialogProps) => {
  const [busy, setBusy] = useState(false);
  const unlink = async () => {
    setBusy(true);
    const result = await unlinkApp(app.slug);
    setBusy(false);
    if (result !== null && !result.ok) {
      toast.error(result.message);
      return;
    }
    onClose();
    toast.success(t("replies.appUnlinked"));
  };
  return (
    <>
      <p>
        <b>{app.name}</b> {t("transfer.isLinkedTo", { phone: app.mobileNumber })}
      </p>
      <Button variant="danger" fullWidth mt={16} loading={busy} onClick={() => void unlink()}>
        {t("transfer.unlink")}
      </Button>
    </>
  );
};
