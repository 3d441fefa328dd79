import { createHash } from "node:crypto";
import { matchStatuses } from "@teamwright/domain";
import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { postsKey } from "./announce-posts.ts";
import { findMatch, statusAt } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { engineMatch, findPackedSets } from "../posted-teams/public.ts";
import { measureInThread } from "./measure-in-thread.ts";
import { matchesToMeasure, postsToMeasure, saveRecord } from "./record.repository.ts";

/** Number of days within which a match's points are corrected. */
const MEASURED_DAYS = 14;

const inSquad = ({ players }: StoredMatch) => players.filter((player) => !player.withdrawn);

/** Finished, with the points of every player of both announced line-ups. */
function isMeasurable(match: StoredMatch): boolean {
  const lineup = inSquad(match).filter((player) => player.playing);
  const sides = [0, 1].map((side) => lineup.some((player) => player.side === side));
  return (
    statusAt(match, new Date()) === matchStatuses.finished &&
    sides.every(Boolean) &&
    lineup.every((player) => player.points !== null)
  );
}

/** Another one measures the posts of the last days again. */
const VERSION = "2";

/** All that a measure depends on: a correction gives another fingerprint. */
const fingerprintOf = (match: StoredMatch): string =>
  createHash("sha256")
    .update(
      VERSION +
        JSON.stringify(
          inSquad(match).map(({ index, side, role, credits, playing, points }) => [
            index,
            side,
            role,
            credits,
            playing,
            points,
          ]),
        ),
    )
    .digest("base64url");

/** Measures the posts of a match whose points are new or were corrected; withdrawn posts too. */
async function measureMatch(deps: Deps, matchId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const match = (await findMatch(db, matchId))?.shown;
  if (!match || !isMeasurable(match)) return;
  const fingerprint = fingerprintOf(match);
  const posts = (await postsToMeasure(db, matchId)).filter((post) => post.fingerprint !== fingerprint);
  const sets = await findPackedSets(
    db,
    posts.map((post) => post.teamSetId),
  );
  const storedPosts = posts.flatMap((post) => {
    const packed = sets.get(post.teamSetId);
    return packed ? [{ post, packed }] : [];
  });
  if (storedPosts.length === 0) return;
  const points: number[] = [];
  for (const player of inSquad(match)) points[player.index] = player.points ?? 0;
  const measuredTeams = await measureInThread(
    {
      match: engineMatch({ sport: match.sport, players: inSquad(match) }),
      lineup: inSquad(match)
        .filter(({ playing }) => playing)
        .map(({ index }) => index),
      points: Array.from({ length: 70 }, (_, index) => points[index] ?? 0),
      posts: storedPosts.map(({ packed }) => packed),
    },
    signal,
  );
  if (!measuredTeams.ok)
    throw new Error(`the posts of ${matchId} cannot be measured: ${measuredTeams.error}`);
  await deps.transaction(async (tx) => {
    for (const [index, { post }] of storedPosts.entries())
      await saveRecord(tx, { postId: post.id, fingerprint, ...measuredTeams.value[index]! });
  });
  for (const key of [postsKey("teams", matchId), ...storedPosts.map(({ post }) => `expert-post:${post.id}`)])
    deps.bus.tell({ kind: "payload", key });
}

export const expertJobs: readonly Job[] = [
  job(
    { name: "experts.measure", input: z.object({}) },
    async ({ deps, signal }) => {
      for (const id of await matchesToMeasure(deps.database.db, MEASURED_DAYS))
        await measureMatch(deps, id, signal);
    },
    { schedule: "* * * * *" },
  ),
];
