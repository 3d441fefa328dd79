/**
 * Idempotency keys by the user's intent: asking again for the same thing after an unclear end (no answer, a server
 * error) repeats the key, so the server makes it once; anything else is a new intent with a new key.
 */
export const intentKeys = (makeKey: () => string) => {
  let open: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor: (input: unknown): string => {
      const asText = JSON.stringify(input) ?? "";
      if (open?.input !== asText) open = { input: asText, key: makeKey() };
      return open.key;
    },
    /** `status` of the answer; 0: none came. */
    answered: (status: number): void => {
      if (status > 0 && status < 500) open = null;
    },
  };
};
