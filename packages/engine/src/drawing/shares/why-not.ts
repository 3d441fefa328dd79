import type { Shortfall } from "@teamwright/domain";
import type { Feature } from "../feature.ts";

type Why = Pick<Shortfall, "reason" | "values">;

/** The counts of a finished set: how many teams have the feature, in the set and among all possible teams. */
export interface Measures {
  readonly got: (asked: Feature) => number;
  readonly exist: (asked: Feature, having: boolean) => number;
  readonly teams: number;
  readonly alsoWhy?: (asked: Feature) => Why | undefined;
}

/** A bound that is not met, in teams. */
export function shortfallsAmong(features: readonly Feature[], measures: Measures): Shortfall[] {
  const shortfalls: Shortfall[] = [];
  for (const ownFeature of features) {
    const got = measures.got(ownFeature);
    if (got >= ownFeature.least && got <= ownFeature.most) continue;
    const { rule, key: subject, least, most, part } = ownFeature;
    shortfalls.push({
      rule,
      subject,
      ...(part === undefined ? {} : { part }),
      asked: got < least ? least : most,
      got,
      ...whyNot(measures, ownFeature, got),
    });
  }
  return shortfalls;
}

function whyNot({ exist, teams, alsoWhy }: Measures, feature: Feature, got: number): Why {
  const few = got < feature.least;
  const room = exist(feature, few);
  if (few && room < feature.least) return { reason: "few-have", values: { teams: room } };
  if (!few && room < teams - feature.most) return { reason: "few-lack", values: { teams: room } };
  const other = few ? undefined : alsoWhy?.(feature);
  return other ?? { reason: "not-found", values: { teams } };
}
