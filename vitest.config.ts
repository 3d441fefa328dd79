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

/** Tests of the house that render screens: they need the catalogue's texts as the web's own tests do. */
const rendering = ["tests/house/fifth-sport.test.ts"];

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores is half of the machine. Many tests wait for a child process.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          exclude: [...shared.exclude, ...rendering],
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
      {
        plugins: [textCatalogue(), missingScreens()],
        test: {
          ...shared,
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}", ...rendering],
          setupFiles: ["apps/web/src/testing/load-english.ts"],
        },
      },
    ],
  },
});
