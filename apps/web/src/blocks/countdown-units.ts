import { t } from "#i18n/translate.ts";
import type { CountdownUnits } from "#lib/countdown.ts";

/** The short names of day, hour, minute and second in the language, e.g. "d", "h", "m", "s". */
export const countdownUnits = (): CountdownUnits => [
  t("shell.unitDay"),
  t("shell.unitHour"),
  t("shell.unitMinute"),
  t("shell.unitSecond"),
];
