import { join } from "node:path";
import { command, shared } from "./server.ts";

const data = (...parts: string[]): string => join(shared, "data", ...parts);

/** The real matches that the journeys play: their recipe, files and what home shows. */
export const realMatches = {
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
      data("football/fpl_2024-25_fixtures.csv"),
      data("football/fpl_2024-25_gw10.csv"),
      data("football/fpl_2024-25_teams.csv"),
    ],
  },
  basketball: {
    recipe: "nba-salaries",
    files: [data("basketball/salaries_20181225.csv"), data("basketball/boxscores_20181225.csv")],
  },
  kabaddi: {
    recipe: "pro-kabaddi",
    files: [
      data("kabaddi/pkl10_3161.json"),
      data("kabaddi/pkl10_3162.json"),
      data("kabaddi/pkl10_3163.json"),
      data("kabaddi/pkl10_player_season_stats.csv"),
    ],
  },
} as const;

export type RealSport = keyof typeof realMatches;

/** Imports a sport's real matches by the command line into a running server, as they stood before they began. */
export async function importReal(dataDir: string, sport: RealSport): Promise<void> {
  const { recipe, files } = realMatches[sport];
  const { code, output } = await command(["import", "--recipe", recipe, "--upcoming", "+2h", ...files], {
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(`teamwright import ended with ${code}:\n${output}`);
}
