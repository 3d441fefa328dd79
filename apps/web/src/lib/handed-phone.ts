// A phone number is passed between screens in the history's state, never in an address, because addresses are logged.

/** The phone number that another screen passed; empty when none did. */
export const phoneFrom = (state: unknown): string =>
  typeof state === "object" &&
  state !== null &&
  "phone" in state &&
  typeof state.phone === "string" &&
  /^\d{10}$/.test(state.phone)
    ? state.phone
    : "";
