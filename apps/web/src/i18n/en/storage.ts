import { wholeFigure } from "../../lib/figures.ts";

/** Words of the storage dialog which the specification does not give. */
export const storage = {
  stored: (teams: number) => `${wholeFigure(teams)} teams are stored on this device.`,
  unknownRoom: "The browser does not say how much room is left.",
  matches: "Stored matches",
  matchTeams: (teams: number) => (teams === 1 ? "1 team" : `${wholeFigure(teams)} teams`),
  remove: (match: string) => `Delete ${match}`,
  nothing: "Nothing is stored.",
  megabytes: (bytes: number) =>
    bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`,
};
