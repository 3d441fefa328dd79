import type { DatabaseCommand } from "./command.ts";
import type { ReportOptions } from "./run-reports.ts";

export const reports: DatabaseCommand = {
  name: "reports",
  describe: (program, choose) => {
    program
      .command("reports")
      .description("Match reports.")
      .command("import")
      .description("Add match reports from Cricsheet files; what is reported already stays.")
      .argument("<PATH...>", "Match files, folders and ZIP archives.")
      .option("--roles <CSV>", "player_id and role of each player; without roles there is no dream team.")
      .option("--json", "Print the counts as JSON.")
      .action((paths: string[], options: ReportOptions) =>
        choose({
          run: async (deps, io) => (await import("./run-reports.ts")).importReports(paths, options, deps, io),
        }),
      );
  },
};
