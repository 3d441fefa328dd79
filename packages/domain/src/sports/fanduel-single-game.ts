import type { ContestRules } from "./contest.ts";

/** FanDuel "Single Game", with the MVP's salary multiplied as since the season of 2024. */
export const fanDuelSingleGame: ContestRules<101, "fanduel-single-game"> = {
  index: 101,
  slug: "fanduel-single-game",
  name: "FanDuel Single Game",
  size: 6,
  salaryCap: 60,
  minPerSide: 1,
  captain: { name: "MVP", points: 1.5, salary: 1.5 },
};
