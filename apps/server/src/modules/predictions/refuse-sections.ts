import { sportByIndex } from "@teamwright/domain";
import { checkPrediction } from "@teamwright/domain/prediction";
import type { PredictionProblem, PredictionSection } from "@teamwright/domain/prediction";
import type { TextKeyOf } from "@teamwright/text";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { StoredMatch } from "../matches/public.ts";

const words: Readonly<Record<PredictionProblem["code"], TextKeyOf<"replies">>> = {
  "player-unknown": "replies.predictionPlayerUnknown",
  "player-other-side": "replies.predictionPlayerOtherSide",
  "player-dropped": "replies.predictionPlayerDropped",
  "entry-unknown": "replies.predictionEntryUnknown",
  "roles-differ": "replies.predictionRolesDiffer",
  "too-few-players": "replies.invalidSelection",
  "too-many-fixed": "replies.predictionTooManyFixed",
};

/** Refuses sections that do not fit the match as users see it now; null when they fit. */
export function refuseSections(
  match: StoredMatch,
  sections: readonly PredictionSection[],
): RefusedAnswer | null {
  const players = match.players
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ index, side }) => ({ index, side }));
  const problem = checkPrediction({ sport: match.sport, players }, sections);
  if (problem === null) return null;
  const { code, ...values } = problem;
  return refused("prediction_does_not_fit", {
    message: words[code],
    values: { sport: sportByIndex(match.sport).slug, ...values },
    field: `predictionData.${problem.section}`,
  });
}
