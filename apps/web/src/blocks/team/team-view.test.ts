import { expect, test } from "vitest";
import type { Player } from "@teamwright/domain";
import { teamText } from "./team-text.ts";
import { combinationOf, pointsOf, rosterFrom, teamAt } from "./team-view.ts";

const codes = ["WK", "BAT", "AL", "BOWL"];
/** One keeper, three batsmen, two all-rounders, four bowlers per side; left first, indexes from 0. */
const players = (["Left", "Right"] as const).flatMap((side, team) =>
  [0, 1, 1, 1, 2, 2, 3, 3, 3, 3].map((role, position): Player => {
    const index = 10 * team + position;
    return {
      player_index: index,
      player_fixed_id: `p${index}`,
      pl_id: null,
      name: `${side} ${codes[role]} ${index}`,
      image: "",
      role,
      team_index: team === 0 ? 0 : 1,
      team_name: side,
      credits: 9,
      points: 10 + index,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
      playing: 1,
      last_play: 1,
      last_play_text: "announced",
      fantasy_id_list: [],
    };
  }),
);
const roster = rosterFrom(0, players);

/** A team of player_indexes 0-4 of the left and 10, 11, 12, 14, 16, 17 of the right, and one with indexes beyond 31. */
const columns = {
  sport: 0 as const,
  count: 2,
  members: Uint32Array.of(0b110101110000011111, 0, 0, 0, 1 << 31, 1),
  captain: Uint8Array.of(1, 63),
  viceCaptain: Uint8Array.of(12, 64),
  credits: Uint16Array.of(9850, 10000),
  number: Uint32Array.of(14, 15),
};

test("a row is read as its players per role, its split and its head", () => {
  const team = teamAt(columns, 0, roster);
  expect(team).toMatchObject({ number: 14, credits: 98.5, split: [5, 6], captain: 1, viceCaptain: 12 });
  expect(combinationOf(team)).toBe("2-5-2-2");
  expect(team.lines.map(({ code }) => code)).toEqual(["WK", "BAT", "AL", "BOWL"]);
  expect(team.lines[1]?.players.map(({ index }) => index)).toEqual([1, 2, 3, 11, 12]);
});

test("players of the last slots are found, and those that the roster lacks are left out", () => {
  const late = rosterFrom(0, [
    { ...players[0]!, player_index: 63 },
    { ...players[1]!, player_index: 64 },
  ]);
  expect(teamAt(columns, 1, late).split).toEqual([2, 0]);
  expect(teamAt(columns, 1, roster).split).toEqual([0, 0]);
});

test("captain counts double and vice-captain one and a half", () => {
  const team = teamAt(columns, 0, roster);
  const points = (index: number) => {
    const player = roster.players.get(index)!;
    return pointsOf(team, player) / player.points;
  };
  expect([points(1), points(12), points(2)]).toEqual([2, 1.5, 1]);
});

test("the copied text names every player in full, with the marks", () => {
  const text = teamText(teamAt(columns, 0, roster), roster.sport, { left: "HAR", right: "KES" });
  expect(text.split("\n")).toEqual([
    "#14  HAR 5 - 6 KES  98.5 cr  2-5-2-2",
    "WK: Left WK 0, Right WK 10",
    "BAT: Left BAT 1 (c), Left BAT 2, Left BAT 3, Right BAT 11, Right BAT 12 (vc)",
    "AL: Left AL 4, Right AL 14",
    "BOWL: Right BOWL 16, Right BOWL 17",
  ]);
});
