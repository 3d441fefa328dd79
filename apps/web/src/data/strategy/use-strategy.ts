import { useMemo, useSyncExternalStore } from "react";
import type { MatchDetail, Player, Sport, SportIndex, Strategy } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import { deviceKeys, tabKeys } from "./device-keys.ts";
import { indexesNotPlaying } from "../records/players-out.ts";
import type { StrategyDraft } from "./draft.ts";
import { engineStrategy } from "./engine-strategy.ts";
import { matchWithEdits, playersAt, squadOf } from "./pool.ts";
import { createStrategyStore } from "./store.ts";
import type { RulesSetting, StrategyState } from "./store.ts";

/** The device's drafts. */
export const strategyStore = createStrategyStore(deviceKeys(), () => new Date(), tabKeys());

// Another tab on the same device changed a draft or the rules.
globalThis.addEventListener("storage", () => {
  strategyStore.reload();
});

/** A part of the store's state; `select` must return the same value for the same state. */
export const useStrategyState = <Value>(select: (state: StrategyState) => Value): Value =>
  useSyncExternalStore(strategyStore.subscribe, () => select(strategyStore.get()));

export const useCurrentMatch = (): string | null => useStrategyState((state) => state.currentMatch);
export const useRules = (): RulesSetting => useStrategyState((state) => state.rules);

/** The data of a step for the current match, with the user's own edits of the players' data. */
export interface StrategyContext {
  readonly match: MatchDetail;
  readonly sport: Sport;
  readonly draft: StrategyDraft;
  readonly rules: RulesSetting;
  readonly squad: readonly Player[];
  readonly pool: readonly Player[];
  readonly strategy: Strategy;
  /** Whether line-ups are known: announced, or "own" for those that the user entered before. */
  readonly lineup: boolean | "own";
  /** Indexes of the match's players who are known not to play. */
  readonly notPlaying: ReadonlySet<number>;
  /**
   * Chosen players who are known not to play, also those who have left a squad: no team can be made before they are removed.
   * Impact players are chosen for what they may do later.
   */
  readonly out: readonly Player[];
  /** The engine's match; the same object while the players' data is unchanged. */
  readonly engineMatch: { readonly sport: SportIndex; readonly players: readonly Player[] };
}

/** The context of a match whose draft is open; null before `strategyStore.open`. */
export function useStrategyContext(feed: MatchDetail): StrategyContext | null {
  const draft = useStrategyState((state) => state.drafts[feed.id] ?? null);
  const rules = useRules();
  const edits = draft?.edits;
  const ownLineup = draft?.lineup;
  const match = useMemo(
    () => (edits === undefined ? feed : matchWithEdits(feed, edits, ownLineup)),
    [feed, edits, ownLineup],
  );
  const engineMatch = useMemo(() => ({ sport: match.sport_index, players: squadOf(match) }), [match]);
  const notPlaying = useMemo(() => indexesNotPlaying(feed), [feed]);
  return useMemo(() => {
    if (draft === null) return null;
    const squad = engineMatch.players;
    const pool = playersAt(squad, draft.strategy.players);
    return {
      match,
      sport: sportByIndex(match.sport_index),
      draft,
      rules,
      squad,
      pool,
      strategy: engineStrategy(draft.strategy, rules, pool),
      lineup: match.lineup_status === 1 ? true : draft.lineup.length > 0 && "own",
      notPlaying,
      out: [
        ...pool.filter(({ player_index: at }) => notPlaying.has(at) && !draft.impact.includes(at)),
        ...playersAt(match.former_players ?? [], draft.strategy.players),
      ],
      engineMatch,
    };
  }, [match, engineMatch, notPlaying, draft, rules]);
}
