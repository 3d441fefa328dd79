import { defineConfig } from "vitest/config";

/** Squads of 35, and long comparisons with the oracle and of one way of counting with another. */
const long = [
  "**/hindsight/*-{teams,best,ranks,ranking}.test.ts",
  "**/counting/{large-squads,metamorphic}.test.ts",
  "**/{explain,mix,draw-shares,layer-cells,generate.oracle}.test.ts",
];

export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: long, isolate: false, testTimeout: 60_000 },
});
