import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { Prediction } from "@teamwright/contract";
import type { MatchDetail, Player, Sport } from "@teamwright/domain";
import { sectionOrder } from "@teamwright/domain/prediction";
import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import { useState } from "react";
import { SectionContent } from "#blocks/prediction/section-content.tsx";
import { sectionName } from "#blocks/prediction/section-name.ts";
import { predictionVersionsQuery } from "#data/api/predictions.ts";
import { t } from "#i18n/translate.ts";
import { formatInstant } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { QueryState } from "#ui/query-state.tsx";
import classes from "./predictions.module.css";

interface ChangesProps {
  readonly prediction: Prediction;
  readonly match: MatchDetail;
  readonly sport: Sport;
  readonly players: readonly Player[];
}

const isSection = (id: number): id is SectionId => (sectionOrder as readonly number[]).includes(id);

/** What the sections of one edit said before it, and after it. */
const Difference = ({ version, ...props }: ChangesProps & { readonly version: number }) => {
  const { prediction } = props;
  const query = useQuery(predictionVersionsQuery(prediction._id, prediction.version));
  if (query.data === undefined)
    return <QueryState query={query} failedTitle={t("predictions.fetchFailed")} rows={2} height={96} />;
  const sectionsOf = (wanted: number): readonly PredictionSection[] =>
    query.data.find((each) => each.version === wanted)?.predictionData ?? [];
  const changedSections = prediction.changes.find((each) => each.version === version)?.sections ?? [];
  return changedSections.filter(isSection).map((id) => (
    <section key={id} className={classes["before"]} aria-label={sectionName(id, props.sport)}>
      <h3>{sectionName(id, props.sport)}</h3>
      {([version - 1, version] as const).map((wantedVersion) => {
        const section = sectionsOf(wantedVersion).find((each) => each.id === id);
        return (
          <div key={wantedVersion}>
            <p data-when="">{wantedVersion === version ? t("predictions.after") : t("predictions.before")}</p>
            {section === undefined ? (
              t("predictions.absent")
            ) : (
              <SectionContent section={section} isLinked {...props} />
            )}
          </div>
        );
      })}
    </section>
  ));
};

/** When a prediction was edited, and what changed. */
export const ChangesCard = (props: ChangesProps) => {
  const [seenVersion, setSeenVersion] = useState<number | null>(null);
  const { changes } = props.prediction;
  if (changes.length === 0) return null;
  return (
    <Card heading={t("predictions.changes")}>
      <ul className={classes["changes"]}>
        {changes.map(({ version, createdAt, sections }) => (
          <li key={version}>
            <span className={classes["meta"]}>{formatInstant(createdAt)}</span>
            {sections.filter(isSection).map((id) => (
              <Chip key={id}>{sectionName(id, props.sport)}</Chip>
            ))}
            <Button
              variant="soft"
              size="sm"
              aria-label={t("predictions.seeChangesOf", { time: formatInstant(createdAt) })}
              onClick={() => {
                setSeenVersion(version);
              }}
            >
              {t("predictions.seeChanges")}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={seenVersion !== null}
        onClose={() => {
          setSeenVersion(null);
        }}
        title={t("predictions.whatChanged")}
        size={520}
      >
        {seenVersion !== null && <Difference {...props} version={seenVersion} />}
      </Dialog>
    </Card>
  );
};
