import { t } from "#i18n/translate.ts";
import { SwitchRow } from "#ui/switch-row.tsx";
import { Textarea } from "#ui/textarea.tsx";

export interface Notes {
  readonly notes: boolean;
  readonly extra: string;
}

interface NoteFieldsProps {
  readonly value: Notes;
  readonly onChange: (notes: Notes) => void;
}

/** A switch and a text that goes with any section. */
export const NoteFields = ({ value, onChange }: NoteFieldsProps) => (
  <>
    <SwitchRow
      label={t("predictions.addNotes")}
      checked={value.notes}
      onChange={(notes) => {
        onChange({ ...value, notes });
      }}
    />
    {value.notes && (
      <Textarea
        label={t("predictions.extraNotes")}
        rows={3}
        maxLength={1000}
        value={value.extra}
        onChange={(event) => {
          onChange({ ...value, extra: event.currentTarget.value });
        }}
      />
    )}
  </>
);
