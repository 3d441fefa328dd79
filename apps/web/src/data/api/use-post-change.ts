import type { CallResult } from "@teamwright/contract";
import { queryClient } from "./query-client.ts";
import { useSubmit } from "./use-submit.ts";

/** A change of what is posted for a match. Then everything posted for it is requested anew. */
export function usePostChange<Input>(
  matchId: string,
  call: (input: Input, options: { readonly idempotencyKey: string }) => Promise<CallResult<unknown>>,
) {
  const { busy, submit } = useSubmit(call);
  const change = async (input: Input) => {
    const result = await submit(input);
    if (result !== null) await queryClient.invalidateQueries({ queryKey: ["posts", matchId] });
    return result;
  };
  return { busy, change };
}
