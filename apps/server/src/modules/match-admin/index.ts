import type { Handler } from "../../http/handler.ts";
import { importFiles, pushMatches } from "./import-files.ts";
import { getMatchForAdmin, listMatches, listRuns } from "./read-matches.ts";
import { liftOverrides, setOverrides } from "./set-overrides.ts";

export const matchAdminHandlers: readonly Handler[] = [
  listMatches,
  getMatchForAdmin,
  importFiles,
  setOverrides,
  liftOverrides,
  listRuns,
  pushMatches,
];
