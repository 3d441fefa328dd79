import { ActionIcon } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { playersAt } from "../../../data/strategy/pool.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { Card } from "../../../ui/card.tsx";
import { DeleteIcon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./leaders.module.css";

/** The groups made so far, each with its bounds and a way to drop it. */
export const GroupList = ({ context }: { readonly context: StrategyContext }) => {
  const words = useText().strategy;
  const { draft, pool } = context;
  if (draft.groups.length === 0) return null;
  const remove = (index: number) => {
    strategyStore.change({ groups: draft.groups.filter((_, at) => at !== index) });
    toast.success(messages.picker.groupDeleted);
  };
  return (
    <Card heading={words.groups}>
      <ul className={classes["groups"]}>
        {draft.groups.map((group, index) => (
          <li key={`${index}-${group.players.join("-")}`} className={classes["group"]}>
            <span className={classes["groupText"]}>
              <b>{words.group(group.min, group.max)}</b>
              <span>
                {playersAt(pool, group.players)
                  .map((player) => player.name)
                  .join(", ")}
              </span>
            </span>
            <ActionIcon
              aria-label={words.deleteGroup(index + 1)}
              onClick={() => {
                remove(index);
              }}
            >
              <DeleteIcon size={20} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Card>
  );
};
