import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import { SectionEditor } from "#blocks/prediction/editors/section-editor.tsx";
import { SectionCard } from "#blocks/prediction/section-card.tsx";
import { TeamFigureCard } from "#blocks/prediction/team-figure-card.tsx";
import { t } from "#i18n/translate.ts";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { authoring, sections } from "../samples/prediction.ts";

const { match, sport, players } = authoring;

/** One form for each kind of section. */
const editors: readonly (readonly [name: string, id: SectionId])[] = [
  ["pitch-form", 0],
  ["winning-form", 1],
  ["players-form", 4],
  ["credit-form", 7],
  ["selection-form", 9],
  ["frequency-form", 11],
];

const cards = (shownSections: readonly PredictionSection[], onEdit?: () => void) =>
  shownSections.map((section) => (
    <div key={section.id} className={classes["whole"]}>
      <SectionCard {...{ section, match, sport, players, onEdit }} />
    </div>
  ));

export const predictions = (): readonly Exhibit[] => [
  { name: "section-card", content: cards(sections.slice(2)) },
  { name: "section-card-edit", content: cards(sections.slice(0, 2), () => undefined) },
  {
    name: "team-figure-card",
    content: [
      { teams: 12_081_664, reason: null },
      { teams: undefined, reason: null },
      { teams: 0, reason: t("predictions.noEntryFits") },
    ].map(({ teams, reason }) => (
      <div key={String(teams)} className={classes["whole"]}>
        <TeamFigureCard teams={teams} reason={reason} />
      </div>
    )),
  },
  ...editors.map(([name, id]) => ({
    name,
    content: (
      <div className={classes["whole"]}>
        <SectionEditor
          id={id}
          authoring={authoring}
          submitLabel={t("predictions.applyChange")}
          onSubmit={() => undefined}
        />
      </div>
    ),
  })),
];
