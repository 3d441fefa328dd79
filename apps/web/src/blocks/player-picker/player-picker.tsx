import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import type { Player, Sport } from "@teamwright/domain";
import { useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import { wholeSquad } from "../player-list/arrange.ts";
import { PlayerList } from "../player-list/player-list.tsx";
import classes from "./player-picker.module.css";

interface PlayerPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly sport: Sport;
  readonly players: readonly Player[];
  /** Whether line-ups are known; "own" are those that the user entered. */
  readonly lineupOut: boolean | "own";
  /** One list for each side, with its own count. */
  readonly bySide?: boolean;
  readonly picked?: readonly number[];
  /** Why the dialog cannot be confirmed with these players, in the specification's words; null when it can be. */
  readonly check: (picked: readonly Player[]) => string | null;
  readonly onPick: (picked: readonly Player[]) => void;
}

const left = (player: Player): boolean => player.team_index === 0;
const right = (player: Player): boolean => player.team_index === 1;

const PickerForm = (props: PlayerPickerProps) => {
  const [pickedPlayers, setPickedPlayers] = useState<readonly number[]>(props.picked ?? []);
  const chosenPlayers = props.players.filter((player) => pickedPlayers.includes(player.player_index));
  const { shownRefusal, refuses } = useRefusal(props.check(chosenPlayers));
  const add = () => {
    if (!refuses()) props.onPick(chosenPlayers);
  };
  const list = (players: readonly Player[], label: string) => (
    <PlayerList
      sport={props.sport}
      label={label}
      players={players}
      lineupOut={props.lineupOut}
      view={wholeSquad}
      isChosen={(player) => pickedPlayers.includes(player.player_index)}
      onToggle={({ player_index: index }) => {
        setPickedPlayers(
          pickedPlayers.includes(index)
            ? pickedPlayers.filter((each) => each !== index)
            : [...pickedPlayers, index],
        );
      }}
    />
  );
  return (
    <>
      <div className={classes["list"]}>
        {props.bySide === true
          ? [left, right].map((ofSide) => {
              const players = props.players.filter(ofSide);
              const name = players[0]?.team_name ?? "";
              return (
                <section key={name} aria-label={name}>
                  <h3 className={classes["side"]}>
                    {name}
                    <span>{chosenPlayers.filter(ofSide).length}</span>
                  </h3>
                  {list(players, name)}
                </section>
              );
            })
          : list(props.players, props.title)}
      </div>
      <output className={classes["count"]}>
        {t("strategy.pool", { n: chosenPlayers.length })} · {chosenPlayers.filter(left).length} –{" "}
        {chosenPlayers.filter(right).length}
      </output>
      <ProblemNotice problem={shownRefusal} />
      <div className={classes["buttons"]}>
        <CancelButton onClick={props.onClose} />
        <Button onClick={add}>{t("strategy.add")}</Button>
      </div>
    </>
  );
};

/** A dialog that picks players of both sides within its limits. */
export const PlayerPicker = (props: PlayerPickerProps) => {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title} size={520}>
      <PickerForm {...props} />
    </Dialog>
  );
};
