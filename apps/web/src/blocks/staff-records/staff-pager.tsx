import { t } from "#i18n/translate.ts";
import { Pager } from "#ui/pager.tsx";

interface StaffPagerProps {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a staff list, with the texts of staff screens; nothing when everything fits on one. */
export const StaffPager = ({ page, totalPages, onChange }: StaffPagerProps) => {
  return (
    <Pager
      label={t("staff.pages")}
      page={page}
      totalPages={totalPages}
      onChange={onChange}
      previousLabel={t("staff.previousPage")}
      nextLabel={t("staff.nextPage")}
      position={t("staff.pageOf", { page: page + 1, total: totalPages })}
    />
  );
};
