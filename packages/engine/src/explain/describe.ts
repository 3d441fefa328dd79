import type { Sentence } from "../rules/rule.ts";
import { listOf } from "../rules/words.ts";
import type { Possible } from "../plan/compile.ts";
import type { BoundEffect } from "./effects.ts";

/** How a player is called: the index alone, unless a screen knows names. */
export type NameOf = (playerIndex: number) => string | number;

const itself: NameOf = (index) => index;

/** A bound's sentence with players called by name: "Fixed: R Verma, D Kirwan". */
export const describeBound = ({ text, players }: Sentence, nameOf: NameOf): string =>
  players.length === 0 ? text : text.replace(listOf(players), () => listOf(players.map(nameOf)));

export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** What `describe` reads of an explanation. */
export interface Explained {
  readonly possible: Possible;
  readonly bounds: readonly BoundEffect[];
  readonly conflicts: readonly { readonly bounds: readonly number[] }[];
}

/** The outcome in a sentence or two: how many teams, or why none and what to loosen, the most helpful first. */
export function describe({ possible, bounds, conflicts }: Explained, nameOf: NameOf = itself): string {
  if (possible.teams > 0)
    return `${grouped(possible.teams)} teams from ${grouped(possible.lineups)} lineups.`;
  const [first] = conflicts;
  if (first?.bounds.length === 0) return "No team exists: this match has no legal team.";
  const together = first?.bounds.map((place) => describeBound(bounds[place]!, nameOf)).join(" + ");
  const cannot =
    together === undefined
      ? ""
      : first?.bounds.length === 1
        ? ` This cannot be met: ${together}.`
        : ` These cannot hold together: ${together}.`;
  const helps = bounds.filter((bound) => bound.gain > 0).toSorted((one, other) => other.gain - one.gain);
  if (helps.length === 0) return `No team exists, and dropping one bound alone gives none.${cannot}`;
  const advice = helps
    .map((bound) => `${describeBound(bound, nameOf)} (without it ${grouped(bound.gain)} teams)`)
    .join("; ");
  return `No team exists.${cannot} Loosen one of these: ${advice}.`;
}
