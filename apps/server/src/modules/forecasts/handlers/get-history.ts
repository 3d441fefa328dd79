import { contract } from "@teamwright/contract";
import { prebuilt } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { findMatch } from "#modules/matches/public.ts";
import { readHistories } from "../history.repository.ts";

export const getHistory = handle(contract.forecasts.history, ({ deps, params }) => {
  const { db } = deps.database;
  // A minute old at most: the matches of the past may be corrected too.
  const body = deps.payloads.get(`player-histories:${params.id}`, async () => {
    const match = await findMatch(db, params.id);
    if (match === null) return null;
    const data = await readHistories(db, match.shown);
    return { content: JSON.stringify(data), reply: { status: "success", message: "", data } };
  });
  return prebuilt(body, "private, no-cache");
});
