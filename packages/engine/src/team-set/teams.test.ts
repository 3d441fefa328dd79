import type { Team } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { bucketPoints } from "./analytics/point-buckets.ts";
import { fromTeams } from "./from-teams.ts";
import { mergeTeams } from "./merge.ts";
import { scoreTeams } from "./score.ts";
import { concatTeams, renumberTeams, selectTeams } from "./select.ts";
import { shuffleTeams } from "./shuffle.ts";
import { sortTeams } from "./sort.ts";
import { columnsOf, everySport, sampleOf } from "./testing/sample.ts";
import { toTeam, toTeams } from "./to-team.ts";

const keyOf = (team: { team: number[][]; captain: number; vicecaptain: number }): string =>
  `${team.team.flat().toSorted((one, other) => one - other)}|${team.captain}|${team.vicecaptain}`;

describe("a team set", () => {
  it("gives back the JSON teams it was built from, roles in the sport's order", () => {
    for (const sport of everySport) {
      const { match, teams, columns } = sampleOf(sport, 200, 11 + sport);
      expect(toTeams(columns, match)).toEqual(teams);
      expect(toTeam(columns, 7, match)).toEqual(teams[7]);
    }
  });

  it("refuses JSON teams that cannot be, and says which", () => {
    const { match, teams } = sampleOf(0, 3, 5);
    const team = teams[1]!;
    const [first, second] = team.team.flat();
    const stranger = Array.from({ length: 70 }, (_, slot) => slot).find((slot) =>
      match.players.every((player) => player.player_index !== slot),
    )!;
    const outsider = match.players.find((player) => !team.team.flat().includes(player.player_index))!;
    const cases: readonly (readonly [Team, string])[] = [
      [{ ...team, team: [...team.team.slice(0, 3), [...team.team[3]!, stranger]] }, "unknown-player"],
      [{ ...team, team: [...team.team.slice(0, 3), [...team.team[3]!, 70]] }, "unknown-player"],
      [{ ...team, team: [...team.team.slice(0, 3), [...team.team[3]!, first!]] }, "repeated-player"],
      [{ ...team, team: [team.team.flat().slice(1), [], [], []] }, "wrong-size"],
      [{ ...team, captain: second!, vicecaptain: second! }, "wrong-captain"],
      [{ ...team, captain: outsider.player_index }, "wrong-captain"],
      [{ ...team, captain: 255 }, "wrong-captain"],
      [{ ...team, team_number: 0 }, "wrong-number"],
      [{ ...team, team_number: 2 ** 32 }, "wrong-number"],
      [{ ...team, credits: Number.NaN }, "wrong-credits"],
      [{ ...team, credits: 700 }, "wrong-credits"],
    ];
    for (const [bad, code] of cases)
      expect(fromTeams([teams[0]!, bad], match)).toMatchObject({ ok: false, error: { code, team: 1 } });
  });

  it("selects rows in the order asked, joins sets, renumbers", () => {
    const { match, teams, columns } = sampleOf(2, 40, 3);
    expect(toTeams(selectTeams(columns, Uint32Array.of(7, 3)), match)).toEqual([teams[7], teams[3]]);
    const twice = concatTeams(columns.sport, [columns, columns]);
    expect(toTeams(twice, match)).toEqual([...teams, ...teams]);
    expect(Array.from(renumberTeams(twice, 5).number.slice(0, 3))).toEqual([5, 6, 7]);
    expect(() => concatTeams(columns.sport, [columns, sampleOf(0, 1, 1).columns])).toThrow("two sports");
  });

  it("merges without repeats: a team is its players, captain and vice-captain", () => {
    const { match, teams } = sampleOf(3, 30, 9);
    const swappedTeams = teams.map((team) => ({
      ...team,
      captain: team.vicecaptain,
      vicecaptain: team.captain,
    }));
    const mergedTeams = toTeams(
      mergeTeams(columnsOf(teams, match), columnsOf(swappedTeams, match), columnsOf(teams, match)),
      match,
    );
    const expected = [...new Map([...teams, ...swappedTeams].map((team) => [keyOf(team), team])).keys()];
    expect(mergedTeams.map(keyOf)).toEqual(expected);
    expect(mergedTeams.map((team) => team.team_number)).toEqual(mergedTeams.map((_, row) => row + 1));
  });

  it("merges 25,000 teams that repeat", () => {
    const { columns } = sampleOf(0, 25_000, 21);
    expect(mergeTeams(columns, columns).count).toBe(mergeTeams(columns).count);
  });

  it("shuffles evenly by seed and loses no team", () => {
    const { match, teams, columns } = sampleOf(1, 60, 2, 13);
    const order = (seed: number) => toTeams(shuffleTeams(columns, seed), match).map(keyOf);
    expect(order(4)).toEqual(order(4));
    expect(order(4)).not.toEqual(order(5));
    expect(order(4).toSorted()).toEqual(teams.map(keyOf).toSorted());
    expect(Array.from(shuffleTeams(columns, 4).number)).toEqual(teams.map((_, row) => row + 1));
  });

  it("scores the captain twice and the vice-captain one and a half times", () => {
    for (const sport of everySport) {
      const { teams, columns } = sampleOf(sport, 300, 31 + sport);
      const points = Array.from({ length: 70 }, (_, slot) => ((slot * 37) % 101) / 4 - 3);
      const expected = teams.map((team) =>
        team.team
          .flat()
          .map(
            (player) =>
              points[player]! * (player === team.captain ? 2 : player === team.vicecaptain ? 1.5 : 1),
          )
          .reduce((sum, part) => sum + part, 0),
      );
      expect(Array.from(scoreTeams(columns, points))).toEqual(expected);
    }
  });

  it("parts teams into buckets of 50 points, the last open-ended", () => {
    const scores = Float64Array.of(449.5, 310, 399.75, 400, 601, 350);
    expect(
      bucketPoints(scores, { openFrom: 450 }).map(({ from, to, rows }) => [from, to, Array.from(rows)]),
    ).toEqual([
      [300, 350, [1]],
      [350, 400, [2, 5]],
      [400, 450, [0, 3]],
      [450, null, [4]],
    ]);
    expect(bucketPoints(scores).map(({ from, to, rows }) => [from, to, rows.length])).toEqual([
      [300, 350, 1],
      [350, 400, 2],
      [400, 450, 2],
      [450, 500, 0],
      [500, 550, 0],
      [550, 600, 0],
      [600, null, 1],
    ]);
    expect(bucketPoints(Float64Array.of(-3, 12)).map(({ from }) => from)).toEqual([-50, 0]);
    expect(bucketPoints(new Float64Array(0))).toEqual([]);
  });

  it("sorts by number, credits and points, equal rows in the order given", () => {
    const { teams, columns } = sampleOf(0, 500, 77);
    const scores = scoreTeams(
      columns,
      Array.from({ length: 70 }, (_, slot) => slot % 3),
    );
    const rows = teams.map((_, row) => row);
    expect(Array.from(sortTeams(columns, { by: "credits" }))).toEqual(
      rows.toSorted((one, other) => teams[one]!.credits - teams[other]!.credits),
    );
    expect(Array.from(sortTeams(columns, { by: "points", scores, descending: true }))).toEqual(
      rows.toSorted((one, other) => scores[other]! - scores[one]!),
    );
    expect(
      Array.from(sortTeams(columns, { by: "number", descending: true }, Uint32Array.of(1, 9, 4))),
    ).toEqual([9, 4, 1]);
  });
});
