import type { Page } from "@playwright/test";
import { button, demoMatch, heading } from "../../support/player.ts";
import type { Recorder } from "./recorder.ts";

const match = demoMatch("cricket", "lineups");
const finishedMatch = demoMatch("cricket", "finished");
const withoutLineups = demoMatch("cricket", "evening");
const MANY = 25_000;

const cards = (page: Page) => page.getByRole("list", { name: "Generated Teams" }).getByRole("article");

/** From the match's address to the quick review with this number of teams entered. */
async function readyToGenerate(page: Page, url: string, id: string, teams: number): Promise<void> {
  await page.goto(`${url}/match/${id}`);
  await button(page, /^Select all announced|^Clear$/)
    .first()
    .waitFor();
  const all = button(page, "Select all announced");
  if (await all.isVisible()) await all.click();
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill(String(teams));
  await page.waitForFunction(() => /teams possible: \d/.test(document.body.textContent ?? ""));
}

/** The dialog about many stored teams appears once, a second after the attempt that passes its limit is shown. */
async function closeDialog(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Choosing players while no line-up is out: in one tap by the last match, and one by one. */
async function pickWithoutLineups(recorder: Recorder, url: string): Promise<void> {
  const { page } = recorder;
  await page.goto(`${url}/match/${withoutLineups}`);
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") });
  await rows.first().waitFor();
  await page.waitForTimeout(1500);
  await recorder.tap("pick the first player without line-ups", rows.nth(1));
  await recorder.tap("select last match's eleven", button(page, "Select last match's eleven"), 2500);
}

async function chooseOnTheWay(recorder: Recorder, url: string): Promise<void> {
  const { page } = recorder;
  await page.goto(`${url}/match/${match}`);
  await button(page, "Select all announced").click();
  await page.waitForTimeout(1500);
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") });
  await recorder.tap("tap on a player", rows.nth(4));
  await recorder.tap("tap on him again", rows.nth(4));
  await page.goto(`${url}/combination`);
  await heading(page, "Team Combinations").waitFor({ state: "attached" });
  await page.waitForTimeout(3000);
  const options = page.getByRole("main").locator("label");
  await recorder.tap("tap on a combination", options.nth(2));
  await recorder.tap("tap on another combination", options.nth(3));
}

/** Makes the teams; the first attempt passes the limit of the dialog about many stored teams. */
async function makeTeams(recorder: Recorder, url: string): Promise<string> {
  const { page } = recorder;
  await readyToGenerate(page, url, match, 13_000);
  await button(page, "Generate Teams").click();
  await cards(page).first().waitFor();
  await closeDialog(page);
  await readyToGenerate(page, url, match, MANY);
  await recorder.tap("Generate Teams", button(page, "Generate Teams"), 3500);
  await cards(page).first().waitFor();
  const display = page.url();
  await page.goto(`${url}/previousmatch/${match}`);
  const open = page.getByRole("link", { name: /^Open, Attempt/ }).first();
  await recorder.tap("open the teams", open, 2500);
  await cards(page).first().waitFor();
  return display;
}

async function lookAtTeams(recorder: Recorder, display: string): Promise<void> {
  const { page } = recorder;
  await recorder.measure("reload on the teams", () => page.goto(display), 3000);
  const cdp = await page.context().newCDPSession(page);
  const scroll = { x: 195, y: 500, yDistance: -6000, speed: 2000, gestureSourceType: "touch" } as const;
  await recorder.measure("scroll for 3 s", () => cdp.send("Input.synthesizeScrollGesture", scroll), 500);
  await page.goto(display);
  await cards(page).first().waitFor();
  await page.waitForTimeout(1500);
  await recorder.tap("open a card on the ground", cards(page).first().getByRole("button").first());
  await recorder.tap("close it", cards(page).first().getByRole("button").first());
  await recorder.tap("Compact", button(page, "Compact"));
  await recorder.tap("Cards", button(page, "Cards"));
  const sort = page.getByRole("combobox", { name: "Order" });
  if ((await sort.count()) > 0)
    for (const order of ["most-credits", "number"])
      await recorder.measure(`sort, ${order}`, () => sort.selectOption(order), 2000);
}

async function filterTeams(recorder: Recorder): Promise<void> {
  const { page } = recorder;
  await recorder.tap("open the filter panel", button(page, /^Filter/));
  const panel = page.getByRole("dialog");
  await panel.getByRole("combobox").first().selectOption("captain");
  await page.waitForTimeout(1500);
  const captains = panel.getByRole("list", { name: "Player" }).getByRole("button");
  await recorder.tap("put a captain into the filter", captains.first());
  await recorder.tap("Add Filter", panel.getByRole("button", { name: "Add Filter" }));
  await recorder.tap("put another captain into it", captains.nth(1));
  await recorder.tap("apply the filter", panel.getByRole("button", { name: /^Show/ }), 2000);
  await panel.waitFor({ state: "detached" });
  await recorder.tap("take the filter away", page.getByRole("button", { name: /^Remove/ }).first());
}

async function storeTeams(recorder: Recorder): Promise<void> {
  const { page } = recorder;
  await recorder.tap("Select", button(page, "Select"));
  await recorder.tap("tick a team", cards(page).first().locator("label"));
  await recorder.tap("Select All", button(page, "Select All"));
  await recorder.tap("open the store box", button(page, "Store"));
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .fill(`All ${Date.now() % 100_000}`);
  await recorder.tap("Store", page.getByRole("dialog").getByRole("button", { name: "Store" }), 3500);
  await cards(page).first().waitFor();
}

async function otherScreens(recorder: Recorder, url: string, display: string): Promise<void> {
  const { page } = recorder;
  await page.goto(display);
  await cards(page).first().waitFor();
  await page.waitForTimeout(1000);
  await recorder.tap("open analytics", page.getByRole("link", { name: "Analytics" }), 3000);
  await recorder.tap("show the pairs", button(page, /^Pairs|pairs/i).first(), 2000);
  await recorder.tap("Back to the teams", button(page, "Back"), 2500);
  await cards(page).first().waitFor();
  await page.goto(display);
  await cards(page).first().waitFor();
  await page.waitForTimeout(1000);
  await button(page, "More: export, share, print").click();
  await recorder.tap(
    "print preview of 2,000",
    page.getByRole("link", { name: "Print", exact: true }),
    12_000,
  );
  await page.goto(`${url}/previousmatch/${match}`);
  await button(page, "Select").click();
  const boxes = page.getByRole("checkbox", { name: /^Select attempt/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await recorder.tap("merge two attempts", button(page, "Merge"), 3500);
  await page.getByText("2 attempts merged into one").waitFor();
}

async function seeResults(recorder: Recorder, url: string): Promise<void> {
  const { page } = recorder;
  await readyToGenerate(page, url, finishedMatch, MANY);
  await button(page, "Generate Teams").click();
  await cards(page).first().waitFor();
  await page.goto(`${url}/previousmatch/${finishedMatch}`);
  const refresh = button(page, /points/i).first();
  await refresh.click();
  await page.getByText("Results Available").waitFor();
  await recorder.tap("open results", page.getByRole("link", { name: /^Results/ }).first(), 5000);
  await recorder.tap("analysis of results", page.getByRole("tab", { name: "Analysis" }), 2000);
}

/** The actions of a player with 25,000 teams, each with its longest task. */
export async function walk(recorder: Recorder, url: string): Promise<void> {
  await pickWithoutLineups(recorder, url);
  await chooseOnTheWay(recorder, url);
  const display = await makeTeams(recorder, url);
  await lookAtTeams(recorder, display);
  await filterTeams(recorder);
  await storeTeams(recorder);
  await otherScreens(recorder, url, display);
  await seeResults(recorder, url);
}
