import { t } from "#i18n/translate.ts";
import { Pager } from "#ui/pager.tsx";

interface ReportsPagerProps {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a list of reports or records; nothing when all fits on one. */
export const ReportsPager = ({ page, totalPages, onChange }: ReportsPagerProps) => (
  <Pager
    label={t("reports.pages")}
    page={page}
    totalPages={totalPages}
    onChange={onChange}
    previousLabel={t("reports.previousPage")}
    nextLabel={t("reports.nextPage")}
    position={t("reports.pageOf", { page: page + 1, total: totalPages })}
  />
);
