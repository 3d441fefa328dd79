import type { Shortfall } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../in-english.ts";
import {
  boundPhrase,
  type BoundWords,
  changeText,
  conflictText,
  refusalText,
  shortfallLines,
  wayOutText,
} from "./index.ts";

const names = ["Devon Adams", "Ravi Verma", "Omkar Wagle", "Tom O'Neil", "Ishan Rao"];
const words: BoundWords = {
  say: inEnglish,
  language: "en",
  nameOf: (index) => names[index] ?? `Player ${index}`,
  sideName: (side) => (side === "left" ? "Harriers" : "Kestrels"),
  roleCode: (role) => ["WK", "BAT", "AL", "BOWL"][role] ?? String(role),
};
const shortfall = (more: Partial<Shortfall>): Shortfall => ({ rule: "teams", asked: 10, got: 4, reason: "unknown", values: {}, ...more }); // prettier-ignore

describe("the wording of bounds", () => {
  it("names players, sides and roles, and the values of role frequency, exposure and shares", () => {
    expect(boundPhrase(words, { rule: "fixed", key: "fixed", players: [0, 1] })).toBe(
      "Fixed: 2 players (Devon Adams, Ravi Verma)",
    );
    expect(boundPhrase(words, { rule: "captains", key: "captains", players: [0, 1, 2, 3, 4] })).toBe(
      "Captain: 5 candidates (Devon Adams, Ravi Verma, Omkar Wagle and 2 more)",
    );
    const limits = [
      { side: "left", role: 0, allowed: [1] },
      { side: "left", role: 1, allowed: [2, 3] },
      { side: "right", role: 2, allowed: [1, 2, 3] },
    ] as const;
    expect(boundPhrase(words, { rule: "role-frequency", key: "role-frequency", limits })).toBe(
      "Role Frequency (Harriers: WK 1, BAT 2 or 3; Kestrels: AL 1, 2, or 3)",
    );
    const bounds = [
      { key: "0", min: 20, max: 60 },
      { key: "1", max: 40 },
      { key: "2", min: 12.5 },
    ];
    expect(boundPhrase(words, { rule: "exposure", key: "exposure", bounds })).toBe(
      "Exposure of 3 players (Devon Adams 20 to 60%, Ravi Verma at most 40%, Omkar Wagle at least 12.5%)",
    );
    const pair = [{ key: "0-1", max: 5 }];
    expect(boundPhrase(words, { rule: "pair_exposure", key: "pair_exposure", bounds: pair })).toBe(
      "Exposure of 1 captain pair (Devon Adams with Ravi Verma at most 5%)",
    );
    const shares = [["0", 60], ["3", 40]] as const; // prettier-ignore
    expect(
      boundPhrase(words, { rule: "captain_distribution", key: "captain_distribution", mode: 2, shares }),
    ).toBe("Captain: your own shares (Devon Adams 60%, Tom O'Neil 40%)");
  });

  it("says why no team exists and what leads out", () => {
    const fixedBound = { rule: "fixed", key: "fixed", players: [0, 1] } as const;
    const credits = { rule: "credits", key: "credits", range: [90, 94] } as const;
    const nearest = { change: "credits-to", of: "team", credits: 94.5 } as const;
    expect(conflictText(words, [fixedBound, credits], nearest)).toBe(
      "Fixed: 2 players (Devon Adams, Ravi Verma) and Credits 90 to 94 cannot all hold. The cheapest team costs 94.5.",
    );
    expect(wayOutText(words, [{ bound: credits, change: nearest }])).toBe("Credits up to 94.5");
    expect(wayOutText(words, [{ bound: fixedBound }])).toBe("Remove: Fixed: 2 players");
    expect(changeText(words, { change: "release-player", player: 0 })).toBe("Do not fix Devon Adams");
    expect(conflictText(words, [])).toContain("no legal team");
  });

  it("names players in refusals, also those with an apostrophe", () => {
    const refusal = refusalText(words, { code: "not-in-pool", values: { player: 3, as: "captains" } });
    expect(refusal).toBe("Tom O'Neil is chosen as captain but is not among the selected players");
    expect(refusalText(words, { code: "unknown-player", values: { player: 69 } })).toBe("Player 69 is not in this match"); // prettier-ignore
    expect(refusalText(words, { code: "unknown-partition", values: { counts: [11, 0] } })).toContain("11-0");
  });

  it("say which input keeps ranks from being exact, and what to do", () => {
    const textOf = (cause: string): string =>
      refusalText(words, {
        code: "ranks-too-large",
        values: {
          cause,
          players: 35,
          megabytes: 4700,
          most: 160,
          pointStep: 0.01,
          creditStep: 0.1,
          roundTo: 0.5,
        },
      });
    expect(textOf("pointSteps")).toBe(
      "Points in steps of 0.01 give too many different totals to rank exactly (4,700 MB, at most 160 MB): round the points to steps of 0.5",
    );
    expect(textOf("creditSteps")).toContain("Credits in steps of 0.1 give");
    expect(textOf("creditSteps")).toContain("round the credits to halves");
    expect(textOf("bothSteps")).toContain("to steps of 0.5 and the credits to halves");
    expect(textOf("halfCredits")).toContain("remove these credits, or select fewer players");
    expect(textOf("players")).toContain("Sides of 35 players");
    expect(refusalText(words, { code: "too-many-ranks", values: { ranks: 431, most: 126 } })).toBe(
      "431 different scores are too many to rank at once for sides of this size: at most 126",
    );
  });
});

