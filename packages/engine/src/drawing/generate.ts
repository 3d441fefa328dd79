import type { Outcome, Shortfall } from "@teamwright/domain";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { countTeams, type Plan, type Possible } from "../plan/compile.ts";
import { type Generator, seededGenerator, shuffle } from "../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../team-set/columns.ts";
import { drawTeams, type Watch } from "./draw.ts";
import { distinctRanks } from "./ranks.ts";

/** How many teams to make and from which seed (an integer from 0 to 2^53 - 1), and how to watch the work. */
export interface GenerationRequest extends Watch {
  readonly teams: number;
  readonly seed: number;
}

/** Teams of a strategy, all different, in random order; and what could not be met. */
export interface Generation {
  readonly possible: Possible;
  readonly requested: number;
  readonly seed: number;
  readonly teams: TeamColumns;
  readonly shortfalls: readonly Shortfall[];
}

/** The most teams that one request may ask for. */
export const MOST_TEAMS = 1_000_000;

export function checkRequest({ teams, seed }: GenerationRequest): Refusal | undefined {
  if (!Number.isInteger(teams) || teams < 1 || teams > MOST_TEAMS)
    return { code: "bad-number", message: `Ask for 1 to ${MOST_TEAMS} teams`, field: "teams" };
  if (!Number.isSafeInteger(seed) || seed < 0)
    return { code: "bad-seed", message: "The seed is a whole number from 0", field: "seed" };
  return undefined;
}

/**
 * Draws teams evenly from all that the strategy allows, without repeats: the same plan, number and seed give the same
 * bytes. Asked for more than exist, it gives all and a shortfall. Refusals: `bad-number`, `bad-seed`, `no-teams`
 * (use `explain`), `stopped`.
 */
export function generate(plan: Plan, request: GenerationRequest): Outcome<Generation, Refusal> {
  const refusal = checkRequest(request);
  if (refusal !== undefined) return { ok: false, error: refusal };
  const possible = countTeams(plan);
  if (possible.teams === 0) return refuse("no-teams", "No team fits this strategy");
  const random = seededGenerator(request.seed);
  const teams = drawEvenly(plan, Math.min(request.teams, possible.teams), random, request);
  if (teams === undefined) return refuse("stopped", "Stopped before all teams were made");
  const { teams: requested, seed } = request;
  return succeed({ possible, requested, seed, teams, shortfalls: fewerThanAsked(possible, requested) });
}

/** `wanted` different teams in random order, every set of so many equally likely; undefined when stopped. */
export function drawEvenly(
  plan: Plan,
  wanted: number,
  random: Generator,
  watch: Watch,
): TeamColumns | undefined {
  const ranks = distinctRanks(plan.join.teams, wanted, random);
  const slots = new Uint32Array(wanted);
  for (let slot = 0; slot < wanted; slot++) slots[slot] = slot;
  shuffle(slots, random);
  const columns = emptyColumns(plan.match.sport, wanted);
  return drawTeams(plan, ranks, slots, columns, watch) ? columns : undefined;
}

function fewerThanAsked(possible: Possible, requested: number): readonly Shortfall[] {
  if (requested <= possible.teams) return [];
  const why = `Only ${possible.teams} teams fit this strategy`;
  return [{ rule: "teams", asked: requested, got: possible.teams, why }];
}
