import type { Strategy } from "@teamwright/domain";
import type { Plan } from "../../plan/compile.ts";
import type { DistributionField } from "../../team-set/bounds.ts";
import type { FeatureKind } from "../feature.ts";

interface Claim {
  readonly key: string;
  readonly weight: number;
  /** How many teams with it exist. */
  readonly room: number;
}

/**
 * Whole numbers in proportion to the weights, by largest remainder, none above its room. What a claim cannot take is
 * divided among the others by their weights. Sums to `total` as far as there is room.
 */
export function apportion(claims: readonly Claim[], total: number): number[] {
  const full = new Set<number>();
  for (;;) {
    const open = claims.flatMap((claim, index) => (claim.weight > 0 && !full.has(index) ? [index] : []));
    const left = total - [...full].reduce((sum, index) => sum + claims[index]!.room, 0);
    const got = claims.map((claim, index) => (full.has(index) ? claim.room : 0));
    for (const { index, count } of largestRemainder(claims, open, left)) got[index] = count;
    const over = open.filter((index) => got[index]! > claims[index]!.room);
    if (over.length === 0) return got;
    for (const index of over) full.add(index);
  }
}

function largestRemainder(
  claims: readonly Claim[],
  open: readonly number[],
  total: number,
): { index: number; count: number }[] {
  const weight = open.reduce((sum, index) => sum + claims[index]!.weight, 0);
  const parts = open.map((index) => {
    const exact = (total * claims[index]!.weight) / weight;
    const whole = Math.floor(exact + 1e-9);
    return { index, whole, rest: exact - whole };
  });
  const spare = total - parts.reduce((sum, part) => sum + part.whole, 0);
  const favouredKeys = new Set(
    parts
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, spare)
      .map((part) => part.index),
  );
  return parts.map(({ index, whole }) => ({ index, count: whole + (favouredKeys.has(index) ? 1 : 0) }));
}

/** What a distribution asks for one candidate, before the rules are applied. */
export interface Wish {
  readonly rule: DistributionField;
  readonly kind: FeatureKind;
  readonly key: string;
  readonly least: number;
  readonly most: number;
}

/**
 * The quotas of the three distributions: the wishes as asked, and the nearest features that can be met. `exist` returns
 * how many teams exist with a wish.
 */
export function distributionsOf(
  plan: Plan,
  exist: (wish: Wish) => number,
  teams: number,
): { readonly wishes: readonly Wish[]; readonly features: readonly Wish[] } {
  const parts = wishesOf(plan, teams);
  const features = parts.flatMap(({ wishes, weights }) => {
    const claims = wishes.map((wish, index) => {
      return { key: wish.key, weight: weights[index]!, room: Math.min(teams, exist(wish)) };
    });
    const equal = wishes.some((wish) => wish.least !== wish.most);
    const got = apportion(claims, teams);
    const short = claims.some((claim, index) => claim.room < wishes[index]!.least);
    return wishes.map((wish, index): Wish => {
      if (equal && !short) return wish;
      if (equal) return { ...wish, least: Math.min(got[index]!, claims[index]!.room), most: got[index]! };
      return { ...wish, least: got[index]!, most: got[index]! };
    });
  });
  return { wishes: parts.flatMap((part) => part.wishes), features };
}

/** Whether a distribution asks anything. It asks nothing when its percentages are all unknown or zero. */
export const hasShares = (plan: Plan): boolean => wishesOf(plan, 1).some(({ wishes }) => wishes.length > 0);

function wishesOf(plan: Plan, teams: number) {
  const { strategy, constraints } = plan;
  const pool = constraints.pool.map((player) => player.player_index);
  const candidates = (list: ReadonlySet<number> | undefined): string[] =>
    pool.filter((index) => list?.has(index) ?? true).map(String);
  const percent = (field: "captain_percentage" | "vice_captain_percentage") => (key: string) =>
    constraints.pool.find((player) => String(player.player_index) === key)?.[field] ?? 0;
  return [
    wishesFor(strategy, "captain_distribution", "captain", candidates(constraints.captains), percent("captain_percentage"), teams),
    wishesFor(strategy, "vice_captain_distribution", "viceCaptain", candidates(constraints.viceCaptains), percent("vice_captain_percentage"), teams),
    wishesFor(strategy, "partition_distribution", "partition", constraints.partitions.map((own) => own.join("-")), () => 0, teams),
  ]; // prettier-ignore
}

function wishesFor(
  strategy: Strategy,
  rule: DistributionField,
  kind: FeatureKind,
  keys: readonly string[],
  percentage: (key: string) => number,
  teams: number,
): { wishes: Wish[]; weights: number[] } {
  const bounds = strategy[rule];
  const none = { wishes: [], weights: [] };
  if (bounds === undefined || keys.length === 0) return none;
  if (bounds.mode === 1) {
    const least = Math.floor(teams / keys.length);
    const most = Math.ceil(teams / keys.length);
    return { wishes: keys.map((key) => ({ rule, kind, key, least, most })), weights: keys.map(() => 1) };
  }
  const shares: Readonly<Record<string, number>> = bounds.shares ?? {};
  const namedKeys = bounds.mode === 0 ? keys : [...new Set([...keys, ...Object.keys(shares)])];
  const weights = namedKeys.map((key) => (bounds.mode === 0 ? percentage(key) : (shares[key] ?? 0)));
  if (weights.every((weight) => weight === 0)) return none;
  const claims = namedKeys.map((key, index) => ({ key, weight: weights[index]!, room: teams }));
  const quotas = apportion(claims, teams);
  const wishes = namedKeys.map((key, index) => ({
    rule,
    kind,
    key,
    least: quotas[index]!,
    most: quotas[index]!,
  }));
  return { wishes, weights };
}
