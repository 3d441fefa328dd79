import type { Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { settingOf } from "./narrow.ts";
import { rules } from "./list.ts";
import type { Bound, Setting } from "./rule.ts";
import { setBoundsIn } from "./set-bounds.ts";

/** The bounds of a strategy on each team, in the order of the screens. */
export const teamBounds = (strategy: Strategy, setting: Setting): readonly Bound[] =>
  rules.flatMap((rule) => rule.bounds(strategy, setting));

/** Every bound of a strategy: those on each team, then those on the set. None for a match that cannot be read. */
export function boundsOf(match: EngineMatch, strategy: Strategy): readonly Bound[] {
  const setting = settingOf(match);
  return setting.ok ? [...teamBounds(strategy, setting.value), ...setBoundsIn(strategy)] : [];
}