describe("what could only be met in part", () => {
  it("is one line for each bound, with its rule, the players, asked and reached", () => {
    const ownBounds = ["0", "1", "4"].map((subject, at) =>
      shortfall({ rule: "captain_distribution", subject, asked: 50, got: 12 + at, reason: "not-found" }),
    );
    expect(shortfallLines(words, ownBounds)).toEqual([
      "Captain shares: Devon Adams 12 of 50 teams, Ravi Verma 13 of 50 teams, Ishan Rao 14 of 50 teams. The other bounds leave no better set.",
    ]);
    expect(shortfallLines(words, [shortfall({ rule: "exposure", subject: "2", asked: 4, got: 9 })])).toEqual([
      "Exposure of players: Omkar Wagle 9 teams, at most 4 asked",
    ]);
  });

  it("says of a minimum difference what is proven and what is not", () => {
    const apart = { rule: "min_difference", asked: 10, got: 4 };
    expect(
      shortfallLines(words, [shortfall({ ...apart, reason: "too-alike", values: { teams: 4 } })]),
    ).toEqual([
      "Minimum difference: 4 of 10 teams. It is proven that at most 4 teams can differ that much from each other.",
    ]);
    expect(
      shortfallLines(words, [shortfall({ ...apart, reason: "too-alike", values: { teams: 5 } })]),
    ).toEqual([
      "Minimum difference: 4 of 10 teams. It is proven that at most 5 teams can differ that much from each other. No more were found. It is not proven that no more exist.",
    ]);
    expect(shortfallLines(words, [shortfall({ ...apart, reason: "not-proven" })])).toEqual([
      "Minimum difference: 4 of 10 teams. No more were found. It is not proven that no more exist.",
    ]);
  });

  it("says how many teams exist, and which strategy of a mix it is", () => {
    const values = { teams: 4 };
    expect(shortfallLines(words, [shortfall({ reason: "all-exist", values })])).toEqual([
      "4 of the 10 teams asked for. No more exist.",
    ]);
    const ofPart = shortfall({ rule: "vice_captain_distribution", subject: "1", part: 1, reason: "few-have", values }); // prettier-ignore
    expect(shortfallLines(words, [ofPart])).toEqual([
      "Strategy 2, Vice-captain shares: Ravi Verma 4 of 10 teams. Only 4 teams exist with it.",
    ]);
    expect(shortfallLines(words, [shortfall({ rule: "mix", subject: "0", got: 0, reason: "part-empty" })])).toEqual([
      "Strategy 1 of the mix allows no team: its 10 teams came from the others",
    ]); // prettier-ignore
  });
});
