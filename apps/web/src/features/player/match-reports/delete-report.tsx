import type { ReportListItem } from "@teamwright/contract";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { apiOf } from "#data/api/client.ts";
import { t } from "#i18n/translate.ts";
import { RemoveButton } from "./remove-button.tsx";

interface DeleteReportProps {
  readonly report: ReportListItem;
  readonly onDeleted: () => void;
}

const api = apiOf({ matchReports });

const remove = (matchReportId: string) => api.matchReports.delete({ params: { matchReportId } });

/** Deletes a report after a question. */
export const DeleteReport = ({ report, onDeleted }: DeleteReportProps) => {
  const names = { left: report.leftTeamName, right: report.rightTeamName };
  return (
    <RemoveButton
      id={report.matchReportId}
      remove={remove}
      label={t("reports.delete", names)}
      question={t("reports.deleteTitle")}
      detail={t("reports.deleteText", names)}
      confirm={t("reports.deleteConfirm")}
      removed={t("replies.reportDeleted")}
      failedText={t("reports.deleteFailed")}
      onRemoved={onDeleted}
    />
  );
};
