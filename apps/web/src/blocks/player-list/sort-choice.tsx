import type { Player, Sport } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { SortIcon } from "#ui/icon.tsx";
import { sortKeysOf } from "./arrange.ts";
import type { PlayerForecasts, PlayerSortKey } from "./arrange.ts";
import classes from "./player-list.module.css";

interface SortChoiceProps {
  readonly sport: Sport;
  readonly players: readonly Player[];
  readonly forecasts?: PlayerForecasts | null | undefined;
  readonly sort: PlayerSortKey;
  readonly onSort: (sort: PlayerSortKey) => void;
}

/** The order of the players, chosen from a list. On a phone only its icon is shown. */
export const SortChoice = ({ sport, players, forecasts, sort, onSort }: SortChoiceProps) => {
  const words: Readonly<Record<PlayerSortKey, string>> = {
    forecast: t("strategy.sortForecast"),
    credits: t("strategy.sortCredits"),
    selected: t("strategy.sortSelected"),
    points: t("strategy.sortPoints"),
    captain: t("strategy.sortCaptain", { sport: sport.slug }),
    viceCaptain: t("strategy.sortViceCaptain", { sport: sport.slug }),
    name: t("strategy.sortName"),
  };
  const offeredKeys = sortKeysOf(players, forecasts);
  return (
    <span className={classes["sort"]}>
      <SortIcon size={20} />
      <span className={classes["sortWord"]} aria-hidden="true">
        {words[sort]}
      </span>
      <select
        aria-label={t("strategy.sortBy")}
        value={sort}
        onChange={({ currentTarget: { value } }) => {
          const chosen = offeredKeys.find((key) => key === value);
          if (chosen !== undefined) onSort(chosen);
        }}
      >
        {offeredKeys.map((key) => (
          <option key={key} value={key}>
            {words[key]}
          </option>
        ))}
      </select>
    </span>
  );
};
