import { conditionPlan } from "../drawing/set/conditions.ts";
import type { Feature, FeatureKind } from "../drawing/feature.ts";
import type { Constraints } from "../constraints/constraints.ts";

/** Minimums of which a team meets one at most: that of a player, or all of one other kind. */
interface Minimums {
  readonly kind: FeatureKind;
  /** Indexes of features, by their key: several fields of a strategy may bound the same. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
}

/** Minimums that need every team that is still to come: each of these must have one of the keys. */
export interface DueMinimum {
  readonly minimums: Minimums;
  readonly kind: FeatureKind;
  readonly keys: readonly string[];
  /** The features of these keys. */
  readonly features: readonly number[];
}

/** The minimums of a set that is chosen team by team. */
export class MinimumList {
  readonly #features: readonly Feature[];
  #open: Minimums[] = [];

  constructor(features: readonly Feature[]) {
    this.#features = features;
    const groups = Map.groupBy(features.keys(), (index) => {
      const { kind, key } = features[index]!;
      return kind === "member" ? `${kind} ${key}` : kind;
    });
    for (const indexes of groups.values())
      this.#open.push({
        kind: features[indexes[0]!]!.kind,
        byKey: Map.groupBy(indexes, (index) => features[index]!.key),
      });
  }

  /** Those that need all of the teams to come; `counts`: teams of the set by feature. */
  due(counts: ArrayLike<number>, teamsToCome: number): DueMinimum[] {
    return this.#open.flatMap((minimums) => {
      const lacking = [...minimums.byKey].map(([key, features]) => {
        const teams = features.map((index) => this.#features[index]!.least - counts[index]!);
        return { key, features, teams: Math.max(0, ...teams) };
      });
      const short = lacking.filter(({ teams }) => teams > 0);
      const total = short.reduce((sum, { teams }) => sum + teams, 0);
      if (total === 0 || total < teamsToCome) return [];
      const keys = short.map(({ key }) => key);
      return [{ minimums, kind: minimums.kind, keys, features: short.flatMap(({ features }) => features) }];
    });
  }

  /** Gives up minimums that no team can meet. */
  drop({ minimums }: DueMinimum): void {
    this.#open = this.#open.filter((other) => other !== minimums);
  }
}

/** The constraints narrowed to teams with one of the keys. Of pairs, to their captains and vice-captains. */
export function withOneOf(constraints: Constraints, { kind, keys }: DueMinimum): Constraints {
  const among = (leaders: ReadonlySet<number> | undefined, players: readonly number[]) =>
    new Set(players.filter((player) => leaders?.has(player) ?? true));
  const numbers = keys.map((key) => key.split("-").map(Number));
  const firsts = numbers.map(([first = 0]) => first);
  const allowedKeys = new Set(keys);
  switch (kind) {
    case "member":
      return keys.reduce((all, key) => conditionPlan(all, { kind, key }, true), constraints);
    case "captain":
      return { ...constraints, captains: among(constraints.captains, firsts) };
    case "viceCaptain":
      return { ...constraints, viceCaptains: among(constraints.viceCaptains, firsts) };
    case "pair":
      return {
        ...constraints,
        captains: among(constraints.captains, firsts),
        viceCaptains: among(
          constraints.viceCaptains,
          numbers.map(([, second = 0]) => second),
        ),
      };
    case "partition":
      return {
        ...constraints,
        partitions: constraints.partitions.filter((counts) => allowedKeys.has(counts.join("-"))),
      };
    case "combination":
      return {
        ...constraints,
        combinations: constraints.combinations.filter((counts) => allowedKeys.has(counts.join("-"))),
      };
  }
}
