/** The exports of this module for other parts of the server. */
export {
  availabilities,
  cleanText,
  creditsSchema,
  feedIdSchema,
  imageSchema,
  matchDocumentSchema,
  pointsSchema,
  textSchema,
} from "./feed-match.ts";
export type { MatchDocument, PlayerDocument } from "./feed-match.ts";
export { matchStates } from "./match-states.ts";
export type { MatchState } from "./match-states.ts";
export { fitsTotals, matchFormats, matchGenders, summaryFor, summaryText } from "./match-summary.ts";
export { pointsWithParts, scoringOf } from "./points-with-parts.ts";
export { formatProblem, warningOf, warningsOf, withoutWarnings } from "./problem.ts";
export { fieldName, readDocument, readDocuments } from "./read-document.ts";
export type { Locate, Path } from "./read-document.ts";
export { readFitting } from "./read-fitting.ts";
export type { Unfit } from "./read-fitting.ts";
export { reasonOf } from "./reason.ts";
export { asUpcoming } from "./rebase.ts";
export { roleIndex } from "./roles.ts";
export type { FeedMatch, FeedPlayer, FeedProblem, FeedSide, Origin } from "./validated-match.ts";
