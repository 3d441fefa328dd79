import { describe, expect, test } from "vitest";
import type { MatchOptions } from "#data/api/match-options.ts";
import { paths } from "#lib/paths.ts";
import { hubOptions } from "./hub-cards.ts";

const none: MatchOptions = {
  expertTeams: new Set(),
  predictions: new Set(),
  videos: new Set(),
  mapped: new Set(),
  groups: new Set(),
  prime: new Set(),
  bookings: new Set(),
  allLines: false,
  settled: true,
};
const all = () => true;
const titles = (lists: MatchOptions, exists: (path: string) => boolean = all) =>
  hubOptions("m1", lists, exists).map(({ title }) => title);

describe("the option hub", () => {
  test("always offers the generator, which leads to the match", () => {
    expect(hubOptions("m1", none, all)).toMatchObject([{ key: "generator", to: "/match/m1" }]);
  });

  test("shows a card only for the lists that name the match", () => {
    expect(titles({ ...none, expertTeams: new Set(["m2"]) })).toEqual(["experts.hub.generator"]);
    for (const [list, to] of [
      ["expertTeams", "/expertpanel/m1"],
      ["predictions", "/expertprediction/m1"],
      ["videos", "/expertvideo/m1"],
      ["prime", "/primedisplay?match=m1"],
      ["groups", "/grouplist/m1"],
      ["mapped", "/mapperarena/m1"],
    ] as const)
      expect(hubOptions("m1", { ...none, [list]: new Set(["m1"]) }, all)[1]).toMatchObject({ to });
    expect(hubOptions("m1", { ...none, bookings: new Set(["m1"]) }, all)).toHaveLength(1);
  });

  test("leaves out what has no screen", () => {
    const lists = { ...none, videos: new Set(["m1"]), expertTeams: new Set(["m1"]) };
    expect(titles(lists, (path) => path !== paths.expertVideo)).toEqual([
      "experts.hub.generator",
      "experts.hub.expertTeams",
    ]);
  });
});
