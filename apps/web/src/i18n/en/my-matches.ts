import { messages } from "@teamwright/domain/messages";
import { wholeFigure } from "../../lib/figures.ts";
import { plural } from "./plural.ts";

const { home } = messages;

/** Words of my matches and a match's attempts which the specification does not give. */
export const myMatches = {
  title: home.myMatches,
  none: (sport: string) => `No ${sport.toLowerCase()} teams yet`,
  noneHint: "Matches that you make teams for are kept here, on this device.",
  chooseMatch: "Choose a match",
  summary: (attempts: number, teams: number) =>
    `${plural(attempts, "attempt", "attempts")} · ${plural(teams, "team", "teams")}`,
  matchTitle: (left: string, right: string) => `${left} v ${right}`,
  attempt: (id: number) => `Attempt ${id}`,
  openAttempt: (id: number) => `Open attempt ${id}`,
  deleteAttempt: (id: number) => `Delete attempt ${id}`,
  deleteMatch: "Delete match",
  deleteAttemptDetail: (teams: number) =>
    `${plural(teams, "team", "teams")} will be deleted from this device.`,
  deleteMatchDetail: (attempts: number, teams: number) =>
    `${plural(attempts, "attempt", "attempts")} with ${plural(teams, "team", "teams")} will be deleted from this device.`,
  undo: "Undo",
  select: "Select",
  selectAttempt: (id: number) => `Select attempt ${id}`,
  merged: (n: number) => `${n} attempts merged into one`,
  old: "More than 7 days old",
  oldHint: (n: number) =>
    `${plural(n, "match", "matches")} ended more than 7 days ago. You can delete what you no longer need.`,
  teams: (n: number) => plural(n, "team", "teams"),
  ofPossible: (n: number) => `of ${wholeFigure(n)} possible`,
  smart: "Smart",
  quick: "Quick",
  normal: "Normal",
  auto: "Auto",
  stored: "Stored",
  noAttempts: "No teams for this match",
  notStored: "This match is not on this device",
  makeTeams: "Make teams",
  loading: "Loading matches",
  cannotRead: "The stored matches could not be read",
  seed: (seed: number) => `seed ${seed}`,
};
