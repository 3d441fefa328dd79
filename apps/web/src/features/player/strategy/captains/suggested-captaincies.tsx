import type { Strategy } from "@teamwright/domain";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import { SuggestedLine } from "../flow/suggested-line.tsx";
import { useSuggestedPlayers, usualCounts } from "./use-suggested-players.ts";
import { sameMembers, useFirstChoice } from "../flow/use-first-choice.ts";

const hasNoChoice = ({ captains, vice_captains: viceCaptains }: Strategy): boolean =>
  captains === undefined && viceCaptains === undefined;

/** The suggestion is the first choice of both captaincies: says so, and clears it in one tap. */
export const SuggestedCaptaincies = ({ context }: { readonly context: StrategyContext }) => {
  const { captains, vice_captains: viceCaptains } = context.draft.strategy;
  const first = useSuggestedPlayers(context, "captains", usualCounts.captains);
  const second = useSuggestedPlayers(context, "viceCaptains", usualCounts.viceCaptains);
  const suggestion =
    first?.ok && second?.ok
      ? { captains: [...first.value.players], vice_captains: [...second.value.players] }
      : null;
  const isStillOpen = useFirstChoice(context.draft.strategy, suggestion, hasNoChoice);
  const pending =
    (first === undefined || second === undefined) && hasSuggestions(context.match) && isStillOpen;
  const isShown =
    suggestion !== null &&
    sameMembers(captains, suggestion.captains) &&
    sameMembers(viceCaptains, suggestion.vice_captains);
  return isShown || pending ? (
    <SuggestedLine
      pending={pending}
      text={t("strategy.suggestedCaptaincies", {
        sport: context.sport.slug,
        captains: suggestion?.captains.length ?? usualCounts.captains,
        vice: suggestion?.vice_captains.length ?? usualCounts.viceCaptains,
      })}
      onClear={() => {
        strategyStore.changeBounds({ captains: undefined, vice_captains: undefined });
      }}
    />
  ) : null;
};
