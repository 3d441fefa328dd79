import type { Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { compileIn, countTeams, type Possible } from "../plan/compile.ts";
import type { WorkLimits } from "../plan/limits.ts";
import { rules } from "../rules/list.ts";
import type { Bound, Sentence, Setting } from "../rules/rule.ts";

/** The next looser step of a bound that adds the most teams. */
export interface Loosened {
  readonly text: string;
  readonly strategy: Strategy;
  readonly possible: Possible;
  /** Teams that it adds. */
  readonly gain: number;
}

/** A bound of the strategy and what it costs. */
export interface BoundEffect extends Sentence {
  /** Teams without this bound alone; absent when that cannot be counted. */
  readonly possible?: Possible;
  /** Teams that dropping this bound alone adds. */
  readonly gain: number;
  /** The strategy without this bound. */
  readonly dropped: Strategy;
  readonly looser?: Loosened;
}

/** What a question about one match needs. */
export interface Inquiry {
  readonly match: EngineMatch;
  readonly setting: Setting;
  readonly limits: WorkLimits;
}

export const boundsOf = (strategy: Strategy, setting: Setting): readonly Bound[] =>
  rules.flatMap((rule) => rule.bounds(strategy, setting));

function possibleFor({ match, setting, limits }: Inquiry, strategy: Strategy): Possible | undefined {
  const plan = compileIn(match, setting, strategy, limits);
  return plan.ok ? countTeams(plan.value) : undefined;
}

export function effectOf(inquiry: Inquiry, strategy: Strategy, now: Possible, bound: Bound): BoundEffect {
  const { rule, subject, text, players, values } = bound;
  const dropped = bound.drop(strategy);
  const possible = possibleFor(inquiry, dropped);
  const looser = bestStep(inquiry, strategy, now, bound);
  return {
    rule,
    ...(subject === undefined ? {} : { subject }),
    text,
    players,
    values,
    dropped,
    gain: possible === undefined ? 0 : possible.teams - now.teams,
    ...(possible === undefined ? {} : { possible }),
    ...(looser === undefined ? {} : { looser }),
  };
}

function bestStep(inquiry: Inquiry, strategy: Strategy, now: Possible, bound: Bound): Loosened | undefined {
  let best: Loosened | undefined;
  for (const step of bound.looser) {
    const loosened = step.loosen(strategy);
    const possible = possibleFor(inquiry, loosened);
    if (possible === undefined) continue;
    const gain = possible.teams - now.teams;
    if (gain > (best?.gain ?? -1)) best = { text: step.text, strategy: loosened, possible, gain };
  }
  return best;
}
