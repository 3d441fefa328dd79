import { contract } from "@teamwright/contract";
import { prebuilt } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { RECORD_KEY } from "../freeze-promises.ts";
import { readRecord } from "../record.repository.ts";

/** The record grows by a few matches a day: caches in front of the server may answer for a minute. */
const CACHING = "public, max-age=0, s-maxage=60, must-revalidate";

export const getRecord = handle(contract.forecasts.record, ({ deps }) => {
  const body = deps.payloads.get(RECORD_KEY, async () => {
    const data = await readRecord(deps.database.db);
    return { content: JSON.stringify(data), reply: { status: "success", message: "", data } };
  });
  return prebuilt(body, CACHING);
});
