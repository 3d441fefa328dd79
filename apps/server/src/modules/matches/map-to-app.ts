import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { writeAudit } from "../audit/public.ts";
import { announce } from "./announce.ts";
import type { AppMapping } from "./app-mappings.ts";
import { findMatch, lockMatches, removeAppMapping, saveAppMapping } from "./match-store.repository.ts";

/** Maps a match to a fantasy app for all users and announces it. Null on success. Call it in a transaction. */
export async function mapToApp(
  { db, deps, afterCommit }: Scope,
  matchId: string,
  mapping: AppMapping,
  actorId: string | null,
): Promise<RefusedAnswer | null> {
  await lockMatches(db, [matchId]);
  const before = await findMatch(db, matchId);
  if (before === null) return refused("not_found");
  const knownIndexes = new Set(before.stored.players.map(({ index }) => index));
  if (mapping.players.some(({ index }) => !knownIndexes.has(index)))
    return refused("invalid_input", { field: "playerMapperData" });
  await saveAppMapping(db, matchId, mapping);
  const after = await findMatch(db, matchId);
  if (after === null) return refused("not_found");
  const { app, appMatchId, players } = mapping;
  if (actorId !== null)
    await writeAudit(db, {
      actorId,
      action: "match.map",
      details: { match: matchId, app, appMatch: appMatchId, players: players.length },
    });
  afterCommit(() => announce(deps.bus, before.shown, after.shown));
  return null;
}

/** Takes a mapping back for all users and announces it. Null on success. Call it in a transaction. */
export async function unmapFromApp(
  { db, deps, afterCommit }: Scope,
  matchId: string,
  app: string,
  actorId: string,
): Promise<RefusedAnswer | null> {
  await lockMatches(db, [matchId]);
  const before = await findMatch(db, matchId);
  if (before === null) return refused("not_found");
  if (!(await removeAppMapping(db, matchId, app))) return refused("match_not_mapped");
  const after = await findMatch(db, matchId);
  if (after === null) return refused("not_found");
  await writeAudit(db, { actorId, action: "match.unmap", details: { match: matchId, app } });
  afterCommit(() => announce(deps.bus, before.shown, after.shown));
  return null;
}
