import type { FantasyMatch, FantasyPlayer } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import { describe, expect, test } from "vitest";
import { teamNamesOf } from "#data/transfer/team-names.ts";
import { byLikelihood } from "./likely-match.ts";
import { pair, pairByName, withChoices } from "./pairing.ts";

const sport = sportByIndex(0);
const ourPlayer = (player_index: number, name: string): Player => ({
  player_index,
  player_fixed_id: String(player_index),
  pl_id: null,
  name,
  image: "",
  role: 1,
  team_index: 0,
  team_name: "Harriers",
  credits: 9,
  points: 0,
  selected_by: null,
  captain_percentage: null,
  vice_captain_percentage: null,
  playing: 0,
  last_play: 0,
  last_play_text: "other",
  fantasy_id_list: [],
});
const theirPlayer = (id: string, name: string): FantasyPlayer => ({
  id,
  name,
  team_index: 0,
  player_role: "BAT",
});

const squad = [ourPlayer(1, "Jean-Luc O'Brien"), ourPlayer(2, "Asha Patel"), ourPlayer(3, "Anil Patel")];
const listedPlayers = [
  theirPlayer("a", "jeanluc obrien"),
  theirPlayer("b", "A Patel"),
  theirPlayer("c", "Anil K Patel"),
];

describe("pairing players", () => {
  test("takes names that are equal without spaces, quotes, hyphens and case, and leaves doubts to a person", () => {
    const { pairs, candidates } = pairByName(sport, squad, listedPlayers);
    expect(pairs.get(1)).toBe("a");
    expect([...candidates.keys()]).toContain(2);
    expect(candidates.get(2)).toContain("b");
  });

  test("refuses a player of the app who has a pair already", () => {
    const first = pair(new Map([[1, "a"]]), 2, "a");
    expect(first).toEqual({ ok: false, error: "taken" });
    const second = pair(new Map([[1, "a"]]), 2, "b");
    expect(second.ok && [...second.value]).toEqual([
      [1, "a"],
      [2, "b"],
    ]);
    const third = pair(new Map([[1, "a"]]), 1, null);
    expect(third.ok && third.value.size).toBe(0);
  });

  test("a person's choices win over the names, and those for players who are gone are left out", () => {
    const byName = { pairs: new Map([[1, "a"]]), candidates: new Map() };
    const choices = new Map([
      [2, "a"],
      [3, "gone"],
    ]);
    expect([...withChoices(byName, listedPlayers, choices)]).toEqual([[2, "a"]]);
    expect([...withChoices(byName, listedPlayers, new Map([[1, null]]))]).toEqual([]);
  });
});

const at = (id: string, left: string, right: string, match_time: string): FantasyMatch => ({
  id,
  match_time,
  series_name: "",
  left_team_name: left,
  right_team_name: right,
  left_team_image: "",
  right_team_image: "",
  league_id: "1",
});

test("the likely match of an app comes first", () => {
  const match = {
    match_time: "2026-11-21T14:00:00Z",
    left_team_name: "Harriers",
    right_team_name: "Kestrels",
  } as MatchDetail;
  const list = [
    at("1", "Oaks", "Mariners", "2026-11-21T14:00:00Z"),
    at("2", "Harriers", "Kestrels", "2026-11-28T14:00:00Z"),
    at("3", "Highmoor Kestrels", "HARRIERS", "2026-11-21T14:30:00Z"),
  ];
  expect(byLikelihood(match, list).map(({ id }) => id)).toEqual(["3", "1", "2"]);
});

test("an app that needs both team names is not asked without them", () => {
  const namedMatch = at("1", "Harriers", "", "2026-11-21T14:00:00Z");
  expect(teamNamesOf({ needs_team_names: true }, namedMatch)).toBeNull();
  expect(teamNamesOf({ needs_team_names: false }, namedMatch)).toEqual({});
  expect(teamNamesOf({ needs_team_names: true }, { ...namedMatch, right_team_name: "Kestrels" })).toEqual({
    leftTeamName: "Harriers",
    rightTeamName: "Kestrels",
  });
});
