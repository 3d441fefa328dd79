import type { NoticeSettings } from "@teamwright/contract";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a zone that does not exist. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing may be pushed at this time. The end does not belong to the quiet hours. */
export function isQuiet({ quiet, timeZone }: NoticeSettings, now: Date): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const [hours = 0, minutes = 0] = formatOf(timeZone).format(now).split(":").map(Number);
  const minute = 60 * hours + minutes;
  return quiet.from < quiet.to
    ? minute >= quiet.from && minute < quiet.to
    : minute >= quiet.from || minute < quiet.to;
}
