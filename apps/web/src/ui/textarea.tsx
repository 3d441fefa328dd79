import type { ComponentProps } from "react";
import { Field, type FieldLook } from "./field.tsx";

type TextareaProps = Omit<ComponentProps<"textarea">, keyof FieldLook> & FieldLook;

/** A field for several lines of text. */
export const Textarea = (props: TextareaProps) => {
  const { label, description, error, required, size, className, id, ...rest } = props;
  const field = { label, description, error, required, size, className, id };
  return <Field {...field}>{(control) => <textarea {...rest} {...control} />}</Field>;
};
