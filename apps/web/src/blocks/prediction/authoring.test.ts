import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { describe, expect, it } from "vitest";
import { candidates, entriesOf, frequencyReady, poolOf, roleCountsOf } from "./authoring.ts";
import type { Authoring } from "./authoring.ts";

const head = { title: "", notes: false, extra: "" };
const roles = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3];
/** Two sides of twelve: 0-11 and 12-23; the first eleven of each play. */
const players = [0, 1].flatMap((side) =>
  roles.map((role, place) => ({
    player_index: side * 12 + place,
    team_index: side,
    role,
    playing: place < 11 ? 1 : 0,
    selected_by: place < 6 ? 60 : 20,
  })),
) as unknown as readonly Player[];

const list = (id: 2 | 3 | 4, left: number[], right: number[]): PredictionSection => ({
  id,
  ...head,
  leftSideTeam: left,
  rightSideTeam: right,
});
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const authoring = (sections: readonly PredictionSection[], lineups: 0 | 1 = 0): Authoring => ({
  match: { sport_index: 0, lineup_status: lineups } as MatchDetail,
  sport: sportByIndex(0),
  players,
  sections,
});
const indexes = (list: readonly Player[]) => list.map((player) => player.player_index);
const names = (entries: ReturnType<typeof entriesOf>) => entries?.map(({ value }) => value.join("-"));

describe("writing a prediction", () => {
  it("offers no dropped player to be fixed or captain, and only who plays once line-ups are out", () => {
    const droppedPlayers = authoring([list(3, [4], [13])]);
    for (const id of [4, 5, 6] as const) expect(indexes(candidates(droppedPlayers, id))).not.toContain(4);
    expect(indexes(candidates(droppedPlayers, 2))).toContain(4);
    const out = authoring([list(4, [11], [])], 1);
    // 23 does not play; neither does 11, but he is fixed.
    expect(indexes(candidates(out, 2))).toEqual(from(0, 23));
  });

  it("makes teams of predicted, impact and fixed players without the dropped", () => {
    const sections = [list(2, [0, 1, 2], [12]), list(3, [2], []), list(4, [7], [])];
    expect(indexes(poolOf(authoring(sections)))).toEqual([0, 1, 7, 12]);
    expect(poolOf(authoring([]))).toHaveLength(24);
  });

  it("offers the splits and combinations that the pool fills and that have room for the fixed", () => {
    const all = list(2, from(0, 11), from(12, 11));
    expect(names(entriesOf(authoring([all]), 8))).toHaveLength(10);
    const short = list(2, from(0, 5), from(12, 11));
    expect(names(entriesOf(authoring([short]), 8))).toEqual(["4-7", "5-6", "3-8", "2-9", "1-10"]);
    const keptPlayers = list(4, [0, 1, 2], []);
    expect(names(entriesOf(authoring([short, keptPlayers]), 8))).toEqual(["4-7", "5-6", "3-8"]);
    // One keeper of each side: nobody has three.
    expect(names(entriesOf(authoring([all]), 9))?.every((name) => Number(name[0]) <= 2)).toBe(true);
    expect(names(entriesOf(authoring([all]), 10))).toContain("5-6");
    const unknown = { ...authoring([all]), players: players.map((one) => ({ ...one, selected_by: null })) };
    expect(entriesOf(unknown, 10)).toBeNull();
  });

  it("offers a role's counts with which a chosen combination comes out", () => {
    const sections: PredictionSection[] = [
      list(2, from(0, 11), from(12, 11)),
      list(3, [], []),
      list(4, [1], []),
    ];
    expect(frequencyReady(sections)).toBe(false);
    // 1-3-2-5 alone: three batsmen, one of them fixed on the left.
    const ready = authoring([...sections, { id: 9, ...head, selectedList: [0] }]);
    expect(frequencyReady(ready.sections)).toBe(true);
    expect(roleCountsOf(ready, 0, 1, [])).toEqual([1, 2, 3]);
    expect(roleCountsOf(ready, 1, 1, [2])).toEqual([1]);
    expect(roleCountsOf(ready, 1, 1, [1, 3])).toEqual([0, 2]);
  });
});
