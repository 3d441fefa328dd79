import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { playersAt } from "#data/strategy/pool.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Card } from "#ui/card.tsx";
import { DeleteIcon } from "#ui/icon.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./leaders.module.css";

/** The groups so far, each with its bounds and a button to remove it. */
export const GroupList = ({ context }: { readonly context: StrategyContext }) => {
  const { draft, pool } = context;
  const { groups } = draft.strategy;
  if (groups === undefined) return null;
  const remove = (index: number) => {
    strategyStore.changeBounds({ groups: groups.filter((_, at) => at !== index) });
    toast.success(t("strategy.groupDeleted"));
  };
  return (
    <Card heading={t("strategy.groups")}>
      <ul className={classes["groups"]}>
        {groups.map((group, index) => (
          <li key={`${index}-${group.players.join("-")}`} className={classes["group"]}>
            <span className={classes["groupText"]}>
              <b>{t("strategy.group", { min: group.min, max: group.max })}</b>
              <span>
                {playersAt(pool, group.players)
                  .map((player) => player.name)
                  .join(", ")}
              </span>
            </span>
            <ActionIcon
              aria-label={t("strategy.deleteGroup", { n: index + 1 })}
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
