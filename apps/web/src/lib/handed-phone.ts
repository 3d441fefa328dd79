// A phone number travels between screens in the history's state, never in an address: addresses end up in logs.

/** The phone number that another screen handed over; empty when none did. */
export const phoneFrom = (state: unknown): string =>
  typeof state === "object" &&
  state !== null &&
  "phone" in state &&
  typeof state.phone === "string" &&
  /^\d{10}$/.test(state.phone)
    ? state.phone
    : "";
