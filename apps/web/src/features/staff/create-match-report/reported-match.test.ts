import type { ReportForm, ReportPlayer } from "@teamwright/contract";
import { describe, expect, test } from "vitest";
import { publishedMatchOf, withPointsOf, type ReportedMatch } from "./reported-match.ts";

const player = (index: number, team: 0 | 1, points: number): ReportPlayer => ({
  player_index: index,
  player_fixed_id: `p-${index}`,
  name: `Player ${index}`,
  image: "",
  role: 1,
  team_index: team,
  credits: 9,
  points,
  selected_by: null,
});
const sides = { leftTeamName: "HAW", rightTeamName: "RIV", leftTeamImage: "", rightTeamImage: "" };
const playing = { ...sides, leftTeamData: [player(0, 0, 10)], rightTeamData: [player(1, 1, 20)] };
const matchWith = (left: ReportPlayer[], right: ReportPlayer[]): ReportedMatch => ({
  id: "match",
  series_name: "Harbour Cup",
  left_name: "HAW",
  left_image: "",
  right_name: "RIV",
  right_image: "",
  match_time: "2026-11-20T14:00:00.000Z",
  players: [left, right],
});

describe("the points of a match that were corrected after its report", () => {
  test("are counted and taken, players that the match does not know keep theirs", () => {
    const { corrected, playing: next } = withPointsOf(playing, matchWith([player(0, 0, 44)], []));
    expect(corrected).toBe(1);
    expect(next.leftTeamData[0]?.points).toBe(44);
    expect(next.rightTeamData).toEqual(playing.rightTeamData);
  });

  test("are not taken from a match without a result", () => {
    const now = matchWith([player(0, 0, 0)], [player(1, 1, 0)]);
    expect(withPointsOf(playing, now)).toEqual({ playing, corrected: 0 });
  });

  test("change nothing where they are the same", () => {
    expect(withPointsOf(playing, matchWith([player(0, 0, 10)], [player(1, 1, 20)])).corrected).toBe(0);
  });
});

test("the form of a report offers its players as it says them, and those whom the match has in addition", () => {
  const form = {
    matchInformation: { seriesName: "Harbour Cup", matchTime: "2026-11-20T14:00:00.000Z" },
    playing11Data: playing,
  } as ReportForm;
  const now = matchWith([player(0, 0, 44), player(2, 0, 5)], [player(1, 1, 20)]);
  const { players } = publishedMatchOf(form, now);
  expect(players[0].map(({ name, points }) => [name, points])).toEqual([
    ["Player 0", 10],
    ["Player 2", 5],
  ]);
  expect(publishedMatchOf(form, null).players[1]).toEqual(playing.rightTeamData);
});
