import { sectionOf } from "@teamwright/domain/prediction";
import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import type { Authoring } from "../authoring.ts";
import { CreditForm } from "./credit-form.tsx";
import { FrequencyForm } from "./frequency-form.tsx";
import { PitchForm } from "./pitch-form.tsx";
import { PlayersForm } from "./players-form.tsx";
import { SelectionForm } from "./selection-form.tsx";
import { WinningForm } from "./winning-form.tsx";

interface PredictionEditorProps {
  readonly id: SectionId;
  readonly authoring: Authoring;
  readonly submitLabel: string;
  readonly onSubmit: (section: PredictionSection) => void;
}

/** The form of a section, filled with what stands. */
export const SectionEditor = ({ id, ...props }: PredictionEditorProps) => {
  const { sections } = props.authoring;
  switch (id) {
    case 0:
      return <PitchForm {...props} id={id} storedSection={sectionOf(sections, id)} />;
    case 1:
      return <WinningForm {...props} id={id} storedSection={sectionOf(sections, id)} />;
    case 7:
      return <CreditForm {...props} id={id} storedSection={sectionOf(sections, id)} />;
    case 8:
    case 9:
    case 10:
      return <SelectionForm {...props} id={id} storedSection={sectionOf<8 | 9 | 10>(sections, id)} />;
    case 11:
      return <FrequencyForm {...props} id={id} storedSection={sectionOf(sections, id)} />;
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 12:
      return (
        <PlayersForm {...props} id={id} storedSection={sectionOf<2 | 3 | 4 | 5 | 6 | 12>(sections, id)} />
      );
  }
};
