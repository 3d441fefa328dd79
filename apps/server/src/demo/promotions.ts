import type { Banner } from "./pictures/banner.ts";

export interface DemoPromotion extends Banner {
  readonly label: string;
  /** A page of this site. */
  readonly to: string;
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    file: "lineups",
    label: "Line-ups are out: make your teams now",
    title: "Line-ups are out",
    line: "Every team, counted exactly",
    colours: ["#175cd3", "#0b2f6b"],
    to: "/match/demo-cricket-lineups",
  },
  {
    file: "plan",
    label: "See what your plan holds",
    title: "Your plan",
    line: "Days left and what they open",
    colours: ["#107569", "#0a3d37"],
    to: "/plandata",
  },
  {
    file: "teams",
    label: "Find your teams again, offline too",
    title: "My matches",
    line: "Your teams stay on your device",
    colours: ["#6927da", "#2d1060"],
    to: "/mymatches",
  },
];
