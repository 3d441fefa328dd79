import { combinationsUnder, partitionsUnder, sportByIndex } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import type { BoundChanges } from "#data/strategy/change-bounds.ts";

/** An absent list is a step that is not done: dropping a bound that the way requires chooses every option. */
const withEverything = (strategy: Strategy): Strategy => {
  const sport = sportByIndex(strategy.sport);
  const rules = strategy.rules ?? 0;
  return {
    ...strategy,
    captains: strategy.captains ?? strategy.players,
    vice_captains: strategy.vice_captains ?? strategy.players,
    partitions: strategy.partitions ?? partitionsUnder(sport, rules).map(([left, right]) => [left, right]),
    combinations: strategy.combinations ?? combinationsUnder(sport, rules).map((counts) => [...counts]),
  };
};

/** The bounds that differ. The fantasy rules are a setting of the device. */
function changesBetween(before: Strategy, after: Strategy): BoundChanges {
  const next = withEverything(after);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (
    keyof BoundChanges | "rules"
  )[];
  return Object.fromEntries(
    keys
      .filter((key) => key !== "rules" && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, next[key]]),
  );
}

/**
 * The choices of which the engine's strategy is `after` instead of `before`: only bounds whose values differ change.
 * The choices have some values in another form (the own selection instead of its shares), and those must stay.
 */
export const applyStrategy = (choices: Strategy, before: Strategy, after: Strategy): Strategy =>
  changeBounds(choices, changesBetween(before, after));
