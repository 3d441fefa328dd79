import { describe, expect, it } from "vitest";
import { lastPlayTexts, playerSchema } from "./player.ts";
import { strategySchema } from "./strategy.ts";
import { teamSchema } from "./team.ts";

const player = {
  player_index: 0,
  player_fixed_id: "har-1",
  name: "Rachit Verma",
  image: "",
  role: 0,
  team_index: 0,
  team_name: "HAR",
  credits: 9.5,
  points: 0,
  selected_by: 81.38,
  captain_percentage: null,
  vice_captain_percentage: null,
  playing: 1,
  last_play: 1,
  last_play_text: "announced",
};

describe("what a match, a strategy and a team may name", () => {
  it("numbers players 0 to 69, everywhere", () => {
    const takes = (index: number): boolean[] => [
      playerSchema.safeParse({ ...player, player_index: index }).success,
      strategySchema.safeParse({ sport: 0, players: [index] }).success,
      strategySchema.safeParse({ sport: 0, players: [], exposure: { [index]: { max: 50 } } }).success,
      teamSchema.safeParse({
        team_number: 1,
        credits: 99,
        team: [[index], [1], [2]],
        captain: index,
        vicecaptain: 1,
      }).success,
    ];
    expect([0, 69].map(takes)).toEqual([
      [true, true, true, true],
      [true, true, true, true],
    ]);
    expect([-1, 70].map(takes)).toEqual([
      [false, false, false, false],
      [false, false, false, false],
    ]);
  });

  it("tells a player's part in one of four words", () => {
    expect(lastPlayTexts).toEqual(["announced", "unavailable", "substitute", "other"]);
    expect(playerSchema.safeParse({ ...player, last_play_text: "injured" }).success).toBe(false);
  });
});
