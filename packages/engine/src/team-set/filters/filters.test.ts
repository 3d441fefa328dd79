import { percentageGroup } from "@teamwright/domain/sports";
import type { Team } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { selectTeams } from "../select.ts";
import { everySport, sampleOf } from "../testing/sample.ts";
import type { Sample } from "../testing/sample.ts";
import { toTeams } from "../to-team.ts";
import type { TeamFilter } from "./filter.ts";
import { filterTeams } from "./filter-teams.ts";
import { NO_PRESET, readPreset, writePreset } from "./preset.ts";

/** The filters again, over JSON teams, by the simplest code. */
function keeps({ match }: Sample, team: Team, filter: TeamFilter): boolean {
  const members = team.team.flat();
  const playerOf = (index: number) => match.players.find((player) => player.player_index === index)!;
  const left = members.filter((index) => playerOf(index).team_index === 0).length;
  const among = (list: readonly (readonly number[])[], counts: readonly number[]) =>
    list.some((wanted) => String(wanted) === String(counts));
  switch (filter.kind) {
    case "players":
      return (
        filter.present.every((index) => members.includes(index)) &&
        !filter.absent.some((index) => members.includes(index))
      );
    case "captain":
      return filter.players.includes(team.captain);
    case "vice-captain":
      return filter.players.includes(team.vicecaptain);
    case "partition":
      return among(filter.partitions, [left, members.length - left]);
    case "credits":
      return filter.credits.includes(team.credits);
    case "combination":
      return among(
        filter.combinations,
        team.team.map((players) => players.length),
      );
    case "percentage": {
      const counts = filter.pattern === 1 ? [0, 0] : [0, 0, 0];
      for (const index of members)
        counts[percentageGroup(filter.pattern, playerOf(index).selected_by!)]! += 1;
      return among(filter.splits, counts);
    }
  }
}

function filtersOf({ teams, match }: Sample): TeamFilter[] {
  const [one, two, three] = teams.slice(0, 3) as [Team, Team, Team];
  const shape = (team: Team) => team.team.map((players) => players.length);
  const left = (team: Team) =>
    team.team
      .flat()
      .filter((index) => match.players.find((player) => player.player_index === index)!.team_index === 0)
      .length;
  const size = one.team.flat().length;
  return [
    { kind: "players", present: one.team.flat().slice(0, 2), absent: [] },
    { kind: "players", present: [], absent: two.team.flat().slice(0, 3) },
    { kind: "players", present: one.team.flat().slice(0, 1), absent: one.team.flat().slice(1, 2) },
    { kind: "players", present: one.team.flat().slice(0, 1), absent: one.team.flat().slice(0, 1) },
    { kind: "captain", players: [one.captain, two.captain] },
    { kind: "vice-captain", players: [three.vicecaptain, two.captain] },
    { kind: "partition", partitions: [[left(one), size - left(one)]] },
    { kind: "credits", credits: [one.credits, two.credits] },
    { kind: "combination", combinations: [shape(one), shape(two)] },
    { kind: "percentage", pattern: 1, splits: [[4, size - 4]] },
    {
      kind: "percentage",
      pattern: 2,
      splits: [
        [3, 2, size - 5],
        [2, 3, size - 5],
      ],
    },
  ];
}

describe("filters", () => {
  it("keep what the same filters over JSON teams keep, in all sports", () => {
    for (const sport of everySport) {
      const sample = sampleOf(sport, 800, 100 + sport);
      for (const filter of filtersOf(sample)) {
        const rows = filterTeams(sample.columns, sample.match, [filter]);
        const expected = sample.teams.filter((team) => keeps(sample, team, filter));
        expect(toTeams(sample.columns, sample.match, rows)).toEqual(expected);
      }
    }
  });

  it("add up, one after the other and within a selection", () => {
    const sample = sampleOf(0, 3000, 42);
    const filters = filtersOf(sample);
    const bothFilters = [filters[1]!, filters[4]!];
    const rows = filterTeams(sample.columns, sample.match, bothFilters);
    expect(rows.length).toBeGreaterThan(0);
    expect(toTeams(sample.columns, sample.match, rows)).toEqual(
      sample.teams.filter((team) => bothFilters.every((filter) => keeps(sample, team, filter))),
    );
    const step = filterTeams(sample.columns, sample.match, [filters[1]!]);
    expect(filterTeams(sample.columns, sample.match, [filters[4]!], step)).toEqual(rows);
    expect(filterTeams(sample.columns, sample.match, []).length).toBe(3000);
    expect(selectTeams(sample.columns, rows).count).toBe(rows.length);
  });

  it("keep no team by percentage when a player's ownership is not known", () => {
    const { match, columns } = sampleOf(0, 50, 8);
    const blind = {
      ...match,
      players: match.players.map((player) => ({ ...player, selected_by: null })),
    };
    const filter: TeamFilter = { kind: "percentage", pattern: 1, splits: [[0, 0]] };
    expect(filterTeams(columns, blind, [{ ...filter, splits: [[5, 6]] }])).toHaveLength(0);
  });
});

describe("the preset filter of the display route", () => {
  it("reads back what it writes, for every kind", () => {
    for (const filter of filtersOf(sampleOf(0, 5, 1))) {
      const segments = writePreset(filter);
      expect(readPreset(segments)).toEqual({ ok: true, value: filter });
      expect(encodeURIComponent(segments.filterValue.replaceAll(":", ""))).toBe(
        segments.filterValue.replaceAll(":", ""),
      );
    }
  });

  it("reads 9/9 as no filter", () => {
    expect(readPreset(NO_PRESET)).toEqual({ ok: true, value: null });
    expect(readPreset({ filterType: "9", filterValue: "x" })).toEqual({ ok: true, value: null });
  });

  it("refuses what it cannot read", () => {
    const bad = [
      ["7", "1"],
      ["0", ""],
      ["0", "70"],
      ["0", "1.x"],
      ["1", "-1"],
      ["3", "5-6-7"],
      ["3", "11"],
      ["4", "1e2"],
      ["5", "a-b"],
      ["6", "3:5-6"],
      ["constructor", "x"],
      ["__proto__", "x"],
    ];
    for (const [filterType, filterValue] of bad)
      expect(readPreset({ filterType: filterType!, filterValue: filterValue! })).toEqual({
        ok: false,
        error: "unreadable-preset",
      });
  });
});
