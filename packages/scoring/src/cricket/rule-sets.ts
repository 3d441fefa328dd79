import { above, atLeast, below, between, halfOpen } from "../bands.ts";
import type { RateRule } from "../bands.ts";
import type { CricketFormat, CricketRuleSet, Step } from "./rule-set.ts";

const steps = (...pairs: readonly (readonly [number, number])[]): Step[] =>
  pairs.map(([from, points]) => ({ from, points }));

const economyT20: RateRule = {
  qualifiers: [{ balls: 12 }],
  bands: [
    below(5, 6),
    between(5, 5.99, 4),
    between(6, 7, 2),
    between(10, 11, -2),
    between(11.01, 12, -4),
    above(12, -6),
  ],
};
const economyOdi: RateRule = {
  qualifiers: [{ balls: 30 }],
  bands: [
    below(2.5, 6),
    between(2.5, 3.49, 4),
    between(3.5, 4.5, 2),
    between(7, 8, -2),
    between(8.01, 9, -4),
    above(9, -6),
  ],
};
const economyT10: RateRule = {
  qualifiers: [{ balls: 6 }],
  bands: [
    below(7, 6),
    between(7, 7.99, 4),
    between(8, 9, 2),
    between(14, 15, -2),
    between(15.01, 16, -4),
    above(16, -6),
  ],
};
const strikeT20: RateRule = {
  qualifiers: [{ balls: 10 }],
  bands: [
    above(170, 6),
    between(150.01, 170, 4),
    between(130, 150, 2),
    between(60, 70, -2),
    between(50, 59.99, -4),
    below(50, -6),
  ],
};
const strikeOdi: RateRule = {
  qualifiers: [{ balls: 20 }],
  bands: [
    above(140, 6),
    between(120.01, 140, 4),
    between(100, 120, 2),
    between(40, 50, -2),
    between(30, 39.99, -4),
    below(30, -6),
  ],
};
const strikeT10: RateRule = {
  qualifiers: [{ balls: 5 }],
  bands: [
    above(190, 6),
    between(170.01, 190, 4),
    between(150, 170, 2),
    between(70, 80, -2),
    between(60, 69.99, -4),
    below(60, -6),
  ],
};

const fielding = { catch: 8, stumping: 12, runOutDirect: 12, runOutShared: 6 } as const;
const common = {
  app: "dream11",
  announced: 4,
  substitute: 4,
  run: 1,
  lbwOrBowled: 8,
  stacked: false,
  ...fielding,
} as const;

const currentSource = "Dream11 points page, archived 2025-04-23 and 2026-01-17 (FACTS 1.1)";
const current = {
  ...common,
  from: "2025-04-01",
  to: null,
  source: currentSource,
  four: 4,
  six: 6,
} as const;

const t20Current: CricketRuleSet = {
  ...current,
  id: "dream11-t20-2025-04",
  format: "T20",
  milestones: steps([25, 4], [50, 8], [75, 12], [100, 16]),
  duck: -2,
  dot: { balls: 1, points: 1 },
  wicket: 30,
  hauls: steps([3, 4], [4, 8], [5, 12]),
  maiden: 12,
  threeCatches: 4,
  economy: economyT20,
  strikeRate: strikeT20,
};
const odiCurrent: CricketRuleSet = {
  ...current,
  id: "dream11-odi-2025-04",
  format: "ODI",
  milestones: steps([25, 4], [50, 8], [75, 12], [100, 16], [125, 20], [150, 24]),
  duck: -3,
  dot: { balls: 3, points: 1 },
  wicket: 30,
  hauls: steps([4, 4], [5, 8], [6, 12]),
  maiden: 4,
  threeCatches: 4,
  economy: economyOdi,
  strikeRate: strikeOdi,
};
const testCurrent: CricketRuleSet = {
  ...current,
  id: "dream11-test-2025-04",
  format: "TEST",
  milestones: odiCurrent.milestones,
  duck: -4,
  dot: null,
  wicket: 20,
  hauls: steps([4, 4], [5, 8], [6, 12]),
  maiden: 0,
  threeCatches: 0,
  economy: null,
  strikeRate: null,
};
const t10Current: CricketRuleSet = {
  ...current,
  id: "dream11-t10-2025-04",
  format: "T10",
  milestones: steps([25, 8], [50, 12], [75, 16]),
  duck: -2,
  dot: { balls: 1, points: 1 },
  wicket: 30,
  hauls: steps([2, 4], [3, 8], [4, 12], [5, 16]),
  maiden: 16,
  threeCatches: 4,
  economy: economyT10,
  strikeRate: strikeT10,
};

