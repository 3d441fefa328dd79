import { months } from "@teamwright/contract/report-shapes";
import { currentLocale } from "#lib/locale.ts";

/** "Nov", in the language of the screen. */
export const monthName = (month: (typeof months)[number]): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: "short", timeZone: "UTC" }).format(
    Date.UTC(2026, months.indexOf(month)),
  );
