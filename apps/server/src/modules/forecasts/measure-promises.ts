import { createHash } from "node:crypto";
import { isSportIndex, matchStatuses, sportByIndex } from "@teamwright/domain";
import type { Deps } from "#http/deps.ts";
import { findMatch, statusAt } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { RECORD_KEY } from "./freeze-promises.ts";
import { measureClaims } from "./measure-claims.ts";
import { findPromise, lastMeasurement, promisesSince, saveMeasurement } from "./promise.repository.ts";
import type { MeasuredPromise } from "./promise.repository.ts";

/** Number of days within which a match is finished and its points are corrected. */
const MEASURED_DAYS = 14;

/** Points of those who played by player_index. */
type PointsByPlayer = ReadonlyMap<number, number>;

/** Measures promises whose match has its points, and again those whose points were corrected since. */
export async function measurePromises({ database, bus }: Deps): Promise<void> {
  const { db } = database;
  for (const id of await promisesSince(db, MEASURED_DAYS)) {
    const points = resultOf((await findMatch(db, id))?.shown ?? null);
    if (points === "open") continue;
    const fingerprint = fingerprintOf(points);
    const last = await lastMeasurement(db, id);
    if (last?.fingerprint === fingerprint) continue;
    const promise = await findPromise(db, id);
    if (promise === null) continue;
    await saveMeasurement(db, {
      matchId: id,
      // Of the measurement compared above: a later one of another instance has this number, and one of the two is stored.
      number: (last?.number ?? 0) + 1,
      fingerprint,
      voided: points === "void",
      claims: points === "void" ? [] : claimsOf(promise, points),
    });
    bus.tell({ kind: "payload", key: RECORD_KEY });
  }
}

/** "open": not all points are known yet. "void": the match has no result, or was merged into another. */
function resultOf(match: StoredMatch | null): PointsByPlayer | "open" | "void" {
  if (match === null || match.state === "abandoned" || match.state === "cancelled") return "void";
  if (match.summary?.result.kind === "no result") return "void";
  const squads = match.players.filter(({ withdrawn }) => !withdrawn);
  const lineup = squads.filter(({ playing }) => playing);
  const isFinal =
    statusAt(match, new Date()) === matchStatuses.finished &&
    [0, 1].every((side) => lineup.some((player) => player.side === side)) &&
    lineup.every(({ points }) => points !== null);
  if (!isFinal) return "open";
  const scoredPlayers = sportByIndex(match.sport).benchPlays
    ? squads.filter(({ points }) => points !== null)
    : lineup;
  return new Map(scoredPlayers.map(({ index, points }) => [index, points ?? 0]));
}

const fingerprintOf = (points: PointsByPlayer | "void"): string =>
  points === "void"
    ? points
    : createHash("sha256")
        .update(JSON.stringify([...points]))
        .digest("base64url");

function claimsOf({ sport, players, ...promise }: MeasuredPromise, points: PointsByPlayer) {
  if (!isSportIndex(sport)) throw new Error(`the database holds a promise of sport ${sport}`);
  return measureClaims({ ...promise, match: { sport, players } }, points);
}
