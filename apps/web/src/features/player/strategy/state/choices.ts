import { sportByIndex } from "@teamwright/domain";
import type { Player } from "@teamwright/domain";
import type { StrategyDraft } from "../../../../data/strategy/draft.ts";
import { partitionsOffered, splitsOffered } from "../../../../data/strategy/step-rules.ts";

/** The list with the value added, or removed when it was there. */
export const toggled = (list: readonly number[], value: number): number[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

const within = (list: readonly number[], allowed: ReadonlySet<number>) =>
  list.filter((value) => allowed.has(value));

/**
 * The parts of a draft that must follow when the pool changes: a player outside the pool is no longer fixed, captain,
 * vice-captain or in a group, and a group with fewer than two players is removed.
 */
export function withPool(draft: StrategyDraft, players: readonly number[]) {
  const pool = new Set(players);
  const groups = draft.groups
    .map((group) => ({ ...group, players: within(group.players, pool) }))
    .filter((group) => group.players.length >= 2 && group.max <= group.players.length);
  return {
    players: [...players],
    fixed: within(draft.fixed, pool),
    captains: within(draft.captains, pool),
    viceCaptains: within(draft.viceCaptains, pool),
    groups,
  };
}

/** Removes choices that the rules setting, the fixed players or the pool no longer allow. */
export function withOffered(draft: StrategyDraft, rules: 0 | 1, pool: readonly Player[]) {
  const sport = sportByIndex(draft.sport);
  const fixed = pool.filter((player) => draft.fixed.includes(player.player_index));
  const partitions = new Set(partitionsOffered(sport, rules, fixed).map(({ id }) => id));
  const combinations = new Set(
    sport.combinations.flatMap((_, id) => (rules === 1 && id >= sport.oldCombinationCount ? [] : [id])),
  );
  return {
    partitions: within(draft.partitions, partitions),
    combinations: within(draft.combinations, combinations),
    percentage: offeredPercentage(draft, pool),
  };
}

function offeredPercentage(draft: StrategyDraft, pool: readonly Player[]): StrategyDraft["percentage"] {
  if (draft.percentage === null) return null;
  const { pattern, splits } = draft.percentage;
  const offered = new Set(splitsOffered(sportByIndex(draft.sport), pattern, pool).map(({ id }) => id));
  const left = within(splits, offered);
  return left.length === 0 ? null : { pattern, splits: left };
}

/** The changes of a new pool: to the lists of players, and to the choices that are no longer possible. */
export function afterPool(
  draft: StrategyDraft,
  players: readonly number[],
  squad: readonly Player[],
  rules: 0 | 1,
) {
  const lists = withPool(draft, players);
  const inPool = new Set(players);
  const pool = squad.filter((player) => inPool.has(player.player_index));
  return { ...lists, ...withOffered({ ...draft, ...lists }, rules, pool) };
}

/** The changes of other fixed players. */
export function afterFixed(
  draft: StrategyDraft,
  fixed: readonly number[],
  pool: readonly Player[],
  rules: 0 | 1,
) {
  return { fixed: [...fixed], ...withOffered({ ...draft, fixed: [...fixed] }, rules, pool) };
}
