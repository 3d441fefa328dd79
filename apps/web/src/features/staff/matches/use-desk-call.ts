import type { CallResult } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { toast } from "#ui/toast.ts";
import { refreshDesk } from "./match-queries.ts";

/** Runs a call of the desk, says its outcome and reads the desk again. True when it was done. */
export const useDeskCall = <Input, Data>(call: (input: Input) => Promise<CallResult<Data>>) => {
  const { busy, submit } = useSubmit(call);
  const run = async (input: Input): Promise<boolean> => {
    const result = await submit(input);
    if (result === null) return false;
    if (result.ok) toast.success(t("match-desk.changed"));
    else toast.error(result.message || t("shell.somethingWentWrong"));
    await refreshDesk();
    return result.ok;
  };
  return { busy, run };
};
