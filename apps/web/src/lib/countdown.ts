const pad = (value: number): string => String(value).padStart(2, "0");

export type CountdownUnits = readonly [day: string, hour: string, minute: string, second: string];

/**
 * Days, hours, minutes and seconds until `time`, leading zero units left out: "2d 18h 11m 05s", "24m 08s". `units` are those
 * of the four, in this order.
 * Null once the time has passed. Both in milliseconds.
 */
export const countdown = (time: number, now: number, units: CountdownUnits): string | null => {
  const seconds = Math.ceil((time - now) / 1000);
  if (seconds <= 0) return null;
  const parts = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const first = parts.findIndex((value) => value > 0);
  return parts
    .map((value, index) => (index === first ? String(value) : pad(value)) + (units[index] ?? ""))
    .slice(first)
    .join(" ");
};
