import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { WebhookEvent } from "@teamwright/contract";
import { webhookEvents } from "@teamwright/contract/resources/webhooks";
import { useState } from "react";
import { createWebhook } from "#data/api/webhooks.ts";
import { t } from "#i18n/translate.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import classes from "./profile-page.module.css";
import { WebhookSecret } from "./webhook-secret.tsx";
import { eventWords } from "#blocks/webhook/webhook-words.ts";

type NewWebhookProps = { readonly onClose: () => void; readonly onMade: () => void };

const initial = { url: "", events: [...webhookEvents] as WebhookEvent[] };

/** Asks for the address and the events, makes the webhook, and shows its secret once. */
export const NewWebhook = ({ onClose, onMade }: NewWebhookProps) => {
  const [wish, setWish] = useState(initial);
  const [failure, setFailure] = useState<{ field: string; message: string }>();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const toggle = (event: WebhookEvent, on: boolean) => {
    const events = webhookEvents.filter((one) => (one === event ? on : wish.events.includes(one)));
    setWish({ ...wish, events });
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    const result = await createWebhook({ ...wish, url: wish.url.trim() });
    setBusy(false);
    if (result.ok) {
      setSecret(result.data.data.secret);
      onMade();
    } else setFailure({ field: result.field ?? "", message: result.message });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("profile.newWebhook")} closeOnClickOutside={false}>
      {secret !== undefined ? (
        <WebhookSecret secret={secret} onClose={onClose} />
      ) : (
        <form
          className={classes["form"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextInput
            label={t("profile.webhookUrl")}
            description={t("profile.webhookUrlHint")}
            type="url"
            inputMode="url"
            placeholder="https://"
            required
            maxLength={500}
            value={wish.url}
            error={failure?.field === "url" ? failure.message : undefined}
            onChange={(event) => setWish({ ...wish, url: event.currentTarget.value })}
          />
          {webhookEvents.map((event) => (
            <SwitchRow
              key={event}
              label={eventWords(event)}
              checked={wish.events.includes(event)}
              onChange={(on) => toggle(event, on)}
            />
          ))}
          {failure && failure.field !== "url" && (
            <Notice tone="bad" live>
              <p>{failure.message}</p>
            </Notice>
          )}
          <Button type="submit" loading={busy} disabled={wish.events.length === 0 || wish.url.trim() === ""}>
            {t("profile.createWebhook")}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
