import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.expertPrediction,
    title: "shell.title.expertPrediction",
    access: "plan",
    areas: ["predictions"],
    load: async () => (await import("./prediction-list-page.tsx")).PredictionListPage,
  },
  {
    path: paths.predictionArena,
    title: "shell.title.expertPrediction",
    access: "plan",
    areas: ["predictions", "strategy", "strategy-bounds", "common", "share-link", "replies"],
    load: async () => (await import("./prediction-page.tsx")).PredictionPage,
  },
  {
    path: paths.comparePredictions,
    title: "shell.title.comparePredictions",
    access: "plan",
    areas: ["predictions", "strategy", "strategy-bounds", "common", "share-link"],
    load: async () => (await import("./compare-page.tsx")).ComparePage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  expertPrediction: "./prediction-list-page.tsx",
  predictionArena: "./prediction-page.tsx",
  comparePredictions: "./compare-page.tsx",
};
