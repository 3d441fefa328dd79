import { describe, expect, it } from "vitest";
import { draftState, overridesOf, playingCount } from "./match-draft.ts";
import type { AdminMatch, AdminPlayer } from "./match-queries.ts";

const player = (player_index: number, more: Partial<AdminPlayer> = {}): AdminPlayer => ({
  player_index,
  player_fixed_id: `p-${player_index}`,
  team_index: 0,
  name: `Player ${player_index}`,
  role: 1,
  credits: 8,
  playing: false,
  points: null,
  selected_by: null,
  captain_percentage: null,
  vice_captain_percentage: null,
  availability: null,
  pl_id: null,
  marks: [],
  withdrawn: false,
  overridden: {},
  ...more,
});

const match: AdminMatch = {
  id: "m-1",
  sport: "cricket",
  feed: "import",
  match_time: "2026-11-25T14:00:00.000Z",
  series: "Harbour Cup",
  status: "not_started",
  venue: null,
  hidden: false,
  left_team_name: "Hawks",
  left_short_name: "HAW",
  left_image: "",
  right_team_name: "Rhinos",
  right_short_name: "RHI",
  right_image: "",
  lineup_out: false,
  automatic: false,
  overridden: { status: "not_started" },
  scoring: {
    rule_set: null,
    by_hand: false,
    recountable: false,
    uncertainties: [],
    warnings: [],
    rule_sets: [],
  },
  players: [
    player(0, { playing: true }),
    player(1, { overridden: { credits: 7, role: 0 } }),
    player(2, { team_index: 1 }),
    player(3, { playing: true, withdrawn: true }),
  ],
};

describe("draftState", () => {
  it("lists what differs with its value before and after", () => {
    const { changes, mistakes } = draftState(match, { "0.credits": "9.5", "match.status": "in_progress" });
    expect(mistakes).toEqual({});
    expect(changes).toEqual([
      {
        player_index: null,
        field: "status",
        subject: "Hawks v Rhinos",
        from: "not_started",
        to: "in_progress",
        value: "in_progress",
        before: "not_started",
      },
      { player_index: 0, field: "credits", subject: "Player 0", from: "8", to: "9.5", value: 9.5, before: 8 },
    ]);
  });
  it("forgets a field that was typed back", () => {
    expect(draftState(match, { "0.credits": " 8 ", "1.playing": "false" }).changes).toEqual([]);
  });
  it("names a mistake at its field and sends nothing of it", () => {
    const { changes, mistakes } = draftState(match, { "1.credits": "8.3", "1.points": "12" });
    expect(Object.keys(mistakes)).toEqual(["1.credits"]);
    expect(changes.map(({ field }) => field)).toEqual(["points"]);
  });
});

describe("playingCount", () => {
  it("counts a side's eleven with the draft, without those who left", () => {
    expect(playingCount(match, 0, {})).toBe(1);
    expect(playingCount(match, 0, { "1.playing": "true" })).toBe(2);
    expect(playingCount(match, 0, { "0.playing": "false" })).toBe(0);
    expect(playingCount(match, 1, { "2.playing": "true" })).toBe(1);
  });
});

describe("overridesOf", () => {
  it("finds every value set by hand", () => {
    expect(overridesOf(match)).toEqual([
      { player_index: null, field: "status" },
      { player_index: 1, field: "credits" },
      { player_index: 1, field: "role" },
    ]);
  });
});
