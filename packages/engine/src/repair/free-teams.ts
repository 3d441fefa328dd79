import { type Candidate, candidateAt, has, keyOfTeam } from "../drawing/set/candidate.ts";
import { drawEvenly } from "../drawing/draw-evenly.ts";
import type { Plan } from "../plan/compile.ts";
import type { Generator } from "../random/generator.ts";

/** Strategies with up to this many teams are listed whole; a set holds at most 25,000 teams. */
const MAX_LISTED = 32_768;
/** Teams that are compared at once. */
const SLICE = 64;

/**
 * All teams of a strategy that a set does not hold. Known only for strategies with few teams: of these a set may hold
 * all, which no number of draws can show.
 */
export class FreeTeams {
  readonly #teams = new Map<string, Candidate>();

  private constructor(plan: Plan, knows: (team: Candidate) => boolean, random: Generator) {
    const columns = drawEvenly(plan, plan.join.teams, random, {});
    for (let row = 0; row < (columns?.count ?? 0); row++) {
      const team = candidateAt(columns!, row);
      if (!knows(team)) this.#teams.set(keyOfTeam(team), team);
    }
  }

  /** Undefined where the strategy has too many teams to list. */
  static of(plan: Plan, knows: (team: Candidate) => boolean, random: Generator): FreeTeams | undefined {
    return plan.join.teams > MAX_LISTED ? undefined : new FreeTeams(plan, knows, random);
  }

  get size(): number {
    return this.#teams.size;
  }

  take(team: Candidate): void {
    this.#teams.delete(keyOfTeam(team));
  }

  /** By the number of `survivors` that they keep, most first, in slices. */
  *nearest(survivors: readonly number[]): IterableIterator<readonly Candidate[]> {
    const keeping: Candidate[][] = survivors.map(() => []).concat([[]]);
    for (const team of this.#teams.values()) {
      let kept = 0;
      for (const player of survivors) if (has(team.words, player)) kept++;
      keeping[kept]!.push(team);
    }
    for (const teams of keeping.toReversed())
      for (let from = 0; from < teams.length; from += SLICE) yield teams.slice(from, from + SLICE);
  }
}
