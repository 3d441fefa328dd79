/**
 * Idempotency keys by the user's intent. Repeating the same request after an unclear result (no reply, a server error)
 * uses the same key, so the server executes it once; any other request is a new intent with a new key.
 */
export const intentKeys = (makeKey: () => string) => {
  let open: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor: (input: unknown): string => {
      const asText = JSON.stringify(input) ?? "";
      if (open?.input !== asText) open = { input: asText, key: makeKey() };
      return open.key;
    },
    /** `status` of the reply; 0: none arrived. */
    answered: (status: number): void => {
      if (status > 0 && status < 500) open = null;
    },
  };
};
