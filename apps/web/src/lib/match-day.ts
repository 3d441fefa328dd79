import { DAY } from "@teamwright/domain/durations";

const startOfDay = (time: number): number => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
};

const parts = {
  clock: { hourCycle: "h23", hour: "2-digit", minute: "2-digit" },
  weekday: { weekday: "short" },
  date: { day: "numeric", month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Cached, because a list of matches uses the same few formats, and creating one costs more than using it. A format
 * keeps its time zone.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

const format = (time: number, language: string, part: keyof typeof parts): string => {
  const key = `${language} ${part} ${new Date(time).getTimezoneOffset()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, parts[part]);
  formats.set(key, format);
  return format.format(time);
};

/** "Today, 19:30", "Tomorrow, 08:00", "Sun, 10:00", "3 Dec, 19:30", in the device's time zone. */
export const matchDay = (
  time: number,
  now: number,
  words: { readonly today: string; readonly tomorrow: string; readonly language: string },
): string => {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / DAY);
  const clock = format(time, words.language, "clock");
  if (days === 0) return `${words.today}, ${clock}`;
  if (days === 1) return `${words.tomorrow}, ${clock}`;
  const near = days > 1 && days < 7;
  return `${format(time, words.language, near ? "weekday" : "date")}, ${clock}`;
};
