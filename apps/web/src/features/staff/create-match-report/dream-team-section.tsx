import { Button } from "#ui/button.tsx";
import { CAPTAIN_MULTIPLIER, cricket, VICE_CAPTAIN_MULTIPLIER } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { BuiltTeam } from "./built-team.tsx";
import type { ReportDraft, SectionInput } from "./sections.ts";
import { TeamBuilder } from "./team-builder.tsx";
import type { ReportedMatch } from "./reported-match.ts";

type DreamTeamDraft = NonNullable<ReportDraft[4]>;

interface DreamTeamSectionProps {
  readonly match: ReportedMatch;
  readonly addedDraft: DreamTeamDraft | undefined;
  readonly input: SectionInput[4];
  readonly onInput: (input: SectionInput[4]) => void;
  readonly onAdd: (team: DreamTeamDraft) => void;
}

const NOBODY: NonNullable<SectionInput[4]> = { players: [], captain: null, viceCaptain: null };

/** Build the dream team, look at it, add the section. */
export const DreamTeamSection = ({ match, addedDraft, input, onInput, onAdd }: DreamTeamSectionProps) => {
  const players = match.players.flat();
  const builtTeam = input === undefined ? addedDraft : input.built;
  const pickedTeam = input ?? NOBODY;

  const build = () => {
    const { captain, viceCaptain } = pickedTeam;
    const chosenPlayers = players.filter(({ player_index }) => pickedTeam.players.includes(player_index));
    if (chosenPlayers.length !== cricket.teamSize || captain === null || viceCaptain === null) {
      toast.error(t("report-authoring.selectedDreamTeam"));
      return;
    }
    const pointsOf = (player: (typeof chosenPlayers)[number]): number =>
      player.points *
      (player.player_index === captain
        ? CAPTAIN_MULTIPLIER
        : player.player_index === viceCaptain
          ? VICE_CAPTAIN_MULTIPLIER
          : 1);
    onInput({
      ...pickedTeam,
      built: {
        captain,
        vicecaptain: viceCaptain,
        team: cricket.roles.map((_, role) =>
          chosenPlayers.filter((player) => player.role === role).map(({ player_index }) => player_index),
        ),
        points: chosenPlayers.reduce((sum, player) => sum + pointsOf(player), 0),
        credits: chosenPlayers.reduce((sum, player) => sum + (player.credits ?? 0), 0),
      },
    });
  };
  const add = () => {
    if (builtTeam === undefined) {
      toast.error(t("report-authoring.selectDreamTeam"));
      return;
    }
    onAdd(builtTeam);
    toast.success(t("report-authoring.dreamTeamSectionAdded"));
  };
  return (
    <Card heading={t("report-authoring.dreamTeam")}>
      {builtTeam === undefined ? (
        <>
          <TeamBuilder players={players} picked={pickedTeam} onChange={onInput} />
          <Button mt={12} variant="soft" fullWidth onClick={build}>
            {t("report-authoring.add")}
          </Button>
        </>
      ) : (
        <BuiltTeam
          players={players}
          team={builtTeam}
          total={pointsFigure(builtTeam.points ?? 0)}
          onRemove={() => {
            onInput({ ...pickedTeam, built: undefined });
          }}
        />
      )}
      <Button mt={12} fullWidth onClick={add}>
        {t("report-authoring.addThisSection")}
      </Button>
    </Card>
  );
};
