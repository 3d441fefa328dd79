import type { ContestRules } from "./contest.ts";

/** DraftKings "Showdown Captain Mode". */
export const draftKingsShowdown: ContestRules<100, "draftkings-showdown"> = {
  index: 100,
  slug: "draftkings-showdown",
  name: "DraftKings Showdown",
  size: 6,
  salaryCap: 50,
  minPerSide: 1,
  captain: { name: "CPT", points: 1.5, salary: 1.5 },
};
