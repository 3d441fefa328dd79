import type { Strategy } from "@teamwright/domain";
import { applyStrategy } from "../state/apply-strategy.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { toast } from "#ui/toast.ts";

/** Changes the draft so that its strategy becomes the given one, with an undo. */
export function useApplyStrategy({ draft, rules, strategy: before }: StrategyContext) {
  return useLatestCallback((after: Strategy, change: string) => {
    strategyStore.change({ strategy: applyStrategy(draft.strategy, before, after) });
    const newRules = after.rules ?? 0;
    if (newRules !== rules) strategyStore.setRules(newRules);
    toast.info(t("strategy-bounds.changed", { change }), {
      label: t("shell.undo"),
      onClick: () => {
        strategyStore.restore(draft);
        strategyStore.setRules(rules);
      },
    });
  });
}
