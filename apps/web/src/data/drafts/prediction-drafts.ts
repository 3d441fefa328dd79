import { predictionSectionSchema } from "@teamwright/domain/prediction";
import * as z from "zod/mini";
import { deviceDrafts } from "./device-drafts.ts";

export const MAX_PREDICTION_DRAFTS = 5;

const sections = z.array(predictionSectionSchema);
/** Up to version 1.0.0: a list without times. */
const earlier = z.array(z.object({ matchId: z.string(), sections }));

/** The sections that were added for a match and not posted yet. */
export const predictionDrafts = deviceDrafts({
  key: "prediction_draft",
  schema: sections,
  most: MAX_PREDICTION_DRAFTS,
  upgrade: (storedDraft) => {
    const result = earlier.safeParse(storedDraft);
    return result.success
      ? result.data.map(({ matchId, sections: value }) => ({ id: matchId, changedAt: 0, value }))
      : null;
  },
});
