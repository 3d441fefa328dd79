import { DreamTeamSection } from "./dream-team-section.tsx";
import { InformationSection } from "./information-section.tsx";
import { Playing11Section } from "./playing11-section.tsx";
import { PitchSection, SeriesSection } from "./record-sections.tsx";
import { ResultSection } from "./result-section.tsx";
import type { ReportDraft, ReportSectionId, SectionInput } from "./sections.ts";
import { TeamsSection } from "./teams-section.tsx";
import type { ReportedMatch } from "./reported-match.ts";

interface ReportSectionEditorProps {
  readonly section: ReportSectionId;
  readonly match: ReportedMatch;
  readonly draft: ReportDraft;
  readonly put: <Id extends ReportSectionId>(id: Id, value: ReportDraft[Id]) => void;
  readonly onInput: (input: SectionInput) => void;
}

/** The form of the chosen section. */
export const SectionEditor = ({ section, match, draft, put, onInput }: ReportSectionEditorProps) => {
  const { input } = draft;
  switch (section) {
    case 1:
      return (
        <SeriesSection
          addedDraft={draft[1]}
          input={input?.[1]}
          onInput={(series) => onInput({ 1: series })}
          onAdd={(series) => put(1, series)}
        />
      );
    case 2:
      return (
        <PitchSection
          addedDraft={draft[2]}
          input={input?.[2]}
          onInput={(pitch) => onInput({ 2: pitch })}
          onAdd={(pitch) => put(2, pitch)}
        />
      );
    case 3:
      return (
        <TeamsSection
          addedDraft={draft[3]}
          input={input?.[3]}
          onInput={(teams) => onInput({ 3: teams })}
          onAdd={(teams) => put(3, teams)}
        />
      );
    case 4:
      return (
        <DreamTeamSection
          match={match}
          addedDraft={draft[4]}
          input={input?.[4]}
          onInput={(team) => onInput({ 4: team })}
          onAdd={(team) => put(4, team)}
        />
      );
    case 5:
      return (
        <InformationSection
          match={match}
          series={draft[1]}
          teams={draft[3]}
          addedDraft={draft[5]}
          input={input?.[5]}
          onInput={(information) => onInput({ 5: information })}
          onAdd={(information) => put(5, information)}
        />
      );
    case 6:
      return (
        <ResultSection
          teams={draft[3]}
          information={draft[5]}
          addedDraft={draft[6]}
          input={input?.[6]}
          onInput={(result) => onInput({ 6: result })}
          onAdd={(result) => put(6, result)}
        />
      );
    case 7:
      return (
        <Playing11Section
          match={match}
          addedDraft={draft[7]}
          input={input?.[7]}
          onInput={(players) => onInput({ 7: players })}
          onAdd={(players) => put(7, players)}
        />
      );
  }
};
