import { TextInput } from "#ui/text-input.tsx";
import {
  months,
  reportCountries,
  reportFormats,
  reportGenders,
  reportTypes,
} from "@teamwright/contract/report-shapes";
import { t } from "#i18n/translate.ts";
import type { SelectChoice } from "#ui/native-select.tsx";
import { Choice } from "./choice.tsx";
import { monthName } from "./month-name.ts";
import type { RecordField } from "./record-kinds.ts";

const FIRST_YEAR = 2023;
const LAST_YEAR = 2030;

/** The words of a vocabulary with what is shown of them. */
function choicesOf(kind: NonNullable<RecordField["choices"]>): SelectChoice[] {
  switch (kind) {
    case "country":
      return reportCountries.map((value) => ({ value, label: t("reports.countryName", { country: value }) }));
    case "gender":
      return reportGenders.map((value) => ({ value, label: t("reports.gender", { gender: value }) }));
    case "type":
      return reportTypes.map((value) => ({ value, label: t("reports.type", { type: value }) }));
    case "format":
      return reportFormats.map((value) => ({ value, label: t("reports.format", { format: value }) }));
    case "month":
      return months.map((value) => ({ value, label: monthName(value) }));
    case "year":
      return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => ({
        value: String(FIRST_YEAR + at),
        label: String(FIRST_YEAR + at),
      }));
  }
}

interface RecordFieldInputProps {
  readonly field: RecordField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const RecordFieldInput = ({ field, value, onChange }: RecordFieldInputProps) =>
  field.choices === undefined ? (
    <TextInput
      label={t(field.label)}
      value={value}
      maxLength={field.maxLength ?? 120}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  ) : (
    <Choice
      label={t(field.label)}
      data={choicesOf(field.choices)}
      value={value === "" ? null : value}
      onChange={(chosen) => {
        onChange(chosen ?? "");
      }}
    />
  );
