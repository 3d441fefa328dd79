import type { MatchListItem } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { badgesInView, badgesOf, noMarks, type MatchMarks } from "./badges.ts";

const match: MatchListItem = {
  id: "m1",
  match_time: "2026-11-21T10:00:00.000Z",
  series_name: "Harbour Premier League",
  left_team_name: "Harriers",
  right_team_name: "Kestrels",
  left_team_image: "",
  right_team_image: "",
  sport_index: 0,
  automatic: false,
  lineup_out: false,
  fantasy_list: [],
};

const labels = (change: Partial<MatchListItem>, marks: Partial<MatchMarks>): string[] =>
  badgesOf({ ...match, ...change }, { ...noMarks, ...marks }).map(({ label }) => label);

describe("badgesOf", () => {
  it("shows H2H, and P instead for a prime user's prime match", () => {
    expect(labels({}, {})).toEqual(["H2H"]);
    expect(labels({}, { prime: true })).toEqual(["P"]);
  });
  it("shows Auto Create when the lineup is out", () => {
    expect(labels({ lineup_out: true }, {})).toEqual(["Auto Create", "H2H"]);
  });
  it("shows Mega GL and SL on an automatic match", () => {
    expect(labels({ automatic: true }, {})).toEqual(["Mega GL", "SL", "H2H"]);
  });
  it("shows what the account's lists say", () => {
    expect(labels({}, { expert: true, bookingOpen: true, isMapped: true, group: true })).toEqual([
      "Expert Analysis",
      "Bookings Open",
      "D11",
      "H2H",
      "G",
    ]);
  });
});

describe("badgesInView", () => {
  const inView = (change: Partial<MatchListItem>, marks: Partial<MatchMarks>): string[] =>
    badgesInView(badgesOf({ ...match, ...change }, { ...noMarks, ...marks }), change.lineup_out === true).map(
      ({ label }) => label,
    );
  it("shows two at most, those of the account first", () => {
    expect(inView({ automatic: true }, {})).toEqual(["Mega GL", "SL"]);
    expect(inView({ automatic: true }, { expert: true, group: true })).toEqual(["Expert Analysis", "G"]);
  });
  it("counts Lineups out", () => {
    expect(inView({ automatic: true, lineup_out: true }, {})).toEqual(["Auto Create"]);
  });
});
