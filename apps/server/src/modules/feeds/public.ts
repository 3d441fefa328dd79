/** The exports of this module for other parts of the server. */
export { adapterNamed, feedList, problemLines } from "./find-adapter.ts";
export { importMatches } from "./import-matches.ts";
export type { ImportRequest } from "./import-matches.ts";
export { FEED_LIMITS } from "./limits.ts";
export type { FeedAdapter, FeedFile } from "./port.ts";
export { readPlayedMatch } from "./cricsheet/played-match.ts";
export { readCsvTable } from "./import/csv-table.ts";
export { kabaddiRole } from "./recipes/pro-kabaddi.ts";
export { scaler } from "./recipes/scale.ts";
export type { Scale } from "./recipes/scale.ts";
