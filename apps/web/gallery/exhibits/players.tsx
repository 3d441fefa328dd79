import type { Player } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import { useState } from "react";
import { wholeSquad } from "#blocks/player-list/arrange.ts";
import type { PlayerForecasts, PlayerView } from "#blocks/player-list/arrange.ts";
import { PlayerList } from "#blocks/player-list/player-list.tsx";
import { PlayerFilters, RoleTabs } from "#blocks/player-list/player-tools.tsx";
import { PlayerPicker } from "#blocks/player-picker/player-picker.tsx";
import { PlayerPills } from "#blocks/prediction/player-pills.tsx";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { Button } from "#ui/button.tsx";
import { TabPanel } from "#ui/tabs.tsx";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { cricket, playersOf } from "../samples/match.ts";

const sport = sportByIndex(0);
const squad = playersOf(cricket);
const sides = [cricket.left_team_name, cricket.right_team_name] as const;

/** Announced, announced too, a substitute, out, not in the line-up, and one more who plays. */
const lineup: readonly Player[] = squad.slice(0, 6).map((player, index) => ({
  ...player,
  playing: index < 2 || index === 5 ? 1 : 0,
  last_play_text: index === 2 ? "substitute" : index === 3 ? "unavailable" : "other",
}));
const scorers: readonly Player[] = lineup.map((player, index) => ({ ...player, points: 12.5 * index }));

const forecasts: PlayerForecasts = new Map(
  squad.map(({ player_index: index }) => [
    index,
    {
      index,
      expected: 61 - 4 * index,
      low: 12 - index,
      high: 118 - 5 * index,
      best: 0.6 - 0.02 * index,
      bestCaptain: 0.2 - 0.01 * index,
      position: null,
      matches: 14,
      most: 118,
    },
  ]),
);

interface RowsProps extends Partial<Parameters<typeof PlayerList>[0]> {
  readonly label: string;
  readonly players: readonly Player[];
  /** The reason against the player of this index. */
  readonly refuses?: number;
}

/** Players whom a tap ticks; the second is ticked already. */
const Rows = ({ players, refuses, ...props }: RowsProps) => {
  const [tickedPlayers, setTickedPlayers] = useState<ReadonlySet<number>>(
    new Set([players[1]?.player_index ?? 0]),
  );
  const isBlocked = ({ player_index: index }: Player): boolean => index === refuses;
  return (
    <div className={classes["whole"]}>
      <PlayerList
        sport={sport}
        players={players}
        lineupOut
        view={wholeSquad}
        isChosen={({ player_index: index }) => tickedPlayers.has(index)}
        blockedBy={(player) => (isBlocked(player) ? t("strategy.sideFull") : null)}
        onToggle={(player) => {
          if (!isBlocked(player)) setTickedPlayers(toggledIn(tickedPlayers, player.player_index));
        }}
        {...props}
      />
    </div>
  );
};

const Tools = () => {
  const [view, setView] = useState<PlayerView>({ ...wholeSquad, role: 2, side: 1 });
  return (
    <div className={classes["whole"]}>
      <RoleTabs id="roles" sport={sport} chosenPlayers={squad.slice(0, 5)} view={view} onView={setView} />
      <PlayerFilters sport={sport} players={squad} sideNames={sides} lineupOut view={view} onView={setView} />
      <TabPanel id="roles" value={view.role === null ? "all" : String(view.role)}>
        <Rows label={t("strategy.players")} players={squad} view={view} />
      </TabPanel>
    </div>
  );
};

const Picker = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        player-picker
      </Button>
      <PlayerPicker
        isOpen={isOpen}
        onClose={close}
        onPick={close}
        title={t("strategy.impactPlayers")}
        sport={sport}
        players={lineup}
        lineupOut
        check={(players) => (players.length > 1 ? t("strategy.oneImpactPlayerPerTeam") : null)}
      />
    </>
  );
};

const Pills = ({ players }: { readonly players: readonly Player[] }) => (
  <PlayerPills label={t("strategy.players")} players={players} match={cricket.id} />
);

export const players = (): readonly Exhibit[] => [
  {
    name: "player-row",
    content: (
      <Rows
        label={t("strategy.choosePlayers")}
        players={lineup}
        refuses={5}
        about={({ player_index: player }) => pathTo("player", { match: cricket.id, player })}
      />
    ),
  },
  {
    name: "player-row-forecast",
    content: (
      <Rows
        label={t("strategy.sortForecast")}
        players={squad.slice(0, 4)}
        lineupOut={false}
        forecasts={forecasts}
      />
    ),
  },
  {
    name: "player-row-captain",
    content: (
      <Rows
        label={t("strategy.captainsShort")}
        players={lineup}
        figures="first"
        mark={sport.badges.captain}
        quiet
      />
    ),
  },
  {
    name: "player-row-points",
    content: <Rows label={t("strategy.sortPoints")} players={scorers} lineupOut="own" />,
  },
  { name: "player-list-empty", content: <Rows label={t("strategy.players")} players={[]} /> },
  { name: "player-tools", content: <Tools /> },
  { name: "player-picker", content: <Picker /> },
  {
    name: "player-pills",
    content: (
      <>
        <Pills players={[...squad.slice(0, 3), ...squad.slice(-3)]} />
        <Pills players={[]} />
      </>
    ),
  },
];
