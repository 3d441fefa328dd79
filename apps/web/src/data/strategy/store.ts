import type { SportIndex } from "@teamwright/domain";
import { createStore } from "zustand/vanilla";
import { draftSchema, emptyDraft } from "./draft.ts";
import type { StrategyDraft } from "./draft.ts";

export type RulesSetting = 0 | 1;

export interface StrategyState {
  /** The match that the steps after /match/{id} work on. */
  readonly currentMatch: string | null;
  readonly drafts: Readonly<Record<string, StrategyDraft>>;
  /** The device's fantasy rule setting: 0 old and new, 1 old only. */
  readonly rules: RulesSetting;
  /** False when the device refused to keep the last change (no room, private mode). */
  readonly kept: boolean;
}

type Changes = Partial<Omit<StrategyDraft, "version" | "matchId" | "sport" | "changedAt">>;

export interface StrategyStore {
  readonly get: () => StrategyState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes the match current, with its draft as it was left or a fresh one. */
  readonly open: (matchId: string, sport: SportIndex) => void;
  /** Changes the current match's draft. */
  readonly change: (change: Changes | ((draft: StrategyDraft) => Changes)) => void;
  /** The sport tab changed: the lists being built for another sport are given up. Returns them, for an undo. */
  readonly changeSport: (sport: SportIndex) => StrategyDraft | null;
  /** Puts a draft back and makes its match current. */
  readonly restore: (draft: StrategyDraft) => void;
  readonly setRules: (rules: RulesSetting) => void;
  /** Takes over what another tab kept; this tab stays at its match. */
  readonly reload: () => void;
}

/** Where the drafts are kept; the part of localStorage that the store uses. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key"> & {
  readonly length: number;
};

const DRAFT_KEY = "strategy:";
const CURRENT_KEY = "strategy_match";
/** The documents' name for the setting. */
const RULES_KEY = "fantasy_rules";
const KEEP_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

function parseDraft(text: string | null): StrategyDraft | null {
  if (text === null) return null;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function keysOf(keys: KeyStore): readonly string[] {
  return Array.from({ length: keys.length }, (_, index) => keys.key(index) ?? "").filter((key) =>
    key.startsWith(DRAFT_KEY),
  );
}

/** Reads the drafts; drops those that are unreadable or untouched for two weeks. */
function readDrafts(keys: KeyStore, now: number): Record<string, StrategyDraft> {
  const drafts: Record<string, StrategyDraft> = {};
  for (const key of keysOf(keys)) {
    const draft = parseDraft(keys.getItem(key));
    if (draft === null || Date.parse(draft.changedAt) < now - KEEP_DAYS * DAY) keys.removeItem(key);
    else drafts[draft.matchId] = draft;
  }
  return drafts;
}

function load(keys: KeyStore, now: number): StrategyState {
  const drafts = readDrafts(keys, now);
  const current = keys.getItem(CURRENT_KEY);
  return {
    currentMatch: current !== null && drafts[current] !== undefined ? current : null,
    drafts,
    rules: keys.getItem(RULES_KEY) === "1" ? 1 : 0,
    kept: true,
  };
}

/**
 * The draft with the parts of the one before wherever they say the same: what did not change keeps its identity, so
 * a generation under way is not given up because another tab wrote a number.
 */
function withPartsOf(before: StrategyDraft | undefined, draft: StrategyDraft): StrategyDraft {
  if (before === undefined) return draft;
  const parts = Object.entries(draft).map(([key, value]) => {
    const kept: unknown = before[key as keyof StrategyDraft];
    return [key, JSON.stringify(kept) === JSON.stringify(value) ? kept : value] as const;
  });
  return Object.fromEntries(parts) as StrategyDraft;
}

/**
 * Every change is in localStorage before the tap's handler returns: IndexedDB would answer later, and a battery
 * can die in between. A draft is a few kilobytes; one key each, so two tabs on two matches do not meet.
 */
export function createStrategyStore(keys: KeyStore, clock: () => Date): StrategyStore {
  const store = createStore<StrategyState>(() => load(keys, clock().getTime()));

  const keep = (key: string, value: string | null): boolean => {
    try {
      if (value === null) keys.removeItem(key);
      else keys.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };

  const put = (draft: StrategyDraft): void => {
    const kept = keep(DRAFT_KEY + draft.matchId, JSON.stringify(draft)) && keep(CURRENT_KEY, draft.matchId);
    const { drafts } = store.getState();
    store.setState({ currentMatch: draft.matchId, drafts: { ...drafts, [draft.matchId]: draft }, kept });
  };

  const currentDraft = (): StrategyDraft | null => {
    const { currentMatch, drafts } = store.getState();
    return currentMatch === null ? null : (drafts[currentMatch] ?? null);
  };

  return {
    get: store.getState,
    subscribe: store.subscribe,
    open: (matchId, sport) => {
      const before = store.getState().drafts[matchId];
      if (before !== undefined && before.sport === sport && store.getState().currentMatch === matchId) return;
      put(before?.sport === sport ? before : emptyDraft(matchId, sport, clock().toISOString()));
    },
    change: (change) => {
      const draft = currentDraft();
      if (draft === null) return;
      const changes = typeof change === "function" ? change(draft) : change;
      put({ ...draft, ...changes, changedAt: clock().toISOString() });
    },
    changeSport: (sport) => {
      const draft = currentDraft();
      if (draft === null || draft.sport === sport) return null;
      const { [draft.matchId]: _given, ...drafts } = store.getState().drafts;
      keep(DRAFT_KEY + draft.matchId, null);
      keep(CURRENT_KEY, null);
      store.setState({ currentMatch: null, drafts });
      return draft.players.length === 0 ? null : draft;
    },
    restore: put,
    reload: () => {
      const { currentMatch, drafts: before } = store.getState();
      const { drafts: kept, rules } = load(keys, clock().getTime());
      const drafts = Object.fromEntries(
        Object.entries(kept).map(([id, draft]) => [id, withPartsOf(before[id], draft)]),
      );
      const stays = currentMatch !== null && drafts[currentMatch] !== undefined;
      store.setState({ drafts, rules, currentMatch: stays ? currentMatch : null });
    },
    setRules: (rules) => {
      const kept = keep(RULES_KEY, String(rules));
      store.setState({ rules, kept });
    },
  };
}
