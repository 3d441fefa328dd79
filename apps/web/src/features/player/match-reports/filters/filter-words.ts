import { t } from "#i18n/translate.ts";
import { filterKinds, type FilterKind, type ReportFilters } from "./report-filters.ts";

export const kindLabels = {
  series: "reports.kindSeries",
  pitch: "reports.kindPitch",
  team: "reports.kindTeam",
  formats: "reports.kindFormat",
  genders: "reports.kindGender",
  matches: "reports.kindNumber",
} as const;

/** A filter in use: its kind with its title, value and what is shown of it. */
interface FilterItem {
  readonly kind: FilterKind;
  readonly title: string;
  readonly displayValue: string;
}

function valueOf(filters: ReportFilters, kind: FilterKind): string | undefined {
  switch (kind) {
    case "series":
    case "pitch":
    case "team":
      return filters[kind]?.name;
    case "formats":
      return filters.formats?.map((format) => t("reports.format", { format })).join(", ");
    case "genders":
      return filters.genders?.map((gender) => t("reports.gender", { gender })).join(", ");
    case "matches":
      return filters.matches === undefined ? undefined : t("reports.newestMatches", { n: filters.matches });
  }
}

/** The filters in use, in the order of the panel. */
export const filterItems = (filters: ReportFilters): FilterItem[] =>
  filterKinds.flatMap((kind) => {
    const displayValue = valueOf(filters, kind);
    return displayValue === undefined ? [] : [{ kind, title: t(kindLabels[kind]), displayValue }];
  });
