import { createHash } from "node:crypto";
import { playerHash } from "@teamwright/contract";
import { matchStatuses, playersNotPlaying } from "@teamwright/domain";
import { MINUTE } from "@teamwright/domain/durations";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { detailOf, findMatches, statusAt } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { announceEvent, eventId, storedEvents, storeEvents } from "../announcements/public.ts";
import type { NoticeEvent } from "../announcements/public.ts";
import { isWatched, RESULTS_DAYS } from "./watch.repository.ts";

const DEADLINE_MINUTES = 15;

/**
 * Announces what the state of these matches tells. By the state and not by a message, so that nothing is lost with an
 * instance that ends between a change and its notices. Each event is stored once, however often this runs.
 */
export async function detect(deps: Deps, matchIds: readonly string[]): Promise<void> {
  const now = new Date();
  const matches = await findMatches(deps.database.db, matchIds);
  // The time of a postponed match is no longer true, and nobody has to hurry.
  const shownMatches = matches.map((match) => match.shown).filter(({ state }) => state !== "postponed");
  const events = shownMatches.flatMap((match) => eventsOf(match, now));
  const storedKeys = await storedEvents(deps.database.db, events);
  for (const event of events)
    if (!storedKeys.has(eventId(event))) await inTransaction(deps, (scope) => announceEvent(scope, event));
  for (const match of shownMatches)
    if (statusAt(match, now) === matchStatuses.notStarted) await announcePlayersOut(deps, match);
}

type NoticeSubject = Pick<NoticeEvent, "matchId" | "values" | "path" | "expiresAt">;

function aboutOf(match: StoredMatch, expiresAt: string): NoticeSubject {
  const { left_team_name: left, right_team_name: right } = detailOf(match);
  return { matchId: match.id, values: { left, right }, path: null, expiresAt };
}

function eventsOf(match: StoredMatch, now: Date): readonly NoticeEvent[] {
  const status = statusAt(match, now);
  const start = new Date(match.matchTime);
  if (status === matchStatuses.notStarted) {
    const minutes = Math.ceil((start.getTime() - now.getTime()) / MINUTE);
    const before = aboutOf(match, start.toISOString());
    const events: NoticeEvent[] = [];
    if (detailOf(match).lineup_status === 1)
      events.push({ ...before, kind: "lineups", key: match.id, audience: { of: "saved" } });
    if (minutes <= DEADLINE_MINUTES)
      events.push({
        ...before,
        kind: "deadline",
        key: `${match.id}@${start.toISOString()}`,
        values: { ...before.values, minutes },
        audience: { of: "untransferred" },
      });
    return events;
  }
  const until = new Date(start.getTime() + RESULTS_DAYS * 24 * 60 * MINUTE);
  if (match.state !== "finished" || now > until || !match.players.some(({ points }) => points !== null))
    return [];
  return [
    {
      ...aboutOf(match, until.toISOString()),
      kind: "results",
      key: match.id,
      path: `/previousmatch/${encodeURIComponent(match.id)}`,
      audience: { of: "stored" },
    },
  ];
}

/**
 * Announces the players who are out and of whom nobody was told yet, as one event. Each player counts once for a match,
 * so that the announced line-ups give one notice with all names and a late change another one.
 */
async function announcePlayersOut(deps: Deps, match: StoredMatch): Promise<void> {
  const out = playersNotPlaying(detailOf(match));
  if (out.length === 0 || !(await isWatched(deps.database.db, match.id))) return;
  const players = await Promise.all(
    out.map(async ({ player_fixed_id: id, name }) => ({ name, hash: await playerHash(match.id, id) })),
  );
  const keyOf = ({ hash }: { readonly hash: string }) => `${match.id}/${hash}`;
  const events = players.map((player) => ({ kind: "playersOut", key: keyOf(player) }) as const);
  if ((await storedEvents(deps.database.db, events)).size === events.length) return;
  await inTransaction(deps, async (scope) => {
    const fresh = await storeEvents(scope.db, "playersOut", players.map(keyOf));
    const news = players.filter((player) => fresh.has(keyOf(player)));
    if (news.length === 0) return;
    const set = createHash("sha256").update(news.map(keyOf).join()).digest("base64url");
    await announceEvent(scope, {
      ...aboutOf(match, match.matchTime),
      kind: "playersOut",
      key: `${match.id}#${set.slice(0, 16)}`,
      audience: { of: "players", players: news },
    });
  });
}
