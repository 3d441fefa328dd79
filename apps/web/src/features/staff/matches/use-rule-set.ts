import { matchDesk } from "@teamwright/contract/resources/match-desk";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import { refreshDesk } from "./match-queries.ts";

const api = apiOf({ matchDesk });

const call = async ({ id, ruleSet }: { readonly id: string; readonly ruleSet: string | null }) =>
  api.matchDesk.selectRuleSet({ params: { id }, body: { rule_set: ruleSet } });

/** Selects the rule-set of a match's points; null selects the one of its date and format again. */
export const useRuleSet = (id: string) => {
  const { busy, submit } = useSubmit(call);
  const select = async (ruleSet: string | null): Promise<void> => {
    const result = await submit({ id, ruleSet });
    if (result === null) return;
    if (result.ok) {
      const totals = result.data.data.changes.filter(({ field }) => field === "points");
      toast.success(t("match-desk.ruleSetSelected", { n: totals.length }));
    } else toast.error(result.message || t("shell.somethingWentWrong"));
    await refreshDesk();
  };
  return { busy, select };
};
