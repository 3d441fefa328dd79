/** Expected failure is a value with a code; a throw is a bug. */
export type Outcome<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Failure>(error: Failure) => ({ ok: false, error }) as const;
