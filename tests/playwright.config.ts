import { defineConfig } from "@playwright/test";
import { chromiumPath, quietFlags } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "./support/running-product.ts",
  testMatch: "**/*.spec.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  // The whole run uses both cores fully. A test that needs a further try is printed as flaky.
  retries: Number(process.env["JOURNEY_RETRIES"] ?? 0),
  expect: { timeout: 15_000 },
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
