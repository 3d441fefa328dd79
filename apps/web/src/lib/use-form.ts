import { useState } from "react";

type TextField<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never;
}[keyof Values];
type FormErrors = Readonly<Record<string, string>>;

interface FormOptions<Values> {
  readonly initialValues: Values;
  /** The messages of the invalid fields, by their names. */
  readonly validate?: (values: Values) => Readonly<Record<string, string | undefined>>;
}

interface InputBinding {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (next: string | { readonly currentTarget: { readonly value: string } }) => void;
}

export interface Form<Values> {
  readonly values: Values;
  readonly errors: FormErrors;
  readonly isDirty: () => boolean;
  readonly reset: () => void;
  /** The values are stored: from now on a change of them is a change. */
  readonly markSaved: () => void;
  readonly setFieldValue: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  readonly setFieldError: (field: string, message: string) => void;
  readonly clearFieldError: (field: string) => void;
  /** What a field for one line of text needs. */
  readonly getInputProps: (field: TextField<Values> & string) => InputBinding;
  /** A handler of the form's event, or of a button outside it. */
  readonly onSubmit: (
    send: (values: Values) => void,
    refuse?: (errors: FormErrors, values: Values) => void,
  ) => (event?: { readonly preventDefault: () => void }) => void;
}

const without = (errors: FormErrors, field: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** The values of a form and what is wrong with them. A field is checked on sending, and counts as mended when it changes. */
export function useForm<Values extends object>({
  initialValues,
  validate,
}: FormOptions<Values>): Form<Values> {
  const [initial, setInitial] = useState(initialValues);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});

  const clearFieldError = (field: string): void => setErrors((before) => without(before, field));
  const setFieldValue = (field: string, value: unknown): void => {
    setValues((before) => ({ ...before, [field]: value }));
    clearFieldError(field);
  };
  const textOf = (field: keyof Values): string => String(values[field]);
  return {
    values,
    errors,
    isDirty: () =>
      (Object.keys(initial) as (keyof Values)[]).some((field) => values[field] !== initial[field]),
    reset: () => {
      setValues(initial);
      setErrors({});
    },
    markSaved: () => setInitial(values),
    setFieldValue,
    setFieldError: (field, message) => setErrors((before) => ({ ...before, [field]: message })),
    clearFieldError,
    getInputProps: (field) => ({
      value: textOf(field),
      error: errors[field],
      onChange: (next) => setFieldValue(field, typeof next === "string" ? next : next.currentTarget.value),
    }),
    onSubmit: (send, refuse) => (event) => {
      event?.preventDefault();
      const faults = Object.entries(validate?.(values) ?? {});
      const wrong = Object.fromEntries(
        faults.flatMap(([field, message]) => (message ? [[field, message]] : [])),
      );
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) send(values);
      else refuse?.(wrong, values);
    },
  };
}
