import type { Player, Strategy } from "@teamwright/domain";
import { playersAt } from "#data/strategy/pool.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

/** The kinds of exposures, and where the strategy has them. */
export const exposureFields = {
  players: "exposure",
  captains: "captain_exposure",
  viceCaptains: "vice_captain_exposure",
  pairs: "pair_exposure",
  sides: "partition_exposure",
  combinations: "combination_exposure",
} as const satisfies Record<string, keyof Strategy>;

export type ExposureKind = keyof typeof exposureFields;
export const exposureKinds = Object.keys(exposureFields) as readonly ExposureKind[];

/** One target of an exposure: its key in the strategy, its name, its picture if it has one. */
export interface ExposureTarget {
  readonly key: string;
  readonly name: string;
  readonly player: Player | null;
}

const ofPlayers = (players: readonly Player[]): ExposureTarget[] =>
  players.map((player) => ({ key: String(player.player_index), name: player.name, player }));

const ofCounts = (list: readonly (readonly number[])[] = []): ExposureTarget[] =>
  list.map((counts) => ({ key: counts.join("-"), name: counts.join("-"), player: null }));

/** The targets on the screen: those chosen in the steps; of pairs those with the given captain. */
export function exposureTargets(
  kind: ExposureKind,
  { draft, pool }: StrategyContext,
  captain: number | undefined,
): ExposureTarget[] {
  const { captains = [], vice_captains: viceCaptains = [], partitions, combinations } = draft.strategy;
  const lists: Record<ExposureKind, () => ExposureTarget[]> = {
    players: () => ofPlayers(pool),
    captains: () => ofPlayers(playersAt(pool, captains)),
    viceCaptains: () => ofPlayers(playersAt(pool, viceCaptains)),
    pairs: () =>
      captain === undefined
        ? []
        : ofPlayers(playersAt(pool, viceCaptains))
            .filter(({ key }) => key !== String(captain))
            .map((target) => ({ ...target, key: `${captain}-${target.key}` })),
    sides: () => ofCounts(partitions),
    combinations: () => ofCounts(combinations),
  };
  return lists[kind]();
}
