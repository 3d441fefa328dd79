import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player, SportIndex, Team } from "@teamwright/domain";
import { describe, expect, test } from "vitest";
import { knowsPlayers, postedViews } from "./posted-views.ts";
import { isFullTeam } from "#data/transfer/full-team.ts";
import { transferTeamOf } from "./transfer-team.ts";

/** Two sides of ten, whose roles go round. */
function matchOf(sport: SportIndex): MatchDetail {
  const { roles } = sportByIndex(sport);
  const side = (team: 0 | 1): Player[] =>
    Array.from({ length: 10 }, (_, place) => ({
      player_index: team * 10 + place,
      player_fixed_id: `p${team * 10 + place}`,
      pl_id: null,
      name: `Player ${team * 10 + place}`,
      image: "",
      role: place % roles.length,
      team_index: team,
      team_name: team === 0 ? "Left" : "Right",
      credits: 8,
      points: 0,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
      playing: 1,
      last_play: 1,
      last_play_text: "announced",
      fantasy_id_list: [],
    }));
  return {
    id: "m",
    match_time: "2030-01-01T10:00:00.000Z",
    series_name: "Series",
    sport_index: sport,
    left_team_name: "Left",
    left_team_image: "",
    right_team_name: "Right",
    right_team_image: "",
    lineup_status: 0,
    automatic: false,
    left_team_players: side(0),
    right_team_players: side(1),
  } as MatchDetail;
}

/** A posted team of so many players: of both sides in turn, by role. */
function teamOf(sport: SportIndex, size: number, number: number): Team {
  const { roles } = sportByIndex(sport);
  const players = Array.from({ length: size }, (_, place) => (place % 2) * 10 + (place >> 1));
  return {
    team_number: number,
    captain: players[0]!,
    vicecaptain: players[1]!,
    credits: size * 8,
    team: roles.map((_, role) => players.filter((index) => (index % 10) % roles.length === role)),
  } as Team;
}

describe("posted teams as cards show them", () => {
  test.each([
    [0, 4],
    [1, 4],
    [2, 5],
    [3, 3],
  ] as const)("sport %i has %i rows of roles, and each player stands in the own one", (sport, rows) => {
    const match = matchOf(sport);
    const team = teamOf(sport, sportByIndex(sport).teamSize, 17);
    const view = postedViews(match, [team]).at(0);
    expect(view.number).toBe(17);
    expect(view.lines).toHaveLength(rows);
    expect(view.lines.map(({ players }) => players.map(({ index }) => index))).toEqual(
      team.team.map((role) => role.toSorted((one, other) => one - other)),
    );
  });

  test("only a team with all its players has the form that an app takes", () => {
    const sent = (size: number) => transferTeamOf(postedViews(matchOf(0), [teamOf(0, size, 1)]).at(0));
    expect([10, 11, 12].map((size) => isFullTeam(0)(sent(size)))).toEqual([false, true, false]);
    expect(sent(11)).toMatchObject({ number: 1, captain: 0, viceCaptain: 10 });
  });

  test("a player whom the match does not have is noticed", () => {
    const match = matchOf(0);
    const team = teamOf(0, 11, 1);
    expect(knowsPlayers(match, [team])).toBe(true);
    expect(knowsPlayers(match, [team, { ...team, team: [[63], ...team.team.slice(1)] }])).toBe(false);
  });
});
