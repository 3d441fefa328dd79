import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { rulesOfForecast, SUGGESTION } from "@teamwright/forecast";
import type { Deps } from "#http/deps.ts";
import { findMatches, lineupOut } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { engineMatch } from "../posted-teams/public.ts";
import type { ComputedPromise, PromiseInput } from "./compute-promise.ts";
import { forecastKey, makeForecast } from "./forecast-of-match.ts";
import { savePromise, startedMatches } from "./promise.repository.ts";

/** A forecast frozen later than that would not be one of the start. */
const WITHIN_MINUTES = 5;

export type ComputePromise = (input: PromiseInput, signal: AbortSignal) => Promise<ComputedPromise | null>;

/** Freezes the forecast of each match that has begun, with announced line-ups; once, by the database's clock. */
export async function freezePromises(
  deps: Deps,
  signal: AbortSignal,
  compute: ComputePromise = computeInThread,
): Promise<void> {
  const { db } = deps.database;
  const { now, ids } = await startedMatches(db, WITHIN_MINUTES);
  const earliest = now.getTime() - WITHIN_MINUTES * 60_000;
  const matchesInPlay = (await findMatches(db, ids))
    .map(({ shown }) => shown)
    .filter(({ state }) => state === "not_started" || state === "in_progress")
    .filter(({ matchTime }) => Date.parse(matchTime) <= now.getTime() && Date.parse(matchTime) >= earliest)
    // Without line-ups nothing is promised, but each minute a forecast would read hundreds of past matches.
    .filter(lineupOut);
  for (const match of matchesInPlay) await freeze(deps, match, (input) => compute(input, signal));
}

async function freeze(
  deps: Deps,
  match: StoredMatch,
  compute: (input: PromiseInput) => Promise<ComputedPromise | null>,
) {
  // No model has learned a match that began minutes ago, even one that has learned others of its day.
  const forecast = await makeForecast(deps.database, match);
  if (!forecast?.announced) return;
  const { document, model } = forecast;
  // The percentages too: the field is that of the page that suggests teams.
  const { sport, players } = match;
  const playedMatch = engineMatch({ sport, players: players.filter(({ withdrawn }) => !withdrawn) });
  const { simulations, seed } = SUGGESTION;
  const input = { match: playedMatch, document, simulations, seed };
  const computedPromise = await compute(input);
  if (computedPromise === null) return;
  await savePromise(deps.database.db, {
    matchId: match.id,
    name: `${match.sides[0].shortName} v ${match.sides[1].shortName}`,
    sport: match.sport,
    format: rulesOfForecast(document.ruleSet)?.format ?? "",
    ruleSet: document.ruleSet,
    matchTime: new Date(match.matchTime),
    modelVersion: model.version,
    invented: model.invented,
    seed,
    document,
    players: playedMatch.players,
    ...computedPromise,
  });
  for (const key of [forecastKey(match.id), RECORD_KEY]) deps.bus.tell({ kind: "payload", key });
}

/** The key of the cached record. */
export const RECORD_KEY = "forecast-record";

async function computeInThread(input: PromiseInput, signal: AbortSignal): Promise<ComputedPromise | null> {
  const worker = new Worker(new URL("promise-thread.ts", import.meta.url), {
    workerData: input,
    name: "forecast",
  });
  try {
    const [computed] = (await once(worker, "message", { signal })) as [ComputedPromise | null];
    return computed;
  } finally {
    await worker.terminate();
  }
}