const oldSource = "roster11.togwe.com, cric-fan.com, sportzxchange.com and others (FACTS 1.2)";
const old = { from: "2021-01-01", to: "2025-01-31", source: oldSource, four: 1, six: 2, dot: null } as const;

const t20Old: CricketRuleSet = {
  ...t20Current,
  ...old,
  id: "dream11-t20-2021",
  milestones: steps([30, 4], [50, 8], [100, 16]),
  wicket: 25,
  hauls: steps([3, 4], [4, 8], [5, 16]),
};
const odiOld: CricketRuleSet = {
  ...odiCurrent,
  ...old,
  id: "dream11-odi-2021",
  milestones: steps([50, 4], [100, 8]),
  wicket: 25,
  hauls: steps([4, 4], [5, 8]),
};
const testOld: CricketRuleSet = {
  ...testCurrent,
  ...old,
  id: "dream11-test-2021",
  milestones: steps([50, 4], [100, 8]),
  wicket: 16,
  hauls: steps([4, 4], [5, 8]),
};
/** One source has 4, 8 and 16 for hauls; the others 8 and 16 for two and three wickets. */
const t10Old: CricketRuleSet = {
  ...t10Current,
  ...old,
  id: "dream11-t10-2021",
  milestones: steps([30, 8], [50, 16]),
  wicket: 25,
  hauls: steps([2, 8], [3, 16]),
};

/** New batting and dots were seen by 2025-02-09, wickets at 30 by 2025-04-23. */
const t20Between: CricketRuleSet = {
  ...t20Current,
  id: "dream11-t20-2025-02",
  from: "2025-02-01",
  to: "2025-03-31",
  source: "the same re-implementations as FACTS 1.2's timeline",
  wicket: 25,
};

/**
 * Found from 20 published totals of three IPL 2020 matches, all of which it gives exactly: no bonus for lbw, bowled,
 * three wickets, three catches or fast scoring, and tighter economy bands. The totals hold no maiden, no run-out and no
 * hundred; those values are the next season's.
 */
const t202020: CricketRuleSet = {
  ...t20Old,
  id: "dream11-t20-2020",
  from: "2020-09-01",
  to: "2020-12-31",
  source: "calibrated on official points of IPL 2020 matches 1, 4 and 12",
  milestones: steps([50, 8], [100, 16]),
  lbwOrBowled: 0,
  hauls: steps([4, 8], [5, 16]),
  threeCatches: 0,
  economy: {
    qualifiers: [{ balls: 12 }],
    bands: [
      below(4, 6),
      between(4, 4.99, 4),
      between(5, 6, 2),
      between(9, 10, -2),
      between(10.01, 11, -4),
      above(11, -6),
    ],
  },
  strikeRate: {
    qualifiers: [{ balls: 10 }],
    bands: [between(60, 70, -2), between(50, 59.99, -4), below(50, -6)],
  },
};

const t20My11Circle: CricketRuleSet = {
  ...t20Old,
  id: "my11circle-t20",
  app: "my11circle",
  from: "2021-01-01",
  to: null,
  source: "my11circle.com points system (FACTS 1.3)",
  economy: {
    qualifiers: [{ balls: 12 }],
    bands: [
      below(5, 6),
      halfOpen(5, 6, 4),
      halfOpen(6, 7, 2),
      halfOpen(10, 11, -2),
      halfOpen(11, 12, -4),
      atLeast(12, -6),
    ],
  },
  strikeRate: {
    qualifiers: [{ balls: 10 }, { runs: 20 }],
    bands: [
      below(50, -6),
      halfOpen(50, 60, -4),
      halfOpen(60, 70, -2),
      halfOpen(130, 150, 2),
      halfOpen(150, 170, 4),
      atLeast(170, 6),
    ],
  },
};

/** Every cricket rule-set, newest first within an app and format. */
export const cricketRuleSets: readonly CricketRuleSet[] = [
  t20Current,
  t20Between,
  t20Old,
  t202020,
  odiCurrent,
  odiOld,
  testCurrent,
  testOld,
  t10Current,
  t10Old,
  t20My11Circle,
];

/** The rule-set an app used for a format on a day (yyyy-mm-dd); undefined where no source tells. */
export function cricketRuleSetOn(
  app: CricketRuleSet["app"],
  format: CricketFormat,
  day: string,
): CricketRuleSet | undefined {
  return cricketRuleSets.find(
    (set) =>
      set.app === app && set.format === format && set.from <= day && (set.to === null || day <= set.to),
  );
}
