import type { Constraints } from "../../constraints/constraints.ts";
import { type Plan, planOf } from "../../plan/compile.ts";
import type { Generator } from "../../random/generator.ts";
import { drawEvenly } from "../draw-evenly.ts";
import { type Candidate, candidateAt } from "./candidate.ts";
import type { Feature } from "../feature.ts";

const indexesOf = (constraints: Constraints): Set<number> =>
  new Set(constraints.pool.map((player) => player.player_index));

/** The constraints narrowed to teams with the feature, or to teams without it. */
export function conditionPlan(
  constraints: Constraints,
  { kind, key }: Pick<Feature, "kind" | "key">,
  isWanted: boolean,
): Constraints {
  const [first = 0, second = 0] = key.split("-").map(Number);
  const leaders = (from: ReadonlySet<number> | undefined, player: number): Set<number> => {
    const all = from ?? indexesOf(constraints);
    return isWanted
      ? new Set([player].filter((index) => all.has(index)))
      : new Set([...all].filter((index) => index !== player));
  };
  switch (kind) {
    case "member":
      return isWanted
        ? indexesOf(constraints).has(first)
          ? { ...constraints, fixed: new Set([...constraints.fixed, first]) }
          : { ...constraints, combinations: [] }
        : constraints.fixed.has(first)
          ? { ...constraints, combinations: [] }
          : { ...constraints, pool: constraints.pool.filter((player) => player.player_index !== first) };
    case "captain":
      return { ...constraints, captains: leaders(constraints.captains, first) };
    case "viceCaptain":
      return { ...constraints, viceCaptains: leaders(constraints.viceCaptains, first) };
    case "pair":
      return isWanted
        ? {
            ...constraints,
            captains: leaders(constraints.captains, first),
            viceCaptains: leaders(constraints.viceCaptains, second),
          }
        : { ...constraints, captains: leaders(constraints.captains, first) };
    case "partition":
      return {
        ...constraints,
        partitions: constraints.partitions.filter((own) => (own.join("-") === key) === isWanted),
      };
    case "combination":
      return {
        ...constraints,
        combinations: constraints.combinations.filter((own) => (own.join("-") === key) === isWanted),
      };
  }
}

/** A plan for large pools takes megabytes: only the most recent ones are kept, this many, with so many entries. */
const MAX_PLANS = 24;
const MAX_ENTRIES = 8_000_000;

const entriesOf = (plan: Plan | undefined): number =>
  plan === undefined
    ? 0
    : [...plan.left.layers, ...plan.right.layers].reduce((sum, { credits }) => sum + credits.length, 0);

/** Draws teams evenly from those with, or without, a feature. Counts, draws and some plans are cached. */
export class ConditionalDraws {
  readonly #plan: Plan;
  readonly #random: Generator;
  readonly #plans = new Map<string, Plan | undefined>();
  readonly #counts = new Map<string, number>();
  readonly #queues = new Map<string, Candidate[]>();

  constructor(plan: Plan, random: Generator) {
    this.#plan = plan;
    this.#random = random;
  }

  /** How many possible teams have, or lack, the feature. */
  count(feature: Feature, isWanted: boolean): number {
    const name = nameOf(feature, isWanted);
    const knownCount = this.#counts.get(name);
    if (knownCount !== undefined) return knownCount;
    const count = this.#planFor(feature, isWanted)?.join.teams ?? 0;
    this.#counts.set(name, count);
    return count;
  }

  next(feature: Feature, isWanted: boolean): Candidate | undefined {
    const name = nameOf(feature, isWanted);
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    if (queue.length === 0) {
      const plan = this.#planFor(feature, isWanted);
      if (plan === undefined || plan.join.teams === 0) return undefined;
      const drawnTeams = drawEvenly(plan, Math.min(BATCH, plan.join.teams), this.#random, {});
      for (let row = 0; row < (drawnTeams?.count ?? 0); row++) queue.push(candidateAt(drawnTeams!, row));
    }
    return queue.pop();
  }

  #planFor(feature: Feature, isWanted: boolean): Plan | undefined {
    const name = nameOf(feature, isWanted);
    const knownPlan = this.#plans.get(name);
    if (knownPlan !== undefined || this.#plans.has(name)) return knownPlan;
    const { match, strategy, constraints, limits } = this.#plan;
    const conditionedPlan = planOf(match, strategy, conditionPlan(constraints, feature, isWanted), limits);
    const plan = conditionedPlan.ok ? conditionedPlan.value : undefined;
    let entries = [plan, ...this.#plans.values()].reduce((sum, kept) => sum + entriesOf(kept), 0);
    for (const [oldest, kept] of this.#plans) {
      if (this.#plans.size < MAX_PLANS && entries <= MAX_ENTRIES) break;
      this.#plans.delete(oldest);
      entries -= entriesOf(kept);
    }
    this.#plans.set(name, plan);
    return plan;
  }
}

const nameOf = ({ kind, key }: Feature, wanted: boolean): string => `${kind}:${key}:${wanted}`;

const BATCH = 64;
