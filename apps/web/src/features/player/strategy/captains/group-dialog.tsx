import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { MAX_TEAM_SIZE } from "@teamwright/domain";
import { useState } from "react";
import { wholeSquad } from "#blocks/player-list/arrange.ts";
import { PlayerList } from "#blocks/player-list/player-list.tsx";
import { toggleValue } from "../state/choices.ts";
import { checkGroupLimits, checkPicked } from "../state/picker-rules.ts";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { playersAt } from "#data/strategy/pool.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { FormButtons } from "../flow/form-buttons.tsx";
import classes from "./leaders.module.css";

interface GroupDialogProps {
  readonly context: StrategyContext;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** Two steps: the players of the group, then how many of them a team holds. */
const GroupForm = ({ context, onClose }: Omit<GroupDialogProps, "isOpen">) => {
  const { sport, pool } = context;
  const [players, setPlayers] = useState<readonly number[]>([]);
  const [min, setMin] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [max, setMax] = useState("");

  const add = () => {
    const limits = [numberOf(min), numberOf(max)] as const;
    const wrong =
      checkPicked("group", playersAt(pool, players)) ?? checkGroupLimits(...limits, players.length);
    setProblem(wrong);
    if (wrong !== null) return;
    const group = {
      players: [...players],
      min: limits[0] ?? 0,
      max: Math.min(limits[1] ?? 0, MAX_TEAM_SIZE),
    };
    strategyStore.change(({ strategy }) => ({
      strategy: changeBounds(strategy, { groups: [...(strategy.groups ?? []), group] }),
    }));
    toast.success(t("strategy.groupAdded"));
    onClose();
  };

  return (
    <>
      <p className={classes["lead"]}>{t("terms.text.groups")}</p>
      <div className={classes["picker"]}>
        <PlayerList
          sport={sport}
          label={t("strategy.groupPlayers")}
          players={pool}
          lineupOut={context.lineup}
          view={wholeSquad}
          isChosen={(player) => players.includes(player.player_index)}
          onToggle={(player) => {
            setPlayers(toggleValue(players, player.player_index));
          }}
        />
      </div>
      <div className={classes["limits"]}>
        <TextInput
          label={t("strategy.minPlayer")}
          inputMode="numeric"
          value={min}
          onChange={(event) => {
            setMin(event.currentTarget.value);
          }}
        />
        <TextInput
          label={t("strategy.maxPlayer")}
          inputMode="numeric"
          value={max}
          onChange={(event) => {
            setMax(event.currentTarget.value);
          }}
        />
      </div>
      <FormButtons problem={problem} onCancel={onClose}>
        <Button onClick={add}>{t("strategy.add")}</Button>
      </FormButtons>
    </>
  );
};

/** Creates a player group: every team holds between a minimum and a maximum of its players. */
export const GroupDialog = ({ context, isOpen, onClose }: GroupDialogProps) => {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("strategy.createGroups")} size={520}>
      <GroupForm context={context} onClose={onClose} />
    </Dialog>
  );
};
