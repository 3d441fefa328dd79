import { Button } from "#ui/button.tsx";
import { t } from "#i18n/translate.ts";
import { EmptyState } from "#ui/states.tsx";

interface NoReportsProps {
  /** Filters are in use, so the empty list may be theirs. */
  readonly filtered: boolean;
  readonly onClear: () => void;
}

export const NoReports = ({ filtered, onClear }: NoReportsProps) => (
  <EmptyState
    title={t("reports.noReports")}
    hint={t(filtered ? "reports.noReportsHint" : "reports.noReportsYet")}
    action={
      filtered && (
        <Button variant="soft" onClick={onClear}>
          {t("reports.clearFilters")}
        </Button>
      )
    }
  />
);
