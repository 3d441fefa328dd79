import { TextInput } from "#ui/text-input.tsx";
import { GENERATION_TYPE, sportByIndex, TEAM_LIMIT } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { GenerateButton } from "#blocks/generation/generate-button.tsx";
import { GenerationProgress } from "#blocks/generation/generation-progress.tsx";
import { useGeneration } from "#blocks/generation/use-generation.ts";
import { TeamFigureCard } from "#blocks/prediction/team-figure-card.tsx";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { generateTeams } from "#engine-client/generate-teams.ts";
import type { PredictionOutlook } from "#engine-client/use-predictions.ts";
import { t } from "#i18n/translate.ts";
import { newSeed } from "#lib/new-seed.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import classes from "./predictions.module.css";
import { readTeamNumber } from "./read-team-number.ts";

const presets = [1, 11, 20, 100, 500];
const FIRST_NUMBER = 20;

interface CreateTeamsProps {
  /** Undefined while the match is not known on this device. */
  readonly match: MatchDetail | undefined;
  readonly outlook: PredictionOutlook | undefined;
  /** The captain or vice-captain list holds nobody who plays. */
  readonly noCaptains: boolean;
}

/** "Create Teams": how many the sections allow, how many are wanted, and the generation itself. */
const CreateTeams = ({ match, outlook, noCaptains }: CreateTeamsProps) => {
  const [number, setNumber] = useState(String(FIRST_NUMBER));
  const [problem, setProblem] = useState("");
  const control = useGeneration(generateTeams);
  const teams = outlook?.teams;
  const change = (value: string) => {
    setNumber(value);
    setProblem("");
  };
  const refuse = (): string | null => {
    if (readTeamNumber(number) === null) return t("common.enterValidNumberOfTeams");
    if (match === undefined || outlook === undefined) return t("predictions.collectingFailed");
    if (noCaptains) return t("predictions.captainsEmpty", { sport: sportByIndex(match.sport_index).slug });
    return teams === 0 ? t("common.outOfCombinations") : null;
  };
  const start = () => {
    const count = readTeamNumber(number);
    const refusal = refuse();
    if (count === null || refusal !== null) setProblem(refusal ?? "");
    else if (match && outlook?.strategy && !control.isRunning())
      void control.start({
        match,
        engineMatch: outlook.engineMatch,
        strategy: outlook.strategy,
        teams: count,
        seed: newSeed(),
        generationType: GENERATION_TYPE.normal,
      });
  };
  const teamNumber = readTeamNumber(number);
  return (
    <div className={classes["create"]}>
      <TeamFigureCard teams={teams} reason={outlook?.reason ?? null} />
      <TextInput
        label={t("common.enterNumberOfTeams")}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        error={problem}
        value={number}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") start();
        }}
      />
      <div className={classes["presets"]} role="group" aria-label={t("predictions.presets")}>
        {presets.map((preset) => (
          <ChipButton
            key={preset}
            pressed={number === String(preset)}
            onClick={() => {
              change(String(preset));
            }}
          >
            {preset}
          </ChipButton>
        ))}
        <ChipButton
          pressed={number === String(TEAM_LIMIT.prediction)}
          onClick={() => {
            change(String(TEAM_LIMIT.prediction));
          }}
        >
          {teamFigure(TEAM_LIMIT.prediction)}
        </ChipButton>
      </div>
      {teams !== undefined && teams > 0 && teamNumber !== null && teamNumber > teams && (
        <p className={classes["meta"]}>{t("predictions.allThatExist", { teams: teamFigure(teams) })}</p>
      )}
      <GenerationProgress control={control} />
      <GenerateButton control={control} onClick={start}>
        {t("common.generateTeams")}
      </GenerateButton>
    </div>
  );
};

interface CreateTeamsDialogProps extends CreateTeamsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

export const CreateTeamsDialog = ({ isOpen, onClose, title, ...props }: CreateTeamsDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title}>
    <CreateTeams {...props} />
  </Dialog>
);
