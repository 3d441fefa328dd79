import type { ComponentProps } from "react";
import { Field, type FieldLook } from "./field.tsx";

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

type NativeSelectProps = Omit<ComponentProps<"select">, keyof FieldLook | "children"> &
  FieldLook & {
    readonly data: readonly (SelectChoice | string)[];
  };

/** The browser's own select, with a label. */
export const NativeSelect = (props: NativeSelectProps) => {
  const { label, description, error, required, size, className, data, id, ...rest } = props;
  const field = { label, description, error, required, size, className, id };
  return (
    <Field {...field} rightSection={<Chevrons />}>
      {(control) => (
        <select {...rest} {...control}>
          {data.map((choice) => {
            const { value, label: text } =
              typeof choice === "string" ? { value: choice, label: choice } : choice;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
};

const Chevrons = () => (
  <svg viewBox="0 0 15 15" fill="none" stroke="currentColor" aria-hidden="true">
    <path
      d="M5.25 5.75 7.5 3.5l2.25 2.25M5.25 9.25 7.5 11.5l2.25-2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
