/**
 * The part of the engine that screens may import to describe, drop and loosen the bounds of a strategy. It does not
 * count teams.
 */
export { boundsOf } from "./rules/bounds.ts";
export type { Bound, LooserStep } from "./rules/rule.ts";
export type {
  BoundDescription,
  LooserChange,
  RoleLimit,
  RuleName,
  ShareBound,
} from "./constraints/description.ts";
