import { t } from "#i18n/translate.ts";
import { sportByIndex } from "@teamwright/domain";
import type { Player } from "@teamwright/domain";
import { afterFixed, afterPool } from "./choices.ts";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import type { StrategyDraft } from "#data/strategy/draft.ts";
import type { DraftChanges } from "#data/strategy/store.ts";
import { checkPicked } from "./picker-rules.ts";
import type { PickerKind } from "./picker-rules.ts";
import { playersAt, sideCounts } from "#data/strategy/pool.ts";
import { MAX_POOL_PER_SIDE } from "./pool-rules.ts";
import { checkFixedCount } from "#data/strategy/step-rules.ts";

/** The settings beside the list of players, in the order of the sheet. */
export const markKinds = ["playing11", "drop", "singleImpact", "fixed", "captain", "viceCaptain"] as const;
export type MarkKind = Extract<PickerKind, (typeof markKinds)[number]>;

const nobody: readonly number[] = [];

const lists: Record<MarkKind, (draft: StrategyDraft) => readonly number[] | undefined> = {
  playing11: ({ lineup }) => lineup,
  drop: ({ dropped }) => dropped,
  singleImpact: ({ impact }) => impact,
  fixed: ({ strategy }) => strategy.fixed,
  captain: ({ strategy }) => strategy.captains,
  viceCaptain: ({ strategy }) => strategy.vice_captains,
};

/** The players with the setting. */
export const markedAs = (draft: StrategyDraft, kind: MarkKind): readonly number[] =>
  lists[kind](draft) ?? nobody;

/** Settings that may be empty: an empty picker is then valid. */
const canBeEmpty: ReadonlySet<MarkKind> = new Set(["playing11", "drop", "singleImpact", "fixed"]);

interface PlayersAround {
  readonly squad: readonly Player[];
  readonly pool: readonly Player[];
  readonly rules: 0 | 1;
}

/** The message when the picker cannot be confirmed; null when it can. */
export function checkMark(
  kind: MarkKind,
  draft: StrategyDraft,
  pickedPlayers: readonly Player[],
  squad: readonly Player[],
): string | null {
  // Own line-ups can be removed; an empty list means none.
  const nothingToTakeBack = kind === "playing11" && draft.lineup.length === 0;
  if (pickedPlayers.length === 0 && canBeEmpty.has(kind) && !nothingToTakeBack) return null;
  const wrong = checkPicked(kind, pickedPlayers);
  if (wrong !== null) return wrong;
  if (kind === "fixed") return checkFixedCount(sportByIndex(draft.strategy.sport), pickedPlayers.length);
  return kind === "singleImpact" ? checkRoom(draft, pickedPlayers, squad) : null;
}

/** Why impact players cannot join the pool: their side is full; null when they can. */
function checkRoom(draft: StrategyDraft, picked: readonly Player[], squad: readonly Player[]): string | null {
  const after = new Set([...draft.strategy.players, ...picked.map((player) => player.player_index)]);
  const most = Math.max(...sideCounts(playersAt(squad, [...after])));
  return most > MAX_POOL_PER_SIDE ? t("strategy.maximumFromEachSide") : null;
}

/** The changes of the draft for a picker's result. */
export function afterMark(
  kind: MarkKind,
  draft: StrategyDraft,
  pickedIndexes: readonly number[],
  around: PlayersAround,
): DraftChanges {
  const { squad, pool, rules } = around;
  const { strategy } = draft;
  if (kind === "playing11") return { lineup: [...pickedIndexes] };
  if (kind === "fixed") return { strategy: afterFixed(strategy, pickedIndexes, pool, rules) };
  if (kind === "captain") return { strategy: changeBounds(strategy, { captains: [...pickedIndexes] }) };
  if (kind === "viceCaptain")
    return { strategy: changeBounds(strategy, { vice_captains: [...pickedIndexes] }) };
  if (kind === "drop") {
    const left = strategy.players.filter((index) => !pickedIndexes.includes(index));
    const impact = draft.impact.filter((index) => !pickedIndexes.includes(index));
    return { dropped: [...pickedIndexes], impact, strategy: afterPool(strategy, left, squad, rules) };
  }
  // A player who loses the setting stays in the pool, because he may have been chosen separately.
  const players = [...new Set([...strategy.players, ...pickedIndexes])];
  const droppedIndexes = draft.dropped.filter((index) => !pickedIndexes.includes(index));
  return {
    impact: [...pickedIndexes],
    dropped: droppedIndexes,
    strategy: afterPool(strategy, players, squad, rules),
  };
}
