import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { missingScreens } from "./apps/web/build/missing-screens.ts";
import { textCatalogue } from "./apps/web/build/text-catalogue.ts";

const shared = {
  exclude: ["**/node_modules/**", "**/dist/**"],
  environment: "node",
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/**
 * Files whose tests replace modules or globals, each in its own process. Most others share one process per worker: loading
 * modules costs more than most tests (docs/decisions/024-time-of-a-whole-run.md).
 */
const isolated = [
  "tests/house/fifth-sport.test.ts",
  // The device's databases: each test counts them or starts without any.
  "apps/web/src/data/{api,notices,records}/**/*.test.ts",
];

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores is half of the machine. Many tests wait for a child process.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          exclude: [...shared.exclude, ...isolated],
          isolate: false,
          name: "packages, modules of the server, sandbox, house",
          include: [
            "packages/**/*.test.ts",
            "apps/server/src/modules/**/*.test.ts",
            "apps/sandbox/**/*.test.ts",
            "tests/house/**/*.test.ts",
            "tests/engine/**/*.test.ts",
            "scripts/**/*.test.mjs",
          ],
        },
      },
      {
        // Tests of processes, signals and the time of a whole server: each file has its own process.
        test: {
          ...shared,
          exclude: [...shared.exclude, "apps/server/src/modules/**"],
          name: "server",
          include: ["apps/server/**/*.test.ts"],
        },
      },
      {
        plugins: [textCatalogue(), missingScreens()],
        test: {
          ...shared,
          exclude: [...shared.exclude, ...isolated],
          isolate: false,
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          setupFiles: ["apps/web/src/testing/load-english.ts"],
        },
      },
      {
        plugins: [textCatalogue(), missingScreens()],
        test: {
          ...shared,
          name: "isolated",
          include: isolated,
          setupFiles: ["apps/web/src/testing/load-english.ts"],
        },
      },
    ],
  },
});
