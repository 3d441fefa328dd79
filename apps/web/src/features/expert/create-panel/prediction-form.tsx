import { Button } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import type { MatchDetail } from "@teamwright/domain";
import { sectionOrder } from "@teamwright/domain/prediction";
import type { SectionId } from "@teamwright/domain/prediction";
import { useState } from "react";
import { SectionEditor } from "#blocks/prediction/editors/section-editor.tsx";
import { sectionName } from "#blocks/prediction/section-name.ts";
import { TeamFigureCard } from "#blocks/prediction/team-figure-card.tsx";
import { usePredictionOutlook } from "#engine-client/use-predictions.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { RemovableChip } from "#ui/chip.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import classes from "./create-panel.module.css";
import { useAuthoring } from "./use-authoring.ts";

const ids = sectionOrder.toSorted((one, other) => one - other);
const isId = (value: number): value is SectionId => (ids as readonly number[]).includes(value);

type AuthoringState = ReturnType<typeof useAuthoring>;

/** The added sections as chips, which remove them. */
const AddedSections = ({ state }: { readonly state: AuthoringState }) => {
  const { sections, sport } = state.authoring;
  return (
    <Card heading={t("predictions.added", { n: sections.length })}>
      {sections.length === 0 ? (
        <p className={classes["quiet"]}>{t("predictions.noDataIsAdded")}</p>
      ) : (
        <div className={classes["chips"]}>
          {ids
            .filter((id) => sections.some((section) => section.id === id))
            .map((id) => (
              <RemovableChip
                key={id}
                tone={state.misfit === id ? "bad" : "accent"}
                removeLabel={t("predictions.removeSection", { section: sectionName(id, sport) })}
                onRemove={() => {
                  state.remove(id);
                }}
              >
                {sectionName(id, sport)}
              </RemovableChip>
            ))}
        </div>
      )}
      {state.misfit !== null && (
        <p className={classes["bad"]}>
          {t("predictions.misfit", { section: sectionName(state.misfit, sport) })}
        </p>
      )}
    </Card>
  );
};

interface PredictionFormProps {
  readonly match: MatchDetail;
  /** The account's own number. */
  readonly phone: string;
}

/** "Standard Options": section after section, what they allow, and the post. */
export const PredictionForm = ({ match, phone }: PredictionFormProps) => {
  const state = useAuthoring(match, phone);
  const { sections, sport } = state.authoring;
  const [id, setId] = useState<SectionId>(
    () => ids.find((each) => !sections.some((section) => section.id === each)) ?? 0,
  );
  const [asking, setAsking] = useState(false);
  const outlook = usePredictionOutlook(match, sections);
  const next = (after: SectionId) =>
    ids.find((each) => each > after && !sections.some((section) => section.id === each)) ?? after;
  const refusal = useRefusal(state.missing.length > 0 ? t("replies.addAllBasicData") : null);
  const ask = () => {
    // The card of the added sections says which of them does not fit.
    if (!refusal.refuses() && state.misfit === null) setAsking(true);
  };
  return (
    <div className={classes["panes"]}>
      <div className={classes["pane"]}>
        <NativeSelect
          label={t("predictions.sectionType")}
          data={ids.map((each) => ({ value: String(each), label: sectionName(each, sport) }))}
          value={String(id)}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            if (isId(chosen)) setId(chosen);
          }}
        />
        <Card heading={sectionName(id, sport)}>
          <SectionEditor
            key={id}
            id={id}
            authoring={state.authoring}
            submitLabel={
              sections.some((section) => section.id === id)
                ? t("predictions.replaceSection")
                : t("predictions.addSection")
            }
            onSubmit={(section) => {
              state.add(section);
              setId(next(section.id));
            }}
          />
        </Card>
      </div>
      <div className={classes["pane"]}>
        <AddedSections state={state} />
        {sections.length > 0 && <TeamFigureCard teams={outlook.teams} reason={outlook.reason} />}
        <ProblemNotice problem={refusal.shownRefusal} />
        <Button loading={state.busy} onClick={ask}>
          {t("predictions.post")}
        </Button>
        <ConfirmDialog
          isOpen={asking}
          onClose={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            setAsking(false);
            void state.post();
          }}
          question={t("predictions.postQuestion")}
          detail={t("predictions.postDetail")}
          confirmLabel={t("predictions.post")}
        />
      </div>
    </div>
  );
};
