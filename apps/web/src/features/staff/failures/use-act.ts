import { useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "@teamwright/contract";
import { useSubmit } from "#data/api/use-submit.ts";
import { toast } from "#ui/toast.ts";

/** Handles one failure and returns whether it worked, then reads the lists and the figures of the first page again: another admin may have been faster. */
export function useAct(act: (id: string) => Promise<CallResult<{ readonly message: string }>>) {
  const client = useQueryClient();
  const { busy, submit } = useSubmit(act);
  const run = async (id: string): Promise<boolean> => {
    const result = await submit(id);
    if (result === null) return false;
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.message);
    await client.invalidateQueries({ queryKey: ["failures"] });
    await client.invalidateQueries({ queryKey: ["desk"] });
    return result.ok;
  };
  return { busy, run };
}
