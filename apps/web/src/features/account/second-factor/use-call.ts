import { useState } from "react";

type Refusal = { readonly message: string; readonly field?: string };
type Outcome<T> = { readonly ok: true; readonly data: T } | (Refusal & { readonly ok: false });

/** One call of a form: while it runs, and why it was refused. */
export const useCall = () => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const call = async <T>(run: () => Promise<Outcome<T>>, onDone: (data: T) => void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const outcome = await run();
    setBusy(false);
    if (outcome.ok) onDone(outcome.data);
    else setRefusal(outcome.message);
  };
  return { busy, refusal, call };
};
