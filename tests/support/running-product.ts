import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, makeDemoFolder, startServer } from "./server.ts";

const URL_KEY = "TEAMWRIGHT_TEST_URL";
const FOLDER_KEY = "TEAMWRIGHT_TEST_FOLDER";

/** The video channel of the run's demo server. */
export const videoChannel = "https://videos.example/teamwright";

/** The demo server of this run and a folder for data that its tests share. */
export function runningProduct(): { readonly url: string; readonly folder: string } {
  const [url, folder] = [process.env[URL_KEY], process.env[FOLDER_KEY]];
  if (url === undefined || folder === undefined) throw new Error("No product runs: global-setup starts it.");
  return { url, folder };
}

/** A demo server with the settings of the run's own one. */
export const startProduct = (): Promise<RunningServer> =>
  startServer({ settings: { VIDEO_CHANNEL_URL: videoChannel } });

/** Playwright's global setup: one demo server for the whole run, or the one that the environment names. */
// Playwright calls the default export of its setup file.
// oxlint-disable-next-line import/no-default-export
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[URL_KEY] !== undefined) return async () => undefined;
  const demo = await makeDemoFolder();
  const server = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), "teamwright-run-"));
  process.env[URL_KEY] = server.url;
  process.env[FOLDER_KEY] = folder;
  return async () => {
    await server.stop();
    demo.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
