import type { Player } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { arrangePlayers, firstView, wholeSquad } from "./arrange.ts";

const player = (index: number, over: Partial<Player>): Player => ({
  player_index: index,
  player_fixed_id: `p${index}`,
  pl_id: null,
  name: `Player ${index}`,
  image: "",
  role: 0,
  team_index: 0,
  team_name: "Harriers",
  credits: 8,
  points: 0,
  selected_by: null,
  captain_percentage: null,
  vice_captain_percentage: null,
  playing: 1,
  last_play: 1,
  last_play_text: "announced",
  fantasy_id_list: [],
  ...over,
});

const squad = [
  player(0, { name: "José Vidal", role: 1, selected_by: 10, credits: 9 }),
  player(1, { name: "Ravi Verma", team_index: 1, selected_by: 80 }),
  player(2, { name: "Dev Kirwan", playing: 0, selected_by: 95, points: 40 }),
];
const names = (view: Partial<typeof wholeSquad>, lineupOut = false) =>
  arrangePlayers(squad, { ...wholeSquad, ...view }, lineupOut).map(({ player_index }) => player_index);

describe("the player list", () => {
  it("sorts by what was asked, unknown percentages last", () => {
    expect(names({})).toEqual([2, 1, 0]);
    expect(names({ sort: "credits" })).toEqual([0, 1, 2]);
    expect(names({ sort: "points" })).toEqual([2, 0, 1]);
    expect(names({ sort: "name" })).toEqual([2, 0, 1]);
  });

  it("begins with credits where nobody has the percentage", () => {
    expect(firstView(squad).sort).toBe("selected");
    expect(firstView(squad, "captain").sort).toBe("credits");
    expect(firstView(squad, "name").sort).toBe("name");
  });

  it("puts those left out of an announced line-up last", () => {
    expect(names({}, true)).toEqual([1, 0, 2]);
  });

  it("filters by role, side, line-up and name without accents", () => {
    expect(names({ role: 1 })).toEqual([0]);
    expect(names({ side: 1 })).toEqual([1]);
    expect(names({ announcedOnly: true })).toEqual([1, 0]);
    expect(names({ query: " jose " })).toEqual([0]);
  });
});
