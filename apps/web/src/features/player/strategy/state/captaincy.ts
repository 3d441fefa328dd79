import { t } from "../../../../i18n/translate.ts";
import { sportByIndex } from "@teamwright/domain";
import type { Player } from "@teamwright/domain";
import { afterFixed, afterPool } from "./choices.ts";
import type { StrategyDraft } from "../../../../data/strategy/draft.ts";
import { checkPicked } from "./picker-rules.ts";
import type { PickerKind } from "./picker-rules.ts";
import { playersAt, sideCounts } from "../../../../data/strategy/pool.ts";
import { MAX_POOL_PER_SIDE } from "./pool-rules.ts";
import { checkFixedCount } from "../../../../data/strategy/step-rules.ts";

/** The settings beside the list of players, in the order of the sheet. */
export const markKinds = ["playing11", "drop", "singleImpact", "fixed", "captain", "viceCaptain"] as const;
export type MarkKind = Extract<PickerKind, (typeof markKinds)[number]>;

const lists = {
  playing11: "lineup",
  drop: "dropped",
  singleImpact: "impact",
  fixed: "fixed",
  captain: "captains",
  viceCaptain: "viceCaptains",
} as const satisfies Record<MarkKind, keyof StrategyDraft>;

/** The players with the setting. */
export const markedAs = (draft: StrategyDraft, kind: MarkKind): readonly number[] => draft[lists[kind]];

/** Settings that may be empty: an empty picker is then valid. */
const canBeEmpty: ReadonlySet<MarkKind> = new Set(["playing11", "drop", "singleImpact", "fixed"]);

interface Around {
  readonly squad: readonly Player[];
  readonly pool: readonly Player[];
  readonly rules: 0 | 1;
}

/** The message when the picker cannot be confirmed; null when it can. */
export function checkMark(
  kind: MarkKind,
  draft: StrategyDraft,
  picked: readonly Player[],
  squad: readonly Player[],
): string | null {
  // Own line-ups can be removed; an empty list means none.
  const nothingToTakeBack = kind === "playing11" && draft.lineup.length === 0;
  if (picked.length === 0 && canBeEmpty.has(kind) && !nothingToTakeBack) return null;
  const wrong = checkPicked(kind, picked);
  if (wrong !== null) return wrong;
  if (kind === "fixed") return checkFixedCount(sportByIndex(draft.sport), picked.length);
  return kind === "singleImpact" ? checkRoom(draft, picked, squad) : null;
}

/** Why impact players cannot join the pool: their side is full; null when they can. */
function checkRoom(draft: StrategyDraft, picked: readonly Player[], squad: readonly Player[]): string | null {
  const after = new Set([...draft.players, ...picked.map((player) => player.player_index)]);
  const most = Math.max(...sideCounts(playersAt(squad, [...after])));
  return most > MAX_POOL_PER_SIDE ? t("strategy.maximumFromEachSide") : null;
}

/** The changes of the draft for a picker's result. */
export function afterMark(kind: MarkKind, draft: StrategyDraft, picked: readonly number[], around: Around) {
  const { squad, pool, rules } = around;
  if (kind === "playing11") return { lineup: [...picked] };
  if (kind === "fixed") return afterFixed(draft, picked, pool, rules);
  if (kind === "captain") return { captains: [...picked] };
  if (kind === "viceCaptain") return { viceCaptains: [...picked] };
  if (kind === "drop") {
    const left = draft.players.filter((index) => !picked.includes(index));
    const impact = draft.impact.filter((index) => !picked.includes(index));
    return { dropped: [...picked], impact, ...afterPool(draft, left, squad, rules) };
  }
  // A player who loses the setting stays in the pool, because he may have been chosen separately.
  const players = [...new Set([...draft.players, ...picked])];
  const dropped = draft.dropped.filter((index) => !picked.includes(index));
  return { impact: [...picked], dropped, ...afterPool(draft, players, squad, rules) };
}
