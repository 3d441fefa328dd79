import { t } from "#i18n/translate.ts";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { withOffered } from "../state/choices.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

interface RulesDialogProps {
  readonly context: StrategyContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which combinations and sides the fantasy app allows: the old ones only, or the new ones too. */
export const RulesDialog = ({ context, isOpen, onClose }: RulesDialogProps) => {
  const { draft, rules, pool } = context;
  const choose = (value: "0" | "1") => {
    const chosenRules = value === "1" ? 1 : 0;
    strategyStore.setRules(chosenRules);
    strategyStore.change({ strategy: withOffered(draft.strategy, chosenRules, pool) });
    toast.success(t("strategy.fantasyRulesChanged"));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("strategy.fantasyRules")}>
      <ChoiceList
        label={t("strategy.fantasyRules")}
        choices={[
          { value: "0", label: t("strategy.oldAndNewFantasyRules"), detail: t("strategy.newRulesDetail") },
          { value: "1", label: t("strategy.oldFantasyRules"), detail: t("strategy.oldRulesDetail") },
        ]}
        value={rules === 1 ? "1" : "0"}
        onChange={choose}
      />
    </Dialog>
  );
};
