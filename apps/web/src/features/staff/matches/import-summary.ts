import { t } from "#i18n/translate.ts";

type ImportCounts = { readonly created: number; readonly changed: number; readonly unchanged: number };

/** "2 new, 1 changed"; nothing when no match was read. */
export const importSummary = ({ created, changed, unchanged }: ImportCounts): string =>
  [
    created > 0 ? t("match-desk.isNewCount", { n: created }) : "",
    changed > 0 ? t("match-desk.changedCount", { n: changed }) : "",
    unchanged > 0 ? t("match-desk.unchangedCount", { n: unchanged }) : "",
  ]
    .filter(Boolean)
    .join(", ");
