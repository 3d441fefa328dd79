import type { Browser, Page } from "@playwright/test";
import { button, demoMatch, heading } from "../support/player.ts";
import type { Session } from "../support/product.ts";

export interface ScriptBytes {
  readonly screen: string;
  /** Compressed bytes of script that this screen loaded, and the total since the visit began. */
  readonly added: number;
  readonly total: number;
}

/**
 * Opens the screens from home to the teams without a service worker and adds up the compressed scripts that each loads.
 */
export async function scriptsByScreen(
  browser: Browser,
  url: string,
  storageState: Session | undefined,
): Promise<readonly ScriptBytes[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const rows: ScriptBytes[] = [];
  const note = async (screen: string): Promise<void> => {
    await page.waitForLoadState("networkidle");
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    rows.push({ screen, added: total - (rows.at(-1)?.total ?? 0), total });
  };
  await walk(page, url, note);
  await context.close();
  return rows;
}

async function walk(page: Page, url: string, note: (screen: string) => Promise<void>): Promise<void> {
  const goOn = async (title: string): Promise<void> => {
    await button(page, "Continue").click();
    await heading(page, title).waitFor({ state: "attached" });
    await note(title);
  };
  const choose = async (count: number): Promise<void> => {
    const boxes = page.getByRole("main").getByRole("checkbox");
    await boxes.first().waitFor({ state: "attached" });
    for (let index = 0; index < count; index++) await boxes.nth(index).press("Space");
  };
  await page.goto(url);
  await page.getByRole("article").first().waitFor();
  await note("Home");
  await page.goto(`${url}/match/${demoMatch("cricket", "lineups")}`);
  await heading(page, "Choose players").waitFor({ state: "attached" });
  await button(page, "Select all announced").click();
  await note("Players");
  await goOn("Choose a way");
  await button(page, "Fixed").click();
  await heading(page, "Fixed players").waitFor({ state: "attached" });
  await note("Fixed players");
  await goOn("Captain and vice-captain");
  await goOn("Partition");
  await choose(3);
  await goOn("Percentage strategy");
  await button(page, "Skip").click();
  await heading(page, "Credit Range").waitFor({ state: "attached" });
  await note("Credit Range");
  await goOn("Team Combinations");
  await choose(6);
  await goOn("Your strategy");
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("20");
  await button(page, "Generate Teams").click();
  await page.getByRole("article").first().waitFor();
  await note("Generated Teams");
  await page.getByRole("link", { name: "Analytics" }).click();
  await page.getByRole("list", { name: "Captain", exact: true }).waitFor();
  await note("Analytics");
}
