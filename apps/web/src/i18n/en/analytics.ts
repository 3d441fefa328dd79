import { wholeFigure } from "../../lib/figures.ts";

/** Words of the analytics which the specification does not give. */
export const analytics = {
  summary: (teams: number, lineups: number) =>
    `${wholeFigure(teams)} teams · ${wholeFigure(lineups)} distinct line-ups`,
  shown: "Analyses shown",
  percent: (percent: number) =>
    `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)} %`,
  figure: wholeFigure,
  difference: "How different they are",
  smallest: "smallest",
  mean: "mean",
  repeats: "repeats",
  players: (n: number) => (n === 1 ? "1 player" : `${n} players`),
  lowHigh: "0-49.99% and 50-100%",
  lowMiddleHigh: "0-29.99%, 30-69.99% and 70-100%",
  noPercentages: "Selection percentages of this match are not known",
  pairs: "Pairs",
  pairsHint: "In how many teams two players stand together, percent",
  more: (n: number) => `Show ${n} more`,
  nothingShown: "Choose what to see",
  target: (min: number, max: number) => `asked ${min}-${max} %`,
  working: "Counting",
};
