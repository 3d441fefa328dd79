import { describe, expect, test } from "vitest";
import { basketballRuleSets, scoreBasketball } from "./basketball.ts";
import { kabaddiRuleSets, scoreKabaddi } from "./kabaddi.ts";
import type { KabaddiBox } from "./kabaddi.ts";

test("basketball: every count of the box score at its rate, to one decimal", () => {
  const box = { points: 40, rebounds: 10, assists: 2, steals: 1, blocks: 0, turnovers: 2 };
  expect(scoreBasketball(box, basketballRuleSets[0])).toEqual({
    points: 40 + 12 + 3 + 3 - 2,
    lines: [
      { rule: "point", times: 40, points: 40 },
      { rule: "rebound", times: 10, points: 12 },
      { rule: "assist", times: 2, points: 3 },
      { rule: "steal", times: 1, points: 3 },
      { rule: "turnover", times: 2, points: -2 },
    ],
  });
  const tenths = scoreBasketball({ ...box, rebounds: 3, assists: 1 }, basketballRuleSets[0]);
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
  };
  const score = (box: Partial<KabaddiBox>): number => {
    const { points, lines } = scoreKabaddi({ ...nothing, ...box }, kabaddiRuleSets[0]);
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
});
