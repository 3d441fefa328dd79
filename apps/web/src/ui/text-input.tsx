import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { Field, type FieldLook } from "./field.tsx";
import { withLatinDigits } from "./number-text.ts";

type TextInputProps = Omit<ComponentProps<"input">, keyof FieldLook> &
  FieldLook & {
    readonly leftSection?: ReactNode;
    readonly rightSection?: ReactNode;
  };

/** Before React does, which would move the caret to the end. */
function writeLatinDigits(field: HTMLInputElement): void {
  const text = withLatinDigits(field.value);
  if (text === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = text;
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** A field for one line of text. Where it is for a number, digits of Hindi and Telugu become Latin ones. */
export const TextInput = (props: TextInputProps) => {
  const { label, description, error, required, size, className, leftSection, rightSection, id, ...rest } =
    props;
  const field = { label, description, error, required, size, className, leftSection, rightSection, id };
  const { inputMode, onChange } = rest;
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    if (inputMode === "numeric" || inputMode === "decimal") writeLatinDigits(event.currentTarget);
    onChange?.(event);
  };
  return (
    <Field {...field}>{(control) => <input type="text" {...rest} {...control} onChange={type} />}</Field>
  );
};
