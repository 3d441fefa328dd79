import { ActionIcon } from "@mantine/core";
import type { ReportListItem } from "@teamwright/contract";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { useState } from "react";
import { apiOf } from "../../../data/api/client.ts";
import { useSubmit } from "../../../data/api/use-submit.ts";
import { t } from "../../../i18n/translate.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { DeleteIcon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toast.ts";
import { refreshReports } from "./report-queries.ts";

interface DeleteReportProps {
  readonly report: ReportListItem;
  readonly onDeleted: () => void;
}

const api = apiOf({ matchReports });

const remove = (matchReportId: string) => api.matchReports.delete({ params: { matchReportId } });

/** Deletes a report after a question; for prime admins. */
export const DeleteReport = ({ report, onDeleted }: DeleteReportProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(remove);
  const names = { left: report.leftTeamName, right: report.rightTeamName };

  const send = async () => {
    const result = await submit(report.matchReportId);
    if (result === null) return;
    setAsking(false);
    // Who deleted it first has done what was asked for.
    if (!result.ok && result.status !== 404) {
      toast.error(t("reports.deleteFailed"));
      return;
    }
    toast.success(t("replies.reportDeleted"));
    onDeleted();
    await refreshReports();
  };

  return (
    <>
      <ActionIcon
        aria-label={t("reports.delete", names)}
        onClick={() => {
          setAsking(true);
        }}
      >
        <DeleteIcon />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void send()}
        question={t("reports.deleteTitle")}
        detail={t("reports.deleteText", names)}
        cancelLabel={t("shell.cancel")}
        confirmLabel={t("reports.deleteConfirm")}
        danger
        busy={busy}
      />
    </>
  );
};
