import { MINUTE } from "@teamwright/domain/durations";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { storeReports } from "../../support/match-reports-data.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { register } from "./staff.ts";

const MATCH = "desk-without-lineups";

test.describe("the admin's first page", () => {
  test.use({ account: "admin", viewport: { width: 1280, height: 900 } });

  // The match begins soon: the lists of other tests do not show it.
  test.afterEach(async ({ product }) => {
    const admin = await staffCalls(product, "admin");
    const changes = [{ player_index: null, field: "hidden", value: true }];
    await admin.send("PUT", `/api/admin/matches/${MATCH}/overrides`, { changes });
  });

  test("shows the numbers of the day, and each leads to where it is handled", async ({ page, product }) => {
    await importMatches(product, {
      ...ownMatch(MATCH, "in_progress", () => ({ playing: false })),
      status: "not_started",
      match_time: new Date(Date.now() + 20 * MINUTE).toISOString(),
    });
    await register(page, { phone: "9711200001", days: "3", password: "harbour-7" });
    await page.goto("/admindecisionpanel");
    const figures = page.getByRole("list", { name: "Today" });
    await expect(figures.getByRole("link", { name: /Matches without line-ups/ })).toHaveAttribute(
      "href",
      /matchdesk/,
    );
    await figures.getByRole("link", { name: /Plans end this week/ }).click();
    await expect(page.getByRole("button", { name: /^Ends this week/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.getByRole("link", { name: "9711200001" })).toBeVisible();
    await page.goBack();
    await figures.getByRole("link", { name: /Sign-ins today/ }).click();
    await expect(page.getByLabel("Action")).toHaveValue("auth.login");
    const rail = page.getByRole("navigation", { name: "Main" });
    await expect(rail.getByRole("link", { name: "Audit Log" })).toHaveAttribute("aria-current", "page");
    await page.goto(`/matchdesk/${MATCH}`);
    const desk = rail.getByRole("link", { name: /Match Desk/ });
    await expect(desk).toHaveAttribute("aria-current", "page");
    await expect(desk.getByRole("img", { name: /waits?$/ })).toBeVisible();
  });
});

test.describe("the prime admin's desk", () => {
  test.use({ account: "primeAdmin" });

  test("lists bookings and posts of all matches with their ways on", async ({ page }) => {
    await page.goto("/primedesk");
    const row = page.getByRole("row").filter({ hasText: "Make teams" }).first();
    await expect(row).toContainText(/Open|Closed/);
    await row.getByRole("link", { name: "Booking" }).click();
    await expect(page).toHaveURL(/\/bookingpanel\//);
  });

  test("ends with everything that a prime admin deletes, each after a question", async ({
    page,
    product,
  }) => {
    const { seriesName } = await storeReports(product, 1);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/primedesk");
      const deletions = page.getByRole("region", { name: "Delete" });
      await expect(deletions.getByRole("listitem")).toHaveCount(7);
      await expect(deletions).toContainText("Only an admin");
      // The only dangerous act of the table stands in a column of its own, after the ways on.
      await expect(page.getByRole("columnheader").last()).toHaveText("Take back");
      expect(await axeInBothSchemes(page, `prime desk at ${width}`)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    const open = (what: string) => page.getByRole("link", { name: `Open ${what} to delete` }).click();
    await open("Predictions");
    await expect(page).toHaveURL(/\/expertprediction\//);
    await page.goBack();
    await open("Mapping");
    await expect(page).toHaveURL(/\/dream11mapper\//);
    await page.goBack();
    await open("Match Reports");
    const card = page.getByRole("article").filter({ hasText: seriesName.slice(0, 25) });
    await card.getByRole("button", { name: /^Delete report/ }).click();
    const question = page.getByRole("dialog", { name: "Delete this report?" });
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(card).toHaveCount(0);
  });
});
