import { Button } from "#ui/button.tsx";
import type { MatchDetail } from "@teamwright/domain";
import { playersOf, sectionOf } from "@teamwright/domain/prediction";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { useState } from "react";
import { usePredictionOutlook } from "#engine-client/use-predictions.ts";
import { t } from "#i18n/translate.ts";
import { CreateTeamsDialog } from "./create-teams-dialog.tsx";

interface CreateFromPredictionProps {
  readonly match: MatchDetail;
  readonly sections: readonly PredictionSection[];
}

/** "Create Teams" of one prediction, for every reader. */
export const CreateFromPrediction = ({ match, sections }: CreateFromPredictionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const outlook = usePredictionOutlook(match, sections);
  const noCaptains = ([5, 6] as const).some((id) => playersOf(sectionOf(sections, id)).length === 0);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t("predictions.createTeams")}
      </Button>
      <CreateTeamsDialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title={t("predictions.createTeams")}
        match={match}
        outlook={outlook}
        noCaptains={noCaptains || outlook.captainsEmpty}
      />
    </>
  );
};
