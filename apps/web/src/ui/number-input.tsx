import type { ChangeEvent, KeyboardEvent } from "react";
import { Field, type FieldLook } from "./field.tsx";
import {
  leftValue,
  numberText,
  steppedValue,
  typedValue,
  type NumberRange,
  type TypedNumber,
} from "./number-text.ts";

type NumberInputProps = Pick<FieldLook, "label" | "description" | "error"> &
  NumberRange & {
    readonly value: TypedNumber;
    readonly onChange: (value: TypedNumber) => void;
    readonly allowDecimal?: boolean;
    /** Whether leaving the field brings the number into its bounds; else the screen refuses it. */
    readonly clampBehavior?: "blur" | "none";
    /** Has the focus when its dialog opens. */
    readonly "data-autofocus"?: boolean;
  };

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A field for a number. A text field: the browser's own for numbers hides from us what was typed when it is no number,
 * and its value changes when the wheel turns over it.
 */
export const NumberInput = (props: NumberInputProps) => {
  const { label, description, error, value, onChange, min, max, allowDecimal = true } = props;
  const change = (next: TypedNumber): void => {
    if (next !== value) onChange(next);
  };
  const type = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>): void => {
    const text = numberText(field.value, allowDecimal);
    if (text !== field.value) {
      // Before React does, which would move the caret to the end.
      const caret = numberText(field.value.slice(0, field.selectionStart ?? undefined), allowDecimal).length;
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    change(typedValue(text));
  };
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(steppedValue(value, by, { min, max }));
  };
  const leave = (): void => {
    change(leftValue(value, props.clampBehavior === "none" ? {} : { min, max }));
  };
  return (
    <Field label={label} description={description} error={error}>
      {(control) => (
        <input
          type="text"
          inputMode="decimal"
          value={String(value)}
          onChange={type}
          onKeyDown={step}
          onBlur={leave}
          data-autofocus={props["data-autofocus"]}
          {...control}
        />
      )}
    </Field>
  );
};
