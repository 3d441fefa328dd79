import { line, sumOf } from "./points-line.ts";
import type { Scored } from "./points-line.ts";

/** How a kabaddi player's match is counted. High 5, super 10 and all-outs need more than a box score tells for sure. */
export interface KabaddiRuleSet {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly source: string;
  readonly starter: number;
  readonly substitute: number;
  readonly touch: number;
  readonly bonus: number;
  readonly superRaid: number;
  /** Once, for ten raid points (touches and bonuses) or more. */
  readonly superTen: number;
  readonly unsuccessfulRaid: number;
  readonly tackle: number;
  readonly superTackle: number;
  /** Once, for five successful tackles or more. */
  readonly highFive: number;
  readonly unsuccessfulTackle: number;
  readonly greenCard: number;
  readonly yellowCard: number;
  readonly redCard: number;
}

export interface KabaddiBox {
  readonly presence: "starter" | "substitute" | "none";
  readonly touches: number;
  readonly bonuses: number;
  readonly unsuccessfulRaids: number;
  readonly superRaids: number;
  readonly tackles: number;
  readonly unsuccessfulTackles: number;
  readonly superTackles: number;
  readonly greenCards: number;
  readonly yellowCards: number;
  readonly redCards: number;
}

/** Sources conflict on high 5 and cards (FACTS 1.6); all-outs are left out, since a player's file does not tell them. */
export const kabaddiRuleSets: readonly [KabaddiRuleSet] = [
  {
    id: "dream11-kabaddi",
    from: "2021-01-01",
    to: null,
    source: "dream11.com how-to-play for tackles, dailynewsmagazines.com for raids (FACTS 1.6)",
    starter: 4,
    substitute: 2,
    touch: 8,
    bonus: 2,
    superRaid: 4,
    superTen: 4,
    unsuccessfulRaid: -2,
    tackle: 20,
    superTackle: 8,
    highFive: 10,
    unsuccessfulTackle: -1,
    greenCard: -2,
    yellowCard: -4,
    redCard: -6,
  },
];

export function scoreKabaddi(box: KabaddiBox, rules: KabaddiRuleSet): Scored {
  if (box.presence === "none") return { points: 0, lines: [] };
  const lines = [
    ...(box.presence === "starter"
      ? line("starter", 1, rules.starter)
      : line("substitute", 1, rules.substitute)),
    ...line("touch", box.touches, rules.touch),
    ...line("bonus", box.bonuses, rules.bonus),
    ...line("super raid", box.superRaids, rules.superRaid),
    ...line("super 10", box.touches + box.bonuses >= 10 ? 1 : 0, rules.superTen),
    ...line("unsuccessful raid", box.unsuccessfulRaids, rules.unsuccessfulRaid),
    ...line("tackle", box.tackles, rules.tackle),
    ...line("super tackle", box.superTackles, rules.superTackle),
    ...line("high 5", box.tackles >= 5 ? 1 : 0, rules.highFive),
    ...line("unsuccessful tackle", box.unsuccessfulTackles, rules.unsuccessfulTackle),
    ...line("green card", box.greenCards, rules.greenCard),
    ...line("yellow card", box.yellowCards, rules.yellowCard),
    ...line("red card", box.redCards, rules.redCard),
  ];
  return { points: sumOf(lines, 0), lines };
}
