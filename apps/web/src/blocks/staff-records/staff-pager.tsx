import { useStaffText } from "../../i18n/staff-text.ts";
import { Pager } from "../../ui/pager.tsx";

interface StaffPagerProps {
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
}

/** The pages of a staff list, in the staff's words; nothing when all fits on one. */
export const StaffPager = ({ page, totalPages, onChange }: StaffPagerProps) => {
  const text = useStaffText();
  return (
    <Pager
      label={text.pages}
      page={page}
      totalPages={totalPages}
      onChange={onChange}
      previousLabel={text.previousPage}
      nextLabel={text.nextPage}
      position={text.pageOf(page + 1, totalPages)}
    />
  );
};
