import type { Player } from "@teamwright/domain";
import type { ReactNode } from "react";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { toggleValue } from "../state/choices.ts";
import classes from "./leaders.module.css";

/** The vice-captain's mark at the end of a captain's row. */
export const useViceCaptainMarks = ({ sport, draft }: StrategyContext): ((player: Player) => ReactNode) => {
  const { vice_captains: viceCaptains } = draft.strategy;
  return ({ player_index: index, name }) => (
    <label className={classes["second"]}>
      <input
        type="checkbox"
        className="visually-hidden"
        aria-label={t("strategy.viceCaptainOf", { sport: sport.slug, name })}
        checked={viceCaptains?.includes(index) ?? false}
        onChange={() => {
          strategyStore.changeBounds({ vice_captains: toggleValue(viceCaptains, index) });
        }}
      />
      <span aria-hidden="true">{sport.badges.viceCaptain}</span>
    </label>
  );
};
