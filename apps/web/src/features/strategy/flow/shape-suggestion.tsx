import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { memo, useMemo, useState } from "react";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useEngineCall } from "../../../engine-client/use-engine-call.ts";
import { useText } from "../../../i18n/text.ts";
import { Chip, ChipButton } from "../../../ui/chip.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { AutomaticDialog } from "./automatic-dialog.tsx";
import classes from "./shape-suggestion.module.css";

interface ShapeSuggestionProps {
  readonly context: StrategyContext;
  readonly kind: "combinations" | "partitions" | "pattern1" | "pattern2";
  /** How many may be asked for; the first is not the default but the fewest. */
  readonly counts: readonly number[];
  /** What the step offers; suggested shapes outside it are left out. */
  readonly options: readonly { readonly id: number; readonly value: readonly number[] }[];
  readonly onAdd: (ids: number[]) => void;
}

const SuggestionForm = ({
  context,
  kind,
  counts,
  options,
  onAdd,
  onClose,
}: ShapeSuggestionProps & { readonly onClose: () => void }) => {
  const { strategy: words, shell } = useText();
  const [count, setCount] = useState(counts[1] ?? 1);
  const { engineMatch, draft, rules } = context;
  const question = useMemo(
    // All of them, ranked: what the step does not offer is left out before the first `count` are taken.
    () => ({ kind, count: 120, match: engineMatch, pool: draft.players, rules }),
    [kind, engineMatch, draft.players, rules],
  );
  const answer = useEngineCall("suggestShapes", question);
  const offered = new Map(options.map(({ id, value }) => [value.join("-"), id]));
  const shapes = answer?.ok ? answer.value.shapes.map((shape) => shape.join("-")) : [];
  const shown = shapes.filter((shape) => offered.has(shape)).slice(0, count);
  return (
    <div className={classes["form"]}>
      <fieldset className={classes["chips"]}>
        <legend className="visually-hidden">{words.howMany}</legend>
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
      {answer === undefined && <SkeletonList label={shell.loading} rows={2} height={32} />}
      {answer?.ok === false && <p>{"message" in answer.error ? answer.error.message : words.engineFailed}</p>}
      {answer?.ok === true && <p className={classes["reason"]}>{answer.value.reason.text}</p>}
      <div className={classes["chips"]}>
        {shown.map((shape) => (
          <Chip key={shape} tone="accent">
            {shape}
          </Chip>
        ))}
      </div>
      <div className={classes["buttons"]}>
        <Button variant="soft" onClick={onClose}>
          {messages.generic.cancel}
        </Button>
        <Button
          disabled={shown.length === 0}
          onClick={() => {
            onAdd(shown.flatMap((shape) => offered.get(shape) ?? []));
            onClose();
          }}
        >
          {messages.generic.add}
        </Button>
      </div>
    </div>
  );
};

/** "Suggestion" of a step of cards: what comes nearest to the mean team of all users. Automatic cricket only. */
export const ShapeSuggestion = memo(function ShapeSuggestion(props: ShapeSuggestionProps) {
  return (
    <AutomaticDialog context={props.context} name={messages.generic.suggestion}>
      {(close) => <SuggestionForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
