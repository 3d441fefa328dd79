// node scripts/pictures.mjs docs: the pictures of docs/tour.md, small enough to be committed.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launch } from "../support/browser.ts";
import { type SignIn, demoAccounts } from "../support/demo.ts";
import { signIn, signOut } from "../support/flow.ts";
import { demoMatch } from "../support/player.ts";
import { root, startServer } from "../support/server.ts";
import { savePicture } from "./picture.ts";
import { walkStrategy } from "./strategy-walk.ts";

const folder = join(root, "docs/pictures");
const match = demoMatch("cricket", "lineups");

const server = await startServer({ posts: true });
const browser = await launch();

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await savePicture(page, join(folder, `${name}.webp`));
};

const shootAt = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForTimeout(800);
  await shoot(page, name);
};

/** From the list of matches to the teams and what is done with them. */
async function player(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  await shoot(page, "matches");
  await shootAt(page, `/decision/${match}`, "match");
  await walkStrategy(page, match, async (stop) => {
    if (stop !== "sides") await shoot(page, stop);
  });
  // The line that the teams are stored belongs to the first minute only, and so does the offer of notices, which not every
  // browser gets.
  await page.waitForTimeout(5000);
  const close = page.getByRole("button", { name: "Close" }).first();
  if (await close.isVisible()) await close.click();
  await shoot(page, "teams");
  const [, , , attempt] = new URL(page.url()).pathname.split("/");
  await shootAt(page, `/analytics/${match}/${attempt}`, "analytics");
  await shootAt(page, `/expertpanel/${match}`, "experts");
  await shootAt(page, "/matchreports", "reports");
}

async function as(account: SignIn, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 760 },
    deviceScaleFactor: 1.5,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  const page = await context.newPage();
  await signIn(page, server.url, account.phone, account.password);
  await work(page);
  await signOut(page, server.url);
  await context.close();
}

try {
  mkdirSync(folder, { recursive: true });
  await as(demoAccounts.customer, player);
  await as(demoAccounts.admin, async (page) => shootAt(page, "/matchdesk", "match-desk"));
} finally {
  await browser.close();
  await server.stop();
}
