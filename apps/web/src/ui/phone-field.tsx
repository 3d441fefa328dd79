import { TextInput } from "@mantine/core";
import type { ReactNode, Ref } from "react";

type PhoneFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Digits only, ten at most, whatever was pasted. */
  readonly onChange: (digits: string) => void;
  readonly error?: string | undefined;
  readonly right?: ReactNode;
  readonly hideLabel?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The digits of what was typed or pasted; a leading +91 or 0 of an Indian number goes. */
export const digitsOf = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, "");
  const national = digits.length > 10 ? digits.replace(/^(91|0)(?=\d{10}$)/, "") : digits;
  return national.slice(0, 10);
};

/** A field for a ten-digit phone number with the number keys on a phone. */
export const PhoneField = ({
  label,
  hint,
  value,
  onChange,
  error,
  right,
  hideLabel,
  ref,
}: PhoneFieldProps) => (
  <TextInput
    ref={ref ?? null}
    {...(hideLabel ? { "aria-label": label, placeholder: label } : { label })}
    description={hint}
    type="tel"
    inputMode="numeric"
    autoComplete="off"
    value={value}
    error={error}
    rightSection={right}
    onChange={(event) => {
      onChange(digitsOf(event.currentTarget.value));
    }}
  />
);
