import { t } from "#i18n/translate.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import type { ReportWarning } from "./report-warnings.ts";

interface PublishDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly busy: boolean;
  readonly warnings: readonly ReportWarning[];
  /** Which input would not be in the report. */
  readonly waiting: string | null;
}

/** The last question before readers see the report: what contradicts itself, and what was not added. */
export const PublishDialog = ({ warnings, waiting, ...dialog }: PublishDialogProps) => (
  <ConfirmDialog
    {...dialog}
    question={t(
      warnings.length > 0 ? "report-authoring.contradictionsQuestion" : "report-authoring.publishQuestion",
    )}
    detail={[
      ...warnings.map(({ message, values }) => t(message, values)),
      waiting,
      t("report-authoring.publishDetail"),
    ]
      .filter((line) => line !== null)
      .join(" ")}
    confirmLabel={t("report-authoring.publish")}
  />
);
