const SHOWN = 4;

/** The last digits of a number: enough for users to distinguish their own numbers. */
export const hiddenPhone = (phone: string): string =>
  "•".repeat(Math.max(0, phone.length - SHOWN)) + phone.slice(-SHOWN);
