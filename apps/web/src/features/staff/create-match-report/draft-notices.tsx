import { t, type TextKey } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import classes from "./create-match-report.module.css";
import type { ReportSectionId } from "./sections.ts";
import type { useReportDraft } from "./use-report-draft.ts";

interface DraftNoticesProps {
  readonly form: ReturnType<typeof useReportDraft>;
  /** Says where the first sections come from; null: there are none. */
  readonly origin: TextKey | null;
  /** Absent: the section that is shown. */
  readonly onSection: (id?: ReportSectionId) => void;
}

const timeOf = (instant: number): string => formatInstant(new Date(instant).toISOString());

/** Which draft the form shows, and which others there are. */
export const DraftNotices = ({ form, origin, onSection }: DraftNoticesProps) => {
  const { restoredFrom, otherTabAt, earlier } = form;
  return (
    <>
      {restoredFrom === undefined ? (
        origin !== null && <Notice tone="accent">{t(origin)}</Notice>
      ) : (
        <Notice
          tone="accent"
          action={
            <Button
              variant="soft"
              onClick={() => {
                form.reset();
                onSection(1);
              }}
            >
              {t("report-authoring.startAgain")}
            </Button>
          }
        >
          {t("report-authoring.restored", { time: timeOf(restoredFrom) })}
        </Notice>
      )}
      {otherTabAt !== undefined && (
        <Notice tone="warn" live>
          {t("report-authoring.otherTab", { time: timeOf(otherTabAt) })}
        </Notice>
      )}
      {earlier !== undefined && (
        <Notice
          tone="warn"
          action={
            <div className={classes["actions"]}>
              <Button variant="soft" onClick={() => onSection(form.takeEarlier())}>
                {t("report-authoring.takeInput")}
              </Button>
              <Button
                variant="soft"
                onClick={() => {
                  form.dropEarlier();
                  onSection();
                }}
              >
                {t("report-authoring.discardInput")}
              </Button>
            </div>
          }
        >
          {t("report-authoring.changedSince", { time: timeOf(earlier.changedAt) })}
        </Notice>
      )}
    </>
  );
};
