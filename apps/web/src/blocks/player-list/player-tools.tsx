import { Button, TextInput } from "@mantine/core";
import type { Player, Sport } from "@teamwright/domain";
import { memo } from "react";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { ChipButton } from "../../ui/chip.tsx";
import { SearchIcon, SortIcon } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { sortKeys } from "./arrange.ts";
import type { PlayerView } from "./arrange.ts";
import classes from "./player-list.module.css";

interface PlayerToolsProps {
  readonly id: string;
  readonly sport: Sport;
  /** Counted on the tabs: the chosen players. */
  readonly chosen: readonly Player[];
  readonly view: PlayerView;
  readonly onView: (view: PlayerView) => void;
}

/** Role tabs with counts. Belongs under the strategy bar. */
export const RoleTabs = memo(function RoleTabs({ id, sport, chosen, view, onView }: PlayerToolsProps) {
  const words = useText().strategy;
  const items = [
    { value: "all", label: words.all, count: chosen.length },
    ...sport.roles.map((role, index) => ({
      value: String(index),
      label: role.code,
      count: chosen.filter((player) => player.role === index).length,
    })),
  ];
  return (
    <Tabs
      id={id}
      label={words.roles}
      items={items}
      value={view.role === null ? "all" : String(view.role)}
      onChange={(value) => {
        onView({ ...view, role: value === "all" ? null : Number(value) });
      }}
    />
  );
});

interface PlayerFiltersProps {
  readonly sideNames: readonly [left: string, right: string];
  /** Whether line-ups are known; "own" are those that the user put together. */
  readonly lineupOut: boolean | "own";
  /** Chips that act on the whole list, before those that filter it. */
  readonly actions?: ReactNode;
  readonly view: PlayerView;
  readonly onView: (view: PlayerView) => void;
}

/** Search, order and filters of a list of players. */
export const PlayerFilters = memo(function PlayerFilters({
  sideNames,
  lineupOut,
  actions,
  view,
  onView,
}: PlayerFiltersProps) {
  const words = useText().strategy;
  const sortWords = {
    credits: words.sortCredits,
    selected: words.sortSelected,
    points: words.sortPoints,
    captain: words.sortCaptain,
    viceCaptain: words.sortViceCaptain,
    name: words.sortName,
  };
  const nextSort = sortKeys[(sortKeys.indexOf(view.sort) + 1) % sortKeys.length] ?? "credits";
  return (
    <div className={classes["filters"]}>
      <div className={classes["find"]}>
        <TextInput
          className={classes["search"] ?? ""}
          aria-label={words.searchPlayers}
          placeholder={words.searchPlayers}
          type="search"
          leftSection={<SearchIcon size={18} />}
          value={view.query}
          onChange={(event) => {
            onView({ ...view, query: event.currentTarget.value });
          }}
        />
        <Button
          variant="soft"
          className={classes["sort"] ?? ""}
          leftSection={<SortIcon size={16} />}
          onClick={() => {
            onView({ ...view, sort: nextSort });
          }}
        >
          {words.sortedBy(sortWords[view.sort])}
        </Button>
      </div>
      <div className={classes["chips"]}>
        {actions}
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
            {lineupOut === "own" ? words.inOwnLineup : words.announced}
          </ChipButton>
        )}
      </div>
    </div>
  );
});
