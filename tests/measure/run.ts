// npm run measure:web: measures the built product in a browser on a slow phone. Prints a table and writes
// docs/measures-web.md.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { calibrate } from "../../bench/calibration.ts";
import { chromiumPath, launch, quietFlags } from "../support/browser.ts";
import { demoAccounts } from "../support/demo.ts";
import { signIn } from "../support/flow.ts";
import { root, startServer } from "../support/server.ts";
import { lighthouseScores } from "./lighthouse-scores.ts";
import { measureMainThread, signInForMany } from "./main-thread/main-thread.ts";
import { raiseTeamLimit } from "./raise-team-limit.ts";
import { buildReferencePage } from "./reference-page.ts";
import { reportOf } from "./report.ts";
import { scriptsByScreen } from "./script-bytes.ts";
import { measureTeams, measureTaps } from "./speed.ts";

const SLOWER = 4;
/** For the walk with 25,000 teams: the median of five is stable enough to detect a regression. */
const ROUNDS = 5;
const DEBUGGING_PORT = 9222 + (process.pid % 1000);
const phone = { viewport: { width: 390, height: 844 }, locale: "en-IN", timezoneId: "Asia/Kolkata" } as const;

/** The run takes minutes, so it prints its progress. */
const say = (what: string): void => console.error(`${new Date().toLocaleTimeString()}  ${what} ...`);

// The first before the server and the browser start, which share the processor; the others between the parts, because
// a machine that shares its processors with others changes its speed.
const calibrations: number[] = [];
function sayCalibration(): void {
  const loop = calibrate();
  calibrations.push(loop);
  say(`Calibration: the fixed loop takes ${loop.toFixed(2)} ms`);
}
sayCalibration();
const removeReferencePage = await buildReferencePage();
const server = await startServer();
const folder = mkdtempSync(join(tmpdir(), "teamwright-measure-"));
// The default context of a browser with a folder: Lighthouse opens its pages there, signed in and with the teams.
const context = await chromium.launchPersistentContext(folder, {
  ...phone,
  executablePath: chromiumPath,
  args: [...quietFlags, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  await raiseTeamLimit(server.url, demoAccounts.customer);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, server.url, demoAccounts.customer.phone, demoAccounts.customer.password);
  const session = await context.storageState();

  say("Script of each screen");
  const second = await launch();
  const scripts = await scriptsByScreen(second, server.url, session);
  await second.close();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  say("Taps, generating and scrolling");
  const taps = await measureTaps(page, server.url);
  const teams = await measureTeams(page, server.url, [500, 2000, 25_000]);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  sayCalibration();
  say("Lighthouse");
  // An open page of the product keeps its service worker active and shares Lighthouse's processor.
  await page.goto("about:blank");
  const scores = await lighthouseScores(server.url, DEBUGGING_PORT, teams.display);
  sayCalibration();
  say("Tasks of the main thread with 25,000 teams");
  const many = await signInForMany(server.url);
  const mainThread = await measureMainThread(server.url, many, { slower: SLOWER, rounds: ROUNDS });
  sayCalibration();
  const report = reportOf({
    slower: SLOWER,
    cores: cpus().length,
    calibrations,
    scripts,
    taps,
    teams,
    mainThread,
    scores,
  });
  console.log(report);
  writeFileSync(join(root, "docs", "measures-web.md"), report);
} finally {
  await context.close();
  await server.stop();
  removeReferencePage();
  rmSync(folder, { recursive: true, force: true });
}
