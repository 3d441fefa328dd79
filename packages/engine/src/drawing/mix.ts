import type { Outcome, Shortfall, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { compile, countTeams, type Plan, type Possible } from "../plan/compile.ts";
import { defaultLimits, type WorkLimits } from "../plan/limits.ts";
import { seededGenerator } from "../random/generator.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import type { Difference } from "../team-set/difference.ts";
import { checkRequest, type GenerationRequest } from "./generate.ts";
import { makeSet, type SetBounds } from "./set/make-set.ts";
import { apportion } from "./set/shares.ts";

/** One strategy of a mix; weights are relative: 2 and 1 give two thirds and one third of the teams. */
export interface MixPart {
  readonly strategy: Strategy;
  readonly weight: number;
}

export interface MixRequest extends GenerationRequest {
  /** Exposures and distance over the whole mix. The parts' own bounds hold over their own teams. */
  readonly whole?: SetBounds;
}

/** Teams of several strategies, unique across all, those of the first strategy first. */
export interface MixGeneration {
  readonly requested: number;
  readonly seed: number;
  /** What each strategy allows by itself. */
  readonly possible: readonly Possible[];
  readonly teams: TeamColumns;
  /** By row: the place of the strategy that the team comes from. Kept teams count as the first's. */
  readonly partOf: Uint16Array;
  readonly shortfalls: readonly Shortfall[];
  readonly difference?: Difference;
}

/**
 * Makes one set from several strategies for a match, in the proportion of their weights. Refusals: those of `compile`
 * and `generate`, with the place of the strategy in `field`; `no-parts`, `bad-weight`.
 */
export function generateMix(
  match: EngineMatch,
  parts: readonly MixPart[],
  request: MixRequest,
  limits: WorkLimits = defaultLimits,
): Outcome<MixGeneration, Refusal> {
  const refusal = checkRequest(request);
  if (refusal !== undefined) return { ok: false, error: refusal };
  if (parts.length === 0) return refuse("no-parts", "A mix needs at least one strategy");
  const plans: Plan[] = [];
  for (const [place, { strategy, weight }] of parts.entries()) {
    const field = `strategies.${place}`;
    if (!(weight > 0 && weight < Infinity))
      return refuse("bad-weight", "A weight is a number above 0", field);
    const plan = compile(match, strategy, limits);
    if (!plan.ok) return refuse(plan.error.code, plan.error.message, `${field}.${plan.error.field ?? ""}`);
    plans.push(plan.value);
  }
  const possible = plans.map(countTeams);
  const empty = possible.findIndex(({ teams }) => teams === 0);
  if (empty >= 0) return refuse("no-teams", "No team fits this strategy", `strategies.${empty}`);
  return mixed(match, parts, plans, possible, request);
}

function mixed(
  match: EngineMatch,
  parts: readonly MixPart[],
  plans: readonly Plan[],
  possible: readonly Possible[],
  request: MixRequest,
): Outcome<MixGeneration, Refusal> {
  const { teams: requested, seed, keep, whole } = request;
  const wanted = requested - (keep?.count ?? 0);
  const claims = parts.map(({ weight }, place) => ({ key: "", weight, room: possible[place]!.teams }));
  const shares = apportion(claims, wanted);
  const made = makeSet(
    {
      plans: plans.map((plan, place) => ({ plan, teams: shares[place]! })),
      keep,
      whole: whole === undefined ? undefined : { ...whole, sport: match.sport, players: [] },
    },
    seededGenerator(seed),
    request,
  );
  if (made === undefined) return refuse("stopped", "Stopped before all teams were made");
  const exist = shares.reduce((sum, share) => sum + share, 0);
  const why = `Only ${exist} teams fit these strategies`;
  const few = exist < wanted ? [{ rule: "teams", asked: wanted, got: exist, why }] : [];
  const { teams, partOf, shortfalls, difference } = made;
  return succeed({
    requested,
    seed,
    possible,
    teams,
    partOf,
    shortfalls: [...few, ...shortfalls],
    ...(difference === undefined ? {} : { difference }),
  });
}
