import { t } from "#i18n/translate.ts";
import { ChipButton, RemovableChip } from "#ui/chip.tsx";
import classes from "../match-reports.module.css";
import { filterItems } from "./filter-words.ts";
import { withoutKind, type ReportFilters } from "./report-filters.ts";

interface ReportFilterBarProps {
  readonly filters: ReportFilters;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (filters: ReportFilters) => void;
}

/** The filters in use as removable chips, and the control that opens the panel. */
export const FilterBar = ({ filters, isOpen, onToggle, onChange }: ReportFilterBarProps) => {
  const items = filterItems(filters);
  return (
    <div className={classes["bar"]}>
      <ChipButton tone="accent" pressed={isOpen} onClick={onToggle}>
        {t("reports.filters", { n: items.length })}
      </ChipButton>
      {items.map(({ kind, title, displayValue }) => (
        <RemovableChip
          key={kind}
          removeLabel={t("reports.removeFilter", { title: `${title}: ${displayValue}` })}
          onRemove={() => {
            onChange(withoutKind(filters, kind));
          }}
        >
          <span className={classes["cut"]}>{displayValue}</span>
        </RemovableChip>
      ))}
    </div>
  );
};
