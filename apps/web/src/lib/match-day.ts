const DAY = 86_400_000;

const startOfDay = (time: number): number => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
};

const format = (time: number, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, {
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    ...options,
  }).format(time);

/** "Today, 19:30", "Tomorrow, 08:00", "Sun, 10:00", "3 Dec, 19:30", in the device's time zone. */
export const matchDay = (
  time: number,
  now: number,
  words: { readonly today: string; readonly tomorrow: string; readonly language: string },
): string => {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / DAY);
  const clock = format(time, words.language, {});
  if (days === 0) return `${words.today}, ${clock}`;
  if (days === 1) return `${words.tomorrow}, ${clock}`;
  const near = days > 1 && days < 7;
  const day = near
    ? new Intl.DateTimeFormat(words.language, { weekday: "short" }).format(time)
    : new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short" }).format(time);
  return `${day}, ${clock}`;
};
