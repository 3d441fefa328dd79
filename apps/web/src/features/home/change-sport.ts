import { sportBySlug, type SportSlug } from "@teamwright/domain";
import { currentText } from "../../i18n/text.ts";
import { toast } from "../../ui/toast.ts";

/**
 * Another sport's tab: the lists being built for a match of the one before are given up, as the specification says.
 * A slip of the thumb can be taken back.
 */
export const changeSport = async (slug: SportSlug): Promise<void> => {
  const sport = sportBySlug(slug);
  // Loaded at the first change only: home itself does without the strategy's code.
  const { strategyStore } = await import("../../data/strategy/use-strategy.ts");
  const given = sport === undefined ? null : strategyStore.changeSport(sport.index);
  if (given === null) return;
  const { strategy } = currentText();
  toast.info(strategy.listsGivenUp, {
    label: strategy.undo,
    onClick: () => {
      strategyStore.restore(given);
    },
  });
};
