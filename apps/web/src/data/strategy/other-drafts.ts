import { readStored } from "../records/stored-record.ts";
import { draftRecord } from "./draft.ts";
import type { StrategyDraft } from "./draft.ts";
import { DRAFT_KEY, KEEP_DRAFT, keysOf, parseJson } from "./store.ts";
import type { KeyStore } from "./store.ts";

/** A second version of a match's draft, from another device. The strategy store does not read these keys. */
const OTHER_KEY = "strategy_other:";

const keyOf = ({ matchId, changedAt }: StrategyDraft): string => `${OTHER_KEY}${matchId}:${changedAt}`;
const contentOf = (draft: StrategyDraft): string => JSON.stringify({ ...draft, changedAt: "" });
const isSame = (one: StrategyDraft, other: StrategyDraft): boolean => contentOf(one) === contentOf(other);

const readDraft = (keys: KeyStore, key: string): StrategyDraft | null => {
  const read = readStored(draftRecord, parseJson(keys.getItem(key)));
  return read.ok ? read.value : null;
};

/** The draft of a match that its screens use; null when there is none. */
const currentDraft = (keys: KeyStore, matchId: string) => readDraft(keys, DRAFT_KEY + matchId);

/** Second versions of drafts, the last changed first. */
export const listOtherDrafts = (keys: KeyStore): StrategyDraft[] =>
  keysOf(keys, OTHER_KEY)
    .flatMap((key) => readDraft(keys, key) ?? [])
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));

export type DraftMerge = "added" | "both" | "same";

/** What an import does with a draft. */
export function howToMerge(keys: KeyStore, draft: StrategyDraft): DraftMerge {
  if (keys.getItem(DRAFT_KEY + draft.matchId) === null) return "added";
  const current = currentDraft(keys, draft.matchId);
  if (current !== null && isSame(current, draft)) return "same";
  return listOtherDrafts(keys).some((other) => isSame(other, draft)) ? "same" : "both";
}

/** Stores a draft of another device. Of two versions the screens use the one that was changed last; both stay. */
export function mergeDraft(keys: KeyStore, draft: StrategyDraft): void {
  const merge = howToMerge(keys, draft);
  if (merge === "same") return;
  const current = currentDraft(keys, draft.matchId);
  // Where this version cannot read the draft of the device, that one stays.
  const isUsed = merge === "added" || (current !== null && draft.changedAt > current.changedAt);
  if (!isUsed) keepOther(keys, draft);
  else if (current !== null) keepOther(keys, current);
  if (isUsed) keys.setItem(DRAFT_KEY + draft.matchId, JSON.stringify(draft));
}

export const keepOther = (keys: KeyStore, draft: StrategyDraft): void =>
  keys.setItem(keyOf(draft), JSON.stringify(draft));

/** Makes the other version the draft, and the draft the other version. */
export function swapDraft(keys: KeyStore, other: StrategyDraft, now: string): void {
  const current = currentDraft(keys, other.matchId);
  if (current !== null) keepOther(keys, current);
  keys.setItem(DRAFT_KEY + other.matchId, JSON.stringify({ ...other, changedAt: now }));
  keys.removeItem(keyOf(other));
}

export const dropOther = (keys: KeyStore, other: StrategyDraft): void => keys.removeItem(keyOf(other));

/** Deletes second versions as old as drafts that are deleted. */
export function forgetOldOthers(keys: KeyStore, now: number): void {
  for (const draft of listOtherDrafts(keys))
    if (Date.parse(draft.changedAt) < now - KEEP_DRAFT) dropOther(keys, draft);
}
