import type { Player } from "@teamwright/domain";
import type { StrategyDraft } from "../../../../data/strategy/draft.ts";
import { playersAt } from "../../../../data/strategy/pool.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";

/** The kinds of exposures, and where the draft stores them. */
export const exposureFields = {
  players: "exposure",
  captains: "captainExposure",
  viceCaptains: "viceCaptainExposure",
  pairs: "pairExposure",
  sides: "partitionExposure",
  combinations: "combinationExposure",
} as const satisfies Record<string, keyof StrategyDraft>;

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

const ofCounts = (table: readonly (readonly number[])[], ids: readonly number[]): ExposureTarget[] =>
  ids.flatMap((id) => {
    const counts = table[id]?.join("-");
    return counts === undefined ? [] : [{ key: counts, name: counts, player: null }];
  });

/** The targets on the screen: those chosen in the steps; of pairs those with the given captain. */
export function exposureTargets(
  kind: ExposureKind,
  { draft, pool, sport }: StrategyContext,
  captain: number | undefined,
): ExposureTarget[] {
  const lists: Record<ExposureKind, () => ExposureTarget[]> = {
    players: () => ofPlayers(pool),
    captains: () => ofPlayers(playersAt(pool, draft.captains)),
    viceCaptains: () => ofPlayers(playersAt(pool, draft.viceCaptains)),
    pairs: () =>
      captain === undefined
        ? []
        : ofPlayers(playersAt(pool, draft.viceCaptains))
            .filter(({ key }) => key !== String(captain))
            .map((target) => ({ ...target, key: `${captain}-${target.key}` })),
    sides: () => ofCounts(sport.partitions, draft.partitions),
    combinations: () => ofCounts(sport.combinations, draft.combinations),
  };
  return lists[kind]();
}
