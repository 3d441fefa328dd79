import { describe, expect, it } from "vitest";
import type { Player } from "@teamwright/domain";
import { emptyDraft } from "#data/strategy/draft.ts";
import { afterMark, checkMark, markedAs } from "./captaincy.ts";
import { matchWithEdits, squadOf } from "#data/strategy/pool.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4], lineup: 0 });
const squad = squadOf(match);
const side = (team: 0 | 1) => squad.filter((player) => player.team_index === team);
const indexes = (players: readonly Player[]) => players.map((player) => player.player_index);
const draft = {
  ...emptyDraft(match.id, 0, "2026-11-01T00:00:00Z"),
  strategy: {
    sport: 0 as const,
    players: indexes([...side(0).slice(0, 11), ...side(1).slice(0, 12)]),
    fixed: [0, 1],
    captains: [2, 3],
  },
};
const around = {
  squad,
  pool: squad.filter((player) => draft.strategy.players.includes(player.player_index)),
  rules: 0,
} as const;

describe("marks beside the list of players", () => {
  it("refuse what their picker refuses, in its words", () => {
    const eleven = side(0).slice(0, 11);
    expect(checkMark("playing11", draft, eleven, squad)).toBe("Playing 11 should have 11 players each!");
    expect(checkMark("playing11", draft, [...eleven, ...side(1).slice(0, 11)], squad)).toBeNull();
    expect(checkMark("singleImpact", draft, side(0).slice(0, 2), squad)).toBe(
      "You cannot select more than 1 impact player from a team!",
    );
    expect(checkMark("drop", draft, side(0).slice(0, 6), squad)).toBe(
      "Select at most 5 players from each side!",
    );
    expect(checkMark("captain", draft, [], squad)).toBe("Select 1 or more players!");
  });

  it("let everybody go where a mark is no duty", () => {
    for (const kind of ["drop", "singleImpact", "fixed"] as const)
      expect(checkMark(kind, draft, [], squad)).toBeNull();
    expect(checkMark("playing11", { ...draft, lineup: [1, 2] }, [], squad)).toBeNull();
  });

  it("take nobody for no line-up", () => {
    expect(checkMark("playing11", { ...draft, lineup: [] }, [], squad)).toBe(
      "Playing 11 should have 11 players each!",
    );
  });

  it("take a dropped player out of the pool and every list", () => {
    const after = { ...draft, ...afterMark("drop", draft, [0, 2], around) };
    expect(markedAs(after, "drop")).toEqual([0, 2]);
    expect(after.strategy.players).not.toContain(0);
    expect([after.strategy.fixed, after.strategy.captains]).toEqual([[1], [3]]);
  });

  it("bring an impact player into the pool, where his side has room", () => {
    const [left, right] = [side(0).slice(12, 13), side(1).slice(12, 13)];
    const after = { ...draft, ...afterMark("singleImpact", draft, indexes(left), around) };
    expect(after.strategy.players).toHaveLength(24);
    expect(markedAs(after, "singleImpact")).toEqual(indexes(left));
    expect(checkMark("singleImpact", draft, right, squad)).toBe(
      "Cannot select more than 12 players from each side",
    );
  });

  it("set line-ups of one's own, until the real ones are out", () => {
    const ownIndexes = indexes([...side(0).slice(0, 11), ...side(1).slice(0, 11)]);
    const squadSeen = squadOf(matchWithEdits(match, {}, ownIndexes));
    expect(indexes(squadSeen.filter((player) => player.playing === 1))).toEqual(ownIndexes);
    const announcedMatch = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4], lineup: 1 });
    expect(matchWithEdits(announcedMatch, {}, ownIndexes)).toBe(announcedMatch);
  });
});
