/** Milliseconds. The sandbox imports nothing of the product. */
export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;
