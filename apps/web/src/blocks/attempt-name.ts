import type { AttemptRecord } from "#data/records/attempt-record.ts";
import { t } from "#i18n/translate.ts";

type NamedAttempt = Pick<AttemptRecord, "id" | "shortcut" | "renamed">;

/** The name that a person or the way of making gave an attempt; null where it has its number only. */
export const chosenNameOf = ({ shortcut, renamed }: Omit<NamedAttempt, "id">): string | null =>
  renamed?.name || shortcut;

/** What an attempt is called: its chosen name, or its number. */
export const attemptName = (attempt: NamedAttempt): string =>
  chosenNameOf(attempt) ?? t("common.attempt", { id: attempt.id });
