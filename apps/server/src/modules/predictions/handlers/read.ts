import { contract } from "@teamwright/contract";
import { LRUCache } from "lru-cache";
import { noteUnlessFull } from "#db/failure.ts";
import { done, prebuilt, refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { listKey, predictionKey } from "../announce.ts";
import { countView, findPrediction, listPredictions, listVersions } from "../prediction.repository.ts";

const CACHING = "private, no-cache";

/** Every visitor of the match requests this: one body for all. */
export const listOfMatch = handle(contract.predictions.list, ({ deps, params }) =>
  prebuilt(
    deps.payloads.get(listKey(params.match), async () => {
      const predictions = await listPredictions(deps.database.db, params.match);
      const experts = new Map(predictions.map(({ author }) => [author.phoneNumber, author]));
      const fields = {
        data: predictions.map(({ prediction }) => prediction),
        predictionData: [...experts.values()],
      };
      return { content: JSON.stringify(fields), reply: { status: "success", message: "", ...fields } };
    }),
    CACHING,
  ),
);

const bodyOf = (deps: Deps, id: string) =>
  deps.payloads.get(predictionKey(id), async () => {
    const prediction = await findPrediction(deps.database.db, id);
    if (prediction === null) return null;
    const fields = { data: prediction.prediction, expertData: [prediction.author] };
    return { content: JSON.stringify(fields), reply: { status: "success", message: "", ...fields } };
  });

/** Views that this process has already counted, so that a repeated read needs no query. */
const countedViews = new LRUCache<string, true>({ max: 50_000 });

export const getPrediction = handle(contract.predictions.get, ({ deps, params, session }) => {
  const view = `${params.id} ${session.accountId}`;
  if (countedViews.has(view)) return prebuilt(bodyOf(deps, params.id), CACHING);
  const count = async () => {
    const counting = countView(deps.database.db, params.id, session.accountId);
    const isNoted = await noteUnlessFull(counting);
    if (isNoted && (await counting)) deps.bus.tell({ kind: "payload", key: predictionKey(params.id) });
    const body = await bodyOf(deps, params.id);
    if (isNoted && body !== null) countedViews.set(view, true);
    return prebuilt(body, CACHING);
  };
  return count();
});

export const getVersions = handle(contract.predictions.versions, async ({ db, params }) => {
  const shown = await findPrediction(db, params.id);
  return shown === null ? refused("not_found") : done("", { data: await listVersions(db, params.id) });
});
