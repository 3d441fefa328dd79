import { predictionDataSchema, predictionSectionSchema } from "@teamwright/domain/prediction";
import { sportIndexes } from "@teamwright/domain/sports";
import * as z from "zod/mini";
import { anyOf, relatedAccess, withOwnPhone } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, matchId, phoneNumber, versionNumber } from "../shapes.ts";

const expertUser = () =>
  z.object({
    phoneNumber,
    name: z.string(),
    /** An address; empty: none. */
    avatar: z.string(),
  });
export type ExpertUser = z.infer<ReturnType<typeof expertUser>>;

const sport = () => z.literal(sportIndexes);

const prediction = () =>
  z.object({
    _id: id,
    matchId,
    /** The author's phone number: names the author in the reply's list of experts. */
    expertNumber: phoneNumber,
    sportIndex: sport(),
    predictionData: z.array(predictionSectionSchema),
    createdAt: instant,
    numberOfViews: z.int().check(z.minimum(0)),
    /** 1 as posted, and one more with each edit. */
    version: z.int().check(z.minimum(1)),
    /** Of each edit, oldest first: when, and the ids of the sections that it changed. */
    changes: z.array(z.object({ version: z.int(), createdAt: instant, sections: z.array(z.int()) })),
  });
export type Prediction = z.infer<ReturnType<typeof prediction>>;

const predictionVersion = () =>
  z.object({
    version: z.int().check(z.minimum(1)),
    createdAt: instant,
    predictionData: z.array(predictionSectionSchema),
  });
export type PredictionVersion = z.infer<ReturnType<typeof predictionVersion>>;

/** Who may post: staff in the documents' words "non-customer". */
const poster = anyOf("expert", "prime_admin", "admin", "superuser");
const reader = anyOf("plan");

export const predictions = {
  list: endpoint({
    name: "predictions.list",
    method: "GET",
    path: "/api/expert/list/getprediction/{match}",
    summary: "The predictions of a match, newest first, and their authors.",
    access: reader,
    params: () => z.object({ match: matchId }),
    reply: () => ({ data: z.array(prediction()), predictionData: z.array(expertUser()) }),
  }),
  get: endpoint({
    name: "predictions.get",
    method: "GET",
    path: "/api/expert/specific/getprediction/{id}",
    summary: "One prediction and its author. Counts as a view, once for each account but the author's.",
    access: reader,
    params: () => z.object({ id }),
    reply: () => ({ data: prediction(), expertData: z.array(expertUser()) }),
  }),
  versions: endpoint({
    name: "predictions.versions",
    method: "GET",
    path: "/api/expert/prediction/versions/{id}",
    summary: "Every version of a prediction, as posted first.",
    access: reader,
    params: () => z.object({ id }),
    reply: () => ({ data: z.array(predictionVersion()) }),
  }),
  post: endpoint({
    name: "predictions.post",
    method: "POST",
    path: "/api/expert/postprediction",
    summary: "Posts a prediction under the session's own number, until the match starts.",
    access: withOwnPhone(poster, "expertNumber"),
    body: () =>
      z.object({
        matchId,
        sportIndex: sport(),
        expertNumber: phoneNumber,
        predictionData: predictionDataSchema,
      }),
    reply: () => ({ data: z.object({ _id: id }) }),
    idempotent: true,
  }),
  update: endpoint({
    name: "predictions.update",
    method: "POST",
    path: "/api/expert/updateprediction/{predictionId}",
    summary:
      "Changes a prediction until the match starts; the version before is kept. With `version` only that one is changed.",
    access: anyOf("prime_admin"),
    params: () => z.object({ predictionId: id }),
    body: () => z.object({ predictionData: predictionDataSchema, version: z.optional(versionNumber()) }),
    reply: () => ({ data: z.object({ version: z.int() }) }),
  }),
  remove: endpoint({
    name: "predictions.remove",
    method: "POST",
    path: "/api/expert/deleteprediction/{id}",
    summary: "Withdraws a prediction until the match starts. It still counts in its author's record.",
    access: relatedAccess(poster, "id", ["authorOfPrediction"], { unless: ["prime_admin"] }),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;
