/** The exports of this module for other parts of the server. */
export { announce, changedMatch } from "./announce.ts";
export { findMatchBeforeStart } from "./before-start.ts";
export { mapToApp, unmapFromApp } from "./map-to-app.ts";
export { detailOf, statusAt } from "./match-view.ts";
export { ONLY_IN_SQUAD } from "./stored-match.ts";
export type { StoredMatch, StoredPlayer } from "./stored-match.ts";
export {
  findAppMatchId,
  findMappedMatches,
  findMatch,
  findMatches,
  findMatchesBetween,
  findMatchOfApp,
  storedRoles,
} from "./match-store.repository.ts";
export { TIME } from "./set-by-hand.repository.ts";
export type { KeptMatch } from "./match-store.repository.ts";
export { storeMatches } from "./store-matches.ts";
export type { ImportReport } from "./store-matches.ts";
export { findPastLineUps } from "./past-line-ups.repository.ts";
export type { PastLineUps } from "./past-line-ups.repository.ts";
export { pastPointsOf } from "./past-points.repository.ts";
export { answeredKind } from "./from-source/answered-kind.ts";
export { countAttention } from "./from-source/attention.repository.ts";
export { lineupOut } from "./line-up.ts";
export { playersOfSource } from "./from-source/players-of-source.ts";
export type { MatchPart } from "./from-source/parts.ts";
export { takeFromSource } from "./from-source/take-from-source.ts";
export type { IsSilent } from "./from-source/source-reply.ts";
