import type { Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { expect, test } from "../../support/own-product.ts";
import { button, demoMatch, heading, expectWords } from "../../support/player.ts";
import { endPrimePlan, makePrimeUser, setPowers } from "../../support/prime.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

// One booking: each step needs the ones before it.
test.describe.configure({ mode: "serial" });

const match = demoMatch("cricket", "evening");
const bookings = (page: Page) => page.getByRole("table", { name: "Booked prime users" });

test("only an account with that power opens the booking, and home marks the match at once", async ({
  product,
  pageOf,
}) => {
  await makePrimeUser(product, "customer");
  await makePrimeUser(product, "groupOwner");
  const home = await pageOf("groupOwner");
  await home.goto("/");
  const card = home.getByRole("listitem").filter({ has: home.locator(`a[href$="/${match}"]`) });
  await expect(card).toBeVisible();
  await expect(card.getByText("Bookings Open")).toHaveCount(0);

  await setPowers(product, "superuser", { open_booking: true });
  const opener = await pageOf("superuser");
  await opener.goto(`/match/${match}`);
  await button(opener, "Open Booking").click();
  await expectWords(opener, "Booking Opened");
  await expect(button(opener, "Booking Opened")).toBeDisabled();
  await expect(card.getByText("Bookings Open")).toBeVisible();
  const customer = await pageOf("customer");
  await customer.goto(`/match/${match}`);
  await expect(customer.getByRole("link", { name: "Book Teams" })).toBeVisible();
  await expect(button(customer, "Open Booking")).toHaveCount(0);
});

test("a prime user books 3 to 20 teams by keyboard and sees that they are booked", async ({ pageOf }) => {
  const page = await pageOf("customer");
  await page.goto(`/match/${match}`);
  await page.getByRole("link", { name: "Book Teams" }).click();
  await expect(page).toHaveURL(`/bookteams/${match}`);
  const field = page.getByLabel("Number of teams (3-20)");
  await field.press("Enter");
  await expectWords(page, "Field cannot be empty!");
  for (const wrong of ["2", "21", "x"]) {
    await field.fill(wrong);
    await field.press("Enter");
    await expectWords(page, "Number of teams should in-between 3-20 teams!");
  }
  await button(page, "20").press("Space");
  await expect(field).toHaveValue("20");
  await field.fill("4");
  await checkBothWidths(page, "book teams");
  await field.press("Enter");
  await expectWords(page, "Teams Booked Successfully!");
  await expect(page.getByText("4 teams booked")).toBeVisible();
  await checkBothWidths(page, "teams booked");
  await page.goto(`/match/${match}`);
  await expect(page.getByRole("link", { name: "Booked", exact: true })).toBeVisible();
});

test("/booking lists the matches with open booking; without a running prime plan it says so", async ({
  product,
  pageOf,
}) => {
  const page = await pageOf("groupOwner");
  await page.goto("/booking");
  await expect(heading(page, "Prime booking")).toBeVisible();
  await checkBothWidths(page, "booking list");
  await page.getByLabel("Number of teams (3-20)").fill("3");
  await button(page, "Book Teams").click();
  await expectWords(page, "Teams Booked Successfully!");
  await makePrimeUser(product, "withoutPlan");
  await endPrimePlan(product, "withoutPlan");
  const endedUser = await pageOf("withoutPlan");
  await endedUser.goto("/booking");
  await expectWords(endedUser, "Booking needs a running prime plan");
  await endedUser.goto(`/bookteams/${match}`);
  await expectWords(endedUser, "Booking needs a running prime plan");
  await endedUser.goto("/primedisplay");
  await expectWords(endedUser, "Prime teams need a running prime plan");
});

test("the prime admin watches the bookings come, closes and opens the booking, and switches the line", async ({
  pageOf,
}) => {
  const page = await pageOf("primeAdmin");
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/${match}"]`) });
  await card.getByRole("button", { name: /^Manage / }).click();
  await expect(card.getByRole("link", { name: "Map to Dream11" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Map to a fantasy app" })).toBeVisible();
  await card.getByRole("link", { name: "Prime booking" }).click();
  await expect(page).toHaveURL(`/bookingpanel/${match}`);
  await page.goBack();
  const other = await pageOf("customer");
  await other.goto("/");
  await expect(other.getByRole("article").first()).toBeVisible();
  await expect(other.getByRole("button", { name: /^Manage / })).toHaveCount(0);
  await page.goto(`/match/${match}`);
  await page.getByRole("link", { name: "Prime booking" }).click();
  await expect(bookings(page).getByRole("row")).toHaveCount(3);
  const row = bookings(page).getByRole("row").filter({ hasText: demoAccounts.customer.phone });
  await expect(row).toContainText("4");
  await expect(row).toContainText("Active");

  const booker = await pageOf("primeAdmin");
  await booker.goto(`/bookteams/${match}`);
  await booker.getByLabel("Number of teams (3-20)").fill("5");
  await button(booker, "Book Teams").click();
  await expectWords(booker, "Teams Booked Successfully!");
  // Less than the five seconds of a polling client.
  await expect(bookings(page).getByRole("row")).toHaveCount(4, { timeout: 4000 });
  await checkBothWidths(page, "booking panel");

  await button(page, "Close Booking").click();
  await expect(page.getByRole("dialog")).toContainText("3 users have booked.");
  await page.getByRole("dialog").getByRole("button", { name: "Close Booking" }).click();
  await expectWords(page, "Booking status changed successfully!");
  const late = await pageOf("groupOwner");
  await late.goto("/booking");
  await expectWords(late, "No match has open booking now");
  await button(page, "Open Booking").click();
  await expect(button(page, "Close Booking")).toBeVisible();
  await expect(late.getByText("3 teams booked")).toBeVisible();

  await expect(page.getByText("main-line", { exact: true })).toBeVisible();
  await button(page, "Switch to all-lines").click();
  await expectWords(page, "Transfer line status changed successfully!");
  await expect(page.getByText("all-lines", { exact: true })).toBeVisible();
  await button(page, "Switch to main-line").click();
  await expect(page.getByText("main-line", { exact: true })).toBeVisible();
});
