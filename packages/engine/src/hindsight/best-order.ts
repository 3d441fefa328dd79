import { candidateAt } from "../drawing/set/candidate.ts";
import type { Candidate } from "../drawing/set/candidate.ts";
import { conditionPlan } from "../drawing/set/conditions.ts";
import type { Distance } from "../drawing/set/distance.ts";
import type { Feature } from "../drawing/feature.ts";
import { countSides } from "../plan/compile.ts";
import type { Plan } from "../plan/compile.ts";
import { countLimit } from "../constraints/constraints.ts";
import type { Constraints, SumLimit } from "../constraints/constraints.ts";
import { withOneOf } from "./due-minimums.ts";
import type { DueMinimum } from "./due-minimums.ts";
import { listBest } from "./list-best.ts";
import type { BestTeams } from "./list-best.ts";

/** The longest list of best teams. */
export const MAX_BEST_TEAMS = 100_000;
const MIN_LIST = 256;
const GROWTH = 8;
/** From this many teams on that are too near to others, a cut is tried before a longer list. */
const MANY_NEAR = 2000;
/** Each cut multiplies the classes of counting. */
const MAX_CUTS = 6;

interface BestOrderOptions {
  /** How many teams are to be chosen. */
  readonly count: number;
  readonly distance: Distance | undefined;
}

/**
 * Teams by falling points, under constraints that become narrower. They are listed from the counted constraints; a list
 * that ends is made again and longer. Where most of a list is too near to one team, teams near to it are excluded by a
 * constraint ("cut"): the list would have to be very long otherwise.
 */
export class BestOrder {
  /** Whether a list ended at its longest, so that further teams may exist. */
  isCutShort = false;
  readonly #plan: Plan;
  readonly #hundredths: Int32Array;
  readonly #options: BestOrderOptions;
  readonly #cuts: SumLimit[] = [];
  #moreCuts = true;
  #near = new Map<string, { players: readonly number[]; teams: number }>();
  #conditions = "";
  #length = 0;
  #list: BestTeams | undefined;
  #row = 0;

  constructor(plan: Plan, hundredths: Int32Array, options: BestOrderOptions) {
    this.#plan = plan;
    this.#hundredths = hundredths;
    this.#options = options;
  }

  /** The next team without the full features, with the due minimums, that is accepted. */
  next(
    full: readonly Feature[],
    due: readonly DueMinimum[],
    accepts: (team: Candidate) => boolean,
  ): { readonly team: Candidate; readonly points: number } | undefined {
    const conditions = JSON.stringify([full, due.map(({ kind, keys }) => [kind, keys])]);
    const constraints = (): Constraints => due.reduce(withOneOf, this.#without(full));
    if (conditions !== this.#conditions) {
      this.#conditions = conditions;
      this.#listAgain(constraints(), Math.max(MIN_LIST, this.#options.count));
    }
    for (;;) {
      const { teams, points } = this.#list!;
      while (this.#row < teams.count) {
        const row = this.#row++;
        const team = candidateAt(teams, row);
        if (accepts(team)) return { team, points: points[row]! };
      }
      if (teams.count < this.#length) return undefined;
      if (this.#addCut()) this.#listAgain(constraints(), Math.max(MIN_LIST, this.#options.count));
      else if (this.#length < MAX_BEST_TEAMS) this.#listAgain(constraints(), this.#length * GROWTH);
      else {
        this.isCutShort = true;
        return undefined;
      }
    }
  }

  /** Reports that a team was refused because of its difference from one with these players. */
  reportNear(players: readonly number[]): void {
    const key = players.join();
    const nearest = this.#near.get(key);
    if (nearest === undefined) this.#near.set(key, { players, teams: 1 });
    else nearest.teams++;
  }

  /** Teams without pairs cannot be expressed as constraints; they are tested one by one. */
  #without(full: readonly Feature[]): Constraints {
    return full
      .filter(({ kind }) => kind !== "pair")
      .reduce((constraints, feature) => conditionPlan(constraints, feature, false), this.#plan.constraints);
  }

  #listAgain(constraints: Constraints, length: number): void {
    this.#length = Math.min(MAX_BEST_TEAMS, length);
    this.#row = 0;
    this.#near.clear();
    const { match, limits } = this.#plan;
    const sums = (): SumLimit[] => [...constraints.sums, ...this.#cuts];
    let sides = countSides({ ...constraints, sums: sums() }, limits);
    while (sides === undefined && this.#cuts.length > 0) {
      this.#cuts.pop();
      this.#moreCuts = false;
      sides = countSides({ ...constraints, sums: sums() }, limits);
    }
    // Narrower than a plan that could be counted.
    if (sides === undefined) throw new Error("Narrower constraints are countable");
    this.#list = listBest(match.sport, sides, this.#hundredths, this.#length);
  }

  /** Excludes the teams that are too near to the team that most of the list is too near to. */
  #addCut(): boolean {
    const { distance } = this.#options;
    const [nearest] = [...this.#near.values()].sort((one, other) => other.teams - one.teams);
    if (distance === undefined || nearest === undefined || nearest.teams < MANY_NEAR) return false;
    if (!this.#moreCuts || this.#cuts.length === MAX_CUTS) return false;
    // Captain and vice-captain are two of the differences at most; the others are players.
    const apart = distance.leadersCount ? distance.least - 2 : distance.least;
    if (apart <= 0) return false;
    const { players } = nearest;
    const range = { min: 0, max: players.length - apart };
    this.#cuts.push(countLimit("groups", new Set(players), range));
    return true;
  }
}
