import { describe, expect, test } from "vitest";
import { scoreBasketball, scoreFootball, scoreKabaddi } from "./box-scores.ts";
import type { FootballBox, KabaddiBox } from "./box-scores.ts";
import type { RuleSet } from "@teamwright/domain/rule-set";
import { ruleSets } from "./rule-sets/index.ts";

const rules = (id: string): RuleSet => ruleSets.find((set) => set.id === id)!;

test("basketball: every count of the box score at its rate, to one decimal", () => {
  const box = { points: 40, rebounds: 10, assists: 2, steals: 1, blocks: 0, turnovers: 2 };
  expect(scoreBasketball(box, rules("consensus-basketball"))).toEqual({
    points: 40 + 12 + 3 + 3 - 2,
    lines: [
      { rule: "point", times: 40, points: 40 },
      { rule: "rebound", times: 10, points: 12 },
      { rule: "assist", times: 2, points: 3 },
      { rule: "steal", times: 1, points: 3 },
      { rule: "turnover", times: 2, points: -2 },
    ],
  });
  const tenths = scoreBasketball({ ...box, rebounds: 3, assists: 1 }, rules("consensus-basketball"));
  expect(tenths.points).toBe(46.1);
  expect(tenths.lines).toContainEqual({ rule: "rebound", times: 3, points: 3.6 });
});

describe("kabaddi", () => {
  const nothing: KabaddiBox = {
    presence: "starter",
    touches: 0,
    bonuses: 0,
    unsuccessfulRaids: 0,
    superRaids: 0,
    tackles: 0,
    unsuccessfulTackles: 0,
    superTackles: 0,
    greenCards: 0,
    yellowCards: 0,
    redCards: 0,
    allOuts: { pushed: 0, conceded: 0 },
  };
  const score = (box: Partial<KabaddiBox>): number => {
    const { points, lines } = scoreKabaddi({ ...nothing, ...box }, rules("dream11-kabaddi"));
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    return points;
  };

  test("super 10 and high 5 come once, from ten raid points and five tackles on", () => {
    expect(score({ touches: 7, bonuses: 2 })).toBe(4 + 56 + 4);
    expect(score({ touches: 8, bonuses: 2 })).toBe(4 + 64 + 4 + 4);
    expect(score({ tackles: 4 })).toBe(84);
    expect(score({ tackles: 6, superTackles: 1 })).toBe(4 + 120 + 8 + 10);
  });

  test("failures and cards cost, and who never came on scores nothing", () => {
    expect(score({ unsuccessfulRaids: 2, unsuccessfulTackles: 3, greenCards: 1, redCards: 1 })).toBe(
      4 - 4 - 3 - 2 - 6,
    );
    expect(score({ presence: "substitute" })).toBe(2);
    expect(score({ presence: "none", unsuccessfulTackles: 1 })).toBe(0);
  });

  test("all-outs count for the starting seven alone, and are marked where the source does not tell", () => {
    const allOuts = { pushed: 2, conceded: 1 };
    expect(score({ allOuts })).toBe(4 + 16 - 4);
    expect(score({ presence: "substitute", allOuts })).toBe(2);
    const unknown = scoreKabaddi({ ...nothing, allOuts: null }, rules("dream11-kabaddi"));
    expect(unknown).toMatchObject({ points: 4, marks: ["all-outs-unknown"] });
  });
});

describe("football", () => {
  const nothing: FootballBox = {
    presence: "starter",
    role: "MID",
    minutes: 90,
    goals: 0,
    assists: 0,
    shotsOnTarget: 0,
    chancesCreated: 0,
    passes: 0,
    tacklesWon: 0,
    interceptions: 0,
    saves: 0,
    penaltiesSaved: 0,
    penaltiesMissed: 0,
    goalsConceded: 0,
    ownGoals: 0,
    yellowCards: 0,
    redCards: 0,
  };
  const score = (box: Partial<FootballBox>, set = "dream11-football-2021"): number => {
    const { points, lines } = scoreFootball({ ...nothing, ...box }, rules(set));
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    return points;
  };

  test("a goal counts by role, a shot on target with it, passes by fives", () => {
    const goal = { goals: 1, shotsOnTarget: 1, goalsConceded: 1 };
    expect(score({ role: "ST", ...goal })).toBe(4 + 40 + 6);
    expect(score({ role: "MID", ...goal, passes: 34 })).toBe(4 + 50 + 6 + 6);
    expect(score({ role: "DEF", ...goal, assists: 1, chancesCreated: 2 })).toBe(4 + 60 + 6 + 20 + 6 - 2);
    expect(score({ role: "ST", ...goal }, "dream11-football-2017")).toBe(2 + 20 + 3);
  });

  test("a clean sheet needs 54 minutes, and is the keeper's and the defenders'", () => {
    expect(score({ role: "GK", saves: 3, penaltiesSaved: 1 })).toBe(4 + 18 + 50 + 20);
    expect(score({ role: "DEF", minutes: 53 })).toBe(4);
    expect(score({ role: "DEF", minutes: 54 })).toBe(24);
    expect(score({ role: "ST" })).toBe(4);
    expect(score({ role: "GK", goalsConceded: 3 })).toBe(4 - 6);
  });

  test("a red card replaces the yellow ones, and who never came on scores nothing", () => {
    expect(score({ goalsConceded: 1, yellowCards: 1 })).toBe(0);
    expect(score({ goalsConceded: 1, yellowCards: 2, redCards: 1, ownGoals: 1 })).toBe(4 - 10 - 8);
    expect(score({ presence: "substitute", penaltiesMissed: 1 })).toBe(2 - 20);
    expect(score({ presence: "none", goals: 3 })).toBe(0);
  });
});
