import { percentageGroup } from "@teamwright/domain/sports";
import { describe, expect, it } from "vitest";
import { filterTeams } from "../filters/filter-teams.ts";
import { everySport, sampleOf } from "../testing/sample.ts";
import type { Sample } from "../testing/sample.ts";
import { toTeams } from "../to-team.ts";
import { analyseTeams } from "./analyse-teams.ts";

const tally = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};
const asRecord = (shares: readonly { kind: unknown; teams: number }[] | null) =>
  Object.fromEntries(shares!.map(({ kind, teams }) => [String(kind), teams]));

function expectTables(sample: Sample, rows?: Uint32Array) {
  const { match, columns } = sample;
  const teams = toTeams(columns, match, rows);
  const analytics = analyseTeams(columns, match, rows);
  const playerOf = new Map(match.players.map((player) => [player.player_index, player]));
  const members = teams.map((team) => team.team.flat());
  expect(analytics.teams).toBe(teams.length);
  for (const share of analytics.players) {
    const index = share.player_index;
    const teamsWith = members.filter((list) => list.includes(index)).length;
    expect(share.teams).toBe(teamsWith);
    expect(share.captain).toBe(teams.filter((team) => team.captain === index).length);
    expect(share.viceCaptain).toBe(teams.filter((team) => team.vicecaptain === index).length);
    expect(share.teamsPercent).toBeCloseTo((100 * teamsWith) / teams.length, 9);
  }
  expect(asRecord(analytics.combinations)).toEqual(
    tally(teams.map((team) => String(team.team.map((list) => list.length)))),
  );
  const sides = members.map((list) => {
    const left = list.filter((index) => playerOf.get(index)!.team_index === 0).length;
    return String([left, list.length - left]);
  });
  expect(asRecord(analytics.partitions)).toEqual(tally(sides));
  expect(asRecord(analytics.credits)).toEqual(tally(teams.map((team) => String(team.credits))));
  for (const pattern of [1, 2] as const) {
    const splits = members.map((list) => {
      const counts = pattern === 1 ? [0, 0] : [0, 0, 0];
      for (const index of list) counts[percentageGroup(pattern, playerOf.get(index)!.selected_by!)]! += 1;
      return String(counts);
    });
    expect(asRecord(pattern === 1 ? analytics.pattern1 : analytics.pattern2)).toEqual(tally(splits));
  }
  const { players, counts } = analytics.pairs;
  for (const [row, one] of players.entries())
    for (const [column, other] of players.entries())
      expect(counts[row * players.length + column]).toBe(
        members.filter((list) => list.includes(one) && list.includes(other)).length,
      );
  const pairs = analytics.captainPairs;
  let inPairs = 0;
  for (const [row, captain] of pairs.players.entries())
    for (const [column, viceCaptain] of pairs.players.entries()) {
      const count = pairs.counts[row * pairs.players.length + column]!;
      inPairs += count;
      expect(count).toBe(
        teams.filter((team) => team.captain === captain && team.vicecaptain === viceCaptain).length,
      );
    }
  expect(inPairs).toBe(teams.length);
}

describe("analytics", () => {
  it("count what plain loops over JSON teams count, in all sports", () => {
    for (const sport of everySport) expectTables(sampleOf(sport, 150, 60 + sport));
  });

  it("count over a selection", () => {
    const sample = sampleOf(0, 400, 90);
    const captain = sample.teams[0]!.captain;
    expectTables(
      sample,
      filterTeams(sample.columns, sample.match, [{ kind: "captain", players: [captain] }]),
    );
  });

  it("put the kind with most teams first", () => {
    const { match, columns } = sampleOf(0, 500, 12);
    const teams = analyseTeams(columns, match).combinations.map((share) => share.teams);
    expect(teams).toEqual(teams.toSorted((one, other) => other - one));
  });

  it("say that percentage splits are not known when a team's player has no ownership", () => {
    const { match, teams, columns } = sampleOf(0, 20, 8);
    const without = (index: number) => ({
      ...match,
      players: match.players.map((player) =>
        player.player_index === index ? { ...player, selected_by: null } : player,
      ),
    });
    expect(analyseTeams(columns, without(teams[0]!.captain)).pattern1).toBeNull();
    expect(analyseTeams(columns, without(teams[0]!.captain), Uint32Array.of()).pattern2).toEqual([]);
  });
});
