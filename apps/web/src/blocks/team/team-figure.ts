import { pointsOf } from "./team-view.ts";
import type { TeamPlayer, TeamView } from "./team-view.ts";

/** The figure beside each player's name. */
export type TeamFigure = "none" | "credits" | "points";

export const figureOf = (team: TeamView, player: TeamPlayer, figure: TeamFigure): string | null => {
  if (figure === "none") return null;
  if (figure === "credits") return player.credits.toFixed(1);
  // Half of a value with one decimal has two: rounded to one, the figures would not add up to the team's total.
  return String(Math.round(pointsOf(team, player) * 100) / 100);
};
