import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.expertPrediction,
    title: "shell.title.expertPrediction",
    access: "plan",
    load: async () => (await import("./prediction-list-page.tsx")).PredictionListPage,
  },
  {
    path: paths.predictionArena,
    title: "shell.title.expertPrediction",
    access: "plan",
    load: async () => (await import("./prediction-page.tsx")).PredictionPage,
  },
  {
    path: paths.comparePredictions,
    title: "shell.title.comparePredictions",
    access: "plan",
    load: async () => (await import("./compare-page.tsx")).ComparePage,
  },
];
