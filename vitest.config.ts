import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { missingScreens } from "./apps/web/build/missing-screens.ts";
import { textCatalogue } from "./apps/web/build/text-catalogue.ts";

const sharedSettings = {
  exclude: ["**/node_modules/**", "**/dist/**"],
  environment: "node",
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/**
 * Files whose tests replace modules or globals, each in its own process. Most others share one process per worker: loading
 * modules costs more than most tests (docs/decisions/024-time-of-a-whole-run.md).
 */
const isolatedTests = [
  "tests/house/fifth-sport.test.ts",
  // The device's databases: each test counts them or starts without any.
  "apps/web/src/data/{api,notices,records}/**/*.test.ts",
  "apps/web/src/features/player/suggest/store-suggestion.test.ts",
];

/**
 * Tests of the server that start processes, end them, or measure the time and memory of their own: each file has its own
 * process too.
 */
const ownProcess = [
  "apps/server/src/app/{body-cost,crash,crash-posting,error-reports,killed-*,lost-services,two-*}.test.ts",
  "apps/server/src/cli/{cli,control-socket,documented-commands,private,serve,shutdown}.test.ts",
  "apps/server/src/{db/embedded,disk}/**/*.test.ts",
  "apps/server/src/sandbox/**/*.test.ts",
];

const PROCESSES = "processes of the server";

/** The longest files begin first: one of them at the end would leave a core without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ project }: TestSpecification): boolean => project.name === PROCESSES;
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than the cores, because some files wait for a child process or for a time limit. Vitest's default leaves one
    // core free, which on two cores is half of the machine.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...sharedSettings,
          exclude: [...sharedSettings.exclude, ...isolatedTests, ...ownProcess],
          isolate: false,
          name: "packages, server, sandbox, house",
          include: [
            "packages/**/*.test.ts",
            "apps/server/**/*.test.ts",
            "apps/sandbox/**/*.test.ts",
            "tests/house/**/*.test.ts",
            "tests/engine/**/*.test.ts",
            "scripts/**/*.test.mjs",
          ],
        },
      },
      { test: { ...sharedSettings, name: PROCESSES, include: ownProcess } },
      {
        plugins: [textCatalogue(), missingScreens()],
        test: {
          ...sharedSettings,
          exclude: [...sharedSettings.exclude, ...isolatedTests],
          isolate: false,
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          setupFiles: ["apps/web/src/testing/load-english.ts"],
          // Numbers have other groups in India.
          env: { TZ: "UTC" },
        },
      },
      {
        plugins: [textCatalogue(), missingScreens()],
        test: {
          ...sharedSettings,
          name: "isolated",
          include: isolatedTests,
          setupFiles: ["apps/web/src/testing/load-english.ts"],
          // Numbers have other groups in India.
          env: { TZ: "UTC" },
        },
      },
    ],
  },
});
