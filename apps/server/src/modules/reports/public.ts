/** The exports of this module for other parts of the server. */
export { importHistory } from "./history/import-history.ts";
export type { HistoryCounts } from "./history/import-history.ts";
export { readRoles } from "./history/known-roles.ts";
export type { KnownRoles } from "./history/known-roles.ts";
export { bestTeam } from "./compute/best-team.ts";
export { findMatchFiles } from "./history/match-files.ts";
export { runBacktest } from "./backtest/run-backtest.ts";
export type { BacktestedMatch } from "./backtest/run-backtest.ts";
export { findPastReports } from "./past-reports.repository.ts";
export { countDrafts } from "./draft.repository.ts";
