import type { CallResult } from "@teamwright/contract";
import { useState } from "react";
import { useSubmit } from "#data/api/use-submit.ts";

/** The call of a form, one at a time: while it runs, and why it was refused. */
export const useCall = <Input, Data>(
  call: (input: Input) => Promise<CallResult<Data>>,
  onDone: (data: Data) => void,
) => {
  const { busy, submit } = useSubmit(call);
  const [refusal, setRefusal] = useState<string>();
  const run = async (input: Input): Promise<void> => {
    setRefusal(undefined);
    const result = await submit(input);
    if (result?.ok === true) onDone(result.data);
    else if (result !== null) setRefusal(result.message);
  };
  return { busy, refusal, run };
};
