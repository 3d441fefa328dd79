import type { Page } from "@playwright/test";
import { storeReports } from "../../support/match-reports-data.ts";
import type { ReportScene } from "../../support/match-reports-data.ts";
import { button, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";

let scene: ReportScene;
test.beforeAll(async ({ product }) => {
  scene = await storeReports(product, 12);
});

const ofSeries = (): string => `series=${scene.seriesId}~${encodeURIComponent(scene.seriesName)}`;
const openPanel = async (page: Page, kind: string) => {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page
    .getByRole("group", { name: "Filter by" })
    .getByRole("button", { name: kind, exact: true })
    .click();
};

test("overview, filters and list: figures with their matches, filters in the address, Back and reload", async ({
  page,
}) => {
  await page.goto("/research");
  await page.getByRole("link", { name: "Match Reports" }).click();
  await expect(page.getByRole("tab", { name: "Report Overview" })).toHaveAttribute("aria-selected", "true");

  await openPanel(page, "Series");
  await button(page, "Search").click();
  await expectWords(page, "Please Enter Valid Series Name!");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please select any series data to add!");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await page.getByLabel("Series name").first().fill(scene.seriesName);
  await button(page, "Search").click();
  await page.getByRole("radio", { name: new RegExp(scene.seriesName) }).check();
  await button(page, "Add Filter").click();
  await expectWords(page, "Series Filter Added!");

  await expectWords(page, "Real-time Data Based On 12 Matches Result");
  const winning = page.getByRole("region", { name: "Match Winning Stats" });
  await expect(winning).toContainText("8 of 12 · 66.67 %");
  await expect(winning).toContainText("4 of 12 · 33.33 %");
  await expect(page.getByRole("region", { name: "Scorecard Overview" })).toContainText("168");
  const captains = page.getByRole("region", { name: "Captain and Vice Captain stats" });
  await expect(captains).toContainText("Winning team");
  await expect(page.getByRole("region", { name: "Dream Team points stats" })).toContainText("905");
  await expect(page.getByRole("region", { name: "Partition Strategy (winner:loser)" })).toContainText("7:4");
  await expect(page.getByRole("region", { name: "Combination Strategy" })).toContainText("12 of 12 · 100 %");
  await expect(page.getByRole("region", { name: "Percentage Pattern stats" })).toContainText("1-6-4");
  await expect(page.getByRole("region", { name: "Dream Team Credits stats" })).toContainText("96.5 to 100");
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("table", { name: "Innings scores over time" })).toContainText("01/May/2024");

  await openPanel(page, "Format");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please select any format data to filter!");
  await button(page, "ODI").click();
  await button(page, "Add Filter").click();
  await expectWords(page, "Real-time Data Based On 3 Matches Result");
  await expect(page).toHaveURL(/formats=odi/);
  await page.reload();
  await expectWords(page, "Real-time Data Based On 3 Matches Result");
  await page.goBack();
  await expectWords(page, "Real-time Data Based On 12 Matches Result");

  await openPanel(page, "Gender");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please select gender data to filter!");
  await button(page, "Women").click();
  await button(page, "Add Filter").click();
  await expectWords(page, "Real-time Data Based On 6 Matches Result");
  await page.getByRole("button", { name: "Remove filter Gender: Women" }).click();
  await expectWords(page, "Real-time Data Based On 12 Matches Result");

  await openPanel(page, "Number of matches");
  await expect(page.getByRole("textbox", { name: "Number of matches" })).toHaveValue("10");
  await button(page, "Take 5 matches away").click();
  await button(page, "Take 5 matches away").click();
  await button(page, "Add Filter").click();
  await expectWords(page, "Number of matches cannot be less than or equal to 0!");
  await button(page, "Add 5 matches").click();
  await button(page, "Add Filter").click();
  await expectWords(page, "Real-time Data Based On 5 Matches Result");

  await openPanel(page, "Team");
  await button(page, "Search").click();
  await expectWords(page, "Please Enter Valid Team Name!");
  const country = page.getByRole("combobox", { name: "Country" });
  await expect(country.getByRole("option")).toHaveText([
    "All countries",
    "India",
    "Australia",
    "England",
    "South Africa",
    "New Zealand",
    "Pakistan",
    "Bangladesh",
    "Sri Lanka",
    "West Indies",
    "Ireland",
    "Afghanistan",
    "Others",
  ]);
  await country.selectOption({ label: "Ireland" });
  await expectWords(page, "Nothing found");
  await country.selectOption({ label: "India" });
  await expect(page.getByRole("radio").first()).toBeVisible();
  await button(page, "Team code").click();
  await button(page, "Search").click();
  await expectWords(page, "Please Enter Valid Team Code!");
  await button(page, "Add Filter").click();
  await expectWords(page, "Please select any team data to add!");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("region", { name: "Report filters" })).toHaveCount(0);
});

