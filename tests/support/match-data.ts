import { join } from "node:path";
import { command, root } from "./server.ts";

const data = (...parts: string[]): string => join(root, "tests/data", ...parts);

/** The matches that the journeys import: recipe and files. NOTICE lists which are real and which are invented. */
const imports = {
  cricket: {
    recipe: "prematch-2021",
    files: [
      data("cricket/fantasy/prematch_2021-04-24_25.json"),
      data("cricket/fantasy/crosswalk.csv"),
      data("cricket/cricsheet/1254075.json"),
      data("cricket/cricsheet/1254076.json"),
      data("cricket/cricsheet/1257951.json"),
    ],
  },
  football: {
    recipe: "premier-league",
    files: [
      data("football/invented_fixtures.csv"),
      data("football/invented_gameweek.csv"),
      data("football/invented_teams.csv"),
    ],
  },
  basketball: {
    recipe: "nba-salaries",
    files: [data("basketball/salaries_20181225.csv"), data("basketball/boxscores_20181225.csv")],
  },
  kabaddi: {
    recipe: "pro-kabaddi",
    files: [data("kabaddi/invented_match.json"), data("kabaddi/invented_season_stats.csv")],
  },
} as const;

export type ImportedSport = keyof typeof imports;

/** Imports a sport's matches by the command line into a running server, as they were before they began. */
export async function importMatches(dataDir: string, sport: ImportedSport): Promise<void> {
  const { recipe, files } = imports[sport];
  const { code, output } = await command(["import", "--recipe", recipe, "--upcoming", "+2h", ...files], {
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(`teamwright import ended with ${code}:\n${output}`);
}
