const pad = (value: number): string => String(value).padStart(2, "0");

/**
 * Days, hours, minutes and seconds until `time`, leading zero units left out: "2d 18h 11m 05s", "24m 08s".
 * Null once the time has passed. Both in milliseconds.
 */
export const countdown = (time: number, now: number): string | null => {
  const seconds = Math.ceil((time - now) / 1000);
  if (seconds <= 0) return null;
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "m"],
    [seconds % 60, "s"],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  return parts
    .slice(first)
    .map(([value, unit], index) => (index === 0 ? String(value) : pad(value)) + unit)
    .join(" ");
};
