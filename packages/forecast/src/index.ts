export { readCricsheet } from "./records/read-cricsheet.ts";
export type { RecordRefusal } from "./records/read-cricsheet.ts";
export { dateOf, dayOf } from "./records/match-record.ts";
export type { MatchRecord } from "./records/match-record.ts";
