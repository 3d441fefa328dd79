/** Day and time in the person's zone, the same in every language. */
export const timeIn = (timeZone: string, at: Date): string => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" });
  return `${format.format(at)} (${timeZone})`;
};
