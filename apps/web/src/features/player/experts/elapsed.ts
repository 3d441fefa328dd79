import { HOUR } from "@teamwright/domain/durations";
import { t } from "#i18n/translate.ts";

/** "Not started" before the match's time, then how long ago it was in days and hours. Milliseconds. */
export const startedText = (matchTime: number, now: number): string => {
  if (now < matchTime) return t("experts.notStarted");
  const hours = Math.floor((now - matchTime) / HOUR);
  return t("experts.elapsed", { days: Math.floor(hours / 24), hours: hours % 24 });
};
