import type { Strategy } from "@teamwright/domain";
import type { Plan } from "../../plan/compile.ts";
import type { Feature, FeatureKind } from "./features.ts";

interface Claim {
  readonly key: string;
  readonly weight: number;
  /** Teams that exist with it. */
  readonly room: number;
}

/**
 * Whole numbers near `total` times each weight's part, by largest remainder, none above its room; what a claim
 * without room cannot take is shared among the others by their weights. Sums to `total` as far as there is room.
 */
export function apportion(claims: readonly Claim[], total: number): number[] {
  const full = new Set<number>();
  for (;;) {
    const open = claims.flatMap((claim, place) => (claim.weight > 0 && !full.has(place) ? [place] : []));
    const left = total - [...full].reduce((sum, place) => sum + claims[place]!.room, 0);
    const got = claims.map((claim, place) => (full.has(place) ? claim.room : 0));
    for (const { place, count } of largestRemainder(claims, open, left)) got[place] = count;
    const over = open.filter((place) => got[place]! > claims[place]!.room);
    if (over.length === 0) return got;
    for (const place of over) full.add(place);
  }
}

function largestRemainder(
  claims: readonly Claim[],
  open: readonly number[],
  total: number,
): { place: number; count: number }[] {
  const weight = open.reduce((sum, place) => sum + claims[place]!.weight, 0);
  const parts = open.map((place) => {
    const exact = (total * claims[place]!.weight) / weight;
    const whole = Math.floor(exact + 1e-9);
    return { place, whole, rest: exact - whole };
  });
  const spare = total - parts.reduce((sum, part) => sum + part.whole, 0);
  const favoured = new Set(
    parts
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, spare)
      .map((part) => part.place),
  );
  return parts.map(({ place, whole }) => ({ place, count: whole + (favoured.has(place) ? 1 : 0) }));
}

/** A distribution's wish for one candidate, before the rules had a say. */
export interface Wish {
  readonly rule: string;
  readonly kind: FeatureKind;
  readonly key: string;
  readonly least: number;
  readonly most: number;
}

/**
 * The quotas of the three distributions: the wishes as asked, and the features nearest to them that can be met, `exist`
 * saying how many teams exist with each.
 */
export function distributionsOf(
  plan: Plan,
  exist: (wish: Wish) => number,
  teams: number,
): { readonly wishes: readonly Wish[]; readonly features: readonly Feature[] } {
  const parts = wishesOf(plan, teams);
  const features = parts.flatMap(({ wishes, weights }) => {
    const claims = wishes.map((wish, place) => {
      return { key: wish.key, weight: weights[place]!, room: Math.min(teams, exist(wish)) };
    });
    const equal = wishes.some((wish) => wish.least !== wish.most);
    const got = apportion(claims, teams);
    const short = claims.some((claim, place) => claim.room < wishes[place]!.least);
    return wishes.map((wish, place): Feature => {
      if (equal && !short) return wish;
      if (equal) return { ...wish, least: Math.min(got[place]!, claims[place]!.room), most: got[place]! };
      return { ...wish, least: got[place]!, most: got[place]! };
    });
  });
  return { wishes: parts.flatMap((part) => part.wishes), features };
}

/** Whether a distribution asks anything: by percentages that nobody has, it does not. */
export const hasShares = (plan: Plan): boolean => wishesOf(plan, 1).some(({ wishes }) => wishes.length > 0);

function wishesOf(plan: Plan, teams: number) {
  const { strategy, draft } = plan;
  const pool = draft.pool.map((player) => player.player_index);
  const candidates = (list: ReadonlySet<number> | undefined): string[] =>
    pool.filter((index) => list?.has(index) ?? true).map(String);
  const percent = (field: "captain_percentage" | "vice_captain_percentage") => (key: string) =>
    draft.pool.find((player) => String(player.player_index) === key)?.[field] ?? 0;
  return [
    wishesFor(strategy, "captain_distribution", "captain", candidates(draft.captains), percent("captain_percentage"), teams),
    wishesFor(strategy, "vice_captain_distribution", "viceCaptain", candidates(draft.viceCaptains), percent("vice_captain_percentage"), teams),
    wishesFor(strategy, "partition_distribution", "partition", draft.partitions.map((own) => own.join("-")), () => 0, teams),
  ]; // prettier-ignore
}

type Field = "captain_distribution" | "vice_captain_distribution" | "partition_distribution";

function wishesFor(
  strategy: Strategy,
  rule: Field,
  kind: FeatureKind,
  keys: readonly string[],
  percentage: (key: string) => number,
  teams: number,
): { wishes: Wish[]; weights: number[] } {
  const asked = strategy[rule];
  const none = { wishes: [], weights: [] };
  if (asked === undefined || keys.length === 0) return none;
  if (asked.mode === 1) {
    const least = Math.floor(teams / keys.length);
    const most = Math.ceil(teams / keys.length);
    return { wishes: keys.map((key) => ({ rule, kind, key, least, most })), weights: keys.map(() => 1) };
  }
  const shares: Readonly<Record<string, number>> = asked.shares ?? {};
  const named = asked.mode === 0 ? keys : [...new Set([...keys, ...Object.keys(shares)])];
  const weights = named.map((key) => (asked.mode === 0 ? percentage(key) : (shares[key] ?? 0)));
  if (weights.every((weight) => weight === 0)) return none;
  const claims = named.map((key, place) => ({ key, weight: weights[place]!, room: teams }));
  const quotas = apportion(claims, teams);
  const wishes = named.map((key, place) => ({
    rule,
    kind,
    key,
    least: quotas[place]!,
    most: quotas[place]!,
  }));
  return { wishes, weights };
}
