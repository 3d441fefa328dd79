import { DreamTeamSection } from "./dream-team-section.tsx";
import { InformationSection } from "./information-section.tsx";
import { Playing11Section } from "./playing11-section.tsx";
import { PitchSection, SeriesSection } from "./record-sections.tsx";
import { ResultSection } from "./result-section.tsx";
import type { ReportDraft, SectionId, SectionInput } from "./sections.ts";
import { TeamsSection } from "./teams-section.tsx";
import type { ReportedMatch } from "./reported-match.ts";

interface SectionEditorProps {
  readonly section: SectionId;
  readonly match: ReportedMatch;
  readonly draft: ReportDraft;
  readonly put: <Id extends SectionId>(id: Id, value: ReportDraft[Id]) => void;
  readonly onInput: (input: SectionInput) => void;
}

/** The form of the chosen section. */
export const SectionEditor = ({ section, match, draft, put, onInput }: SectionEditorProps) => {
  switch (section) {
    case 1:
      return <SeriesSection added={draft[1]} onAdd={(series) => put(1, series)} />;
    case 2:
      return <PitchSection added={draft[2]} onAdd={(pitch) => put(2, pitch)} />;
    case 3:
      return <TeamsSection added={draft[3]} onAdd={(teams) => put(3, teams)} />;
    case 4:
      return <DreamTeamSection match={match} added={draft[4]} onAdd={(team) => put(4, team)} />;
    case 5:
      return (
        <InformationSection
          match={match}
          series={draft[1]}
          teams={draft[3]}
          added={draft[5]}
          input={draft.input?.[5]}
          onInput={(input) => onInput({ 5: input })}
          onAdd={(information) => put(5, information)}
        />
      );
    case 6:
      return (
        <ResultSection
          teams={draft[3]}
          information={draft[5]}
          added={draft[6]}
          input={draft.input?.[6]}
          onInput={(input) => onInput({ 6: input })}
          onAdd={(result) => put(6, result)}
        />
      );
    case 7:
      return <Playing11Section match={match} added={draft[7]} onAdd={(players) => put(7, players)} />;
  }
};
