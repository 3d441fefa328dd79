import type { CallResult } from "@teamwright/contract";
import { useRef, useState } from "react";
import { intentKeys } from "./intent-key.ts";

export type SubmitOptions = { readonly idempotencyKey: string };

/**
 * One change at a time: a second click during a running change does nothing (null), and a retry after an unclear result
 * uses the same idempotency key.
 */
export const useSubmit = <Input, Data>(
  call: (input: Input, options: SubmitOptions) => Promise<CallResult<Data>>,
) => {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [keys] = useState(() => intentKeys(() => crypto.randomUUID()));

  const submit = async (input: Input): Promise<CallResult<Data> | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    const result = await call(input, { idempotencyKey: keys.keyFor(input) });
    keys.answered(result.status);
    running.current = false;
    setBusy(false);
    return result;
  };

  return { busy, submit };
};
