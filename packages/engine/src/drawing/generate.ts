import type { Outcome, Shortfall } from "@teamwright/domain";
import { type Refusal, refusal, refuse, succeed } from "../outcome.ts";
import { countTeams, type Plan, type Possible } from "../plan/compile.ts";
import { type Generator, seededGenerator } from "../random/generator.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import type { Difference } from "../team-set/difference.ts";
import { drawEvenly } from "./draw-evenly.ts";
import type { Watch } from "./draw.ts";
import { makeSet, onlyShares } from "./set/make-set.ts";
import { hasShares } from "./shares/distributions.ts";
import { ShareDrawer } from "./shares/draw-shares.ts";

/** How many teams to make, from which seed (an integer from 0 to 2^53 - 1), and how to watch progress. */
export interface GenerationRequest extends Watch {
  /** The size of the whole set, kept teams included. */
  readonly teams: number;
  readonly seed: number;
  /** Teams to keep unchanged, first in the set and with their numbers; the others are drawn to fit them. */
  readonly keep?: TeamColumns;
}

/** Teams of a strategy, all different, in random order, and the shortfalls. */
export interface Generation {
  readonly possible: Possible;
  readonly requested: number;
  readonly seed: number;
  readonly teams: TeamColumns;
  readonly shortfalls: readonly Shortfall[];
  /** With `min_difference`: how different the teams are. */
  readonly difference?: Difference;
}

/** The most teams that one request may ask for. */
export const MAX_TEAMS = 1_000_000;

export function checkRequest({ teams, seed, keep }: GenerationRequest): Refusal | undefined {
  if (!Number.isInteger(teams) || teams < 1 || teams > MAX_TEAMS)
    return refusal("bad-number", { most: MAX_TEAMS }, "teams");
  if (!Number.isSafeInteger(seed) || seed < 0) return refusal("bad-seed", {}, "seed");
  if (keep !== undefined && keep.count > teams)
    return refusal("fewer-than-kept", { kept: keep.count }, "teams");
  return undefined;
}

/**
 * Draws teams evenly from all that the strategy allows, without repeats: the same plan, number and seed give the same
 * bytes. Where the strategy bounds the set (distributions, exposures, `min_difference`) or teams are kept, the even
 * draw is changed until the bounds hold over the whole set. When fewer teams exist, or a bound can only be met in part,
 * the result has a shortfall. Refusals: `bad-number`, `bad-seed`, `no-teams` (use `explain`), `stopped`.
 */
export function generate(plan: Plan, request: GenerationRequest): Outcome<Generation, Refusal> {
  const problem = checkRequest(request);
  if (problem !== undefined) return { ok: false, error: problem };
  const possible = countTeams(plan);
  if (possible.teams === 0) return refuse("no-teams");
  const { teams: requestedCount, seed, keep } = request;
  const random = seededGenerator(seed);
  const wantedTeams = Math.min(requestedCount - (keep?.count ?? 0), possible.teams);
  const generation =
    (keep === undefined ? drawDirectly(plan, wantedTeams, random, request) : undefined) ??
    makeSet({ plans: [{ plan, teams: wantedTeams }], keep, whole: plan.strategy }, random, request);
  if (generation?.teams === undefined) return refuse("stopped");
  const { teams, shortfalls, difference } = generation;
  return succeed({
    possible,
    requested: requestedCount,
    seed,
    teams,
    shortfalls: [...fewerThanAsked(possible, requestedCount - (keep?.count ?? 0)), ...shortfalls],
    ...(difference === undefined ? {} : { difference }),
  });
}

/** Draws each team independently where possible; undefined where a search over the set is needed. */
function drawDirectly(plan: Plan, count: number, random: Generator, watch: Watch) {
  if (!onlyShares(plan.strategy)) return undefined;
  const drawnTeams = hasShares(plan)
    ? ShareDrawer.over(plan)?.draw(count, random, watch)
    : { teams: drawEvenly(plan, count, random, watch), shortfalls: [] };
  return drawnTeams === undefined ? undefined : { ...drawnTeams, difference: undefined };
}

function fewerThanAsked(possible: Possible, count: number): readonly Shortfall[] {
  if (count <= possible.teams) return [];
  return [
    {
      rule: "teams",
      asked: count,
      got: possible.teams,
      reason: "all-exist",
      values: { teams: possible.teams },
    },
  ];
}
