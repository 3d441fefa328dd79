import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { WebhookDelivery } from "@teamwright/contract";
import { deliveriesQuery } from "#data/api/webhooks.ts";
import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { serverNow } from "#lib/server-clock.ts";
import classes from "./profile-page.module.css";
import { eventWords, failureWords, stateWords } from "#blocks/webhook/webhook-words.ts";

type DeliveryRowProps = {
  readonly delivery: WebhookDelivery;
  readonly disabled: boolean;
  readonly onResend: () => void;
};

const Row = ({ delivery, disabled, onResend }: DeliveryRowProps) => {
  const name = eventWords(delivery.type);
  const failure = failureWords(delivery);
  return (
    <li className={classes["device"]}>
      <div>
        <p>{name}</p>
        <span>
          {failure === null ? stateWords(delivery.state) : `${stateWords(delivery.state)}: ${failure}`} ·{" "}
          {t("profile.attempts", { attempts: delivery.attempts })} ·{" "}
          {t("profile.sentAgo", { age: ageOf(serverNow() - Date.parse(delivery.createdAt)) })}
        </span>
      </div>
      {delivery.state !== "waiting" && (
        <Button
          variant="soft"
          size="compact"
          disabled={disabled}
          aria-label={t("profile.resendEvent", { event: name })}
          onClick={onResend}
        >
          {t("profile.resend")}
        </Button>
      )}
    </li>
  );
};

type DeliveriesProps = {
  readonly id: string;
  readonly disabled: boolean;
  readonly onResend: (delivery: string) => void;
};

/** The last messages to a webhook and what became of them. */
export const Deliveries = ({ id, disabled, onResend }: DeliveriesProps) => {
  const { data } = useQuery(deliveriesQuery(id));
  if (!data) return null;
  if (data.length === 0) return <p className={classes["none"]}>{t("profile.noDeliveries")}</p>;
  return (
    <ul role="list" aria-label={t("profile.deliveries")}>
      {data.map((delivery) => (
        <Row
          key={delivery.id}
          delivery={delivery}
          disabled={disabled}
          onResend={() => onResend(delivery.id)}
        />
      ))}
    </ul>
  );
};
