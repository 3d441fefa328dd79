import type { Page } from "@playwright/test";
import { layersLeft } from "./flow.ts";
import { button, choosePlayers, demoMatch, displayPath, heading, quickTeams } from "./player.ts";

/** The screens of a player, by address; `prepare` has stored the data of those with teams. */
export const playerScreens = (): readonly string[] => {
  const [upcoming, running] = [demoMatch("cricket", "lineups"), demoMatch("kabaddi", "running")];
  return [
    "/",
    `/match/${upcoming}`,
    "/change",
    "/section",
    "/fixed",
    "/captain",
    "/vicecaptain",
    "/partision",
    "/selection",
    "/credit",
    "/combination",
    "/advanced",
    "/rolefrequency",
    "/advancedextra",
    "/smart",
    displayPath(upcoming, 1),
    `/analytics/${upcoming}/1`,
    `/print/${upcoming}/1`,
    `/shortcutprintnormal/${upcoming}/1`,
    `/displayauto/${upcoming}/2`,
    `/shortcutprintauto/${upcoming}/2`,
    "/mymatches",
    `/previousmatch/${upcoming}`,
    `/addpoint/${running}`,
    `/result/${running}/1`,
    `/previousmatch/${running}`,
    "/savedmatches",
    "/profile",
    "/changepassword",
    "/plandata",
    "/aboutus",
    "/contactus",
    "/howtogenerate",
    "/refundpolicy",
    "/besttips",
    `/decision/${upcoming}`,
    `/expertpanel/${upcoming}`,
    `/expertvideo/${upcoming}`,
    `/expertprediction/${upcoming}`,
    `/comparepredictions/${upcoming}`,
    `/bookingpanel/${upcoming}`,
    `/grouplist/${upcoming}`,
    "/transferarena/",
    "/matchreports",
    "/research",
    "/promises",
    "/notices",
  ];
};

/** The screens that large text must leave whole, of a match with stored teams and a draft. */
export const largeTextScreens = (match: string, attempt: number): readonly string[] => [
  "/",
  `/match/${match}`,
  "/section",
  "/fixed",
  "/captain",
  "/vicecaptain",
  "/partision",
  "/selection",
  "/credit",
  "/combination",
  "/advanced",
  "/rolefrequency",
  displayPath(match, attempt),
  `/analytics/${match}/${attempt}`,
  `/previousmatch/${match}`,
  "/mymatches",
  "/notices",
  "/profile",
  "/matchreports",
];

/** Stores teams, results and a draft, so that no screen of `playerScreens` is empty. */
export async function prepare(page: Page): Promise<void> {
  const [upcoming, running] = [demoMatch("cricket", "lineups"), demoMatch("kabaddi", "running")];
  await quickTeams(page, running, 30);
  await page.goto(`/addpoint/${running}`);
  const fields = page.getByRole("main").getByRole("textbox");
  await fields.first().waitFor();
  for (const [index, field] of (await fields.all()).entries()) await field.fill(String(index));
  await button(page, "Save").click();
  await page.waitForURL("**/previousmatch/**");
  await layersLeft(page);
  await quickTeams(page, upcoming, 60);
  await choosePlayers(page, upcoming);
  await button(page, "Auto Create Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await page.waitForURL(/\/displayauto\//);
}

/** Opens the screen and waits until its content is complete: a heading, no skeleton, no running transition. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await heading(page, /./).first().waitFor({ state: "attached" });
  await page.locator("output:has(> span[aria-hidden=true])").first().waitFor({ state: "detached" });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}
