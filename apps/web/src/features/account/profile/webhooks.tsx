import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { Webhook } from "@teamwright/contract";
import { Suspense, useState } from "react";
import { webhooksQuery } from "#data/api/webhooks.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "./profile-page.module.css";
import { eventWords, failureWords } from "#blocks/webhook/webhook-words.ts";

const NewWebhook = lazyPart(async () => (await import("./new-webhook.tsx")).NewWebhook);
const WebhookDialog = lazyPart(async () => (await import("./webhook-dialog.tsx")).WebhookDialog);

const stateOf = (webhook: Webhook): string => {
  if (webhook.pausedAt === null) return webhook.events.map(eventWords).join(", ");
  const reason = failureWords(webhook);
  return reason === null ? t("profile.webhookPaused") : `${t("profile.webhookPaused")}: ${reason}`;
};

const WebhookRow = ({ webhook, onOpen }: { readonly webhook: Webhook; readonly onOpen: () => void }) => {
  const { host } = new URL(webhook.url);
  return (
    <li className={classes["device"]}>
      <div>
        <p>{host}</p>
        <span>{stateOf(webhook)}</span>
      </div>
      <Button variant="soft" size="compact" aria-label={t("profile.openWebhook", { host })} onClick={onOpen}>
        {t("profile.open")}
      </Button>
    </li>
  );
};

/** The account's webhooks. Hidden while they cannot be fetched. */
export const Webhooks = () => {
  const { data, refetch } = useQuery(webhooksQuery);
  const [making, setMaking] = useState(false);
  const [openId, setOpenId] = useState<string>();
  if (!data) return null;
  const openWebhook = data.find(({ id }) => id === openId);
  return (
    <Card level={3} heading={t("profile.webhooks")}>
      <p className={classes["none"]}>{t("profile.webhooksHint")}</p>
      <ul role="list" className={classes["keys"]}>
        {data.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => setOpenId(webhook.id)} />
        ))}
      </ul>
      <Button variant="soft" fullWidth onClick={() => setMaking(true)}>
        {t("profile.newWebhook")}
      </Button>
      <Suspense>
        {making && <NewWebhook onClose={() => setMaking(false)} onMade={() => void refetch()} />}
        {openWebhook && (
          <WebhookDialog
            webhook={openWebhook}
            onClose={() => setOpenId(undefined)}
            onChanged={() => void refetch()}
          />
        )}
      </Suspense>
    </Card>
  );
};
