import { Button, RangeSlider } from "@mantine/core";
import "@mantine/core/styles/Slider.layer.css";
import { messages } from "@teamwright/domain/messages";
import type { Combination } from "@teamwright/domain";
import { memo, useId, useState } from "react";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { toast } from "../../../ui/toast.ts";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import classes from "./combination.module.css";

interface CombinationRangeDialogProps {
  readonly context: StrategyContext;
  readonly options: readonly { readonly id: number; readonly value: Combination }[];
  readonly onAdd: (ids: readonly number[]) => void;
}

type Range = [min: number, max: number];

/** The sliders' words; the specification gives cricket's, other sports use their role names. */
const cricketNames = [
  messages.combination.wicketKeeper,
  messages.combination.batsman,
  messages.combination.allRounder,
  messages.combination.bowler,
];

const RangeForm = ({
  context,
  options,
  onAdd,
  onClose,
}: CombinationRangeDialogProps & { readonly onClose: () => void }) => {
  const words = useText().strategy;
  const { roles } = context.sport;
  const id = useId();
  const start = () => roles.map(({ min, max }): Range => [min, max]);
  const [ranges, setRanges] = useState(start);
  const fitting = options.filter(({ value }) =>
    value.every((count, role) => {
      const [min = 0, max = 11] = ranges[role] ?? [];
      return count >= min && count <= max;
    }),
  );
  return (
    <div className={classes["form"]}>
      {roles.map((role, index) => {
        const [min, max] = ranges[index] ?? [role.min, role.max];
        const name = cricketNames[index] ?? role.name;
        return (
          <div key={role.code}>
            <p className={classes["slider"]} id={`${id}-${role.code}`}>
              <b>{name}</b>
              <span>{min === max ? String(min) : `${min} - ${max}`}</span>
            </p>
            <RangeSlider
              min={role.min}
              max={role.max}
              minRange={0}
              step={1}
              size="lg"
              thumbSize={28}
              label={null}
              value={[min, max]}
              thumbFromLabel={words.fewest(name)}
              thumbToLabel={words.most(name)}
              onChange={(value) => {
                setRanges(ranges.map((range, at) => (at === index ? value : range)));
              }}
            />
          </div>
        );
      })}
      <output className={classes["lead"]}>{words.fittingCombinations(fitting.length)}</output>
      <div className={classes["buttons"]}>
        <Button variant="soft" onClick={onClose}>
          {messages.generic.cancel}
        </Button>
        <Button
          variant="soft"
          onClick={() => {
            setRanges(start());
          }}
        >
          {messages.generic.reset}
        </Button>
        <Button
          onClick={() => {
            if (fitting.length === 0) {
              toast.error(messages.combination.selectCombinations);
              return;
            }
            onAdd(fitting.map((option) => option.id));
            onClose();
          }}
        >
          {messages.generic.add}
        </Button>
      </div>
    </div>
  );
};

/** "Custom": all combinations within a range per role. Automatic cricket only. */
export const CombinationRangeDialog = memo(function CombinationRangeDialog(
  props: CombinationRangeDialogProps,
) {
  return (
    <AutomaticDialog context={props.context} name={messages.generic.custom}>
      {(close) => <RangeForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
