import type { UndeliveredCall } from "@teamwright/contract/resources/failures";
import { PhoneNumber } from "#blocks/phone-number/phone-number.tsx";
import { eventWords, failureWords } from "#blocks/webhook/webhook-words.ts";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import type { Column } from "#ui/data-table.tsx";
import { FailedList } from "./failed-list.tsx";
import { FailureActs } from "./failure-acts.tsx";
import { acts, readWebhooks } from "./failure-calls.ts";
import classes from "./failures.module.css";

const columns = (): readonly Column<UndeliveredCall>[] => [
  {
    key: "message",
    label: t("failures.what"),
    heading: true,
    cell: ({ type, host }) => (
      <span className={classes["cell"]}>
        {eventWords(type)}
        <span className={classes["small"]}>{t("failures.toHost", { host })}</span>
      </span>
    ),
  },
  {
    key: "owner",
    label: t("failures.owner"),
    cell: ({ owner: { name, phoneNumber } }) => (
      <span className={classes["cell"]}>
        {name}
        <PhoneNumber phone={phoneNumber} copyLabel={t("staff.copyNumber")} />
      </span>
    ),
  },
  {
    key: "often",
    label: t("failures.howOften"),
    cell: ({ attempts, lastAttemptAt }) => (
      <span className={classes["cell"]}>
        {t("failures.attempts", { n: attempts })}
        {lastAttemptAt !== null && (
          <span className={classes["small"]}>
            {t("failures.lastAttempt", { time: formatInstant(lastAttemptAt) })}
          </span>
        )}
      </span>
    ),
  },
  { key: "answer", label: t("failures.lastAnswer"), cell: (row) => failureWords(row) ?? "–" },
  {
    key: "next",
    label: t("failures.nextAttempt"),
    cell: ({ nextAttemptAt, paused }) =>
      paused
        ? t("failures.paused")
        : nextAttemptAt === null
          ? t("failures.gaveUp")
          : formatInstant(nextAttemptAt),
  },
  {
    key: "acts",
    label: t("failures.acts"),
    cell: ({ id, host, paused }) => (
      <FailureActs
        id={id}
        subject={host}
        again={{
          label: t("failures.sendNow"),
          act: acts.resendWebhook,
          refusal: paused ? t("failures.pausedHint") : null,
        }}
        dismiss={{ act: acts.dismissWebhook, detail: t("failures.dismissWebhook") }}
      />
    ),
  },
];

/** Webhook messages that nobody took, or that wait for a further attempt. */
export const UndeliveredWebhooks = () => (
  <FailedList
    kind="webhooks"
    label={t("failures.webhooks")}
    none={t("failures.noWebhooks")}
    read={readWebhooks}
    columns={columns()}
  />
);
