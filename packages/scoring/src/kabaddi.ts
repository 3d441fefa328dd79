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

export function scoreKabaddi(box: KabaddiBox, rules: KabaddiRuleSet): number {
  if (box.presence === "none") return 0;
  return (
    (box.presence === "starter" ? rules.starter : rules.substitute) +
    box.touches * rules.touch +
    box.bonuses * rules.bonus +
    box.superRaids * rules.superRaid +
    (box.touches + box.bonuses >= 10 ? rules.superTen : 0) +
    box.unsuccessfulRaids * rules.unsuccessfulRaid +
    box.tackles * rules.tackle +
    box.superTackles * rules.superTackle +
    (box.tackles >= 5 ? rules.highFive : 0) +
    box.unsuccessfulTackles * rules.unsuccessfulTackle +
    box.greenCards * rules.greenCard +
    box.yellowCards * rules.yellowCard +
    box.redCards * rules.redCard
  );
}
