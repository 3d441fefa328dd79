import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { indexesNotPlaying } from "#data/records/players-out.ts";
import { choicesOf, emptyDraft } from "#data/strategy/draft.ts";
import { playersAt, squadOf } from "#data/strategy/pool.ts";
import type { ReceivedStrategy, SharedMatch } from "#data/strategy/share-link.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

/** A received strategy in the context of the steps, besides the user's own drafts, which are not changed. */
export function sharedContext({ strategy, opinions }: ReceivedStrategy, match: MatchDetail): StrategyContext {
  const squad = squadOf(match);
  const pool = playersAt(squad, strategy.players);
  const notPlaying = indexesNotPlaying(match);
  return {
    match,
    sport: sportByIndex(match.sport_index),
    draft: {
      ...emptyDraft(match.id, match.sport_index, match.match_time),
      strategy: choicesOf(strategy),
      opinions,
    },
    rules: strategy.rules ?? 0,
    squad,
    pool,
    strategy,
    lineup: match.lineup_status === 1,
    notPlaying,
    out: pool.filter(({ player_index: at }) => notPlaying.has(at)),
    engineMatch: { sport: match.sport_index, players: squad },
  };
}

/**
 * Stores the received strategy as the user's own draft for its match, with the link's players' data as edits. Returns a
 * function that undoes it, or null where the user had chosen nothing yet. `onSetAside`: an unreadable draft was moved
 * to another key.
 */
export function takeOver(
  receivedStrategy: ReceivedStrategy,
  { match, changed }: SharedMatch,
  onSetAside: () => void,
): (() => void) | null {
  const before = strategyStore.get();
  const ownDraft = before.drafts[match.id];
  if (strategyStore.open(match.id, match.sport_index) === "set-aside") onSetAside();
  strategyStore.setRules(receivedStrategy.strategy.rules ?? 0);
  strategyStore.change({
    strategy: choicesOf(receivedStrategy.strategy),
    opinions: receivedStrategy.opinions,
    replacedCredits: null,
    way: "fixed",
    teams: receivedStrategy.teams,
    edits: Object.fromEntries(
      changed.map(({ before: { player_index: index, credits, role, selected_by: selected } }) => [
        String(index),
        { credits, role, ...(selected === null ? {} : { selected_by: selected }) },
      ]),
    ),
  });
  if (ownDraft === undefined || ownDraft.strategy.players.length === 0) return null;
  return () => {
    strategyStore.setRules(before.rules);
    strategyStore.restore(ownDraft);
  };
}
