import { t, useLanguage } from "../../../../i18n/translate.ts";
import { Button } from "../../../../ui/button.tsx";
import { memo, useMemo, useState } from "react";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { useEngineCall } from "../../../../engine-client/use-engine-call.ts";
import { presetText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "../../../../data/strategy/bound-words.ts";
import { Chip, ChipButton } from "../../../../ui/chip.tsx";
import { SkeletonList } from "../../../../ui/skeleton.tsx";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import { FormButtons } from "../flow/form-buttons.tsx";
import { SuggestionRefusal } from "../flow/suggestion-refusal.tsx";
import type { Counts, OptionKindName } from "./option-kinds.ts";
import classes from "./shape-suggestion.module.css";

interface ShapeSuggestionProps {
  readonly context: StrategyContext;
  readonly kind: OptionKindName;
  /** The numbers that can be chosen; the first is the minimum, not the default. */
  readonly counts: readonly number[];
  /** The options of the step; other suggested shapes are left out. */
  readonly options: readonly Counts[];
  readonly onAdd: (shapes: readonly Counts[]) => void;
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
  const { engineMatch, draft, rules } = context;
  const question = useMemo(
    // All of them, ranked: shapes that the step does not offer are removed before the first `count` are taken.
    () => ({ kind, count: 120, match: engineMatch, pool: draft.strategy.players, rules }),
    [kind, engineMatch, draft.strategy.players, rules],
  );
  const answer = useEngineCall("suggestShapes", question);
  const offered = new Map(options.map((shape) => [shape.join("-"), shape]));
  const shapes = answer?.ok ? answer.value.shapes.map((shape) => shape.join("-")) : [];
  const shown = shapes.filter((shape) => offered.has(shape)).slice(0, count);
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
        {shown.map((shape) => (
          <Chip key={shape} tone="accent">
            {shape}
          </Chip>
        ))}
      </div>
      <FormButtons onCancel={onClose}>
        <Button
          disabled={shown.length === 0}
          onClick={() => {
            onAdd(shown.flatMap((shape) => [offered.get(shape) ?? []]));
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
  useLanguage();
  return (
    <AutomaticDialog context={props.context} name={t("strategy.suggestion")}>
      {(close) => <SuggestionForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