test("the list shows ten to a page and leads to the detail", async ({ page }) => {
  await page.goto(`/matchreports?tab=list&${ofSeries()}`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText("12/May/2024");
  await expect(cards.first()).toContainText("ODI");
  await expect(cards.first()).toContainText("Women");
  await expect(cards.first()).toContainText(scene.seriesName.slice(0, 25).trimEnd());
  await expect(page.getByRole("button", { name: /^Delete report/ })).toHaveCount(0);
  await button(page, "Next page").click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/page=1/);
  await page.goBack();
  await expect(cards).toHaveCount(10);

  await cards
    .nth(1)
    .getByRole("link", { name: /See Match Report/ })
    .click();
  await expect(page).toHaveURL(/\/matchreportdata\/[0-9a-f-]{36}$/);
  const result = page.getByRole("region", { name: "Result" });
  await expect(result).toContainText("won the toss and elected to bat");
  await expect(result).toContainText("168/6 (20 overs)");
  await expect(result).toContainText("won by 14 runs");
  await expect(result.getByRole("img", { name: "Winner" })).toHaveCount(1);
  const team = page.getByRole("table", { name: "Dream team" });
  await expect(team.getByRole("row")).toHaveCount(13);
  await expect(team).toContainText("905");
  await expect(page.getByRole("region", { name: "Fantasy points distribution by role" })).toContainText(
    "585",
  );
  await expect(page.getByRole("region", { name: "Dream team patterns" })).toContainText("1-4-2-4");
  await expect(page.getByRole("region", { name: "Dream team credits versus suggested range" })).toContainText(
    "99, within the range",
  );
  await expect(page.getByRole("table", { name: "Combination by role" })).toContainText("50 %");
  for (let pattern = 1; pattern <= 5; pattern++)
    await expect(page.getByRole("table", { name: `Selection percentage pattern ${pattern}` })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Playing 11/ })).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Series", exact: true })).toContainText("Domestic");
  await expect(page.getByRole("region", { name: "Pitch", exact: true })).toContainText("Kochi");
  const address = page.url().replace("/matchreportdata/", "/report/");
  await page.goBack();
  await expect(cards).toHaveCount(10);
  await page.goto(address);
  await expect(result).toContainText("won by 14 runs");
  await page.evaluate(() => localStorage.setItem("language", "hi"));
  await page.reload();
  await expect(page.getByText("11/मई/2024")).toBeVisible();
});

test("a report or list that cannot be loaded says so and is asked for again", async ({ page }) => {
  await page.goto("/matchreportdata/5f0c2f46-8a2a-4c0e-9d1c-2f3a4b5c6d7e");
  await expectWords(page, "Error while Loading the data!");
  await page.route("**/api/matchreport/matchlist", (route) => route.abort());
  await page.goto(`/matchreports?tab=list&${ofSeries()}`);
  await expectWords(page, "The match reports could not be loaded");
  await page.unroute("**/api/matchreport/matchlist");
  await button(page, "Try again").click();
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("a report that is deleted while it is open is not shown below the words that say so", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`/matchreports?tab=list&${ofSeries()}`);
  await page
    .getByRole("link", { name: /See Match Report/ })
    .first()
    .click();
  const dreamTeam = page.getByRole("table", { name: "Dream team" });
  await expect(dreamTeam).toBeVisible();
  const body = { status: "fail", code: "not_found", message: "Not found!" };
  await page.route("**/api/matchreport/match/**", (route) => route.fulfill({ status: 404, json: body }));
  // Read again when the tab comes back after some minutes.
  await page.clock.fastForward("05:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expectWords(page, "This page does not exist");
  await expect(dreamTeam).toHaveCount(0);
});

test("screens of reports are accessible and fit, small and wide, in both schemes", async ({ page }) => {
  test.slow();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await page.goto(`/matchreports?${ofSeries()}`);
    await expectWords(page, "Real-time Data Based On 12 Matches Result");
    await openPanel(page, "Team");
    await expect(page.getByRole("radio").first()).toBeVisible();
    expect(await axeInBothSchemes(page, `overview at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(`/matchreports?tab=list&${ofSeries()}`);
    await expect(page.getByRole("article")).toHaveCount(10);
    expect(await axeInBothSchemes(page, `list at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page
      .getByRole("link", { name: /See Match Report/ })
      .first()
      .click();
    await expect(page.getByRole("table", { name: "Dream team" })).toBeVisible();
    expect(await axeInBothSchemes(page, `detail at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test.describe("a customer without a plan", () => {
  test.use({ account: "withoutPlan" });
  test("is sent to the page about plans", async ({ page }) => {
    for (const path of ["/matchreports", "/matchreportdata/5f0c2f46-8a2a-4c0e-9d1c-2f3a4b5c6d7e"]) {
      await page.goto(path);
      await page.waitForURL("**/plandata");
    }
  });
});

test.describe("a visitor", () => {
  test.use({ account: null });
  test("is sent to sign in", async ({ page }) => {
    await page.goto("/matchreports");
    await page.waitForURL("**/login");
  });
});

test.describe("a prime admin", () => {
  test.use({ account: "primeAdmin" });
  test("deletes a report after a question; a failure says so; the list begins anew", async ({
    page,
    product,
  }) => {
    const ownReports = await storeReports(product, 11);
    await page.goto(
      `/matchreports?tab=list&page=1&series=${ownReports.seriesId}~${encodeURIComponent(ownReports.seriesName)}`,
    );
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.route("**/api/matchreport/delete/**", (route) => route.abort());
    await button(page, "Delete report QUO VS FEL").click();
    const dialog = page.getByRole("dialog", { name: "Delete this report?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expectWords(page, "Error while deleting the report!");
    await page.unroute("**/api/matchreport/delete/**");
    await button(page, "Delete report QUO VS FEL").click();
    await dialog.getByRole("button", { name: "Delete" }).dblclick();
    await expectWords(page, "Report Deleted Successfully!");
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(page).not.toHaveURL(/page=1/);
  });
});
