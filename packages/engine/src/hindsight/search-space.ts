import type { Outcome, Strategy } from "@teamwright/domain";
import { boundsHalves } from "../constraints/constraints.ts";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { narrow, settingOf } from "../rules/narrow.ts";
import { classPairsOf } from "./class-pairs.ts";
import type { ClassPair } from "./class-pairs.ts";
import { sideLineupsOf } from "./side-lineups.ts";
import type { SideLineups } from "./side-lineups.ts";
import { hundredthsOf } from "./units.ts";

/** Both sides' half lineups with their points, and the pairs of them that fit. */
export interface SearchSpace {
  readonly left: SideLineups;
  readonly right: SideLineups;
  readonly pairs: readonly ClassPair[];
  /** Whether all pairs share one range of credits. */
  readonly oneWindow: boolean;
}

export const tooLarge = () => refuse("too-large", {}, "players");

/** Lists what a strategy allows in a match. Refusals: those of `compile`, `bad-points`, `too-large`. */
export function searchSpaceOf(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
): Outcome<SearchSpace, Refusal> {
  const hundredths = hundredthsOf(points);
  if (!hundredths.ok) return hundredths;
  const setting = settingOf(match);
  if (!setting.ok) return setting;
  const constraints = narrow(strategy, setting.value);
  if (!constraints.ok) return constraints;
  const left = sideLineupsOf(constraints.value, 0, hundredths.value);
  const right = sideLineupsOf(constraints.value, 1, hundredths.value);
  if (left === undefined || right === undefined) return tooLarge();
  const pairs = classPairsOf(constraints.value, left, right);
  if (pairs === undefined) return tooLarge();
  return succeed({ left, right, pairs, oneWindow: !boundsHalves(constraints.value) });
}
