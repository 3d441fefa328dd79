import { Button, TextInput } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { wholeSquad } from "../../../blocks/player-list/arrange.ts";
import { PlayerList } from "../../../blocks/player-list/player-list.tsx";
import { toggled } from "../../../data/strategy/choices.ts";
import { checkGroupLimits, checkPicked } from "../../../data/strategy/picker-rules.ts";
import { playersAt } from "../../../data/strategy/pool.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./leaders.module.css";

interface GroupDialogProps {
  readonly context: StrategyContext;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** Two steps: who is in the group, then how many of them a team holds. */
const GroupForm = ({ context, onClose }: Omit<GroupDialogProps, "opened">) => {
  const words = useText().strategy;
  const { draft, sport, pool } = context;
  const [players, setPlayers] = useState<readonly number[]>([]);
  const [min, setMin] = useState("");
  const [max, setMax] = useState("");

  const add = () => {
    const limits = [numberOf(min), numberOf(max)] as const;
    const wrong =
      checkPicked("group", playersAt(pool, players)) ?? checkGroupLimits(...limits, players.length);
    if (wrong !== null) {
      toast.error(wrong);
      return;
    }
    const group = { players: [...players], min: limits[0] ?? 0, max: limits[1] ?? 0 };
    strategyStore.change({ groups: [...draft.groups, group] });
    toast.success(messages.picker.groupAdded);
    onClose();
  };

  return (
    <>
      <div className={classes["picker"]}>
        <PlayerList
          sport={sport}
          label={words.groupPlayers}
          players={pool}
          lineupOut={context.lineup}
          view={wholeSquad}
          isChosen={(player) => players.includes(player.player_index)}
          onToggle={(player) => {
            setPlayers(toggled(players, player.player_index));
          }}
        />
      </div>
      <div className={classes["limits"]}>
        <TextInput
          label={words.minPlayer}
          inputMode="numeric"
          value={min}
          onChange={(event) => {
            setMin(event.currentTarget.value);
          }}
        />
        <TextInput
          label={words.maxPlayer}
          inputMode="numeric"
          value={max}
          onChange={(event) => {
            setMax(event.currentTarget.value);
          }}
        />
      </div>
      <div className={classes["buttons"]}>
        <Button variant="soft" onClick={onClose}>
          {messages.generic.cancel}
        </Button>
        <Button onClick={add}>{messages.generic.add}</Button>
      </div>
    </>
  );
};

/** Makes a player group: at least so many and at most so many of its players stand in every team. */
export const GroupDialog = ({ context, opened, onClose }: GroupDialogProps) => {
  const { shell } = useText();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={messages.picker.createGroups}
      closeLabel={shell.close}
      size={520}
    >
      <GroupForm context={context} onClose={onClose} />
    </Dialog>
  );
};
