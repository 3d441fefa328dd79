import type { Strategy } from "@teamwright/domain";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import { SuggestedLine } from "../flow/suggested-line.tsx";
import { useFirstChoice } from "../flow/use-first-choice.ts";
import { hasCounts } from "../state/choices.ts";
import { optionKinds } from "./option-kinds.ts";
import type { OptionCounts, OptionTab } from "./option-kinds.ts";
import { useSuggestedShapes } from "./use-suggested-shapes.ts";

const wordsOf = (shapes: readonly OptionCounts[]): string =>
  t("strategy.suggestedShapes", { shapes: shapes.map((shape) => shape.join("-")).join(", ") });

/** A percentage strategy can be skipped: it is suggested until the step after it is done, and not again on a way back. */
const isOpen = ({ percentage, combinations }: Strategy): boolean =>
  percentage === undefined && combinations === undefined;

interface SuggestedShapesProps {
  readonly context: StrategyContext;
  /** The step's first tab. */
  readonly tab: OptionTab;
  /** How many are suggested. */
  readonly count: number;
}

/** The suggestion is the step's first choice: says so, and clears it in one tap. */
export const SuggestedShapes = ({ context, tab: { kind, options }, count }: SuggestedShapesProps) => {
  const { boundOf, chosenIn } = optionKinds[kind];
  const { answer, shapes } = useSuggestedShapes(context, kind, options);
  const suggestion = shapes.slice(0, count);
  const some = suggestion.length > 0;
  const hasNoChoice = (strategy: Strategy): boolean =>
    kind === "pattern1" ? isOpen(strategy) : chosenIn(strategy).length === 0;
  const { match, draft } = context;
  const isStillOpen = useFirstChoice(draft.strategy, some ? boundOf(suggestion) : null, hasNoChoice);
  const clear = () => {
    strategyStore.changeBounds(boundOf([]));
  };
  if (answer === undefined && hasSuggestions(match) && isStillOpen)
    // As many shapes as will be suggested take as much room.
    return <SuggestedLine pending text={wordsOf(options.slice(0, count))} onClear={clear} />;
  const chosenShapes = chosenIn(draft.strategy);
  const same =
    chosenShapes.length === suggestion.length && suggestion.every((shape) => hasCounts(chosenShapes, shape));
  return some && same ? <SuggestedLine text={wordsOf(suggestion)} onClear={clear} /> : null;
};
