import type { Outcome, Shortfall, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { compile, countTeams, type Plan, type Possible } from "../plan/compile.ts";
import { defaultLimits, type WorkLimits } from "../counting/limits.ts";
import { countUnion, type UnionCount } from "../plan/union.ts";
import { seededGenerator, shuffle } from "../random/generator.ts";
import type { SetBounds } from "../team-set/bounds.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import type { Difference } from "../team-set/difference.ts";
import { selectTeams } from "../team-set/select.ts";
import { checkRequest, type GenerationRequest } from "./generate.ts";
import { makeSet } from "./set/make-set.ts";
import { apportion } from "./shares/distributions.ts";

/** One strategy of a mix; weights are relative: 2 and 1 give two thirds and one third of the teams. */
export interface MixPart {
  readonly strategy: Strategy;
  readonly weight: number;
}

export interface MixRequest extends GenerationRequest {
  /** Exposures and minimum difference over the whole mix. The bounds of each part hold over its own teams. */
  readonly whole?: SetBounds;
}

/** Teams of several strategies, unique across all, in random order; kept teams come first. */
export interface MixGeneration {
  readonly requested: number;
  readonly seed: number;
  /** The possible teams of each strategy. */
  readonly possible: readonly Possible[];
  /** The possible teams of all strategies together. */
  readonly union: UnionCount;
  readonly teams: TeamColumns;
  /** By row: the index of the strategy that the team comes from. Kept teams count as teams of the first strategy. */
  readonly partOf: Uint16Array;
  readonly shortfalls: readonly Shortfall[];
  readonly difference?: Difference;
}

/** The possible teams of the strategies of a mix, each by itself and together. */
export interface MixCount {
  readonly possible: readonly Possible[];
  readonly union: UnionCount;
}

type CompiledPart = MixPart & { readonly plan: Plan; readonly index: number; readonly teams: number };

/**
 * Makes one set from several strategies for a match, in the proportion of their weights. A strategy that allows no team
 * leaves its share to the others, with a shortfall. Refusals: those of `compile` and `generate`, with the index of the
 * strategy in `field`; `no-parts`, `bad-weight`.
 */
export function generateMix(
  match: EngineMatch,
  parts: readonly MixPart[],
  request: MixRequest,
  limits: WorkLimits = defaultLimits,
): Outcome<MixGeneration, Refusal> {
  const refusal = checkRequest(request);
  if (refusal !== undefined) return { ok: false, error: refusal };
  const plannedParts = planParts(match, parts, limits);
  if (!plannedParts.ok) return plannedParts;
  if (plannedParts.value.every(({ teams }) => teams === 0)) return refuse("no-teams", {}, "strategies.0");
  return mixTeams(match, plannedParts.value, request);
}

/** Counts the teams of a mix. Refusals: those of `compile`, with the index of the strategy; `no-parts`, `bad-weight`. */
export function countMix(
  match: EngineMatch,
  parts: readonly MixPart[],
  limits: WorkLimits = defaultLimits,
): Outcome<MixCount, Refusal> {
  const plannedParts = planParts(match, parts, limits);
  if (!plannedParts.ok) return plannedParts;
  const plans = plannedParts.value.map(({ plan }) => plan);
  return succeed({ possible: plans.map(countTeams), union: countUnion(plans) });
}

/** The sum of weights stays a number. */
const MAX_WEIGHT = 1_000_000_000;

function planParts(
  match: EngineMatch,
  parts: readonly MixPart[],
  limits: WorkLimits,
): Outcome<readonly CompiledPart[], Refusal> {
  if (parts.length === 0) return refuse("no-parts");
  const plannedParts: CompiledPart[] = [];
  for (const [index, part] of parts.entries()) {
    const field = `strategies.${index}`;
    if (!(part.weight > 0 && part.weight <= MAX_WEIGHT)) return refuse("bad-weight", {}, field);
    const plan = compile(match, part.strategy, limits);
    if (!plan.ok) return refuse(plan.error.code, plan.error.values, `${field}.${plan.error.field ?? ""}`);
    plannedParts.push({ ...part, plan: plan.value, index, teams: countTeams(plan.value).teams });
  }
  return succeed(plannedParts);
}

function mixTeams(
  match: EngineMatch,
  parts: readonly CompiledPart[],
  request: MixRequest,
): Outcome<MixGeneration, Refusal> {
  const { teams: requestedCount, seed, keep, whole } = request;
  const keptTeams = keep?.count ?? 0;
  const filledParts = parts.filter(({ teams }) => teams > 0);
  const shares = sharesOf(filledParts, requestedCount - keptTeams, (part) => part.teams);
  const set = makeSet(
    {
      plans: filledParts.map(({ plan }, at) => ({ plan, teams: shares[at]! })),
      keep,
      whole: whole === undefined ? undefined : { ...whole, sport: match.sport, players: [] },
    },
    seededGenerator(seed),
    request,
  );
  if (set === undefined) return refuse("stopped");
  const rows = rowsInRandomOrder(set.teams.count, keptTeams, seed);
  const { difference, shortfalls } = set;
  return succeed({
    requested: requestedCount,
    seed,
    possible: parts.map(({ plan }) => countTeams(plan)),
    union: countUnion(filledParts.map(({ plan }) => plan)),
    teams: { ...selectTeams(set.teams, rows), number: set.teams.number },
    partOf: Uint16Array.from(rows, (row) => filledParts[set.partOf[row]!]!.index),
    shortfalls: [
      ...emptyParts(parts, requestedCount - keptTeams),
      ...fewerThanAsked(shares, requestedCount - keptTeams),
      ...shortfalls,
    ],
    ...(difference === undefined ? {} : { difference }),
  });
}

const sharesOf = (
  parts: readonly CompiledPart[],
  teams: number,
  roomOf: (part: CompiledPart) => number,
): number[] =>
  apportion(
    parts.map((part) => ({ key: "", weight: part.weight, room: roomOf(part) })),
    teams,
  );

/** Shuffles the parts, so that the first teams of the set do not all come from one strategy. */
function rowsInRandomOrder(count: number, kept: number, seed: number): Uint32Array {
  const rows = Uint32Array.from({ length: count }, (_, row) => row);
  shuffle(rows.subarray(kept), seededGenerator(seed));
  return rows;
}

function emptyParts(parts: readonly CompiledPart[], teams: number): readonly Shortfall[] {
  const shares = sharesOf(parts, teams, () => Infinity);
  return parts.flatMap((part, at) =>
    part.teams > 0
      ? []
      : [
          {
            rule: "mix",
            subject: String(part.index),
            asked: shares[at]!,
            got: 0,
            reason: "part-empty",
            values: {},
          },
        ],
  );
}

function fewerThanAsked(shares: readonly number[], wanted: number): readonly Shortfall[] {
  const exist = shares.reduce((sum, share) => sum + share, 0);
  if (exist >= wanted) return [];
  return [{ rule: "teams", asked: wanted, got: exist, reason: "all-exist", values: { teams: exist } }];
}
