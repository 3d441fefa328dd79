import { describe, expect, test } from "vitest";
import { cricket } from "@teamwright/domain/sports";
import { bandPoints, rateInHundredths } from "../rates.ts";
import type { RuleSet } from "@teamwright/domain/rule-set";
import { ruleSets } from "../rule-sets/index.ts";
import type { BallByBallMatch, Delivery, Wicket } from "./ball-by-ball.ts";
import { scoreCricket } from "./points.ts";

const BOWLER_ROLE = cricket.roles.findIndex((role) => role.code === "BOWL");

const ball = (runs: number, more: Partial<Delivery> & { nonBoundary?: boolean } = {}): Delivery => {
  const { nonBoundary = false, ...rest } = more;
  return {
    batter: "Bat",
    bowler: "Bowl",
    runs: { batter: runs, nonBoundary },
    wides: 0,
    noBalls: 0,
    wickets: [],
    ...rest,
  };
};
const wicket = (kind: string, fielders: string[] = [], playerOut = "Bat"): Wicket => ({
  kind,
  playerOut,
  fielders: fielders.map((name) => ({ name, substitute: name === "Sub" })),
});
const rules = (id: string): RuleSet => ruleSets.find((set) => set.id === id)!;
const t20 = rules("dream11-t20-2025-04");

function score(balls: readonly Delivery[], set = t20, more: Partial<BallByBallMatch> = {}) {
  const overs = Array.from({ length: Math.ceil(balls.length / 6) }, (_, over) => ({
    deliveries: balls.slice(over * 6, over * 6 + 6),
  }));
  const match: BallByBallMatch = {
    ballsPerOver: 6,
    noResult: false,
    starters: ["Bat", "Bowl", "Field", "Throw"],
    substitutes: ["Impact"],
    sideOf: (player) => (player === "Bat" ? "A" : "B"),
    innings: [{ side: "A", superOver: false, overs }],
    ...more,
  };
  const points = scoreCricket(match, set, (player) => (player === "Bowl" ? BOWLER_ROLE : 1));
  return Object.fromEntries(points.players.map((player) => [player.player, player]));
}
const lines = (player: { lines: readonly { rule: string; points: number }[] } | undefined) =>
  Object.fromEntries((player?.lines ?? []).map(({ rule, points }) => [rule, points]));

describe("batting", () => {
  test("the highest milestone alone counts, and four runs that were run are no boundary", () => {
    const balls = [...Array.from({ length: 8 }, () => ball(6)), ball(4, { nonBoundary: true }), ball(4)];
    expect(lines(score(balls)["Bat"])).toEqual({
      announced: 4,
      run: 56,
      six: 48,
      four: 4,
      milestone: 8,
      "strike rate": 6,
    });
  });

  test("a duck costs a batsman and spares a bowler; nobody is out when retired hurt", () => {
    const out = ball(0, { wickets: [wicket("bowled")] });
    expect(lines(score([out])["Bat"])["duck"]).toBe(-2);
    expect(
      lines(score([ball(0, { wickets: [wicket("bowled", [], "Bowl")] })])["Bowl"])["duck"],
    ).toBeUndefined();
    expect(lines(score([ball(0, { wickets: [wicket("retired hurt")] })])["Bat"])["duck"]).toBeUndefined();
  });

  test("wides are not faced, no-balls are", () => {
    const nine = [...Array.from({ length: 8 }, () => ball(0)), ball(0, { noBalls: 1 })];
    expect(lines(score([...nine, ball(0, { wides: 1 })])["Bat"])["strike rate"]).toBeUndefined();
    expect(lines(score([...nine, ball(0)])["Bat"])["strike rate"]).toBe(-6);
  });
});

describe("bowling", () => {
  test("wickets, the haul's highest step, lbw and bowled, dots and a maiden", () => {
    const over = [
      ball(0, { wickets: [wicket("bowled")] }),
      ball(0, { wickets: [wicket("lbw")] }),
      ball(0, { wickets: [wicket("caught", ["Field"])] }),
      ball(0, { wickets: [wicket("caught and bowled")] }),
      ball(0, { wickets: [wicket("run out", ["Throw"])] }),
      ball(0),
    ];
    expect(lines(score(over)["Bowl"])).toEqual({
      announced: 4,
      dot: 6,
      wicket: 120,
      "lbw or bowled": 16,
      haul: 8,
      maiden: 12,
      catch: 8,
    });
  });

  test("byes leave the over a maiden, a wide does not", () => {
    const dots = Array.from({ length: 6 }, () => ball(0));
    expect(lines(score(dots)["Bowl"])["maiden"]).toBe(12);
    const wide = [{ deliveries: [...dots, ball(0, { wides: 1 })] }];
    const spoiledScore = score([], t20, { innings: [{ side: "A", superOver: false, overs: wide }] });
    expect(lines(spoiledScore["Bowl"])["maiden"]).toBeUndefined();
  });

  test("ODI: a point for each three dots; economy from five overs on", () => {
    const odi = rules("dream11-odi-2025-04");
    const balls = Array.from({ length: 30 }, (_, n) => ball(n % 3 === 0 ? 1 : 0));
    expect(lines(score(balls, odi)["Bowl"])).toMatchObject({ dot: 6, economy: 6 });
    expect(lines(score(balls.slice(0, 29), odi)["Bowl"])["economy"]).toBeUndefined();
  });
});

