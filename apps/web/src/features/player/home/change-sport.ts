import { t } from "#i18n/translate.ts";
import { sportBySlug, type SportSlug } from "@teamwright/domain/sports";
import { toast } from "#ui/toast.ts";

/**
 * Another sport's tab discards the drafts for a match of the previous sport, as the specification says. The user can
 * undo an accidental tap.
 */
export const changeSport = async (slug: SportSlug): Promise<void> => {
  const sport = sportBySlug(slug);
  // Loaded at the first change only, because home itself does not need the strategy's code.
  const { strategyStore } = await import("#data/strategy/use-strategy.ts");
  const outcome = sport === undefined ? null : strategyStore.changeSport(sport.index);
  if (outcome === null) return;
  toast.info(t("home.listsGivenUp"), {
    label: t("shell.undo"),
    onClick: () => {
      strategyStore.restore(outcome);
    },
  });
};
