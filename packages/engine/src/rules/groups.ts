import type { Strategy } from "@teamwright/domain";
import { countLimit } from "../constraints/constraints.ts";
import type { LooserStep, Rule } from "./rule.ts";
import { refusal } from "../outcome.ts";

type PlayerGroup = NonNullable<Strategy["groups"]>[number];

const replaceGroup = (from: Strategy, group: PlayerGroup, by: readonly PlayerGroup[]): Strategy => ({
  ...from,
  groups: (from.groups ?? []).flatMap((other) => (other === group ? by : [other])),
});

/** A team holds between the minimum and the maximum of a group's players. */
export const groupsRule: Rule = {
  name: "groups",
  check: (strategy, { playerAt }) => {
    for (const [index, group] of (strategy.groups ?? []).entries()) {
      const unknown = group.players.find((player) => !playerAt.has(player));
      if (unknown !== undefined)
        return refusal("unknown-player", { player: unknown, group: index + 1 }, "groups");
      const { min, max } = group;
      if (min > max) return refusal("group-range", { group: index + 1, min, max }, "groups");
    }
    return undefined;
  },
  narrow: (constraints, strategy) => {
    const limits = (strategy.groups ?? []).map(({ players, ...range }) =>
      countLimit("groups", new Set(players), range),
    );
    constraints.sums = [...constraints.sums, ...limits];
  },
  bounds: ({ groups = [] }) =>
    groups.map((group, index) => ({
      description: { rule: "groups", key: `groups.${index}`, group: index + 1, ...group },
      drop: (from) => replaceGroup(from, group, []),
      looser: [
        ...(group.min > 0 ? [stepTo(group, index, "min", group.min - 1)] : []),
        ...(group.max < group.players.length ? [stepTo(group, index, "max", group.max + 1)] : []),
      ],
    })),
};

const stepTo = (group: PlayerGroup, index: number, end: "min" | "max", count: number): LooserStep => ({
  change: { change: `group-${end}`, group: index + 1, players: group.players, count },
  loosen: (from) => replaceGroup(from, group, [{ ...group, [end]: count }]),
});
