import { messages } from "@teamwright/domain/messages";
import type { Player } from "@teamwright/domain";
import { roleCounts, sideCounts } from "./pool.ts";

export const pickerKinds = [
  "playing11",
  "fixed",
  "captain",
  "viceCaptain",
  "drop",
  "impact",
  "singleImpact",
  "group",
] as const;
export type PickerKind = (typeof pickerKinds)[number];

const MOST_ROLES = 5;
const atMost = (total: number, perSide: number) => (picked: readonly Player[]) => {
  if (picked.length > total) return messages.strategy.cannotSelectMoreThan(total);
  return Math.max(...sideCounts(picked)) > perSide ? messages.picker.atMostFromEachSide(perSide) : null;
};

const leaders = (picked: readonly Player[]) => {
  if (picked.length < 1) return messages.picker.selectOneOrMore;
  return Math.max(...sideCounts(picked)) > 11 ? messages.picker.atMostFromEachSide(11) : null;
};

/** Limits of the picker dialogs. Source: document 000, section 5, "Picker dialogs". */
const checks: Record<PickerKind, (picked: readonly Player[]) => string | null> = {
  playing11: (picked) => {
    const [left, right] = sideCounts(picked);
    return left === 11 && right === 11 ? null : messages.picker.playing11;
  },
  fixed: (picked) => {
    const tooMany = picked.length > 8 || Math.max(...roleCounts(picked, MOST_ROLES)) > 6;
    return tooMany ? messages.picker.tooManyFixed : null;
  },
  captain: leaders,
  viceCaptain: leaders,
  drop: atMost(8, 5),
  impact: atMost(8, 4),
  singleImpact: (picked) =>
    Math.max(...sideCounts(picked)) > 1 ? messages.picker.oneImpactPlayerPerTeam : null,
  group: (picked) => (picked.length < 2 ? messages.picker.invalidGroup : null),
};

/** What the dialog says when it cannot be left with these players; null when it can. */
export const checkPicked = (kind: PickerKind, picked: readonly Player[]): string | null =>
  checks[kind](picked);

/** Limits of a player group; NaN or null stands for an empty field. */
export function checkGroupLimits(min: number | null, max: number | null, size: number): string | null {
  if (min === null || max === null || !Number.isInteger(min) || !Number.isInteger(max))
    return messages.picker.groupLimitsRequired;
  if (min >= max) return messages.picker.groupLimitsEqual;
  return min < 0 || max > size ? messages.strategy.cannotSelectMoreThan(size) : null;
}
