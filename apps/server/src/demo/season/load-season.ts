import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { cricket } from "@teamwright/domain";
import { DAY } from "@teamwright/domain/durations";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import {
  findModelHead,
  hasPromises,
  RECORD_KEY,
  saveMeasurement,
  saveModel,
  savePromise,
} from "#modules/forecasts/public.ts";
import type { InventedPromise } from "./invent-season.ts";
import type { SeasonMessage } from "./season-thread.ts";

/**
 * Gives the demo a model of its invented players, and a record of promises about their past matches, all marked as
 * invented. Once: a model with promises stays; a demo that was stopped before them makes them at its next start.
 */
export async function loadSeason({ database, transaction, bus }: Deps, signal: AbortSignal): Promise<void> {
  const head = await findModelHead(database.db);
  if (head !== null && (!head.invented || (await hasPromises(database.db)))) return;
  // Two days ago: the demo's finished match, of yesterday, is not among them and keeps its forecast.
  const worker = new Worker(new URL("season-thread.ts", import.meta.url), {
    workerData: new Date(Date.now() - 2 * DAY),
    name: "demo season",
  });
  try {
    let version = "";
    for await (const [message] of on(worker, "message", { signal }) as AsyncIterable<[SeasonMessage]>) {
      if (message.kind === "end") return;
      if (message.kind === "model")
        ({ version } = await saveModel(database.db, {
          ...message.value,
          source: "invented matches",
          invented: true,
        }));
      else await transaction((db) => savePromised(db, version, message.value));
      bus.tell({ kind: "payload", key: RECORD_KEY });
    }
  } finally {
    await worker.terminate();
  }
}

async function savePromised(
  db: Db,
  modelVersion: string,
  { measured: claims, ...promise }: InventedPromise,
): Promise<void> {
  const { matchId, matchTime, document } = promise;
  await savePromise(db, {
    ...promise,
    sport: cricket.index,
    format: "T20",
    ruleSet: document.ruleSet,
    // The time of the invented match, at which the forecast was possible: it knows only the matches before it.
    frozenAt: matchTime,
    modelVersion,
    invented: true,
  });
  await saveMeasurement(db, { matchId, number: 1, fingerprint: "invented", voided: false, claims });
}
