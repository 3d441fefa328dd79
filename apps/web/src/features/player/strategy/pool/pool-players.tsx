import { memo } from "react";
import type { Player } from "@teamwright/domain";
import type { PlayerForecasts, PlayerView } from "#blocks/player-list/arrange.ts";
import { PlayerList } from "#blocks/player-list/player-list.tsx";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { TabPanel } from "#ui/tabs.tsx";
import { toggleValue } from "../state/choices.ts";
import { checkPoolAddition } from "../state/pool-rules.ts";

interface PoolPlayersProps {
  /** Of the tabs that choose the role. */
  readonly id: string;
  readonly context: StrategyContext;
  readonly view: PlayerView;
  readonly forecasts: PlayerForecasts | null;
  readonly onPool: (players: readonly number[]) => void;
  /** A tap on a player who cannot be chosen. */
  readonly onRefused: (problem: string) => void;
}

/** The players to choose from. Rendered once for a tap, not again when its count arrives. */
export const PoolPlayers = memo(function PoolPlayers({
  id,
  context,
  view,
  forecasts,
  onPool,
  onRefused,
}: PoolPlayersProps) {
  const { match, sport, draft, squad, pool, lineup } = context;
  const chosenIndexes = new Set(draft.strategy.players);
  const droppedPlayers = new Set(draft.dropped);
  const refusal = (player: Player): string | null => {
    if (droppedPlayers.has(player.player_index)) return t("strategy.dropped");
    const joins = !chosenIndexes.has(player.player_index);
    return joins && checkPoolAddition(pool, player) !== null ? t("strategy.sideFull") : null;
  };
  return (
    <TabPanel id={id} value={view.role === null ? "all" : String(view.role)}>
      <PlayerList
        sport={sport}
        label={t("strategy.players")}
        players={squad}
        lineupOut={lineup}
        view={view}
        forecasts={forecasts}
        isChosen={(player) => chosenIndexes.has(player.player_index)}
        blockedBy={refusal}
        about={({ player_index: player }) => pathTo("player", { match: match.id, player })}
        onToggle={(player) => {
          const refusalText = droppedPlayers.has(player.player_index)
            ? t("strategy.dropped")
            : !chosenIndexes.has(player.player_index) && checkPoolAddition(pool, player);
          if (typeof refusalText === "string") onRefused(refusalText);
          else onPool(toggleValue(draft.strategy.players, player.player_index));
        }}
      />
    </TabPanel>
  );
});
