import type { Handler } from "#http/handler.ts";
import type { RelationResolver } from "#http/relation.ts";
import { postPrediction, removePrediction, updatePrediction } from "./handlers/change.ts";
import { getPrediction, getVersions, listOfMatch } from "./handlers/read.ts";
import { findOrigin } from "./prediction.repository.ts";

export const predictionHandlers: readonly Handler[] = [
  listOfMatch,
  getPrediction,
  getVersions,
  postPrediction,
  updatePrediction,
  removePrediction,
];

/** Readers may know about every prediction, so the existence of another author's is not secret. */
export const predictionRelations: readonly RelationResolver[] = [
  {
    relation: "authorOfPrediction",
    resolve: async (db, accountId, id) => {
      const origin = await findOrigin(db, id);
      if (origin === null) return "missing";
      return origin.authorId === accountId ? "related" : "unrelated";
    },
  },
];
