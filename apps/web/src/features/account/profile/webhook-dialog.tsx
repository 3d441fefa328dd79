import { Button } from "#ui/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { Webhook } from "@teamwright/contract";
import { useState } from "react";
import {
  changeWebhook,
  deleteWebhook,
  deliveriesQuery,
  renewSecret,
  resendDelivery,
  testWebhook,
} from "#data/api/webhooks.ts";
import { t } from "#i18n/translate.ts";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { Deliveries } from "./deliveries.tsx";
import classes from "./profile-page.module.css";
import { WebhookSecret } from "./webhook-secret.tsx";

type WebhookDialogProps = {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

type WebhookCallResult = { readonly ok: boolean; readonly message?: string };

/** Deliveries and settings of one webhook. */
export const WebhookDialog = ({ webhook, onClose, onChanged }: WebhookDialogProps) => {
  const { id, url, events } = webhook;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const isPaused = webhook.pausedAt !== null;
  const run = async <R extends WebhookCallResult>(call: Promise<R>, message: string): Promise<R> => {
    setBusy(true);
    const result = await call;
    setBusy(false);
    if (result.ok) toast.success(message);
    else toast.error(result.message ?? "");
    await queries.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
    onChanged();
    return result;
  };
  const renew = async (): Promise<void> => {
    const result = await renewSecret(id);
    if (result.ok) setSecret(result.data.data.secret);
    else toast.error(result.message);
  };
  const remove = async (): Promise<void> => {
    const result = await run(deleteWebhook(id), t("replies.webhookDeleted"));
    setDeleting(false);
    if (result.ok) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={new URL(url).host}>
      {secret !== undefined ? (
        <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />
      ) : (
        <div className={classes["form"]}>
          <p className={classes["address"]}>{url}</p>
          <Deliveries
            id={id}
            disabled={busy || isPaused}
            onResend={(delivery) => void run(resendDelivery(id, delivery), t("replies.webhookResent"))}
          />
          <Button
            disabled={busy || isPaused}
            onClick={() => void run(testWebhook(id), t("replies.webhookTestSent"))}
          >
            {t("profile.sendTest")}
          </Button>
          <Button
            variant="soft"
            disabled={busy}
            onClick={() =>
              void run(changeWebhook(id, { url, events, paused: !isPaused }), t("replies.webhookChanged"))
            }
          >
            {isPaused ? t("profile.resumeWebhook") : t("profile.pauseWebhook")}
          </Button>
          <Button variant="soft" disabled={busy} onClick={() => void renew()}>
            {t("profile.renewSecret")}
          </Button>
          <p className={classes["none"]}>{t("profile.renewSecretHint")}</p>
          <Button variant="danger" disabled={busy} onClick={() => setDeleting(true)}>
            {t("profile.deleteWebhook")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={deleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => void remove()}
        question={t("profile.deleteWebhookQuestion")}
        detail={t("profile.deleteWebhookDetail")}
        confirmLabel={t("profile.deleteWebhook")}
        danger
        busy={busy}
      />
    </Dialog>
  );
};
