import type { SourceHead } from "../source.ts";

/** Finished matches from Cricsheet's files: docs/feeds/cricsheet.md. */
export const cricsheetFiles: SourceHead = {
  name: "cricsheet",
  title: "Cricsheet files",
  sport: "cricket",
  setting: "cricsheet",
  dailyBudget: 1000,
  startsOn: true,
};
