import { Button } from "#ui/button.tsx";
import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import type { Authoring } from "#blocks/prediction/authoring.ts";
import { SectionEditor } from "#blocks/prediction/editors/section-editor.tsx";
import { sectionName } from "#blocks/prediction/section-name.ts";
import { t } from "#i18n/translate.ts";
import { Dialog } from "#ui/dialog.tsx";

interface EditDialogProps {
  /** Null: closed. */
  readonly id: SectionId | null;
  readonly authoring: Authoring;
  readonly onSubmit: (section: PredictionSection) => void;
  readonly onClose: () => void;
}

/** "Edit Data": the form of one section. Only its buttons and Back close it. */
export const EditDialog = ({ id, authoring, onSubmit, onClose }: EditDialogProps) => (
  <Dialog
    isOpen={id !== null}
    onClose={onClose}
    title={t("predictions.editData")}
    closeLabel={t("predictions.leaveEdit")}
    closeOnClickOutside={false}
    closeOnEscape={false}
    size={520}
    footer={
      <Button variant="soft" onClick={onClose}>
        {t("shell.close")}
      </Button>
    }
  >
    {id !== null && (
      <>
        <h2>{sectionName(id, authoring.sport)}</h2>
        <SectionEditor
          key={id}
          id={id}
          authoring={authoring}
          submitLabel={t("predictions.applyChange")}
          onSubmit={onSubmit}
        />
      </>
    )}
  </Dialog>
);
