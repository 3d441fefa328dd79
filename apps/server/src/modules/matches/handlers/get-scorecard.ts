import { contract } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { prebuilt } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { scorecardKey } from "../announce.ts";
import { findMatch } from "../match-store.repository.ts";
import { scorecardOf } from "../match-view.ts";

export const getScorecard = handle(contract.matches.scorecard, ({ deps, params }) => {
  const body = deps.payloads.get(scorecardKey(params.sport, params.matchId), async () => {
    const match = await findMatch(deps.database.db, params.matchId);
    if (match === null || sportByIndex(match.shown.sport).slug !== params.sport) return null;
    const data = scorecardOf(match.shown, new Date());
    return { content: JSON.stringify(data), reply: { status: "success", message: "", data } };
  });
  return prebuilt(body, "private, no-cache");
});
