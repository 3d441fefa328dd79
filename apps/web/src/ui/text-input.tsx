import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldLook } from "./field.tsx";

type TextInputProps = Omit<ComponentProps<"input">, keyof FieldLook> &
  FieldLook & {
    readonly leftSection?: ReactNode;
    readonly rightSection?: ReactNode;
  };

/** A field for one line of text. */
export const TextInput = (props: TextInputProps) => {
  const { label, description, error, required, size, className, leftSection, rightSection, id, ...rest } =
    props;
  const field = { label, description, error, required, size, className, leftSection, rightSection, id };
  return <Field {...field}>{(control) => <input type="text" {...rest} {...control} />}</Field>;
};
