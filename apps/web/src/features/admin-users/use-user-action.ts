import type { CallResult } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";
import { useSubmit } from "../../data/api/use-submit.ts";
import { toast } from "../../ui/toast.ts";
import { refreshUser } from "./user-query.ts";

type Options = { readonly idempotencyKey: string };
export type Target = { readonly userId: string; readonly adminId: string };

/** Before a call leaves: who acts and on whom must be known. The specification's words when not. */
export const targetProblem = ({ userId, adminId }: Target): string | null => {
  if (adminId === "") return messages.admin.invalidAdmin;
  return userId === "" ? messages.admin.dataNotFetched : null;
};

/** A change of an account: one at a time, its toast, and the account read again. True when it was done. */
export const useUserAction = <Input extends Target, Data>(
  call: (input: Input, options: Options) => Promise<CallResult<Data>>,
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
