import type { WebhookDelivery, WebhookFailure } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";

type FailedAttempt = { readonly failure: WebhookFailure | null; readonly status: number | null };

/** Why an attempt failed, in the user's words; null: it did not. */
export function failureWords({ failure, status }: FailedAttempt): string | null {
  switch (failure) {
    case null:
      return null;
    case "status":
      return t("profile.webhookAnswered", { status: status ?? 0 });
    case "unreachable":
      return t("profile.webhookUnreachable");
    case "timed_out":
      return t("profile.webhookTimedOut");
    case "address_refused":
      return t("profile.webhookRefused");
    case "secret_unreadable":
      return t("profile.webhookSecretLost");
  }
}

export function eventWords(type: WebhookDelivery["type"]): string {
  switch (type) {
    case "match.lineups":
      return t("profile.eventLineups");
    case "match.results":
      return t("profile.eventResults");
    case "expert.posted":
      return t("profile.eventExpert");
    case "group.posted":
      return t("profile.eventGroup");
    case "test":
      return t("profile.eventTest");
  }
}

export function stateWords(state: WebhookDelivery["state"]): string {
  if (state === "delivered") return t("profile.deliveryDone");
  return state === "failed" ? t("profile.deliveryFailed") : t("profile.deliveryWaiting");
}
