/** The exports of this module for other parts of the server. */
export {
  availabilities,
  cleanText,
  creditsSchema,
  feedIdSchema,
  imageSchema,
  pointsSchema,
  textSchema,
} from "./feed-match.ts";
export type { MatchDocument, PlayerDocument } from "./feed-match.ts";
export { matchStates } from "./match-states.ts";
export type { MatchState } from "./match-states.ts";
export { writeFeedRun } from "./feed-run.repository.ts";
export { adapterNamed, feedList, problemLines } from "./find-adapter.ts";
export { FEED_LIMITS } from "./limits.ts";
export type { FeedAdapter, FeedFile, FeedMatch, FeedPlayer, FeedProblem, FeedSide, Origin } from "./port.ts";
export { formatProblem, warningOf, warningsOf, withoutWarnings } from "./problem.ts";
export { readDocuments } from "./read-document.ts";
export { readFitting } from "./read-fitting.ts";
export type { Unfit } from "./read-fitting.ts";
export { readFiles } from "./read-files.ts";
export { reasonOf } from "./reason.ts";
export { asUpcoming } from "./rebase.ts";
export { readPlayedMatch } from "./cricsheet/played-match.ts";
export { readCsvTable } from "./import/csv-table.ts";
export { fitsTotals, matchFormats, matchGenders, summaryFor, summaryText } from "./match-summary.ts";
export { kabaddiRole } from "./recipes/pro-kabaddi.ts";
export { scaler } from "./recipes/scale.ts";
export type { Scale } from "./recipes/scale.ts";
export { pointsWithParts, scoringOf } from "./points-with-parts.ts";
export { roleIndex } from "./roles.ts";
