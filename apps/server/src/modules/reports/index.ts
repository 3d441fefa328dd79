import type { Handler } from "#http/handler.ts";
import { getPastMatches } from "./handlers/backtest.ts";
import { createReport, removeReport, updateReport } from "./handlers/change.ts";
import { discardReportDraft, getReportDraft, getReportDrafts } from "./handlers/drafts.ts";
import { getOverview, getReport, getReportList } from "./handlers/read.ts";
import { getEvidence } from "./handlers/evidence.ts";
import { getReportForm, getReportVersion, getReportVersions } from "./handlers/versions.ts";
import {
  createPitch,
  createSeries,
  createTeam,
  getPitchList,
  getSeriesList,
  getTeamList,
} from "./handlers/records.ts";

export { reportJobs } from "./jobs.ts";

export const reportHandlers: readonly Handler[] = [
  getSeriesList,
  createSeries,
  getPitchList,
  createPitch,
  getTeamList,
  createTeam,
  getReportList,
  getOverview,
  getReport,
  getEvidence,
  getPastMatches,
  getReportDraft,
  getReportDrafts,
  discardReportDraft,
  createReport,
  removeReport,
  getReportForm,
  updateReport,
  getReportVersions,
  getReportVersion,
];
