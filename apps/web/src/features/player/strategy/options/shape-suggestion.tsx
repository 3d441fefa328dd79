import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { memo, useState } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { presetText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { Chip, ChipButton } from "#ui/chip.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import { FormButtons } from "../flow/form-buttons.tsx";
import { SuggestionRefusal } from "../flow/suggestion-refusal.tsx";
import type { OptionCounts, OptionKindName } from "./option-kinds.ts";
import classes from "./shape-suggestion.module.css";
import { useSuggestedShapes } from "./use-suggested-shapes.ts";

interface ShapeSuggestionProps {
  readonly context: StrategyContext;
  readonly kind: OptionKindName;
  /** The numbers that can be chosen; the first is the minimum, not the default. */
  readonly counts: readonly number[];
  /** The options of the step; other suggested shapes are left out. */
  readonly options: readonly OptionCounts[];
  readonly onAdd: (shapes: readonly OptionCounts[]) => void;
}

const SuggestionForm = ({
  context,
  kind,
  counts,
  options,
  onAdd,
  onClose,
}: ShapeSuggestionProps & { readonly onClose: () => void }) => {
  const [count, setCount] = useState(counts[1] ?? 1);
  const { answer, shapes } = useSuggestedShapes(context, kind, options);
  const shownShapes = shapes.slice(0, count);
  return (
    <div className={classes["form"]}>
      <fieldset className={classes["chips"]}>
        <legend className="visually-hidden">{t("strategy.howMany")}</legend>
        {counts.map((each) => (
          <ChipButton
            key={each}
            pressed={each === count}
            onClick={() => {
              setCount(each);
            }}
          >
            {each}
          </ChipButton>
        ))}
      </fieldset>
      {answer === undefined && <SkeletonList label={t("shell.loading")} rows={2} height={32} />}
      {answer?.ok === false && <SuggestionRefusal match={context.match} error={answer.error} />}
      {answer?.ok === true && (
        <p className={classes["reason"]}>{presetText(boundWordsOf(context.match), answer.value.reason)}</p>
      )}
      <div className={classes["chips"]}>
        {shownShapes.map((shape) => (
          <Chip key={shape.join("-")} tone="accent">
            {shape.join("-")}
          </Chip>
        ))}
      </div>
      <FormButtons onCancel={onClose}>
        <Button
          disabled={shownShapes.length === 0}
          onClick={() => {
            onAdd(shownShapes);
            onClose();
          }}
        >
          {t("strategy.add")}
        </Button>
      </FormButtons>
    </div>
  );
};

/** "Suggestion" of a step of cards: the options nearest to the mean team of all users. Automatic cricket only. */
export const ShapeSuggestion = memo(function ShapeSuggestion(props: ShapeSuggestionProps) {
  return (
    <AutomaticDialog context={props.context} name={t("strategy.suggestion")}>
      {(close) => <SuggestionForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
