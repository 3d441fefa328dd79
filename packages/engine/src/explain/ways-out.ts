import type { Strategy } from "@teamwright/domain";
import type { Possible } from "../plan/compile.ts";
import type { LooserChange } from "../constraints/description.ts";
import type { Bound } from "../rules/rule.ts";
import type { BoundEffect } from "./effects.ts";
import { type Inquiry, possibleFor } from "./inquiry.ts";
import { nearestCredits } from "./nearest-credits.ts";

/** One change of a strategy: a bound (its index in `Explanation.bounds`) loosened, or dropped where `change` is absent. */
export interface BoundChange {
  readonly bound: number;
  readonly change?: LooserChange;
}

/** A change of a strategy without teams that gives some. */
export interface WayOut {
  readonly changes: readonly BoundChange[];
  readonly strategy: Strategy;
  readonly possible: Possible;
}

const MAX_WAYS = 4;

/** A strategy without teams. */
export interface Conflict {
  readonly strategy: Strategy;
  readonly bounds: readonly Bound[];
  /** By bound. */
  readonly effects: readonly BoundEffect[];
  /** Bounds that cannot hold together, by index. */
  readonly sets: readonly (readonly number[])[];
}

/**
 * Ways from a strategy without teams to one with teams, the smallest change first: the nearest credits, a bound loosened
 * by one step, a bound dropped. Where no single change helps, two bounds are dropped, one of each of two conflicts.
 */
export function waysOut(inquiry: Inquiry, conflict: Conflict): readonly WayOut[] {
  const { strategy, effects, bounds } = conflict;
  const [first, second] = conflict.sets;
  if (first === undefined || first.length === 0) return [];
  const credits = bounds.findIndex(({ description }) => description.rule === "credits");
  const nearest = first.includes(credits) ? nearestCredits(inquiry, strategy) : undefined;
  const closest: WayOut[] =
    nearest === undefined
      ? []
      : [
          {
            changes: [{ bound: credits, change: nearest.change }],
            strategy: nearest.strategy,
            possible: nearest.possible,
          },
        ];
  const ways = [...closest, ...loosenBounds(effects), ...dropBounds(effects)];
  if (ways.length > 0 || second === undefined) return distinct(ways).slice(0, MAX_WAYS);
  return pairs(inquiry, conflict, first, second).slice(0, MAX_WAYS);
}

const mostTeamsFirst = (one: WayOut, other: WayOut): number => other.possible.teams - one.possible.teams;

const loosenBounds = (bounds: readonly BoundEffect[]): readonly WayOut[] =>
  bounds
    .flatMap(({ looser }, bound) => {
      if (looser === undefined || looser.gain === 0) return [];
      const { change, strategy, possible } = looser;
      return [{ changes: [{ bound, change }], strategy, possible }];
    })
    .toSorted(mostTeamsFirst);

const dropBounds = (bounds: readonly BoundEffect[]): readonly WayOut[] =>
  bounds
    .flatMap(({ dropped: strategy, possible }, bound) =>
      possible === undefined || possible.teams === 0 ? [] : [{ changes: [{ bound }], strategy, possible }],
    )
    .toSorted(mostTeamsFirst);

function pairs(
  inquiry: Inquiry,
  conflict: Conflict,
  first: readonly number[],
  second: readonly number[],
): readonly WayOut[] {
  const ways: WayOut[] = [];
  for (const one of first)
    for (const other of second) {
      if (one === other) continue;
      const both = withoutBoth(inquiry, conflict, one, other);
      if (both !== undefined) ways.push(both);
    }
  return ways.toSorted(mostTeamsFirst);
}

function withoutBoth(
  inquiry: Inquiry,
  { strategy, bounds }: Conflict,
  one: number,
  other: number,
): WayOut | undefined {
  const rest = bounds[other]!.drop(bounds[one]!.drop(strategy));
  const possible = possibleFor(inquiry, rest);
  if (possible === undefined || possible.teams === 0) return undefined;
  return { changes: [{ bound: one }, { bound: other }], strategy: rest, possible };
}

/** A looser step may result in the same strategy as the nearest credits or a drop. */
function distinct(ways: readonly WayOut[]): readonly WayOut[] {
  const knownBounds = new Set<string>();
  return ways.filter(({ strategy }) => {
    const text = JSON.stringify(strategy);
    if (knownBounds.has(text)) return false;
    knownBounds.add(text);
    return true;
  });
}
