import { predictions } from "@teamwright/contract/resources/predictions";
import type { ExpertUser, Prediction } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { cachedReply } from "./cached-reply.ts";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ predictions });

/** A prediction with its author; undefined where the server names none. */
export interface AuthoredPrediction {
  readonly prediction: Prediction;
  readonly author: ExpertUser | undefined;
}

type List = { readonly data: Prediction[]; readonly predictionData: ExpertUser[] };
type One = { readonly data: Prediction; readonly expertData: ExpertUser[] };

/** The author is found by comparing expertNumber with phoneNumber. Source: document 003, section 7. */
const withAuthor = (prediction: Prediction, experts: readonly ExpertUser[]): AuthoredPrediction => ({
  prediction,
  author: experts.find(({ phoneNumber }) => phoneNumber === prediction.expertNumber),
});

/** The predictions of a match, newest first; the kept ones when the server cannot be asked. */
export const predictionsQuery = (match: string) =>
  queryOptions({
    queryKey: ["predictions", match],
    queryFn: ({ signal }) =>
      cachedReply<List, List>({
        key: `predictions/${match}`,
        schema: z.object(predictions.list.reply),
        ask: () => api.predictions.list({ params: { match }, signal }),
        valueOf: ({ data, predictionData }) => ({ data, predictionData }),
      }),
    select: ({ value, time }) => ({
      value: value.data.map((prediction) => withAuthor(prediction, value.predictionData)),
      time,
    }),
  });

export const predictionQuery = (id: string) =>
  queryOptions({
    queryKey: ["prediction", id],
    queryFn: ({ signal }) =>
      cachedReply<One, One>({
        key: `prediction/${id}`,
        schema: z.object(predictions.get.reply),
        ask: () => api.predictions.get({ params: { id }, signal }),
        valueOf: ({ data, expertData }) => ({ data, expertData }),
      }),
    select: ({ value, time }) => ({ value: withAuthor(value.data, value.expertData), time }),
  });

/** Every version of a prediction, as posted first. */
export const predictionVersionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ["prediction", id, "versions", version],
    queryFn: async ({ signal }) => dataOf(await api.predictions.versions({ params: { id }, signal })).data,
  });
