import type { AccountData } from "@teamwright/contract";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Scope } from "#http/deps.ts";
import type { Person } from "../accounts/public.ts";
import { listKey, PREDICTED_MATCHES_KEY, predictionKey } from "./announce.ts";
import { predictions, predictionVersions, predictionViews } from "./schema.ts";

type PredictionData = Pick<AccountData["posts"], "predictions" | "viewedPredictions">;

const predictionsOf = (db: Db, { id }: Person) =>
  db
    .select()
    .from(predictions)
    .where(eq(predictions.authorId, id))
    .orderBy(asc(predictions.createdAt), asc(predictions.id));

export async function readPredictionData(db: Db, person: Person): Promise<PredictionData> {
  const ownPredictions = await predictionsOf(db, person);
  const ids = ownPredictions.map(({ id }) => id);
  const versions =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(predictionVersions)
          .where(inArray(predictionVersions.predictionId, ids))
          .orderBy(asc(predictionVersions.version));
  const byPrediction = Map.groupBy(versions, ({ predictionId }) => predictionId);
  const viewedPredictions = await db
    .select({ id: predictionViews.predictionId })
    .from(predictionViews)
    .where(eq(predictionViews.accountId, person.id));
  return {
    predictions: ownPredictions.map(({ id, matchId, views, createdAt, withdrawnAt }) => ({
      id,
      matchId,
      views,
      createdAt: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      versions: (byPrediction.get(id) ?? []).map(({ version, sections, createdAt: since }) => ({
        version,
        sections: [...sections],
        createdAt: since.toISOString(),
      })),
    })),
    viewedPredictions: viewedPredictions.map(({ id }) => id),
  };
}

/** Deletes predictions with all their versions, and what the person has opened. */
export async function erasePredictionData({ db, deps, afterCommit }: Scope, person: Person): Promise<void> {
  const ownPredictions = await predictionsOf(db, person);
  await db.delete(predictions).where(eq(predictions.authorId, person.id));
  await db.delete(predictionViews).where(eq(predictionViews.accountId, person.id));
  if (ownPredictions.length === 0) return;
  const keys = new Set(ownPredictions.flatMap(({ id, matchId }) => [listKey(matchId), predictionKey(id)]));
  afterCommit(() => {
    for (const key of [...keys, PREDICTED_MATCHES_KEY]) deps.bus.tell({ kind: "payload", key });
    deps.bus.publish({ type: "posts", matchId: undefined, sport: undefined });
  });
}
