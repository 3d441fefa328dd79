import type { Strategy } from "@teamwright/domain";
import type { Possible } from "../plan/compile.ts";
import type { BoundDescription, LooserChange } from "../constraints/description.ts";
import type { Bound } from "../rules/rule.ts";
import { type Inquiry, possibleFor } from "./inquiry.ts";

/** The next looser step of a bound that adds the most teams. */
export interface LooserBound {
  readonly change: LooserChange;
  readonly strategy: Strategy;
  readonly possible: Possible;
  /** Teams that it adds. */
  readonly gain: number;
}

/** A bound of the strategy and what it costs. */
export interface BoundEffect {
  readonly description: BoundDescription;
  /** Teams with this bound alone; absent when they cannot be counted. */
  readonly possible?: Possible;
  /** Teams that dropping this bound alone adds. */
  readonly gain: number;
  /** The strategy without this bound. */
  readonly dropped: Strategy;
  readonly looser?: LooserBound;
}

export function effectOf(inquiry: Inquiry, strategy: Strategy, now: Possible, bound: Bound): BoundEffect {
  const { description } = bound;
  const looserStrategy = bound.drop(strategy);
  const possible = possibleFor(inquiry, looserStrategy);
  const looser = bestStep(inquiry, strategy, now, bound);
  return {
    description,
    dropped: looserStrategy,
    gain: possible === undefined ? 0 : possible.teams - now.teams,
    ...(possible === undefined ? {} : { possible }),
    ...(looser === undefined ? {} : { looser }),
  };
}

function bestStep(
  inquiry: Inquiry,
  strategy: Strategy,
  now: Possible,
  bound: Bound,
): LooserBound | undefined {
  let best: LooserBound | undefined;
  for (const step of bound.looser) {
    const looserStrategy = step.loosen(strategy);
    const possible = possibleFor(inquiry, looserStrategy);
    if (possible === undefined) continue;
    const gain = possible.teams - now.teams;
    if (gain > (best?.gain ?? -1)) best = { change: step.change, strategy: looserStrategy, possible, gain };
  }
  return best;
}
