/**
 * The part of the engine that screens may import: reading team sets and their bounds. It does not generate or count
 * teams.
 */
export { emptyColumns, MEMBER_WORDS } from "./team-set/columns.ts";
export type { TeamColumns } from "./team-set/columns.ts";
export { decodeTeams } from "./team-set/decode.ts";
export { fromTeams } from "./team-set/from-teams.ts";
export { countIn, maskOf, membersOf } from "./team-set/members.ts";
export { multiplierOf } from "./team-set/score.ts";
export { concatTeams, renumberTeams, rowsNotIn, selectTeams } from "./team-set/select.ts";
export { toTeams } from "./team-set/to-team.ts";
export { teamKey } from "./team-set/team-key.ts";
export {
  distributionFields,
  exposureFields,
  setBoundFields,
  setBoundsOf,
  withoutSetBounds,
} from "./team-set/bounds.ts";
export type { DistributionField, ExposureField, SetBoundField, SetBounds } from "./team-set/bounds.ts";
export { csvCell } from "./team-set/export/csv.ts";
