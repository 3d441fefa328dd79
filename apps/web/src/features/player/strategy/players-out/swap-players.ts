import type { Distribution, Player, Strategy } from "@teamwright/domain";
import type { StrategyDraft } from "#data/strategy/draft.ts";
import type { DraftChanges } from "#data/strategy/store.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { afterPool } from "../state/choices.ts";

/** Players who leave, by player_index, each with the player in his place; null: nobody. */
export type Swap = ReadonlyMap<number, number | null>;

function swapper(swap: Swap) {
  const one = (index: number): number[] => {
    const next = swap.get(index);
    return next === undefined ? [index] : next === null ? [] : [next];
  };
  const list = (indexes: readonly number[]): number[] => [...new Set(indexes.flatMap(one))];
  /** Of keys that name one player, or two: "3-14". */
  const keys = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => {
        const named = key.split("-").map(Number);
        const next = named.flatMap(one);
        return next.length < named.length ? [] : [[next.join("-"), value] as const];
      }),
    );
  const distribution = ({ mode, shares }: Distribution): Distribution =>
    shares === undefined ? { mode } : { mode, shares: keys(shares) };
  const groups = (all: NonNullable<Strategy["groups"]>) =>
    all.map((group) => ({ ...group, players: list(group.players) }));
  return { list, keys, distribution, groups };
}

const ifSet = <Value, Next>(value: Value | undefined, change: (value: Value) => Next): Next | undefined =>
  value === undefined ? undefined : change(value);

/** Without the fields that are undefined, which the strategy's schema does not know. */
const knownFields = (strategy: { [Key in keyof Strategy]: Strategy[Key] | undefined }): Strategy =>
  Object.fromEntries(Object.entries(strategy).filter(([, value]) => value !== undefined)) as Strategy;

function inStrategy(strategy: Strategy, swap: Swap): Strategy {
  const { list, keys, distribution, groups } = swapper(swap);
  return knownFields({
    ...strategy,
    players: list(strategy.players),
    fixed: ifSet(strategy.fixed, list),
    captains: ifSet(strategy.captains, list),
    vice_captains: ifSet(strategy.vice_captains, list),
    groups: ifSet(strategy.groups, groups),
    captain_distribution: ifSet(strategy.captain_distribution, distribution),
    vice_captain_distribution: ifSet(strategy.vice_captain_distribution, distribution),
    exposure: ifSet(strategy.exposure, keys),
    captain_exposure: ifSet(strategy.captain_exposure, keys),
    vice_captain_exposure: ifSet(strategy.vice_captain_exposure, keys),
    pair_exposure: ifSet(strategy.pair_exposure, keys),
  });
}

/** The changes of a draft in which players leave or others take their places, in every choice that names them. */
export function swapPlayers(
  { strategy, variants }: StrategyDraft,
  swap: Swap,
  squad: readonly Player[],
  rules: 0 | 1,
): DraftChanges {
  const next = inStrategy(strategy, swap);
  return {
    strategy: afterPool(next, next.players, squad, rules),
    variants: variants.map((variant) => ({ ...variant, strategy: inStrategy(variant.strategy, swap) })),
  };
}

/**
 * The players who can take the place of one who is out: of his side, not chosen and not out themselves; of his role,
 * or of any where nobody of it is left. The most selected ones first.
 */
export function replacementsFor(
  player: Player,
  { squad, draft, notPlaying }: Pick<StrategyContext, "squad" | "draft" | "notPlaying">,
): readonly Player[] {
  const unusable = new Set([...draft.strategy.players, ...draft.dropped]);
  const free = squad.filter(
    (other) =>
      other.team_index === player.team_index &&
      !unusable.has(other.player_index) &&
      !notPlaying.has(other.player_index) &&
      other.last_play_text !== "substitute",
  );
  const ofRole = free.filter(({ role }) => role === player.role);
  return (ofRole.length === 0 ? free : ofRole).toSorted(
    (one, other) => (other.selected_by ?? -1) - (one.selected_by ?? -1) || other.credits - one.credits,
  );
}
