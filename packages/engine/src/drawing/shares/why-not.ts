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
export function shortfallsAmong(asked: readonly Feature[], measures: Measures): Shortfall[] {
  const found: Shortfall[] = [];
  for (const own of asked) {
    const got = measures.got(own);
    if (got >= own.least && got <= own.most) continue;
    const { rule, key: subject, least, most, part } = own;
    found.push({
      rule,
      subject,
      ...(part === undefined ? {} : { part }),
      asked: got < least ? least : most,
      got,
      ...whyNot(measures, own, got),
    });
  }
  return found;
}

function whyNot({ exist, teams, alsoWhy }: Measures, asked: Feature, got: number): Why {
  const few = got < asked.least;
  const room = exist(asked, few);
  if (few && room < asked.least) return { reason: "few-have", values: { teams: room } };
  if (!few && room < teams - asked.most) return { reason: "few-lack", values: { teams: room } };
  const other = few ? undefined : alsoWhy?.(asked);
  return other ?? { reason: "not-found", values: { teams } };
}
