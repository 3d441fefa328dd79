import { emptyColumns, type TeamColumns } from "@teamwright/engine/team-set";
import { describe, expect, it } from "vitest";
import { factsOfTeams } from "./attempt-facts.ts";

/** Players 0 to 10 are of the left side, 35 to 45 of the right one. */
const players = [0, 35].flatMap((first, side) =>
  Array.from({ length: 11 }, (_, at) => ({
    player_index: first + at,
    player_fixed_id: `p${first + at}`,
    name: `Player ${first + at}`,
    team_index: side === 0 ? (0 as const) : (1 as const),
    team_name: side === 0 ? "Left" : "Right",
    image: "",
    role: 0,
    credits: 9,
    points: 0,
    playing: 1 as const,
    last_play: 0 as const,
    last_play_text: "announced" as const,
    selected_by: null,
    captain_percentage: null,
    vice_captain_percentage: null,
    pl_id: null,
    fantasy_id_list: [],
  })),
);

/** A team of the first `left` players of the left side and players of the right one. */
function columnsOf(rows: readonly { left: number; captain: number; credits: number }[]): TeamColumns {
  const members = new Uint32Array(3 * rows.length);
  rows.forEach(({ left }, row) => {
    const team = [
      ...Array.from({ length: left }, (_, at) => at),
      ...Array.from({ length: 11 - left }, (_, at) => 35 + at),
    ];
    for (const index of team) members[3 * row + (index >> 5)]! |= 1 << (index & 31);
  });
  return {
    sport: 0,
    count: rows.length,
    members,
    captain: Uint8Array.from(rows, ({ captain }) => captain),
    viceCaptain: Uint8Array.from(rows, () => 1),
    credits: Uint16Array.from(rows, ({ credits }) => Math.round(credits * 100)),
    number: Uint32Array.from(rows, (_, at) => at + 1),
  };
}

describe("the facts of an attempt's teams", () => {
  it("lists captains and sides by their number of teams, and the range of credits", () => {
    const teams = columnsOf([
      { left: 6, captain: 35, credits: 98.5 },
      { left: 5, captain: 2, credits: 100 },
      { left: 5, captain: 35, credits: 97 },
    ]);
    expect(factsOfTeams(teams, players)).toEqual({
      captains: [35, 2],
      sides: ["5-6", "6-5"],
      credits: [97, 100],
    });
  });
  it("has none for an attempt without teams", () => {
    expect(factsOfTeams(emptyColumns(0, 0), players)).toBeNull();
  });
});
