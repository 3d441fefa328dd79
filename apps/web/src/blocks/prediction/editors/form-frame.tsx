import { Button } from "#ui/button.tsx";
import type { Sport } from "@teamwright/domain";
import { predictionSectionSchema } from "@teamwright/domain/prediction";
import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import type { ReactNode } from "react";
import { useState } from "react";
import { hasText, t } from "#i18n/translate.ts";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import type { Authoring } from "../authoring.ts";
import classes from "../prediction.module.css";
import { sectionName } from "../section-name.ts";
import { NoteFields } from "./note-fields.tsx";
import type { Notes } from "./note-fields.tsx";

/** What every editor gets: the section as it stands, if it does. */
export interface EditorProps<Section extends PredictionSection> {
  readonly id: Section["id"];
  readonly authoring: Authoring;
  readonly storedSection: Section | undefined;
  readonly submitLabel: string;
  readonly onSubmit: (section: PredictionSection) => void;
}

interface FormFrameProps {
  readonly id: SectionId;
  readonly authoring: Authoring;
  readonly storedSection: PredictionSection | undefined;
  readonly submitLabel: string;
  /** The section's own fields as they stand; parsed by the contract's schema. */
  readonly fields: () => Readonly<Record<string, unknown>>;
  /** What the schema cannot know; null when nothing is wrong. */
  readonly check?: () => string | null;
  readonly onSubmit: (section: PredictionSection) => void;
  readonly children: ReactNode;
}

const wordOf = (message: string | undefined, { slug: sport }: Sport): string =>
  message !== undefined && hasText(message) ? t(message, { sport }) : t("shell.somethingWentWrong");

/** A section's form: its fields, the notes, and the button that adds it once it fits. */
export const FormFrame = (props: FormFrameProps) => {
  const { id, storedSection, submitLabel, fields, check, onSubmit, children } = props;
  const { sport } = props.authoring;
  const [notes, setNotes] = useState<Notes>({
    notes: storedSection?.notes ?? false,
    extra: storedSection?.extra ?? "",
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const result = predictionSectionSchema.safeParse({
      id,
      title: sectionName(id, sport),
      ...notes,
      ...fields(),
    });
    const wrong = result.success ? (check?.() ?? null) : wordOf(result.error.issues[0]?.message, sport);
    setProblem(wrong);
    if (wrong === null && result.success) onSubmit(result.data);
  };
  return (
    <form
      className={classes["form"]}
      noValidate
      onChange={() => {
        setProblem(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <NoteFields value={notes} onChange={setNotes} />
      <ProblemNotice problem={problem} />
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
};
