import { NativeSelect } from "#ui/native-select.tsx";
import type { ReportCountry } from "@teamwright/contract";
import { reportCountries } from "@teamwright/contract/report-shapes";
import { t } from "#i18n/translate.ts";

interface CountryChoiceProps {
  readonly value: ReportCountry | undefined;
  readonly onChange: (country: ReportCountry | undefined) => void;
}

/** Only the records of one country, or of all. */
export const CountryChoice = ({ value, onChange }: CountryChoiceProps) => (
  <NativeSelect
    label={t("reports.country")}
    data={[
      { value: "", label: t("reports.anyCountry") },
      ...reportCountries.map((country) => ({
        value: country,
        label: t("reports.countryName", { country }),
      })),
    ]}
    value={value ?? ""}
    onChange={({ currentTarget }) => {
      onChange(reportCountries.find((country) => country === currentTarget.value));
    }}
  />
);
