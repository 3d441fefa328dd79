import type { Page } from "@playwright/test";
import { demoAccounts } from "../support/demo.ts";
import { signIn, signOut } from "../support/flow.ts";
import { untilForecast } from "../support/forecast.ts";
import { button, choosePlayers, demoMatch, displayPath, quickTeams } from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { type Sandbox, linkOnProfile } from "../support/sandbox.ts";

const match = demoMatch("cricket", "lineups");

/** Links the app, makes teams, plans their transfer and chooses players; resolves with the plan's address. */
async function prepareWay(page: Page, sandbox: Sandbox, mobile: string): Promise<string> {
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  await quickTeams(page, match, 60);
  await button(page, /^Send to app/).click();
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await button(page, /^Transfer \d+ changes$/).waitFor();
  const plan = page.url();
  await untilForecast(page, match);
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, /^Fixed/).click();
  await page.waitForURL("**/fixed");
  return plan;
}

/**
 * The ten main screens of the way from home to the app, in each language; `shoot` gets the language and the screen's name.
 */
export async function walkMainScreens(
  page: Page,
  { url, sandbox, mobile }: { readonly url: string; readonly sandbox: Sandbox; readonly mobile: string },
  languages: readonly string[],
  shoot: (language: string, screen: string) => Promise<void>,
): Promise<void> {
  const { phone, password } = demoAccounts.customer;
  await signIn(page, url, phone, password);
  const plan = await prepareWay(page, sandbox, mobile);
  const screens = {
    home: "/",
    hub: `/decision/${match}`,
    suggest: `/suggest/${match}`,
    players: `/match/${match}`,
    captains: "/captain",
    credits: "/credit",
    combinations: "/combination",
    strategy: "/advanced",
    teams: displayPath(match, 1),
    transfer: plan,
  };
  for (const language of languages) {
    await page.evaluate((code) => localStorage.setItem("language", code), language);
    for (const [index, [name, path]] of Object.entries(screens).entries()) {
      await openScreen(page, path);
      if (name === "suggest") await page.getByRole("article").first().waitFor({ timeout: 120_000 });
      await shoot(language, `${String(index + 1).padStart(2, "0")}-${name}`);
    }
  }
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await signOut(page, url);
}
