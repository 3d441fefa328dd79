import { currentLanguage, t } from "#i18n/translate.ts";
import { matchDay } from "#lib/match-day.ts";

/** When a match starts, in the chosen language: "Today, 19:30", "3 Dec, 19:30". Both in milliseconds. */
export const matchDayText = (time: number, now: number): string =>
  matchDay(time, now, {
    today: t("shell.today"),
    tomorrow: t("shell.tomorrow"),
    language: `${currentLanguage()}-IN`,
  });
