import type { Shortfall, Strategy } from "@teamwright/domain";
import type { Plan } from "../../plan/compile.ts";
import type { Generator } from "../../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../../team-set/columns.ts";
import { measureDifference, type Difference } from "../../team-set/difference.ts";
import { setBoundsOf } from "../../team-set/bounds.ts";
import { selectTeams } from "../../team-set/select.ts";
import type { Watch } from "../draw.ts";
import { candidateAt } from "./candidate.ts";
import { distanceIn } from "./distance.ts";
import type { Feature } from "../feature.ts";
import { exposuresOf } from "./features.ts";
import { fillApart, fillEvenly } from "./fill.ts";
import { mostApart } from "./most-apart.ts";
import { type PlannedPart, mixPartOf } from "./mix-part.ts";
import { searchBounds } from "./search.ts";
import { distributionsOf, type Wish } from "../shares/distributions.ts";
import { shortfallsOf } from "./shortfalls.ts";
import { WorkingSet } from "./working-set.ts";

/** Whether only the three distributions, or nothing, bound the set. */
export const onlyShares = (strategy: Strategy): boolean =>
  Object.values(setBoundsOf(strategy)).every((bound) =>
    typeof bound === "object" ? Object.keys(bound).length === 0 : bound === 0 || typeof bound === "boolean",
  );

/** The input of a set: teams to keep, strategies with their numbers of teams, and bounds on the whole. */
export interface SetOrder {
  readonly plans: readonly { readonly plan: Plan; readonly teams: number }[];
  readonly keep: TeamColumns | undefined;
  /** Bounds on the whole; absent in a mix without any. For a single plan, its own bounds are those of the whole. */
  readonly whole: Strategy | undefined;
}

export interface MadeSet {
  readonly teams: TeamColumns;
  /** By row: the plan that a team comes from; kept teams count as teams of the first plan. */
  readonly partOf: Uint16Array;
  readonly shortfalls: readonly Shortfall[];
  readonly difference: Difference | undefined;
}

/** Makes a set whose bounds hold over the whole, as closely as the search reaches; undefined when stopped. */
export function makeSet(order: SetOrder, random: Generator, watch: Watch): MadeSet | undefined {
  const { plans, keep, whole } = order;
  const keptTeams = keep?.count ?? 0;
  const total = keptTeams + plans.reduce((sum, { teams }) => sum + teams, 0);
  const parts = plans.map(({ plan, teams }) => mixPartOf(plan, teams, random));
  const { wishes, features, exposures } = boundsOfParts(parts, whole, total);
  const sport = plans[0]!.plan.match.sport;
  const distance = distanceIn(whole);
  const set = new WorkingSet(emptyColumns(sport, total), parts, { features, distance }, keptTeams);
  for (let row = 0; row < keptTeams; row++) set.add(candidateAt(keep!, row), 0);
  // Kept teams stay whatever their difference, so only the new ones are bounded.
  const most =
    distance === undefined ? total : keptTeams + mostApart(plans.map(({ plan }) => plan), distance, total - keptTeams); // prettier-ignore
  const isFilled =
    distance === undefined ? fillEvenly(set, random, watch) : fillApart(set, most, random, watch);
  if (!isFilled || !searchBounds(set, random, watch)) return undefined;
  const rows = Uint32Array.from({ length: set.count }, (_, row) => row);
  const teams = numberTeams(selectTeams(set.columns, rows), keep);
  return {
    teams,
    partOf: set.partOf.slice(0, set.count),
    shortfalls: [...tooFew(set, total, most), ...shortfallsOf(set, exposures, wishes)],
    difference: distance === undefined ? undefined : measureDifference(teams),
  };
}

/** The bounds on a set of `total` teams: those of the whole, and in a mix of several parts those of each part. */
export function boundsOfParts(
  parts: readonly PlannedPart[],
  whole: Strategy | undefined,
  total: number,
): { wishes: (Wish & Pick<Feature, "part">)[]; features: Feature[]; exposures: Feature[] } {
  const wishes: (Wish & Pick<Feature, "part">)[] = [];
  const features: Feature[] = [];
  const exposures = whole === undefined ? [] : exposuresOf(whole, total);
  const isMix = parts.length > 1;
  for (const [index, part] of parts.entries()) {
    const teams = isMix ? part.teams : total;
    const distributions = distributionsOf(
      part.plan,
      (wish) => part.shares?.exist(wish) ?? part.draws.count(wish, true),
      teams,
    );
    const scope = isMix ? { part: index } : {};
    wishes.push(...distributions.wishes.map((wish) => ({ ...wish, ...scope })));
    features.push(...distributions.features.map((feature) => ({ ...feature, ...scope })));
    if (isMix) exposures.push(...exposuresOf(part.plan.strategy, teams).map((own) => ({ ...own, ...scope })));
  }
  return { wishes, features: [...features, ...exposures], exposures };
}

function tooFew(set: WorkingSet, total: number, most: number): Shortfall[] {
  const { count: got, distance } = set;
  if (got === total) return [];
  if (distance === undefined)
    return [{ rule: "teams", asked: total, got, reason: "all-exist", values: { teams: got } }];
  const why: Pick<Shortfall, "reason" | "values"> =
    most < total ? { reason: "too-alike", values: { teams: most } } : { reason: "not-proven", values: {} };
  return [{ rule: "min_difference", asked: total, got, ...why }];
}

/** Kept teams keep their numbers; the others get the lowest free ones. */
function numberTeams(teams: TeamColumns, keep: TeamColumns | undefined): TeamColumns {
  const takenNumbers = new Set(keep?.number ?? []);
  let next = 1;
  for (let row = 0; row < teams.count; row++) {
    if (row < (keep?.count ?? 0)) {
      teams.number[row] = keep!.number[row]!;
      continue;
    }
    while (takenNumbers.has(next)) next++;
    teams.number[row] = next++;
  }
  return teams;
}
