import { defineConfig } from "@playwright/test";
import { chromiumPath, quietFlags } from "./support/browser.ts";

/**
 * Files that mostly wait: for the pace of a fantasy app, for its next code, for a source that the server asks again. Each
 * has a server of its own.
 */
const waiting = [
  "transfer",
  "transfer-several",
  "transfer-meanwhile",
  "transfer-news",
  "transfer-posted",
  "mapper",
  "live-data",
].map((name) => `**/journeys/**/${name}.spec.ts`);

export default defineConfig({
  testDir: ".",
  globalSetup: "./support/running-product.ts",
  // One worker for each of two cores, and one more for the files that leave a core idle
  // (docs/decisions/024-time-of-a-whole-run.md).
  projects: [
    { name: "waiting", testMatch: waiting, workers: 1 },
    { name: "journeys", testMatch: "**/*.spec.ts", testIgnore: waiting, workers: 2 },
  ],
  fullyParallel: false,
  workers: 3,
  timeout: 120_000,
  // A whole run takes 40 minutes on two cores, more on slow ones. One that hangs ends with a report instead of by a signal.
  globalTimeout: 75 * 60_000,
  // The whole run uses both cores fully. A test that needs a further try is printed as flaky.
  retries: Number(process.env["JOURNEY_RETRIES"] ?? 0),
  expect: { timeout: 15_000 },
  snapshotPathTemplate: "gallery/pictures/{arg}{ext}",
  outputDir: "../test-results",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath, args: quietFlags },
    viewport: { width: 390, height: 844 },
    locale: "en-IN",
    // The headless shell refuses the clipboard where a browser with a window accepts a press of a button.
    permissions: ["clipboard-read", "clipboard-write"],
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    // Every test is a new device. The service worker would store the whole application on each of them, which is half of
    // the work of opening a page. The tests of offline use allow it.
    serviceWorkers: "block",
    // Recording slows every journey, so it is only enabled to examine a failure.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    actionTimeout: 15_000,
  },
});