describe("fielding", () => {
  test("one fielder is direct, the last two of several share, substitutes get nothing", () => {
    const direct = score([ball(1, { wickets: [wicket("run out", ["Throw"])] })]);
    expect(lines(direct["Throw"])).toEqual({ announced: 4, "run-out": 12 });
    const sharedRunOut = score([ball(1, { wickets: [wicket("run out", ["Impact", "Field", "Throw"])] })]);
    expect(lines(sharedRunOut["Field"])["shared run-out"]).toBe(6);
    expect(lines(sharedRunOut["Impact"])).toEqual({ substitute: 4 });
    const sub = score([ball(1, { wickets: [wicket("caught", ["Sub"])] })]);
    expect(Object.keys(sub)).not.toContain("Sub");
  });

  test("three catches, over both innings of a limited match, bring the bonus once", () => {
    const caughtBall = ball(0, { wickets: [wicket("caught", ["Field"])] });
    expect(lines(score([caughtBall, caughtBall, caughtBall, caughtBall])["Field"])).toMatchObject({
      catch: 32,
      "three catches": 4,
    });
  });
});

describe("matches", () => {
  test("super overs and matches without a result score nothing", () => {
    const six = [{ deliveries: [ball(6)] }];
    expect(score([], t20, { innings: [{ side: "A", superOver: true, overs: six }] })["Bat"]?.points).toBe(4);
    expect(score([ball(6)], t20, { noResult: true })["Bat"]?.points).toBe(0);
  });

  test("a Test's innings are scored one by one", () => {
    const set = rules("dream11-test-2025-04");
    const thirty = {
      side: "A",
      superOver: false,
      overs: [{ deliveries: Array.from({ length: 5 }, () => ball(6)) }],
    };
    expect(lines(score([], set, { innings: [thirty, thirty] })["Bat"])).toMatchObject({
      run: 60,
      milestone: 8,
    });
  });
});

const bandsOf = (set: RuleSet, name: string) => {
  const rule = set.rules.find((each) => each.rule === name);
  return rule !== undefined && "bands" in rule ? rule.bands : [];
};

describe("bands", () => {
  test("rates round half up to hundredths, once, from whole numbers", () => {
    expect(rateInHundredths(1, 6, 6)).toBe(100);
    expect(rateInHundredths(35, 36, 6)).toBe(583);
    expect(rateInHundredths(2, 3, 100)).toBe(6667);
    expect(rateInHundredths(1, 16, 100)).toBe(625);
  });

  test("no rate falls between two bands that meet: 5.99 is +4, 6 is +2, 7.01 nothing", () => {
    const bands = bandsOf(t20, "economy");
    expect(
      [499, 500, 599, 600, 700, 701, 999, 1000, 1100, 1101, 1200, 1201].map((rate) =>
        bandPoints(bands, rate),
      ),
    ).toEqual([6, 4, 4, 2, 2, 0, 0, -2, -2, -4, -4, -6]);
  });

  test("my11circle: bands are half open, and twenty runs qualify without ten balls", () => {
    const set = rules("my11circle-t20");
    expect(bandPoints(bandsOf(set, "strike rate"), 15_000)).toBe(4);
    expect(bandPoints(bandsOf(t20, "strike rate"), 15_000)).toBe(2);
    expect(
      lines(
        score(
          Array.from({ length: 4 }, () => ball(6)),
          set,
        )["Bat"],
      )["strike rate"],
    ).toBe(6);
    expect(lines(score(Array.from({ length: 4 }, () => ball(6)))["Bat"])["strike rate"]).toBeUndefined();
  });
});

describe("what the source does not tell", () => {
  test("a run-out without a fielder is a warning, and marks everybody of the fielding side", () => {
    const match = score([ball(1, { wickets: [wicket("run out")] })]);
    expect(match["Field"]?.marks).toEqual(["run-out-without-fielder"]);
    expect(match["Bat"]?.marks).toEqual([]);
  });

  test("strangers and unknown roles are named", () => {
    const match: BallByBallMatch = {
      ballsPerOver: 6,
      noResult: false,
      starters: ["Bat", "Bowl"],
      substitutes: [],
      sideOf: (player) => (player === "Bat" ? "A" : "B"),
      innings: [
        {
          side: "A",
          superOver: false,
          overs: [{ deliveries: [ball(0, { wickets: [wicket("caught", ["Nobody Knows"])] })] }],
        },
      ],
    };
    const { warnings, players, ruleSet, uncertainties } = scoreCricket(match, t20, () => undefined);
    expect(ruleSet).toBe("dream11-t20-2025-04");
    expect(uncertainties.map(({ code }) => code)).toContain("wicket-30-date");
    expect(warnings.map(({ code, subject }) => [code, subject])).toEqual([
      ["unknown-person", "Nobody Knows"],
      ["role-unknown", "Bat"],
    ]);
    expect(players.find(({ player }) => player === "Bat")?.marks).toEqual(["role-unknown"]);
    expect(players.find(({ player }) => player === "Bowl")?.marks).toEqual([]);
  });
});
