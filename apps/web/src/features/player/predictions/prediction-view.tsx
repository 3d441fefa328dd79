import { PartBoundary } from "#ui/part-boundary.tsx";
import { Button } from "#ui/button.tsx";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import type { SectionId } from "@teamwright/domain/prediction";
import { useMemo, useState } from "react";
import type { ComponentProps } from "react";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { SectionCard } from "#blocks/prediction/section-card.tsx";
import { useOnline } from "#data/api/connection.ts";
import type { AuthoredPrediction } from "#data/api/predictions.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { t } from "#i18n/translate.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import { Card } from "#ui/card.tsx";
import { AuthorLine } from "./author-line.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { CreateFromPrediction } from "./create-from-prediction.tsx";
import { DeletePrediction } from "./delete-prediction.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import classes from "./predictions.module.css";
import { inOrder, useEditing } from "./use-editing.ts";

type Editing = ReturnType<typeof useEditing>;

interface SectionsProps {
  readonly authored: AuthoredPrediction;
  readonly match: MatchDetail;
  readonly editing: Editing;
}

/** Author, series and every section in the display order; pencils while it is edited. */
const Sections = ({ authored, match, editing }: SectionsProps) => {
  const [editedSection, setEditedSection] = useState<SectionId | null>(null);
  const sport = sportByIndex(match.sport_index);
  const players = useMemo(() => playersOf(match), [match]);
  const shownData = { match, sport, players };
  return (
    <>
      <Card>
        <AuthorLine {...authored} />
        <p className={classes["series"]}>{match.series_name}</p>
        <p className={classes["meta"]}>
          {match.left_team_name} v {match.right_team_name}
        </p>
      </Card>
      <div className={classes["sections"]}>
        {inOrder(editing.sections).map((section) => (
          <PartBoundary key={section.id}>
            <SectionCard
              section={section}
              {...shownData}
              onEdit={
                editing.editing
                  ? () => {
                      setEditedSection(section.id);
                    }
                  : undefined
              }
            />
          </PartBoundary>
        ))}
      </div>
      <ChangesCard prediction={authored.prediction} {...shownData} />
      <EditDialog
        id={editing.editing ? editedSection : null}
        authoring={{ ...shownData, sections: editing.sections }}
        onSubmit={(section) => {
          editing.put(section);
          setEditedSection(null);
        }}
        onClose={() => {
          setEditedSection(null);
        }}
      />
    </>
  );
};

interface PredictionViewProps {
  readonly authored: AuthoredPrediction;
  readonly match: ComponentProps<typeof MatchScreen>["match"];
  readonly onBack: () => void;
}

/** A prediction to read, to make teams from and, for the prime admin before the start, to edit. */
export const PredictionView = ({ authored, match, onBack }: PredictionViewProps) => {
  const { prediction } = authored;
  const status = usePlanStatus();
  const editing = useEditing(prediction);
  const now = useServerSeconds() * 1000;
  const start = match.data === undefined ? 0 : Date.parse(match.data.value.match_time);
  const open = now < start;
  const primeAdmin = status?.prime_admin === true;
  const isOwn = status?.phoneNumber === prediction.expertNumber;
  return (
    <MatchScreen
      title={t("predictions.heading")}
      match={match}
      online={useOnline()}
      onBack={onBack}
      isFound
      failedTitle={t("predictions.collectingFailed")}
      titleActions={
        open && (
          <span className={classes["actions"]}>
            {primeAdmin && (
              <Button variant="soft" onClick={editing.editing ? editing.end : editing.begin}>
                {editing.editing ? t("predictions.disableEdit") : t("predictions.enableEdit")}
              </Button>
            )}
            {(primeAdmin || isOwn) && !editing.editing && (
              <DeletePrediction id={prediction._id} matchId={prediction.matchId} />
            )}
          </span>
        )
      }
      footer={
        editing.editing ? (
          <Button loading={editing.busy} onClick={() => void editing.save()}>
            {t("predictions.updatePrediction")}
          </Button>
        ) : (
          match.data && <CreateFromPrediction match={match.data.value} sections={prediction.predictionData} />
        )
      }
    >
      {(shown) => <Sections authored={authored} match={shown} editing={editing} />}
    </MatchScreen>
  );
};
