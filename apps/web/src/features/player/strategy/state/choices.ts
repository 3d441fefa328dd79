import { combinationsUnder, sportByIndex } from "@teamwright/domain";
import type { Player, Strategy } from "@teamwright/domain";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { playersAt } from "#data/strategy/pool.ts";
import { partitionsOffered, splitsOffered } from "#data/strategy/step-rules.ts";

/** The list with the value added, or removed when it was there. */
export const toggleValue = (list: readonly number[] = [], value: number): number[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

const within = (list: readonly number[] = [], pool: ReadonlySet<number>): number[] =>
  list.filter((index) => pool.has(index));

export const hasCounts = (list: readonly (readonly number[])[] = [], counts: readonly number[]): boolean =>
  list.some((each) => each.join("-") === counts.join("-"));

/** The list with the counts added, or removed when they were there. */
export const toggledCounts = (list: readonly (readonly number[])[] = [], counts: readonly number[]) =>
  hasCounts(list, counts) ? list.filter((each) => each.join("-") !== counts.join("-")) : [...list, counts];

/** The chosen counts that are offered. */
function offeredOf<Counts extends readonly number[]>(
  chosenCounts: readonly Counts[] = [],
  offeredShapes: readonly (readonly number[])[],
): Counts[] {
  const keys = new Set(offeredShapes.map((counts) => counts.join("-")));
  return chosenCounts.filter((counts) => keys.has(counts.join("-")));
}

/**
 * The strategy with another pool: a player outside the pool is no longer fixed, captain, vice-captain or in a group,
 * and a group with fewer than two players is removed.
 */
export function withPool(strategy: Strategy, players: readonly number[]): Strategy {
  const pool = new Set(players);
  const groups = (strategy.groups ?? [])
    .map((group) => ({ ...group, players: within(group.players, pool) }))
    .filter((group) => group.players.length >= 2 && group.max <= group.players.length);
  return changeBounds(strategy, {
    players: [...players],
    fixed: within(strategy.fixed, pool),
    captains: within(strategy.captains, pool),
    vice_captains: within(strategy.vice_captains, pool),
    groups,
  });
}

/** Removes choices that the rules setting, the fixed players or the pool no longer allow. */
export function withOffered(strategy: Strategy, rules: 0 | 1, pool: readonly Player[]): Strategy {
  const sport = sportByIndex(strategy.sport);
  const fixedPlayers = playersAt(pool, strategy.fixed ?? []);
  const { percentage } = strategy;
  const splits = percentage && offeredOf(percentage.splits, splitsOffered(sport, percentage.pattern, pool));
  return changeBounds(strategy, {
    partitions: offeredOf(strategy.partitions, partitionsOffered(sport, rules, fixedPlayers)),
    combinations: offeredOf(strategy.combinations, combinationsUnder(sport, rules)),
    percentage: percentage && splits?.length ? { ...percentage, splits } : undefined,
  });
}

/** The strategy with another pool, without the choices that are no longer possible. */
export const afterPool = (
  strategy: Strategy,
  players: readonly number[],
  squad: readonly Player[],
  rules: 0 | 1,
): Strategy => withOffered(withPool(strategy, players), rules, playersAt(squad, players));

/** The strategy with other fixed players, without the choices that are no longer possible. */
export const afterFixed = (
  strategy: Strategy,
  fixedIndexes: readonly number[],
  pool: readonly Player[],
  rules: 0 | 1,
): Strategy => withOffered(changeBounds(strategy, { fixed: [...fixedIndexes] }), rules, pool);
