import { t } from "#i18n/translate.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { toast } from "#ui/toast.ts";
import { swapPlayers } from "./swap-players.ts";
import type { Swap } from "./swap-players.ts";

/** Names in the language's order and with its commas. */
export const namesOf = (players: StrategyContext["out"]): string =>
  players.map(({ name }) => name).join(", ");

/** What can be done about chosen players who are out; each change has an undo. */
export function usePlayersOut({ draft, out, squad, rules }: StrategyContext) {
  const apply = (swap: Swap, message: string) => {
    strategyStore.change((now) => swapPlayers(now, swap, squad, rules));
    toast.info(message, { label: t("shell.undo"), onClick: () => strategyStore.restore(draft) });
  };
  return {
    remove: (players = out) =>
      apply(
        new Map(players.map(({ player_index }) => [player_index, null])),
        t("strategy.outRemoved", { names: namesOf(players) }),
      ),
    replace: (player: StrategyContext["out"][number], other: StrategyContext["out"][number]) =>
      apply(
        new Map([[player.player_index, other.player_index]]),
        t("strategy.outReplaced", { player: player.name, other: other.name }),
      ),
  };
}
