import { sportByIndex } from "@teamwright/domain";
import type { BusMessage, EventBus } from "#ports/event-bus.ts";
import { detailOf, isAutomatic } from "./match-view.ts";
import { summaryText } from "../match-model/public.ts";
import type { StoredMatch } from "./stored-match.ts";

/** Keys of the cached payloads. */
export const listKey = (slug: string): string => `matches:${slug}`;
const MATCH = "match:";
export const matchKey = (id: string): string => `${MATCH}${id}`;
export const scorecardKey = (slug: string, id: string): string => `scorecard:${slug}:${id}`;

/** For modules above that listen: the id of the match that changed; null where the message says something else. */
export const changedMatch = (message: BusMessage): string | null =>
  message.kind === "payload" && message.key.startsWith(MATCH) ? message.key.slice(MATCH.length) : null;

/**
 * Makes every instance drop its cached payloads of the match, and sends clients an event for what changed: the
 * line-ups, the score, or anything else. Call it after the commit.
 */
export function announce(bus: EventBus, before: StoredMatch | null, after: StoredMatch): void {
  const sport = sportByIndex(after.sport).slug;
  for (const key of [listKey(sport), matchKey(after.id), scorecardKey(sport, after.id)])
    bus.tell({ kind: "payload", key });
  const about = { matchId: after.id, sport };
  const was = before === null ? null : detailOf(before);
  const is = detailOf(after);
  const lineupsOut = is.lineup_status === 1 && was?.lineup_status !== 1;
  if (lineupsOut) bus.publish({ type: "lineups", ...about });
  if (before !== null && scoreOf(before) !== scoreOf(after)) bus.publish({ type: "scorecard", ...about });
  if (!lineupsOut && (before === null || restOf(before) !== restOf(after)))
    bus.publish({ type: "match", ...about });
}

const scoreOf = (match: StoredMatch): string =>
  JSON.stringify([
    match.state,
    match.scoring?.ruleSet,
    match.players.map((player) => [player.index, player.points, player.pointsByRule, player.marks]),
  ]);

/** All that clients see of a match except its score. */
function restOf(match: StoredMatch): string {
  const { feed: _feed, state: _state, scoring: _scoring, summary, players, ...head } = match;
  const silent = players.map(
    ({
      points: _points,
      pointsByRule: _parts,
      marks: _marks,
      performance: _performance,
      ownId: _ownId,
      ...player
    }) => player,
  );
  // The database does not keep the order of the summary's fields.
  return JSON.stringify([head, summary && summaryText(summary), silent, isAutomatic(match)]);
}
