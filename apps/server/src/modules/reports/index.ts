import type { Handler } from "../../http/handler.ts";
import { createReport, removeReport } from "./handlers/change.ts";
import { getOverview, getReport, getReportDraft, getReportList } from "./handlers/read.ts";
import {
  createPitch,
  createSeries,
  createTeam,
  getPitchList,
  getSeriesList,
  getTeamList,
} from "./handlers/records.ts";

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
  getReportDraft,
  createReport,
  removeReport,
];
