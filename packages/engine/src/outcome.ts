/**
 * Why the engine declines a request: a code for programs, a sentence in the user's words, and the field of the
 * strategy (or of the request) that it speaks of. Never thrown.
 */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;

export const refuse = (code: string, message: string, field?: string) =>
  ({ ok: false, error: field === undefined ? { code, message } : { code, message, field } }) as const;
