import type { SportIndex } from "@teamwright/domain";
import { createStore } from "zustand/vanilla";
import { readStored } from "../records/stored-record.ts";
import { changeBounds } from "./change-bounds.ts";
import type { BoundChanges } from "./change-bounds.ts";
import { draftRecord, emptyDraft } from "./draft.ts";
import type { StrategyDraft } from "./draft.ts";

export type RulesSetting = 0 | 1;

export interface StrategyState {
  /** The match of the steps after /match/{id}. */
  readonly currentMatch: string | null;
  readonly drafts: Readonly<Record<string, StrategyDraft>>;
  /** Matches with a draft that this version cannot read. The draft stays on the device. */
  readonly unreadable: readonly string[];
  /** The device's fantasy rule setting: 0 old and new, 1 old only. */
  readonly rules: RulesSetting;
  /** False when the device refused to store the last change (no space, private mode). */
  readonly kept: boolean;
}

export type DraftChanges = Partial<Omit<StrategyDraft, "version" | "matchId" | "changedAt">>;

export interface StrategyStore {
  readonly get: () => StrategyState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Makes the match current, with its stored draft or a new one. "set-aside": this version cannot read the stored
   * draft; it stays on the device and a new one begins.
   */
  readonly open: (matchId: string, sport: SportIndex) => "opened" | "set-aside";
  /** Changes the current match's draft. */
  readonly change: (change: DraftChanges | ((draft: StrategyDraft) => DraftChanges)) => void;
  /** Changes bounds of the current match's strategy. */
  readonly changeBounds: (changes: BoundChanges) => void;
  /** The sport tab changed: drafts for another sport are discarded. Returns them, for an undo. */
  readonly changeSport: (sport: SportIndex) => StrategyDraft | null;
  /** Restores a draft and makes its match current. */
  readonly restore: (draft: StrategyDraft) => void;
  readonly setRules: (rules: RulesSetting) => void;
  /** Loads what another tab stored; this tab keeps its match. */
  readonly reload: () => void;
}

/** Where the drafts are stored; the part of localStorage that the store uses. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key"> & {
  readonly length: number;
};

export const DRAFT_KEY = "strategy_draft:";
/**
 * Drafts of version 1. A tab of the first release deletes what it cannot read under this key, so newer drafts have
 * another key.
 */
const FIRST_KEY = "strategy:";
/** Drafts that this version cannot read, once the match has a new draft. */
const ASIDE_KEY = "strategy_aside:";
const CURRENT_KEY = "strategy_match";
/** The specification's name for the setting. */
export const RULES_KEY = "fantasy_rules";
/** How long an unchanged draft is kept. */
export const KEEP_DRAFT = 14 * 24 * 60 * 60 * 1000;

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export const keysOf = (keys: KeyStore, prefix: string): readonly string[] =>
  Array.from({ length: keys.length }, (_, index) => keys.key(index) ?? "").filter((key) =>
    key.startsWith(prefix),
  );

interface Drafts {
  readonly drafts: Record<string, StrategyDraft>;
  readonly unreadable: readonly string[];
}

/**
 * Reads the drafts and deletes those unchanged for two weeks. A draft that this version cannot read stays, because a
 * newer version may have written it. When several keys hold a draft of one match, the last changed is used.
 */
function readDrafts(keys: KeyStore, now: number): Drafts {
  const drafts: Record<string, StrategyDraft> = {};
  const unreadable: string[] = [];
  for (const prefix of [FIRST_KEY, ASIDE_KEY, DRAFT_KEY])
    for (const key of keysOf(keys, prefix)) {
      const read = readStored(draftRecord, parseJson(keys.getItem(key)));
      if (!read.ok) {
        if (prefix !== ASIDE_KEY) unreadable.push(key.slice(prefix.length));
        continue;
      }
      const draft = read.value;
      if (Date.parse(draft.changedAt) < now - KEEP_DRAFT) keys.removeItem(key);
      else if ((drafts[draft.matchId]?.changedAt ?? "") <= draft.changedAt) drafts[draft.matchId] = draft;
    }
  return { drafts, unreadable: unreadable.filter((id) => drafts[id] === undefined) };
}

