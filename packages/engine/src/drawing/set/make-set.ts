import type { Shortfall, Strategy } from "@teamwright/domain";
import type { Plan } from "../../plan/compile.ts";
import type { Generator } from "../../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../../team-set/columns.ts";
import { measureDifference, type Difference } from "../../team-set/difference.ts";
import { selectTeams } from "../../team-set/select.ts";
import type { Watch } from "../draw.ts";
import { candidateAt } from "./candidate.ts";
import { exposuresOf, type Feature } from "./features.ts";
import { fillApart, fillEvenly } from "./fill.ts";
import { type Part, partOf } from "./part.ts";
import { searchBounds } from "./search.ts";
import { distributionsOf, type Wish } from "./shares.ts";
import { shortfallsOf } from "./shortfalls.ts";
import { TeamSet } from "./team-set.ts";

/** The fields of a strategy that bound the set of teams rather than each team. */
export type SetBounds = Pick<
  Strategy,
  | "captain_distribution"
  | "vice_captain_distribution"
  | "partition_distribution"
  | "exposure"
  | "captain_exposure"
  | "vice_captain_exposure"
  | "pair_exposure"
  | "partition_exposure"
  | "combination_exposure"
  | "min_difference"
  | "min_difference_counts_captains"
>;

const searched = [
  "exposure",
  "captain_exposure",
  "vice_captain_exposure",
  "pair_exposure",
  "partition_exposure",
  "combination_exposure",
  "min_difference",
] as const;

/** Whether nothing but the three distributions, or nothing at all, bounds the set. */
export const onlyShares = (bounds: SetBounds): boolean =>
  searched.every((field) => {
    const bound = bounds[field];
    return typeof bound === "object" ? Object.keys(bound).length === 0 : (bound ?? 0) === 0;
  });

/** What a set is made of: teams to keep, strategies with their numbers of teams, and bounds on the whole. */
export interface SetOrder {
  readonly plans: readonly { readonly plan: Plan; readonly teams: number }[];
  readonly keep: TeamColumns | undefined;
  /** Bounds on the whole; absent in a mix without any. A single plan's own bounds are those of the whole. */
  readonly whole: Strategy | undefined;
}

export interface MadeSet {
  readonly teams: TeamColumns;
  /** By row: which of the plans a team comes from; kept teams count as the first's. */
  readonly partOf: Uint16Array;
  readonly shortfalls: readonly Shortfall[];
  readonly difference: Difference | undefined;
}

/** Makes a set whose bounds hold over the whole, as nearly as the search can; undefined when stopped. */
export function makeSet(order: SetOrder, random: Generator, watch: Watch): MadeSet | undefined {
  const { plans, keep, whole } = order;
  const kept = keep?.count ?? 0;
  const total = kept + plans.reduce((sum, { teams }) => sum + teams, 0);
  const parts = plans.map(({ plan, teams }) => partOf(plan, teams, random));
  const { wishes, features, exposures } = boundsOf(parts, whole, plans.length > 1, total);
  const sport = plans[0]!.plan.match.sport;
  const distance =
    whole?.min_difference === undefined || whole.min_difference === 0
      ? undefined
      : { least: whole.min_difference, leadersCount: whole.min_difference_counts_captains ?? false };
  const set = new TeamSet(emptyColumns(sport, total), parts, features, distance, kept);
  for (let row = 0; row < kept; row++) set.add(candidateAt(keep!, row), 0);
  const filled = distance === undefined ? fillEvenly(set, random, watch) : fillApart(set, random, watch);
  if (!filled || !searchBounds(set, random, watch)) return undefined;
  const rows = Uint32Array.from({ length: set.count }, (_, row) => row);
  const teams = numbered(selectTeams(set.columns, rows), keep);
  return {
    teams,
    partOf: set.partOf.slice(0, set.count),
    shortfalls: [...tooFew(set, total), ...shortfallsOf(set, exposures, wishes)],
    difference: distance === undefined ? undefined : measureDifference(teams),
  };
}

function boundsOf(
  parts: readonly Part[],
  whole: Strategy | undefined,
  mixed: boolean,
  total: number,
): { wishes: Wish[]; features: Feature[]; exposures: Feature[] } {
  const wishes: Wish[] = [];
  const features: Feature[] = [];
  const exposures = whole === undefined ? [] : exposuresOf(whole, total);
  for (const [place, part] of parts.entries()) {
    const teams = mixed ? part.teams : total;
    const own = distributionsOf(
      part.plan,
      (wish) => part.shares?.exist(wish) ?? part.draws.count(wish, true),
      teams,
    );
    const scope = mixed ? { part: place } : {};
    wishes.push(...own.wishes.map((wish) => ({ ...wish, ...scope })));
    features.push(...own.features.map((feature) => ({ ...feature, ...scope })));
    if (mixed) exposures.push(...exposuresOf(part.plan.strategy, teams).map((own) => ({ ...own, ...scope })));
  }
  return { wishes, features: [...features, ...exposures], exposures };
}

function tooFew(set: TeamSet, total: number): Shortfall[] {
  if (set.count === total) return [];
  const why =
    set.distance === undefined
      ? `Only ${set.count} different teams exist`
      : `Only ${set.count} teams were found that differ from each other by at least ${set.distance.least}`;
  return [
    { rule: set.distance === undefined ? "teams" : "min_difference", asked: total, got: set.count, why },
  ];
}

/** Kept teams keep their numbers; the others take the lowest free ones. */
function numbered(teams: TeamColumns, keep: TeamColumns | undefined): TeamColumns {
  const taken = new Set(keep?.number ?? []);
  let next = 1;
  for (let row = 0; row < teams.count; row++) {
    if (row < (keep?.count ?? 0)) {
      teams.number[row] = keep!.number[row]!;
      continue;
    }
    while (taken.has(next)) next++;
    teams.number[row] = next++;
  }
  return teams;
}
