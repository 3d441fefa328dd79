import { wholeFigure } from "../../lib/figures.ts";

/** Words of the news about line-ups and the repair of teams which the specification does not give. */
export const news = {
  headline: (teams: number, all: number, players: number) =>
    `${wholeFigure(teams)} of ${wholeFigure(all)} ${teams === 1 ? "teams holds" : "teams hold"} ${players === 1 ? "a player who is" : "players who are"} out`,
  notPlaying: (names: string) => `Not in the line-up: ${names}.`,
  seeRepair: "See the repair",
  leave: "Leave",
  repairTitle: "Repair teams",
  repairHint: (teams: number) =>
    `${wholeFigure(teams)} ${teams === 1 ? "team changes" : "teams change"}, the others stay as they are.`,
  unrepaired: (numbers: string) => `No other team was left for ${numbers}: they stay as they are.`,
  change: (out: string, into: string) => `${out} → ${into}`,
  captain: (name: string) => `captain ${name}`,
  viceCaptain: (name: string) => `vice-captain ${name}`,
  accept: "Repair",
  repaired: (teams: number) => `${wholeFigure(teams)} ${teams === 1 ? "team" : "teams"} repaired`,
  more: (n: number) => `and ${wholeFigure(n)} more`,
  working: "Looking for substitutes",
};
