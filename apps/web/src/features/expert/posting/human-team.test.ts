import { basketball, cricket, football, kabaddi } from "@teamwright/domain";
import type { Player, Sport } from "@teamwright/domain";
import { describe, expect, test } from "vitest";
import {
  emptyTeam,
  figuresOf,
  finishTeam,
  problemOf,
  sameTeam,
  togglePlayer,
  withCaptain,
  withViceCaptain,
} from "./human-team.ts";
import type { TeamInWork } from "./human-team.ts";

/** `count` players of a role and side, from `first` on. */
const players = (role: number, side: 0 | 1, count: number, first: number, credits = 8): Player[] =>
  Array.from({ length: count }, (_, index) => ({
    player_index: first + index,
    player_fixed_id: `p${first + index}`,
    pl_id: null,
    name: `Player ${first + index}`,
    image: "",
    role,
    team_index: side,
    team_name: side === 0 ? "LEF" : "RIG",
    credits,
    points: 0,
    selected_by: null,
    captain_percentage: null,
    vice_captain_percentage: null,
    playing: 0,
    last_play: 0,
    last_play_text: "other",
    fantasy_id_list: [],
  }));
/** Cricket: left 0-14, right 20-34; per side WK 2, BAT 5, AL 3, BOWL 5. */
const squad = ([0, 1] as const).flatMap((side) => [
  ...players(0, side, 2, side * 20),
  ...players(1, side, 5, side * 20 + 2),
  ...players(2, side, 3, side * 20 + 7),
  ...players(3, side, 5, side * 20 + 10),
]);
const of = (indexes: readonly number[], captain: number | null = null, viceCaptain: number | null = null) =>
  ({ players: indexes, captain, viceCaptain }) satisfies TeamInWork;
const eleven = [0, 2, 3, 4, 7, 10, 11, 22, 23, 27, 30];
const key = (team: TeamInWork, list = squad, sport: Sport = cricket) => problemOf(team, list, sport);
const player = (index: number, list = squad) => list.find((each) => each.player_index === index)!;

describe("a finished team", () => {
  test("needs exactly the sport's number of players", () => {
    for (const [sport, n] of [
      [cricket, 11],
      [football, 11],
      [basketball, 8],
      [kabaddi, 7],
    ] as const)
      expect(problemOf(emptyTeam, squad, sport)).toEqual({
        key: "experts.human.exactPlayers",
        values: { n },
      });
  });

  test("costs at most 100 credits and takes at most 10 of a side", () => {
    const dear = squad.map((each) => ({ ...each, credits: 9.5 }));
    expect(key(of(eleven, 0, 2), dear)?.key).toBe("experts.human.creditsAboveHundred");
    expect(key(of([0, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13], 0, 2))?.key).toBe(
      "experts.human.maximumFromOneTeam",
    );
  });

  test("keeps the fewest players per side and role of each sport", () => {
    const three = [
      ...players(0, 0, 1, 0),
      ...players(1, 0, 4, 1),
      ...players(2, 0, 3, 5),
      ...players(3, 1, 3, 20),
    ];
    expect(
      key(
        of(
          three.map((each) => each.player_index),
          0,
          1,
        ),
        three,
        football,
      ),
    ).toEqual({
      key: "experts.human.minimumFromEachSide",
      values: { n: 4 },
    });
    expect(key(of([2, 3, 4, 5, 7, 8, 10, 11, 22, 23, 24], 2, 3))).toEqual({
      key: "experts.human.roleAtLeast",
      values: { role: "WK", n: 1 },
    });
    const oneRaider = [
      ...players(0, 0, 3, 0),
      ...players(1, 1, 2, 20),
      ...players(0, 1, 1, 22),
      ...players(2, 1, 1, 23),
    ];
    expect(
      key(
        of(
          oneRaider.map((each) => each.player_index),
          0,
          1,
        ),
        oneRaider,
        kabaddi,
      ),
    ).toEqual({
      key: "experts.human.roleAtLeast",
      values: { role: "RAI", n: 2 },
    });
  });

  test("has a captain and another vice-captain", () => {
    expect(key(of(eleven, 0))?.key).toBe("experts.human.selectCaptainsProperly");
    expect(key(of(eleven, 0, 0))?.key).toBe("experts.human.selectCaptainsProperly");
    expect(key(of(eleven, 0, 2))).toBeNull();
    expect(finishTeam(of(eleven, 0, 2), squad, cricket)).toEqual({
      team: [[0], [2, 3, 4, 22, 23], [7, 27], [10, 11, 30]],
      captain: 0,
      vicecaptain: 2,
    });
  });
});

describe("choosing", () => {
  test("toggles a player, who stops being captain or vice-captain when taken out", () => {
    const team = of([0, 2], 0, 2);
    expect(togglePlayer(team, player(0), squad, cricket)).toEqual({ team: of([2], null, 2), problem: null });
    expect(togglePlayer(team, player(2), squad, cricket).team).toEqual(of([0], 0, null));
    expect(togglePlayer(team, player(3), squad, cricket).team.players).toEqual([0, 2, 3]);
  });

  test("refuses a twelfth player, more than 100 credits, an eleventh of a side, one too many of a role", () => {
    expect(togglePlayer(of(eleven), player(5), squad, cricket).problem).toEqual({
      key: "experts.human.alreadySelected",
      values: { n: 11 },
    });
    const dear = squad.map((each) => ({ ...each, credits: 11.5 }));
    const eight = of(eleven.slice(0, 8));
    expect(togglePlayer(eight, player(27, dear), dear, cricket).problem?.key).toBe(
      "experts.human.creditExceeding",
    );
    const ten = of([0, 2, 3, 4, 5, 7, 8, 10, 11, 12]);
    expect(togglePlayer(ten, player(13), squad, cricket).problem?.key).toBe(
      "experts.human.maximumFromOneTeam",
    );
    const keepers = players(0, 0, 2, 0);
    expect(togglePlayer(of([0]), player(1, keepers), keepers, football).problem).toEqual({
      key: "experts.human.roleAtMost",
      values: { role: "GK", n: 1 },
    });
  });

  test("takes a captain first, then another player as vice-captain", () => {
    expect(withViceCaptain(of(eleven), 2).problem?.key).toBe("experts.human.selectCaptainFirst");
    const ledTeam = withCaptain(of(eleven), 0).team;
    expect(withViceCaptain(ledTeam, 0).problem?.key).toBe("experts.human.sameCaptain");
    const teamWithBoth = withViceCaptain(ledTeam, 2).team;
    expect(teamWithBoth).toEqual(of(eleven, 0, 2));
    expect(withCaptain(teamWithBoth, 2).problem?.key).toBe("experts.human.sameCaptain");
    expect(withCaptain(teamWithBoth, 0).team.captain).toBeNull();
    expect(withViceCaptain(teamWithBoth, 2).team.viceCaptain).toBeNull();
  });

  test("counts credits in hundredths", () => {
    const tenths = squad.map((each) => ({ ...each, credits: 9.1 }));
    expect(figuresOf(of(eleven.slice(0, 10)), tenths, cricket).credits).toBe(91);
  });
});

test("the same players under the same leaders are one team, in any order", () => {
  const team = finishTeam(of(eleven, 0, 2), squad, cricket);
  expect(sameTeam(team, finishTeam(of(eleven.toReversed(), 0, 2), squad, cricket))).toBe(true);
  expect(sameTeam(team, { ...team, captain: 2, vicecaptain: 0 })).toBe(false);
});
