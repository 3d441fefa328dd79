import { t, useLanguage } from "../../i18n/translate.ts";
import { Button, TextInput } from "@mantine/core";
import type { Player, Sport } from "@teamwright/domain";
import { memo } from "react";
import type { ReactNode } from "react";
import { ChipButton } from "../../ui/chip.tsx";
import { SearchIcon, SortIcon } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { sortKeys } from "./arrange.ts";
import type { PlayerView } from "./arrange.ts";
import classes from "./player-list.module.css";

interface PlayerToolsProps {
  readonly id: string;
  readonly sport: Sport;
  /** The chosen players, counted on the tabs. */
  readonly chosen: readonly Player[];
  readonly view: PlayerView;
  readonly onView: (view: PlayerView) => void;
}

/** Role tabs with counts, placed under the strategy bar. */
export const RoleTabs = memo(function RoleTabs({ id, sport, chosen, view, onView }: PlayerToolsProps) {
  useLanguage();
  const items = [
    { value: "all", label: t("strategy.all"), count: chosen.length },
    ...sport.roles.map((role, index) => ({
      value: String(index),
      label: role.code,
      count: chosen.filter((player) => player.role === index).length,
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

interface PlayerFiltersProps {
  readonly sideNames: readonly [left: string, right: string];
  /** Whether line-ups are known; "own" are those that the user entered. */
  readonly lineupOut: boolean | "own";
  /** Chips that apply to the whole list, before those that filter it. */
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
  useLanguage();
  const sortWords = {
    credits: t("strategy.sortCredits"),
    selected: t("strategy.sortSelected"),
    points: t("strategy.sortPoints"),
    captain: t("strategy.sortCaptain"),
    viceCaptain: t("strategy.sortViceCaptain"),
    name: t("strategy.sortName"),
  };
  const nextSort = sortKeys[(sortKeys.indexOf(view.sort) + 1) % sortKeys.length] ?? "credits";
  return (
    <div className={classes["filters"]}>
      <div className={classes["find"]}>
        <TextInput
          className={classes["search"] ?? ""}
          aria-label={t("strategy.searchPlayers")}
          placeholder={t("strategy.searchPlayers")}
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
          {t("strategy.sortedBy", { key: sortWords[view.sort] })}
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
            {lineupOut === "own" ? t("strategy.inOwnLineup") : t("strategy.announced")}
          </ChipButton>
        )}
      </div>
    </div>
  );
});
