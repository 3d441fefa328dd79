import { t } from "#i18n/translate.ts";
import { MAX_ROLES } from "@teamwright/domain/sports";
import type { Player } from "@teamwright/domain";
import { roleCounts, sideCounts } from "#data/strategy/pool.ts";

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

const atMost = (total: number, perSide: number) => (picked: readonly Player[]) => {
  if (picked.length > total) return t("strategy.cannotSelectMoreThan", { n: total });
  return Math.max(...sideCounts(picked)) > perSide ? t("strategy.atMostFromEachSide", { n: perSide }) : null;
};

const leaders = (picked: readonly Player[]) => {
  if (picked.length < 1) return t("strategy.selectOneOrMore");
  return Math.max(...sideCounts(picked)) > 11 ? t("strategy.atMostFromEachSide", { n: 11 }) : null;
};

/** Limits of the picker dialogs. Source: document 000, section 5, "Picker dialogs". */
const checks: Record<PickerKind, (picked: readonly Player[]) => string | null> = {
  playing11: (picked) => {
    const [left, right] = sideCounts(picked);
    return left === 11 && right === 11 ? null : t("strategy.picker.playing11");
  },
  fixed: (picked) => {
    const tooMany = picked.length > 8 || Math.max(...roleCounts(picked, MAX_ROLES)) > 6;
    return tooMany ? t("strategy.tooManyFixed") : null;
  },
  captain: leaders,
  viceCaptain: leaders,
  drop: atMost(8, 5),
  impact: atMost(8, 4),
  singleImpact: (picked) =>
    Math.max(...sideCounts(picked)) > 1 ? t("strategy.oneImpactPlayerPerTeam") : null,
  group: (picked) => (picked.length < 2 ? t("strategy.invalidGroup") : null),
};

/** The message when the dialog cannot be confirmed with these players; null when it can. */
export const checkPicked = (kind: PickerKind, picked: readonly Player[]): string | null =>
  checks[kind](picked);

/** Limits of a player group; NaN or null stands for an empty field. */
export function checkGroupLimits(min: number | null, max: number | null, size: number): string | null {
  if (min === null || max === null || !Number.isInteger(min) || !Number.isInteger(max))
    return t("strategy.groupLimitsRequired");
  if (min >= max) return t("strategy.groupLimitsEqual");
  return min < 0 || max > size ? t("strategy.cannotSelectMoreThan", { n: size }) : null;
}
