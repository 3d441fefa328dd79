import { t } from "#i18n/translate.ts";
import type { Player, Sport } from "@teamwright/domain";
import { memo, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { wholeSquad } from "./arrange.ts";
import type { PlayerForecasts, PlayerView } from "./arrange.ts";
import classes from "./player-list.module.css";
import { SearchField, SearchToggle } from "./search-field.tsx";
import { SortChoice } from "./sort-choice.tsx";

interface PlayerToolsProps {
  readonly id: string;
  readonly sport: Sport;
  /** The chosen players, counted on the tabs. */
  readonly chosenPlayers: readonly Player[];
  readonly view: PlayerView;
  readonly onView: (view: PlayerView) => void;
}

/** Role tabs with counts, placed under the strategy bar. */
export const RoleTabs = memo(function RoleTabs({ id, sport, chosenPlayers, view, onView }: PlayerToolsProps) {
  const items = [
    { value: "all", label: t("strategy.all"), count: chosenPlayers.length },
    ...sport.roles.map((role, index) => ({
      value: String(index),
      label: role.code,
      count: chosenPlayers.filter((player) => player.role === index).length,
    })),
  ];
  return (
    <Tabs
      id={id}
      label={t("strategy.roles")}
      items={items}
      value={view.role === null ? "all" : String(view.role)}
      onChange={(value) => {
        onView({ ...view, role: value === "all" ? null : Number(value) });
      }}
    />
  );
});

interface PlayerListFiltersProps {
  readonly sport: Sport;
  readonly players: readonly Player[];
  readonly forecasts?: PlayerForecasts | null;
  readonly sideNames: readonly [left: string, right: string];
  /** Whether line-ups are known; "own" are those that the user entered. */
  readonly lineupOut: boolean | "own";
  /** Chips that apply to the whole list, before those that filter it. */
  readonly actions?: ReactNode;
  /** At the right end, e.g. a menu. */
  readonly more?: ReactNode;
  readonly view: PlayerView;
  readonly onView: (view: PlayerView) => void;
}

const FilterChips = ({ sideNames, lineupOut, view, onView }: PlayerListFiltersProps) => (
  <>
    {([0, 1] as const).map((side) => (
      <ChipButton
        key={side}
        pressed={view.side === side}
        onClick={() => {
          onView({ ...view, side: view.side === side ? null : side });
        }}
      >
        {sideNames[side]}
      </ChipButton>
    ))}
    {lineupOut !== false && (
      <ChipButton
        pressed={view.announcedOnly}
        onClick={() => {
          onView({ ...view, announcedOnly: !view.announcedOnly });
        }}
      >
        {lineupOut === "own" ? t("strategy.inOwnLineup") : t("strategy.announced")}
      </ChipButton>
    )}
  </>
);

/** Filters, search and order of a list of players, in one row. On a phone the search takes the place of the filters. */
export const PlayerFilters = memo(function PlayerFilters(props: PlayerListFiltersProps) {
  const { actions, more, players, view, onView } = props;
  const [searching, setSearching] = useState(view.query !== wholeSquad.query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searching) field.current?.focus({ preventScroll: true });
  }, [searching]);
  const search = useLatestCallback((query: string) => onView({ ...view, query }));
  const toggle = useLatestCallback(() => {
    setSearching(!searching);
    if (searching) search(wholeSquad.query);
  });
  return (
    <div
      className={`${classes["tools"]} ${searching ? classes["searching"] : ""} ${actions ? classes["acting"] : ""}`}
    >
      <SearchField query={view.query} onQuery={search} field={field} />
      <div className={classes["chips"]}>
        {actions}
        <FilterChips {...props} />
      </div>
      <SearchToggle searching={searching} onToggle={toggle} />
      <SortChoice
        sport={props.sport}
        players={players}
        forecasts={props.forecasts}
        sort={view.sort}
        onSort={(sort) => {
          onView({ ...view, sort });
        }}
      />
      {more}
    </div>
  );
});
