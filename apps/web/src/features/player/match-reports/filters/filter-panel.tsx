import { reportFormats, reportGenders } from "@teamwright/contract/report-shapes";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import classes from "../match-reports.module.css";
import { ChoiceFilter } from "./choice-filter.tsx";
import { kindLabels } from "./filter-words.ts";
import { NumberFilter } from "./number-filter.tsx";
import { RecordFilter } from "./record-filter.tsx";
import { filterKinds, type FilterKind, type ReportFilters } from "./report-filters.ts";

interface ReportFilterPanelProps {
  readonly filters: ReportFilters;
  readonly onChange: (filters: ReportFilters) => void;
}

/** Choose a kind of filter, fill it in, add it. A filter of the same kind is replaced. */
export const FilterPanel = ({ filters, onChange }: ReportFilterPanelProps) => {
  const [kind, setKind] = useState<FilterKind>("formats");
  return (
    <Card heading={t("reports.filterPanel")}>
      <div className={classes["choices"]} role="group" aria-label={t("reports.filterKind")}>
        {filterKinds.map((one) => (
          <ChipButton
            key={one}
            pressed={kind === one}
            tone={kind === one ? "accent" : "neutral"}
            onClick={() => {
              setKind(one);
            }}
          >
            {t(kindLabels[one])}
          </ChipButton>
        ))}
      </div>
      {(kind === "series" || kind === "pitch" || kind === "team") && (
        <RecordFilter
          key={kind}
          kind={kind}
          onAdd={(record) => {
            onChange({ ...filters, [kind]: record });
          }}
        />
      )}
      {kind === "formats" && (
        <ChoiceFilter
          label={t("reports.kindFormat")}
          words={reportFormats}
          wordOf={(format) => t("reports.format", { format })}
          chosenWords={filters.formats ?? []}
          missing={t("reports.selectFormat")}
          onAdd={(formats) => {
            onChange({ ...filters, formats });
          }}
        />
      )}
      {kind === "genders" && (
        <ChoiceFilter
          label={t("reports.kindGender")}
          words={reportGenders}
          wordOf={(gender) => t("reports.gender", { gender })}
          chosenWords={filters.genders ?? []}
          missing={t("reports.selectGender")}
          onAdd={(genders) => {
            onChange({ ...filters, genders });
          }}
        />
      )}
      {kind === "matches" && (
        <NumberFilter
          chosenNumber={filters.matches}
          onAdd={(matches) => {
            onChange({ ...filters, matches });
          }}
        />
      )}
    </Card>
  );
};
