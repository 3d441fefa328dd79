import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCricsheet } from "../records/read-cricsheet.ts";
import type { RecordedMatch } from "../records/match-record.ts";

const folder = fileURLToPath(new URL("../../../../tests/data/cricket/cricsheet", import.meta.url));

export const cricsheetDocument = (id: string): unknown =>
  JSON.parse(readFileSync(`${folder}/${id}.json`, "utf8"));

/** Matches of which the folder has every ball, in the order of their days. */
const complete = ["1216492", "1216496", "1216504", "1254075", "1257951", "1254076"];

export function playedMatches(): RecordedMatch[] {
  return complete.map((id) => {
    const record = readCricsheet(cricsheetDocument(id), id);
    if (!record.ok) throw new Error(`${id}: ${record.error}`);
    return record.value;
  });
}
