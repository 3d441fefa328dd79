import type { MatchListItem } from "@teamwright/domain";
import { expect, it } from "vitest";
import { savedOf } from "./saved-of.ts";

const match = (id: string, sport_index: 0 | 1, match_time: string): { match: MatchListItem } => ({
  match: {
    id,
    match_time,
    sport_index,
    series_name: "Cup",
    left_team_name: "A",
    right_team_name: "B",
    left_team_image: "",
    right_team_image: "",
    automatic: false,
    lineup_out: false,
    fantasy_list: [],
  },
});

it("lists a sport's saved matches by match time, the latest first", () => {
  const savedList = [
    match("early", 0, "2026-11-20T08:00:00.000Z"),
    match("late", 0, "2026-11-22T08:00:00Z"),
    match("other", 1, "2026-11-23T08:00:00.000Z"),
    match("middle", 0, "2026-11-21T08:00:00.000Z"),
  ];
  expect(savedOf(savedList, "cricket").map(({ id }) => id)).toEqual(["late", "middle", "early"]);
  expect(savedOf(savedList, "kabaddi")).toEqual([]);
});
