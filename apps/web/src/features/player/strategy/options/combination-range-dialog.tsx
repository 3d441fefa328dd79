import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { type SliderRange, RangeSlider } from "#ui/range-slider.tsx";
import { memo, useId, useState } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { roleName } from "#blocks/role-name.ts";
import { useRefusal } from "#ui/use-refusal.ts";
import { AutomaticDialog } from "../flow/automatic-dialog.tsx";
import { FormButtons } from "../flow/form-buttons.tsx";
import type { OptionCounts } from "./option-kinds.ts";
import classes from "./options.module.css";

interface CombinationRangeDialogProps {
  readonly context: StrategyContext;
  readonly options: readonly OptionCounts[];
  readonly onAdd: (combinations: readonly OptionCounts[]) => void;
}

const RangeForm = ({
  context,
  options,
  onAdd,
  onClose,
}: CombinationRangeDialogProps & { readonly onClose: () => void }) => {
  const { roles } = context.sport;
  const id = useId();
  const start = () => roles.map(({ min, max }): SliderRange => [min, max]);
  const [ranges, setRanges] = useState(start);
  const fitting = options.filter((value) =>
    value.every((count, role) => {
      const [min, max] = ranges[role] ?? [0, context.sport.teamSize];
      return count >= min && count <= max;
    }),
  );
  const { shownRefusal, refuses } = useRefusal(
    fitting.length === 0 ? t("strategy.selectCombinations") : null,
  );
  return (
    <div className={classes["form"]}>
      {roles.map((role, index) => {
        const [min, max] = ranges[index] ?? [role.min, role.max];
        const name = roleName(role);
        return (
          <div key={role.code}>
            <p className={classes["slider"]} id={`${id}-${role.code}`}>
              <b>{name}</b>
              <span>{min === max ? String(min) : `${min} - ${max}`}</span>
            </p>
            <RangeSlider
              min={role.min}
              max={role.max}
              value={[min, max]}
              fromLabel={t("strategy.fewest", { role: name })}
              toLabel={t("strategy.most", { role: name })}
              onChange={(value) => {
                setRanges(ranges.map((range, at) => (at === index ? value : range)));
              }}
            />
          </div>
        );
      })}
      <output className={classes["lead"]}>{t("strategy.fittingCombinations", { n: fitting.length })}</output>
      <FormButtons problem={shownRefusal} onCancel={onClose}>
        <Button
          variant="soft"
          onClick={() => {
            setRanges(start());
          }}
        >
          {t("common.reset")}
        </Button>
        <Button
          onClick={() => {
            if (refuses()) return;
            onAdd(fitting);
            onClose();
          }}
        >
          {t("strategy.add")}
        </Button>
      </FormButtons>
    </div>
  );
};

/** "Custom": all combinations within a range per role, where the sport has suggestions. */
export const CombinationRangeDialog = memo(function CombinationRangeDialog(
  props: CombinationRangeDialogProps,
) {
  return (
    <AutomaticDialog context={props.context} name={t("strategy.custom")}>
      {(close) => <RangeForm {...props} onClose={close} />}
    </AutomaticDialog>
  );
});
