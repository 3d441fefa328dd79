import { messages } from "@teamwright/domain/messages";
import { ChoiceList } from "../../../blocks/choice-list/choice-list.tsx";
import { withOffered } from "../../../data/strategy/choices.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";

interface RulesDialogProps {
  readonly context: StrategyContext;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which combinations and sides the fantasy app allows: the old ones only, or the new ones too. */
export const RulesDialog = ({ context, opened, onClose }: RulesDialogProps) => {
  const { strategy: words, shell } = useText();
  const { draft, rules, pool } = context;
  const choose = (value: "0" | "1") => {
    const chosen = value === "1" ? 1 : 0;
    strategyStore.setRules(chosen);
    strategyStore.change(withOffered(draft, chosen, pool));
    toast.success(messages.match.fantasyRulesChanged);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={words.fantasyRules} closeLabel={shell.close}>
      <ChoiceList
        label={words.fantasyRules}
        choices={[
          { value: "0", label: messages.match.oldAndNewFantasyRules, detail: words.newRulesDetail },
          { value: "1", label: messages.match.oldFantasyRules, detail: words.oldRulesDetail },
        ]}
        value={rules === 1 ? "1" : "0"}
        onChange={choose}
      />
    </Dialog>
  );
};
