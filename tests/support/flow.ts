import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { CheckedTeam } from "./check-teams.ts";

/** The player's choices from a match to its teams; players and cards by the names on the screen. */
export interface Choices {
  /** Names, or every announced player. */
  readonly pool: "announced" | readonly string[];
  readonly fixed: readonly string[];
  readonly captains: readonly string[];
  readonly viceCaptains: readonly string[];
  readonly partitions: readonly string[];
  /** Pattern-1 splits; absent is Skip. */
  readonly splits?: readonly string[];
  readonly credits: readonly [number, number];
  readonly combinations: readonly string[];
  readonly teams: number;
}

/** Fills in the form of the sign-in page that is open, and leaves it. */
export async function sendSignIn(page: Page, phone: string, password: string): Promise<void> {
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  // On a busy machine the page may still settle between the press and the release of the button: no form is sent then.
  await expect(async () => {
    if (new URL(page.url()).pathname !== "/login") return;
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    // Not until the load event, which a picture of the next screen can delay.
    const left = page.waitForURL((address) => address.pathname !== "/login", {
      timeout: 15_000,
      waitUntil: "commit",
    });
    await left.catch(async (error: unknown) => {
      const typed = await page.getByLabel("Phone number").inputValue({ timeout: 1000 });
      const words = await page.getByRole("main").innerText({ timeout: 1000 });
      throw new Error(`The sign-in of "${typed}" stays open: ${words}`, { cause: error });
    });
  }).toPass({ timeout: 60_000 });
}

export async function signIn(page: Page, url: string, phone: string, password: string): Promise<void> {
  await page.goto(`${url}/login`);
  await sendSignIn(page, phone, password);
}

/** The service worker controls the page, so that it opens without a network. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const isControlled = async () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!(await isControlled())) await page.reload();
  await expect.poll(isControlled).toBe(true);
}

/** One layer has its history entry: it opened, or one above it closed. A typed address before that would be aborted. */
export const layerEntered = async (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(1);

/** The history entry of a dialog is removed after it closed; a typed address before that would be aborted. */
export const layersLeft = async (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0);

/** The session ends by its age. The cookie of the device stays: without it the next sign-in would be another device. */
export const expireSession = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: "session" });

/** Ends the session: an account may be on two devices at once, and each new context is a device. */
export async function signOut(page: Page, url: string): Promise<void> {
  await page.request.post(`${url}/api/auth/logout`, { headers: { origin: url } });
}

/** Opens a match from home by the names on its card. */
export async function openMatch(page: Page, sport: string, left: string, right: string): Promise<void> {
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("tab", { name: sport }).click();
  await page.getByRole("link", { name: new RegExp(`${left}.*${right}`) }).click();
  await page.waitForURL(/\/(match|decision)\//);
  // Matches with more than the generator open their hub first.
  const { pathname } = new URL(page.url());
  if (pathname.startsWith("/decision/")) await page.goto(pathname.replace("/decision/", "/match/"));
  await expect(page.getByRole("heading", { name: "Choose players" })).toBeAttached();
}

const goOn = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
};

async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const box = page.getByRole("main").getByRole("checkbox", { name, exact: true }).first();
    if (!(await box.isChecked())) await box.press("Space");
    await expect(box).toBeChecked();
  }
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { name, exact: true, level: 1 })).toBeAttached();
}

/** Chooses exactly these; a suggestion may arrive meanwhile, and what it adds is taken back. */
export async function chooseOnly(page: Page, names: readonly string[]): Promise<void> {
  const boxes = page.getByRole("main");
  const box = (name: string) => boxes.getByRole("checkbox", { name, exact: true }).first();
  const chosenBoxes = boxes.getByRole("checkbox", { checked: true });
  await expect(async () => {
    for (const name of names) if (!(await box(name).isChecked())) await box(name).press("Space");
    for (const name of await chosenBoxes.evaluateAll((all) => all.map((each) => each.ariaLabel ?? "")))
      if (!names.includes(name)) await box(name).press("Space");
    for (const name of names) await expect(box(name)).toBeChecked({ timeout: 1000 });
    await expect(chosenBoxes).toHaveCount(names.length, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Captains and vice-captains, on the rows of the same players. Basketball calls them star player and pro player. */
export async function chooseLeaders(
  page: Page,
  captains: readonly string[],
  viceCaptains: readonly string[],
): Promise<void> {
  const second = page.getByRole("main").getByRole("checkbox", { name: /^(Vice Captain|Pro Player) / });
  const [word] = /^\w+ \w+/.exec((await second.first().getAttribute("aria-label")) ?? "") ?? [];
  await chooseOnly(page, [...captains, ...viceCaptains.map((name) => `${word} ${name}`)]);
}

/** From the open match to the review; every step by the visible controls. */
export async function walkToReview(page: Page, choices: Choices): Promise<void> {
  if (choices.pool === "announced") await page.getByRole("button", { name: "Select all announced" }).click();
  else await tick(page, choices.pool);
  await goOn(page);
  await heading(page, "Choose a way");
  await page.getByRole("button", { name: /^Fixed/ }).click();
  await heading(page, "Fixed players");
  await tick(page, choices.fixed);
  await goOn(page);
  await heading(page, /^(Captain and vice-captain|Star player and pro player)$/);
  await chooseLeaders(page, choices.captains, choices.viceCaptains);
  await goOn(page);
  await heading(page, "Partition");
  await chooseOnly(page, choices.partitions);
  await goOn(page);
  await heading(page, "Percentage strategy");
  if (choices.splits === undefined) await page.getByRole("button", { name: "Skip", exact: true }).click();
  else {
    await chooseOnly(page, choices.splits);
    await goOn(page);
  }
  await heading(page, "Credit Range");
  await page.getByLabel("Minimum credits").fill(String(choices.credits[0]));
  await page.getByLabel("Maximum credits").fill(String(choices.credits[1]));
  await goOn(page);
  await heading(page, "Team Combinations");
  await chooseOnly(page, choices.combinations);
  await goOn(page);
  await heading(page, "Your strategy");
}

/** The page shows teams while they are still being stored; leaving it then is asked about and loses them. */
export async function untilStored(page: Page): Promise<void> {
  await expect(page.getByText("teams stored successfully!")).toBeVisible();
}

/** At the review: enters the number of teams and waits until they are shown and stored. */
export async function generate(page: Page, teams: number): Promise<void> {
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(teams));
  await page.getByRole("button", { name: "Generate Teams" }).click();
  await page.waitForURL(/\/display\/.+\/\d+\/9\/9$/);
  await untilStored(page);
}

/** On the display: an entry of the menu beside its main button. */
export async function fromTeamsMenu(
  page: Page,
  name: "Export" | "Share" | "Print" | "Shortcut Print",
): Promise<void> {
  const menu = "More: export, share, print";
  await page.getByRole("button", { name: menu }).click();
  const entry = page.getByRole("group", { name: menu });
  const role = name === "Export" || name === "Share" ? "button" : "link";
  await entry.getByRole(role, { name, exact: true }).click();
}

export const openExport = async (page: Page): Promise<void> => fromTeamsMenu(page, "Export");

/** All teams on the display, from the screen's own JSON export. */
export async function exportedTeams(page: Page): Promise<CheckedTeam[]> {
  await expect(page.getByText("Storing the teams …")).toHaveCount(0);
  await openExport(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /JSON/ }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8")) as
    CheckedTeam[] | { teams: CheckedTeam[] };
  return Array.isArray(file) ? file : file.teams;
}
