import type { CallResult } from "@teamwright/contract";
import { useSubmit } from "#data/api/use-submit.ts";
import type { SubmitOptions } from "#data/api/use-submit.ts";
import { toast } from "#ui/toast.ts";
import { targetProblem, type PlanTarget } from "./target-problem.ts";
import { refreshUser } from "./user-query.ts";

/**
 * Changes an account: one change at a time, with a toast, followed by a refetch of the account. True when it succeeded.
 */
export const useUserAction = <Input extends PlanTarget, Data>(
  call: (input: Input, options: SubmitOptions) => Promise<CallResult<Data>>,
  success: string,
) => {
  const { busy, submit } = useSubmit(call);
  const act = async (input: Input): Promise<boolean> => {
    const problem = targetProblem(input);
    if (problem !== null) {
      toast.error(problem);
      return false;
    }
    const result = await submit(input);
    if (result === null) return false;
    if (result.ok) toast.success(success);
    else toast.error(result.message);
    await refreshUser();
    return result.ok;
  };
  return { busy, act };
};
