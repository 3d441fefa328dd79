import { line, sumOf } from "./points-line.ts";
import type { Scored } from "./points-line.ts";

/** How a basketball box score is counted; per unit. Captain's and vice-captain's multipliers are the team's matter. */
export interface BasketballRuleSet {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly source: string;
  readonly point: number;
  readonly rebound: number;
  readonly assist: number;
  readonly steal: number;
  readonly block: number;
  readonly turnover: number;
}

export interface BoxScore {
  readonly points: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly steals: number;
  readonly blocks: number;
  readonly turnovers: number;
}

/** The field's consensus; the main app's own table has no public source (FACTS 1.5). */
export const basketballRuleSets: readonly [BasketballRuleSet] = [
  {
    id: "consensus-basketball",
    from: "2018-01-01",
    to: null,
    source: "ballebaazi.com points system and others that agree (FACTS 1.5)",
    point: 1,
    rebound: 1.2,
    assist: 1.5,
    steal: 3,
    block: 3,
    turnover: -1,
  },
];

/** Fantasy points with one decimal. */
export function scoreBasketball(box: BoxScore, rules: BasketballRuleSet): Scored {
  const lines = [
    ...line("point", box.points, rules.point),
    ...line("rebound", box.rebounds, rules.rebound),
    ...line("assist", box.assists, rules.assist),
    ...line("steal", box.steals, rules.steal),
    ...line("block", box.blocks, rules.block),
    ...line("turnover", box.turnovers, rules.turnover),
  ].map((each) => ({ ...each, points: sumOf([each], 1) }));
  return { points: sumOf(lines, 1), lines };
}
