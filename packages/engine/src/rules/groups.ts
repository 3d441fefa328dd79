import type { Strategy } from "@teamwright/domain";
import type { Rule } from "./rule.ts";
import { listOf } from "./words.ts";

type Group = NonNullable<Strategy["groups"]>[number];

const replaced = (from: Strategy, group: Group, by: readonly Group[]): Strategy => ({
  ...from,
  groups: (from.groups ?? []).flatMap((other) => (other === group ? by : [other])),
});

/** A team holds between the least and the most of a group's players. */
export const groupsRule: Rule = {
  name: "groups",
  check: (strategy, { playerAt }) => {
    for (const [place, group] of (strategy.groups ?? []).entries()) {
      const unknown = group.players.find((player) => !playerAt.has(player));
      if (unknown !== undefined)
        return {
          code: "unknown-player",
          message: `Player ${unknown} of group ${place + 1} is not in this match`,
          field: "groups",
        };
      if (group.min > group.max)
        return {
          code: "group-range",
          message: `Group ${place + 1} asks for at least ${group.min} and at most ${group.max} players`,
          field: "groups",
        };
    }
    return undefined;
  },
  narrow: (draft, strategy) => {
    draft.groups = (strategy.groups ?? []).map(({ players, min, max }) => ({
      players: new Set(players),
      min,
      max,
    }));
  },
  bounds: ({ groups = [] }) =>
    groups.map((group, place) => ({
      rule: "groups",
      subject: String(place + 1),
      text: `Group ${place + 1}: ${group.min} to ${group.max} of ${listOf(group.players)}`,
      players: group.players,
      values: [[group.min, group.max]],
      drop: (from) => replaced(from, group, []),
      looser: [
        ...(group.min > 0
          ? [
              {
                text: `Group ${place + 1}: from ${group.min - 1}`,
                loosen: (from: Strategy) => replaced(from, group, [{ ...group, min: group.min - 1 }]),
              },
            ]
          : []),
        ...(group.max < group.players.length
          ? [
              {
                text: `Group ${place + 1}: up to ${group.max + 1}`,
                loosen: (from: Strategy) => replaced(from, group, [{ ...group, max: group.max + 1 }]),
              },
            ]
          : []),
      ],
    })),
};
