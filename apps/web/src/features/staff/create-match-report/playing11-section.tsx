import { toggledIn } from "#lib/toggled-in.ts";
import { Button } from "#ui/button.tsx";
import type { ReportPlayer } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { OptionRow } from "#ui/option-row.tsx";
import classes from "./create-match-report.module.css";
import { sidesOf } from "./report-body.ts";
import type { ReportDraft } from "./sections.ts";
import type { ReportedMatch } from "./reported-match.ts";

type Playing11Draft = NonNullable<ReportDraft[7]>;

interface Playing11SectionProps {
  readonly match: ReportedMatch;
  readonly addedDraft: Playing11Draft | undefined;
  /** Indexes of players. */
  readonly input: readonly number[] | undefined;
  readonly onInput: (input: number[]) => void;
  readonly onAdd: (players: Playing11Draft) => void;
}

/** Who played on both sides; the announced players are chosen beforehand. */
export const Playing11Section = ({ match, addedDraft, input, onInput, onAdd }: Playing11SectionProps) => {
  const sides = match.players;
  const [left, right] = sides;
  const listedPlayers = addedDraft ? [...addedDraft.leftTeamData, ...addedDraft.rightTeamData] : sides.flat();
  const chosenPlayers = new Set(input ?? listedPlayers.map(({ player_index }) => player_index));
  const toggle = (index: number) => onInput([...toggledIn(chosenPlayers, index)]);
  const add = () => {
    const of = (players: readonly ReportPlayer[]) =>
      players.filter(({ player_index }) => chosenPlayers.has(player_index));
    const leftTeamData = of(left);
    const rightTeamData = of(right);
    if (leftTeamData.length < cricket.starters || rightTeamData.length < cricket.starters) {
      toast.error(t("report-authoring.selectedPlaying11"));
      return;
    }
    onAdd({ ...sidesOf(match), leftTeamData, rightTeamData });
    toast.success(t("report-authoring.playing11SectionAdded"));
  };
  return (
    <Card heading={t("report-authoring.playing11")}>
      {sides.map((players, side) => (
        <fieldset key={players[0]?.player_index ?? side} className={classes["role"]}>
          <legend>
            {side === 0 ? match.left_name : match.right_name} ·{" "}
            {players.filter(({ player_index }) => chosenPlayers.has(player_index)).length}
          </legend>
          {players.map(({ player_index, name, role }) => (
            <OptionRow
              kind="checkbox"
              key={player_index}
              label={`${name} · ${cricket.roles[role]?.code ?? ""}`}
              checked={chosenPlayers.has(player_index)}
              onChange={() => {
                toggle(player_index);
              }}
            />
          ))}
        </fieldset>
      ))}
      <Button mt={12} fullWidth onClick={add}>
        {t("report-authoring.addThisSection")}
      </Button>
    </Card>
  );
};
