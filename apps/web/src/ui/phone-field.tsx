import { ActionIcon } from "./action-icon.tsx";
import { TextInput } from "./text-input.tsx";
import type { ReactNode } from "react";
import { CloseIcon, SearchIcon } from "./icon.tsx";

type PhoneFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Digits only, ten at most, even when pasted. */
  readonly onChange: (digits: string) => void;
  readonly error?: ReactNode;
  /** Where the user signs in, with a number or a passkey. */
  readonly autoComplete?: "username webauthn" | "off";
  /** When set, it is a search field, with the label inside and a control of this name that clears it. */
  readonly clearLabel?: string;
};

/** The digits of a typed or pasted text; a leading +91 or 0 of an Indian number is removed. */
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
  autoComplete = "off",
  clearLabel,
}: PhoneFieldProps) => {
  const search = clearLabel !== undefined;
  return (
    <TextInput
      {...(search ? { "aria-label": label, placeholder: label } : { label })}
      description={hint}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      value={value}
      error={error}
      leftSection={search ? <SearchIcon size={18} /> : undefined}
      rightSection={
        search && value !== "" ? (
          <ActionIcon
            aria-label={clearLabel}
            onClick={() => {
              onChange("");
            }}
          >
            <CloseIcon size={18} />
          </ActionIcon>
        ) : undefined
      }
      onChange={(event) => {
        onChange(digitsOf(event.currentTarget.value));
      }}
    />
  );
};
