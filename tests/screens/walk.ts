import type { Page } from "@playwright/test";
import { type SignIn, demoAccounts } from "../support/demo.ts";
import { signIn, signOut } from "../support/flow.ts";
import { demoMatch } from "../support/player.ts";
import { openScreen, playerScreens, prepare } from "../support/player-screens.ts";
import { adminScreens, staffScreens } from "../support/staff-screens.ts";
import { walkStrategy } from "./strategy-walk.ts";

type Shoot = (screen: string, page?: Page) => Promise<void>;

const match = demoMatch("cricket", "lineups");

/** A picture of each address, named by its order and its first part: "captain-05". */
async function shootEach(page: Page, visitor: string, paths: readonly string[], shoot: Shoot): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await openScreen(page, path);
    await shoot(`${visitor}-${String(index + 1).padStart(2, "0")}-${path.split("/")[1] || "home"}`, page);
  }
}

export const visitorScreens = (page: Page, shoot: Shoot): Promise<void> =>
  shootEach(page, "visitor", ["/", "/login", "/aboutus", "/howtogenerate"], shoot);

/** The customer's way from home to the teams, then every screen with data. */
export async function walk(
  page: Page,
  url: string,
  { phone, password }: SignIn,
  shoot: Shoot,
): Promise<void> {
  await signIn(page, url, phone, password);
  await page.goto("/");
  for (const sport of ["Football", "Basketball", "Kabaddi"]) {
    await page.getByRole("tab", { name: sport }).click();
    await shoot(`customer-home-${sport.toLowerCase()}`);
  }
  await prepare(page);
  await walkStrategy(page, match, (stop) => shoot(`way-${stop}`));
  await shoot("way-teams");
  await shootEach(page, "customer", playerScreens(), shoot);
  await signOut(page, url);
}

/** The admin's screens. */
export async function walkStaff(page: Page, url: string, shoot: Shoot): Promise<void> {
  await signIn(page, url, demoAccounts.admin.phone, demoAccounts.admin.password);
  await shootEach(page, "staff", [...staffScreens, ...adminScreens], shoot);
  await signOut(page, url);
}
