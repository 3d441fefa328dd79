// node scripts/pictures.mjs how-to: the six pictures of /howtogenerate, small enough to be committed.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launch } from "../support/browser.ts";
import { demoAccounts } from "../support/demo.ts";
import { signIn } from "../support/flow.ts";
import { demoMatch } from "../support/player.ts";
import { root, startServer } from "../support/server.ts";
import { savePicture } from "./picture.ts";
import { walkStrategy } from "./strategy-walk.ts";

const folder = join(root, "apps/web/public/how-to");
/** A phone's screen without its lower third: the subject of the step is at the top. */
const part = { width: 390, height: 560 } as const;

const server = process.env["TEAMWRIGHT_URL"] === undefined ? await startServer() : undefined;
const url = server?.url ?? process.env["TEAMWRIGHT_URL"] ?? "";
const browser = await launch();

const shoot = async (page: Page, name: string): Promise<void> =>
  savePicture(page, join(folder, `${name}.webp`));

/** The walk's screens that the page shows, with the names of their pictures. */
const pictures = { players: "players", captains: "captains", sides: "sides", strategy: "number" } as const;

try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: url,
    viewport: part,
    deviceScaleFactor: 1.5,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  const page = await context.newPage();
  await signIn(page, url, demoAccounts.customer.phone, demoAccounts.customer.password);
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  await shoot(page, "match");
  await walkStrategy(page, demoMatch("cricket", "lineups"), async (stop) => {
    if (stop !== "combinations") await shoot(page, pictures[stop]);
  });
  await page.waitForTimeout(5000);
  await shoot(page, "teams");
} finally {
  await browser.close();
  await server?.stop();
}
