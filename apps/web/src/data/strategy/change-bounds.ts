import type { Strategy } from "@teamwright/domain";

/** New values of bounds; undefined removes a bound. */
export type BoundChanges = {
  readonly [Key in Exclude<keyof Strategy, "sport" | "rules">]?: Strategy[Key] | undefined;
};

const isSet = ([key, value]: readonly [string, unknown]): boolean =>
  key === "players" ||
  (value !== undefined && (typeof value !== "object" || Object.keys(value as object).length > 0));

/** The strategy with other bounds. A bound that names nothing is removed, because absent means "no bound". */
export const changeBounds = (strategy: Strategy, changes: BoundChanges = {}): Strategy =>
  Object.fromEntries(Object.entries({ ...strategy, ...changes }).filter(isSet)) as Strategy;