function load(keys: KeyStore, tab: KeyStore, now: number): StrategyState {
  const { drafts, unreadable } = readDrafts(keys, now);
  const current = tab.getItem(CURRENT_KEY) ?? keys.getItem(CURRENT_KEY);
  return {
    currentMatch: current !== null && drafts[current] !== undefined ? current : null,
    drafts,
    unreadable,
    rules: keys.getItem(RULES_KEY) === "1" ? 1 : 0,
    kept: true,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The value with the previous objects wherever their values are equal, so that a running generation is not cancelled
 * because another tab wrote a number.
 */
function withPartsOf<Value>(before: unknown, value: Value): Value {
  if (JSON.stringify(before) === JSON.stringify(value)) return before as Value;
  if (!isRecord(before) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPartsOf(before[key], part)]),
  ) as Value;
}

/**
 * Every change is in localStorage before the tap's handler returns: IndexedDB would be asynchronous, and the device may
 * shut down in between. A draft is a few kilobytes; each has its own key, so two tabs with different matches do not
 * conflict. `tab` ends with the tab: a reload of one shows its own match, and a new tab the device's last.
 */
export function createStrategyStore(keys: KeyStore, clock: () => Date, tab: KeyStore = keys): StrategyStore {
  const store = createStore<StrategyState>(() => load(keys, tab, clock().getTime()));

  const keep = (key: string, value: string | null, where = keys): boolean => {
    try {
      if (value === null) where.removeItem(key);
      else where.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };

  const keepCurrent = (matchId: string | null): boolean => {
    keep(CURRENT_KEY, matchId, tab);
    return keep(CURRENT_KEY, matchId);
  };

  const put = (draft: StrategyDraft): void => {
    const kept = keep(DRAFT_KEY + draft.matchId, JSON.stringify(draft)) && keepCurrent(draft.matchId);
    const { drafts } = store.getState();
    store.setState({ currentMatch: draft.matchId, drafts: { ...drafts, [draft.matchId]: draft }, kept });
  };

  /** Moves an unreadable draft to another key, to make room for a new one. */
  const setAside = (matchId: string): boolean => {
    const { unreadable } = store.getState();
    if (!unreadable.includes(matchId)) return false;
    const text = keys.getItem(DRAFT_KEY + matchId);
    if (text !== null) {
      const isTaken = keys.getItem(ASIDE_KEY + matchId) !== null;
      const aside = `${ASIDE_KEY}${matchId}${isTaken ? `:${clock().getTime()}` : ""}`;
      // On a full device the move only fits after the first is deleted.
      const isKept = keep(aside, text);
      keep(DRAFT_KEY + matchId, null);
      if (!isKept) keep(aside, text);
    }
    store.setState({ unreadable: unreadable.filter((id) => id !== matchId) });
    return true;
  };

  const currentDraft = (): StrategyDraft | null => {
    const { currentMatch, drafts } = store.getState();
    return currentMatch === null ? null : (drafts[currentMatch] ?? null);
  };

  const change: StrategyStore["change"] = (next) => {
    const draft = currentDraft();
    if (draft === null) return;
    const changes = typeof next === "function" ? next(draft) : next;
    put({ ...draft, ...changes, changedAt: clock().toISOString() });
  };

  return {
    get: store.getState,
    subscribe: store.subscribe,
    open: (matchId, sport) => {
      const before = store.getState().drafts[matchId];
      if (
        before !== undefined &&
        before.strategy.sport === sport &&
        store.getState().currentMatch === matchId
      )
        return "opened";
      const aside = setAside(matchId);
      put(before?.strategy.sport === sport ? before : emptyDraft(matchId, sport, clock().toISOString()));
      return aside ? "set-aside" : "opened";
    },
    change,
    changeBounds: (changes) => change(({ strategy }) => ({ strategy: changeBounds(strategy, changes) })),
    changeSport: (sport) => {
      const draft = currentDraft();
      if (draft === null || draft.strategy.sport === sport) return null;
      const { [draft.matchId]: _given, ...drafts } = store.getState().drafts;
      for (const prefix of [DRAFT_KEY, FIRST_KEY]) keep(prefix + draft.matchId, null);
      keepCurrent(null);
      store.setState({ currentMatch: null, drafts });
      return draft.strategy.players.length === 0 ? null : draft;
    },
    restore: put,
    reload: () => {
      const { currentMatch, drafts: before } = store.getState();
      const { drafts: storedDrafts, rules, unreadable } = load(keys, tab, clock().getTime());
      const drafts = Object.fromEntries(
        Object.entries(storedDrafts).map(([id, draft]) => [id, withPartsOf(before[id], draft)]),
      );
      const stays = currentMatch !== null && drafts[currentMatch] !== undefined;
      store.setState({ drafts, rules, unreadable, currentMatch: stays ? currentMatch : null });
    },
    setRules: (rules) => {
      const kept = keep(RULES_KEY, String(rules));
      store.setState({ rules, kept });
    },
  };
}
