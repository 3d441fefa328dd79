import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { emptyDraft } from "../../../data/strategy/draft.ts";
import { fromStrategy } from "../../../data/strategy/from-strategy.ts";
import { playersAt, squadOf } from "../../../data/strategy/pool.ts";
import type { ReceivedStrategy, SharedMatch } from "../../../data/strategy/share-link.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";

/** A received strategy as the steps know one, beside the user's own drafts, which stay as they are. */
export function sharedContext({ strategy }: ReceivedStrategy, match: MatchDetail): StrategyContext {
  const squad = squadOf(match);
  return {
    match,
    sport: sportByIndex(match.sport_index),
    draft: {
      ...emptyDraft(match.id, match.sport_index, match.match_time),
      ...fromStrategy(strategy),
    },
    rules: strategy.rules ?? 0,
    squad,
    pool: playersAt(squad, strategy.players),
    strategy,
    lineup: match.lineup_status === 1,
    engineMatch: { sport: match.sport_index, players: squad },
  };
}

/**
 * Makes the received strategy the user's own for its match, with the players' data of the link as edits. Gives what
 * takes that back, or null where the user had chosen nothing yet.
 */
export function takeOver(received: ReceivedStrategy, { match, changed }: SharedMatch): (() => void) | null {
  const before = strategyStore.get();
  const own = before.drafts[match.id];
  strategyStore.open(match.id, match.sport_index);
  strategyStore.setRules(received.strategy.rules ?? 0);
  strategyStore.change({
    ...fromStrategy(received.strategy),
    way: "fixed",
    teams: received.teams,
    edits: Object.fromEntries(
      changed.map(({ before: { player_index: index, credits, role, selected_by: selected } }) => [
        String(index),
        { credits, role, ...(selected === null ? {} : { selected_by: selected }) },
      ]),
    ),
  });
  if (own === undefined || own.players.length === 0) return null;
  return () => {
    strategyStore.setRules(before.rules);
    strategyStore.restore(own);
  };
}
