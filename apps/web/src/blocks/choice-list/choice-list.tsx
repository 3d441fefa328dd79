import { useId } from "react";
import classes from "./choice-list.module.css";

export interface ListChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
}

interface ChoiceListProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly labelShown?: boolean;
  readonly choices: readonly ListChoice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Side by side instead of stacked; for short labels. */
  readonly inline?: boolean;
}

/** A choice of one among several, each a row with a full-size touch target. */
export const ChoiceList = <Value extends string>(props: ChoiceListProps<Value>) => {
  const { label, labelShown = false, choices, value, onChange, inline = false } = props;
  const name = useId();
  return (
    <fieldset className={classes["group"]}>
      <legend className={labelShown ? classes["legend"] : "visually-hidden"}>{label}</legend>
      <div className={inline ? classes["inline"] : classes["rows"]}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${classes["choice"]} ${choice.value === value ? classes["on"] : ""}`}
          >
            <input
              type="radio"
              className={classes["input"]}
              name={name}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            <span className={classes["text"]}>
              {choice.label}
              {choice.detail !== undefined && <span className={classes["detail"]}>{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
