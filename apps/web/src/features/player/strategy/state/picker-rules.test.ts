import { describe, expect, it } from "vitest";
import { squadOf } from "#data/strategy/pool.ts";
import { checkGroupLimits, checkPicked } from "./picker-rules.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

const squad = squadOf(sampleMatch(0, { left: [3, 4, 4, 4], right: [3, 4, 4, 4] }));
const left = squad.filter((player) => player.team_index === 0);
const right = squad.filter((player) => player.team_index === 1);
const pick = (fromLeft: number, fromRight: number) => [
  ...left.slice(0, fromLeft),
  ...right.slice(0, fromRight),
];

describe("picker dialogs", () => {
  it("wants 11 of each side for Playing 11", () => {
    expect(checkPicked("playing11", pick(11, 11))).toBeNull();
    expect(checkPicked("playing11", pick(11, 10))).toBe("Playing 11 should have 11 players each!");
  });

  it("takes at most 8 fixed players, 6 of a role", () => {
    expect(checkPicked("fixed", pick(4, 4))).toBeNull();
    expect(checkPicked("fixed", pick(5, 4))).toBe("Too many fixed Players!");
    const bowlers = squad.filter((player) => player.role === 3);
    expect(checkPicked("fixed", bowlers.slice(0, 6))).toBeNull();
    expect(checkPicked("fixed", bowlers.slice(0, 7))).toBe("Too many fixed Players!");
  });

  it("wants 1 or more captains and vice-captains, at most 11 of a side", () => {
    for (const kind of ["captain", "viceCaptain"] as const) {
      expect(checkPicked(kind, [])).toBe("Select 1 or more players!");
      expect(checkPicked(kind, pick(11, 11))).toBeNull();
      expect(checkPicked(kind, pick(12, 0))).toBe("Select at most 11 players from each side!");
    }
  });

  it("drops at most 8 players, 5 of a side", () => {
    expect(checkPicked("drop", pick(5, 3))).toBeNull();
    expect(checkPicked("drop", pick(6, 0))).toBe("Select at most 5 players from each side!");
    expect(checkPicked("drop", pick(5, 4))).toBe("You cannot select more than 8 players");
  });

  it("takes at most 8 impact players, 4 of a side, or one of each", () => {
    expect(checkPicked("impact", pick(4, 4))).toBeNull();
    expect(checkPicked("impact", pick(5, 0))).toBe("Select at most 4 players from each side!");
    expect(checkPicked("singleImpact", pick(1, 1))).toBeNull();
    expect(checkPicked("singleImpact", pick(2, 0))).toBe(
      "You cannot select more than 1 impact player from a team!",
    );
  });

  it("wants 2 or more players in a group, and a minimum below its maximum", () => {
    expect(checkPicked("group", pick(1, 0))).toBe(
      "Invalid Group Player selection!, Select 2 or more players.",
    );
    expect(checkPicked("group", pick(1, 1))).toBeNull();
    expect(checkGroupLimits(null, 2, 3)).toBe("Min Player & Max Player Cannot Be Empty!");
    expect(checkGroupLimits(2, 2, 3)).toBe(
      "Min Player & Max Player should not be equal, try selecting fixed players in this case!",
    );
    expect(checkGroupLimits(1, 4, 3)).toBe("You cannot select more than 3 players");
    expect(checkGroupLimits(0, 1, 3)).toBeNull();
  });
});
