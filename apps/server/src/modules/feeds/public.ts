/** The exports of this module for other parts of the server. */
export {
  availabilities,
  cleanText,
  creditsSchema,
  feedIdSchema,
  matchStates,
  pointsSchema,
  textSchema,
} from "./feed-match.ts";
export type { MatchDocument, MatchState, PlayerDocument } from "./feed-match.ts";
export { writeFeedRun } from "./feed-run.repository.ts";
export { adapterNamed, feedList } from "./find-adapter.ts";
export { FEED_LIMITS } from "./limits.ts";
export type { FeedAdapter, FeedFile, FeedMatch, FeedPlayer, FeedProblem, FeedSide, Origin } from "./port.ts";
export { formatProblem } from "./problem.ts";
export { readDocuments } from "./read-document.ts";
export { readFiles } from "./read-files.ts";
export { reasonOf } from "./reason.ts";
export { asUpcoming } from "./rebase.ts";
export { readPlayedMatch } from "./cricsheet/played-match.ts";
export { readCsvTable } from "./import/csv-table.ts";
export { summaryFor, summaryText } from "./match-summary.ts";
export { roleIndex } from "./roles.ts";
