// node scripts/pictures.mjs how-to: the six pictures of /howtogenerate, small enough to be committed.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launch } from "../support/browser.ts";
import { demoAccounts } from "../support/demo.ts";
import { signIn } from "../support/flow.ts";
import { button, choosePlayers, demoMatch, heading } from "../support/player.ts";
import { root, startServer } from "../support/server.ts";
import { savePicture } from "./picture.ts";

const folder = join(root, "apps/web/public/how-to");
/** A phone's screen without its lower third: the subject of the step is at the top. */
const part = { width: 390, height: 560 } as const;

const server = process.env["TEAMWRIGHT_URL"] === undefined ? await startServer() : undefined;
const url = server?.url ?? process.env["TEAMWRIGHT_URL"] ?? "";
const browser = await launch();

const shoot = async (page: Page, name: string): Promise<void> =>
  savePicture(page, join(folder, `${name}.webp`));

const goOn = async (page: Page, title: string): Promise<void> => {
  await button(page, "Continue").click();
  await heading(page, title).waitFor({ state: "attached" });
};

const tickFirst = async (page: Page, count: number): Promise<void> => {
  const boxes = page.getByRole("main").getByRole("checkbox");
  for (let index = 0; index < count; index++) await boxes.nth(index).press("Space");
  await page.evaluate(() => window.scrollTo(0, 0));
};

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
  await choosePlayers(page, demoMatch("cricket", "lineups"));
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, "players");
  await button(page, "Continue").click();
  await button(page, /^Fixed/).click();
  await heading(page, "Fixed players").waitFor({ state: "attached" });
  await tickFirst(page, 2);
  await goOn(page, "Captain");
  await tickFirst(page, 4);
  await shoot(page, "captains");
  await goOn(page, "Vice Captain");
  await tickFirst(page, 6);
  await goOn(page, "Partition");
  await tickFirst(page, 2);
  await shoot(page, "sides");
  await goOn(page, "Percentage strategy");
  await button(page, "Skip").click();
  await heading(page, "Credit Range").waitFor({ state: "attached" });
  await goOn(page, "Team Combinations");
  await tickFirst(page, 6);
  await goOn(page, "Your strategy");
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("500");
  await shoot(page, "number");
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  await page.getByRole("article").nth(2).waitFor();
  await page.waitForTimeout(5000);
  await shoot(page, "teams");
} finally {
  await browser.close();
  await server?.stop();
}
