import { pointsFigure, wholeFigure } from "../../lib/figures.ts";

const matches = (n: number) => (n === 1 ? "1 finished match" : `${wholeFigure(n)} finished matches`);

/** Words of the research screen: what the user's own attempts and finished matches teach, and on how little it rests. */
export const research = {
  lead: "What your own teams and their finished matches teach. Worked out on this device, from what is stored on it.",
  restsOn: (finished: number, attempts: number) =>
    `Rests on ${matches(finished)} and ${attempts === 1 ? "1 attempt" : `${wholeFigure(attempts)} attempts`} of yours.`,
  few: "That is too little to tell skill from luck: read it as notes, not as odds.",
  none: "No finished match with teams of yours yet",
  noneHint:
    "When a match is over, refresh its points in My matches. Then this page compares your teams with the best there could have been.",
  working: (done: number, all: number) => `Working out match ${done} of ${all}`,
  cannotRead: "What is stored on this device cannot be read",
  rates: "Which choices paid",
  ratesHint:
    "How often a choice held what the dream team had: fixed players who were in it, attempts whose candidates, sides, combinations or credits allowed it.",
  fixed: "Fixed players",
  captains: "Captain",
  viceCaptains: "Vice-captain",
  partitions: "Sides",
  combinations: "Combination",
  credits: "Credits",
  of: (hits: number, all: number) => `${wholeFigure(hits)} of ${wholeFigure(all)}`,
  splits: "Splits of the dream teams",
  inMine: (n: number) => (n === 1 ? "allowed in 1 attempt" : `allowed in ${wholeFigure(n)} attempts`),
  dreamCredits: "Credits of the dream teams",
  dreamCreditsHint: "Each dot is a dream team; the bars are the ranges you used.",
  dreamCreditsRead: (credits: string, ranges: string) => `Dream teams: ${credits}. Ranges used: ${ranges}.`,
  noRange: "none",
  match: (left: string, right: string) => `${left} v ${right}`,
  attempt: (id: number, teams: number) => `Attempt ${id} · ${wholeFigure(teams)} teams`,
  points: pointsFigure,
  mine: "best of mine",
  allowed: "best allowed",
  dream: "dream team",
  percentile: (percent: string, possible: number) =>
    `My best was better than ${percent} % of the ${wholeFigure(possible)} teams this match allowed.`,
  unknown: "This match has too many players to search all its teams.",
  openResult: "Results",
};
