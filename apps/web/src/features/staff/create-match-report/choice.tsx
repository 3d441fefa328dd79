import type { Ref } from "react";
import { NativeSelect } from "#ui/native-select.tsx";

interface ReportChoiceProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** Null: nothing is chosen yet. */
  readonly value: string | null;
  /** One of the values is always chosen. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
  readonly onChange: (value: string | null) => void;
}

/** One of a few words, or none of them yet. */
export const Choice = ({
  label,
  data,
  value,
  required = false,
  disabled,
  ref,
  onChange,
}: ReportChoiceProps) => (
  <NativeSelect
    label={label}
    data={[...(required ? [] : [{ value: "", label: "" }]), ...data]}
    value={value ?? ""}
    disabled={disabled ?? false}
    ref={ref}
    onChange={({ currentTarget }) => {
      onChange(currentTarget.value === "" ? null : currentTarget.value);
    }}
  />
);
