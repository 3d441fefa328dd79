import type { Strategy } from "@teamwright/domain";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { t } from "../../../../i18n/translate.ts";
import { SuggestedLine } from "../flow/suggested-line.tsx";
import { useFirstChoice } from "../flow/use-first-choice.ts";
import { hasCounts } from "../state/choices.ts";
import { optionKinds } from "./option-kinds.ts";
import type { OptionTab } from "./option-kinds.ts";
import { useSuggestedShapes } from "./use-suggested-shapes.ts";

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
  const suggestion = useSuggestedShapes(context, kind, options).shapes.slice(0, count);
  const some = suggestion.length > 0;
  useFirstChoice(some ? boundOf(suggestion) : null, (strategy) =>
    kind === "pattern1" ? isOpen(strategy) : chosenIn(strategy).length === 0,
  );
  const chosen = chosenIn(context.draft.strategy);
  const same = chosen.length === suggestion.length && suggestion.every((shape) => hasCounts(chosen, shape));
  return some && same ? (
    <SuggestedLine
      text={t("strategy.suggestedShapes", { shapes: suggestion.map((shape) => shape.join("-")).join(", ") })}
      onClear={() => {
        strategyStore.changeBounds(boundOf([]));
      }}
    />
  ) : null;
};
