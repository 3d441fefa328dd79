import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { t } from "../../../../i18n/translate.ts";
import { SuggestedLine } from "../flow/suggested-line.tsx";
import { useSuggestedPlayers, usualCounts } from "./use-suggested-players.ts";
import { sameMembers, useFirstChoice } from "../flow/use-first-choice.ts";

/** The suggestion is the first choice of both captaincies: says so, and clears it in one tap. */
export const SuggestedCaptaincies = ({ context }: { readonly context: StrategyContext }) => {
  const { captains, vice_captains: viceCaptains } = context.draft.strategy;
  const first = useSuggestedPlayers(context, "captains", usualCounts.captains);
  const second = useSuggestedPlayers(context, "viceCaptains", usualCounts.viceCaptains);
  const suggestion =
    first?.ok && second?.ok
      ? { captains: [...first.value.players], vice_captains: [...second.value.players] }
      : null;
  useFirstChoice(
    suggestion,
    ({ captains: chosen, vice_captains: chosenSecond }) => chosen === undefined && chosenSecond === undefined,
  );
  const shown =
    suggestion !== null &&
    sameMembers(captains, suggestion.captains) &&
    sameMembers(viceCaptains, suggestion.vice_captains);
  return shown ? (
    <SuggestedLine
      text={t("strategy.suggestedCaptaincies", {
        captains: suggestion.captains.length,
        vice: suggestion.vice_captains.length,
      })}
      onClear={() => {
        strategyStore.changeBounds({ captains: undefined, vice_captains: undefined });
      }}
    />
  ) : null;
};
