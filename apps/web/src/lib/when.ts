import { once } from "./once.ts";

const minute = once(
  () =>
    new Intl.DateTimeFormat("en-IN", {
      timeZone: "Asia/Kolkata",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    }),
);

/** "21 Nov 2026, 00:05 IST" in Indian time, whatever the device's zone: staff use Indian days. */
export const formatInstant = (iso: string): string => minute().format(new Date(iso));

const dayParts = once(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone: "Asia/Kolkata",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);

/** The Indian day of an instant, as dd-mm-yyyy. */
export const indianDay = (milliseconds: number): string =>
  dayParts().format(milliseconds).split("-").toReversed().join("-");

/** dd-mm-yyyy, this many days later. */
export const addDays = (day: string, days: number): string => {
  const [date = 1, month = 1, year = 1970] = day.split("-").map(Number);
  const moved = new Date(Date.UTC(year, month - 1, date + days));
  return moved.toISOString().slice(0, 10).split("-").toReversed().join("-");
};
