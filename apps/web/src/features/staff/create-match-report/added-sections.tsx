import { t } from "#i18n/translate.ts";
import { RemovableChip } from "#ui/chip.tsx";
import classes from "./create-match-report.module.css";
import { sectionIds, sectionTitles, type ReportDraft, type ReportSectionId } from "./sections.ts";

interface AddedSectionsProps {
  readonly draft: ReportDraft;
  readonly onRemove: (id: ReportSectionId) => void;
}

/** The sections that the report has so far. */
export const AddedSections = ({ draft, onRemove }: AddedSectionsProps) => {
  const ids = sectionIds.filter((id) => draft[id] !== undefined);
  return (
    <div className={classes["chips"]} role="group" aria-label={t("report-authoring.added")}>
      {ids.length === 0 && <span className={classes["note"]}>{t("report-authoring.noDataAdded")}</span>}
      {ids.map((id) => (
        <RemovableChip
          key={id}
          tone="accent"
          removeLabel={t("report-authoring.removeSection", { title: t(sectionTitles[id]) })}
          onRemove={() => {
            onRemove(id);
          }}
        >
          {t(sectionTitles[id])}
        </RemovableChip>
      ))}
    </div>
  );
};
