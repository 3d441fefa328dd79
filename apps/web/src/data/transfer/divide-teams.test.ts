import { describe, expect, test } from "vitest";
import { divideTeams, freeTeams, sharesOf } from "./divide-teams.ts";
import { linkKeyOf } from "./team-links.ts";

const team = (number: number, players: readonly number[]) => ({
  number,
  players: [...players],
  captain: players[0] ?? -1,
  viceCaptain: players[1] ?? -1,
});
const teams = [
  team(1, [1, 2]),
  team(2, [1, 3]),
  team(3, [1, 4]),
  team(4, [1, 2]),
  team(5, [5, 6]),
  team(6, [1, 7]),
];
const all = new Set([1, 2, 3, 4, 5, 6, 7]);
const numbers = (shares: readonly (readonly { readonly number: number }[])[] | null) =>
  shares?.map((share) => share.map(({ number }) => number));

describe("teams for several apps", () => {
  test("are different for each app, in their order, without repeats and without those that an app holds", async () => {
    const free = freeTeams(teams.map(linkKeyOf), new Set([linkKeyOf(teams[1]!)]));
    expect(free).toEqual([0, 2, 4, 5]);
    const recipients = [
      { slug: "a", count: 2, players: all },
      { slug: "b", count: 1, players: all },
      { slug: "c", count: 9, players: all },
    ];
    expect(numbers(await divideTeams(teams, free, recipients))).toEqual([[1, 3], [5], [6]]);
    expect(sharesOf(teams, free, recipients)).toEqual([2, 1, 1]);
  });

  test("go to an app that knows their players", async () => {
    const free = freeTeams(teams.map(linkKeyOf), new Set());
    const recipients = [
      { slug: "a", count: 4, players: new Set([1, 2, 3]) },
      { slug: "b", count: 4, players: all },
    ];
    expect(numbers(await divideTeams(teams, free, recipients))).toEqual([
      [1, 2],
      [3, 5, 6],
    ]);
    expect(sharesOf(teams, free, recipients)).toEqual([2, 3]);
  });

  test("are the best of those that the apps before have left, and a failed choice is told", async () => {
    const free = freeTeams(teams.map(linkKeyOf), new Set());
    const recipients = [
      { slug: "a", count: 2, players: all },
      { slug: "b", count: 2, players: all },
    ];
    const last = async (count: number, among: readonly number[]) =>
      among.slice(-count).map((index) => teams[index]!);
    expect(numbers(await divideTeams(teams, free, recipients, last))).toEqual([
      [5, 6],
      [2, 3],
    ]);
    expect(await divideTeams(teams, free, recipients, async () => null)).toBeNull();
  });
});
