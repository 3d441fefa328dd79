import type { Page } from "@playwright/test";
import { HOUR } from "@teamwright/domain/durations";
import { demoAccounts } from "../../support/demo.ts";
import { expect, test } from "../../support/own-product.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button, demoMatch, heading, quickTeams, expectWords } from "../../support/player.ts";
import { endPrimePlan, makePrimeUser } from "../../support/prime.ts";
import type { Product } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";
import { pdfPages } from "../../support/pdf-text.ts";
import { command } from "../../support/server.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { withdraw } from "../../support/withdraw.ts";

// What one step posts, the next ones read.
test.describe.configure({ mode: "serial" });

const match = demoMatch("cricket", "lineups");
const reportedPost = "prime-report";
const { customer, groupOwner, primeAdmin } = demoAccounts;

/** Numbers of the teams on the page. */
async function teamNumbers(page: Page): Promise<number[]> {
  const names = await page.getByRole("button", { name: /^Team \d+: / }).all();
  const labels = await Promise.all(names.map((one) => one.getAttribute("aria-label")));
  return labels.map((label) => Number(/\d+/.exec(label ?? "")?.[0]));
}

/** The report's 30 teams on sheets: all there, no row cut by a page's end, and each sheet says what its columns are. */
function checkSheets(sheets: readonly (readonly string[])[]): void {
  const columns = ["Team number", "Players", "Captain", "Vice Captain", "Points"];
  const team = /^Team \d+$/;
  const points = /^\d+\.\d$/;
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]?.[0]).toMatch(/^Prime report/);
  expect(sheets[0]).toContain(`${customer.phone.slice(0, -2)}XX`);
  expect(sheets.flat().join(" ")).not.toContain(customer.phone);
  for (const sheet of sheets) {
    expect(sheet.filter((line) => points.test(line))).toHaveLength(
      sheet.filter((line) => team.test(line)).length,
    );
    expect(sheet.at(-1)).toMatch(points);
  }
  for (const [first, second, ...rest] of sheets.slice(1)) {
    const hasTitle = /points/.test(first ?? "");
    const [head, begin] = hasTitle ? [[second, ...rest], rest[4]] : [[first, second, ...rest], rest[3]];
    expect(head.slice(0, columns.length)).toEqual(columns);
    expect(begin).toMatch(team);
  }
  const numbers = sheets.flat().filter((line) => team.test(line));
  expect(numbers).toHaveLength(30);
  expect(new Set(numbers).size).toBe(30);
}

/** The first post is withdrawn: its users read why, and the teams may be posted again. */
async function withdrawFirst(page: Page, user: Page, attempt: number): Promise<void> {
  await button(page, "Preview").click();
  await button(page, "Post Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "Post Teams" }).click();
  await expectWords(page, "Prime Teams Posted Successfully!");
  await page.goto(`/postprime/${match}/${attempt}`);
  await expect(page.getByText("7 prime teams are posted.")).toBeVisible();
  await user.goto(`/primedisplay?match=${match}`);
  await expect(user.getByText("4 teams for you alone")).toBeVisible();
  await expect(button(page, "Withdraw the teams")).toBeVisible();
  await page.goto("/primedesk");
  const row = page.getByRole("row").filter({ has: button(page, "Withdraw the teams") });
  await expect(row).toContainText("Saltmarsh Harriers – Highmoor Kestrels");
  await checkBothWidths(page, "prime desk");
  await withdraw(page, "Posted for the wrong match", row);
  await expect(row).toHaveCount(0);
  await expectWords(user, "Withdrawn: Posted for the wrong match");
  await checkBothWidths(user, "withdrawn prime teams");
  await user.goto("/");
}

/** The booking is opened after the post for one more user. */
async function bookLate(product: Product): Promise<void> {
  const admin = await staffCalls(product, "primeAdmin");
  await admin.send("POST", "/api/primebookig/modify", { matchId: match, primeBookingFlag: true });
  await makePrimeUser(product, "withoutPlan");
  const user = await staffCalls(product, "withoutPlan");
  const { phone: phoneNumber } = demoAccounts.withoutPlan;
  await user.send("POST", "/api/primebooking/book", { matchId: match, phoneNumber, bookedTeams: 3 });
}

test("new version: the prime admin makes the links, sees who would get what, and posts by the bookings", async ({
  product,
  pageOf,
}) => {
  test.setTimeout(300_000);
  const calls = await staffCalls(product, "primeAdmin");
  await calls.send("POST", "/api/admin/primebooking/create", { matchId: match, sportIndex: 0 });
  for (const account of ["customer", "groupOwner"] as const) await makePrimeUser(product, account);
  for (const [account, bookedTeams] of [
    ["customer", 4],
    ["groupOwner", 3],
  ] as const) {
    const user = await staffCalls(product, account);
    const { phone: phoneNumber } = demoAccounts[account];
    await user.send("POST", "/api/primebooking/book", { matchId: match, phoneNumber, bookedTeams });
  }
  const page = await pageOf("primeAdmin");
  const few = await quickTeams(page, match, 6);
  const attempt = await quickTeams(page, match, 10);

  await page.goto(`/postprime/${match}/${few}`);
  await expect(page.getByRole("tab", { name: "New Version" })).toHaveAttribute("aria-selected", "true");
  await button(page, "Preview").click();
  await expectWords(page, "Not Enought teams to Post!");

  await page.goto(`/previousmatch/${match}`);
  await page.getByRole("link", { name: `Post prime, Attempt ${attempt}` }).click();
  await expect(page.getByText("0 of 10 teams have a link")).toBeVisible();
  const request = page.waitForRequest((request) => request.url().endsWith("/api/classic/dream11/addteam"));
  await button(page, "Generate Links").click();
  expect(((await request).postDataJSON() as { generateLinkFlag: string }).generateLinkFlag).toBe("prime");
  await expect(page.getByText(/^[1-9] of 10 teams have a link$/)).toBeVisible();
  await page.reload();
  await expectWords(page, "Links Generated Successfully!");
  await expect(page.getByText("10 of 10 teams have a link")).toBeVisible();

  await expect(button(page, "Balanced shares")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, "First 7 teams")).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("3 of 10 attached teams are not used.")).toBeVisible();
  await withdrawFirst(page, await pageOf("customer"), attempt);
  await page.goto(`/postprime/${match}/${attempt}`);
  await button(page, "Preview").click();
  const preview = page.getByRole("table", { name: "Preview" });
  await expect(preview.getByRole("row")).toHaveCount(3);
  await expect(page.getByText("Best served")).toBeVisible();
  await expect(page.getByText("Worst served")).toBeVisible();
  await expect(page.getByText("Seed")).toBeVisible();
  await checkBothWidths(page, "post prime");
  await button(page, "Post Teams").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Post 7 teams to 2 users?");
  await dialog.getByRole("button", { name: "Post Teams" }).click();
  await expectWords(page, "Prime Teams Posted Successfully!");
  await expect(page).toHaveURL("/");
  await page.goto(`/postprime/${match}/${attempt}`);
  await expect(page.getByText("7 prime teams are posted.")).toBeVisible();
  const delivery = page.getByRole("table", { name: "Delivery" });
  await expect(delivery.getByRole("row")).toHaveCount(3);
  await button(page, "Remind prime users").click();
  await expectWords(page, "2 prime users were reminded.");
  await button(page, "Remind prime users").click();
  await expectWords(page, "Nobody was left to remind.");
  await checkBothWidths(page, "prime delivery");
  await bookLate(product);
  await page.reload();
  await page.getByRole("checkbox", { name: /: 3 teams$/ }).waitFor();
  await expect(page.getByText(/3 attached teams are left, 3 are needed\./)).toBeVisible();
  await checkBothWidths(page, "prime users without teams");
  await button(page, "Give teams").click();
  await dialog.getByRole("button", { name: "Give teams" }).click();
  await expectWords(page, "1 person got teams.");
  await expect(delivery.getByRole("row")).toHaveCount(4);
  await expect(page.getByText("10 prime teams are posted.")).toBeVisible();
  await endPrimePlan(product, "withoutPlan");
});

test("a prime user reads the own teams only, with their links, and selects them for a transfer", async ({
  pageOf,
}) => {
  test.setTimeout(240_000);
  const page = await pageOf("customer");
  await page.goto("/");
  await page.locator(`a[href$="/decision/${match}"]`).first().click();
  const card = page.getByRole("link", { name: /Prime/ }).first();
  await expect(card).toContainText("Please look at your prime teams.");
  await checkBothWidths(page, "hub with a prime reminder");
  await page.goto("/primedisplay");
  await expect(page.getByText("You are asked to look at your prime teams.")).toBeVisible();
  await page.goto(`/decision/${match}`);
  await card.click();
  await expect(page).toHaveURL(`/primedisplay?match=${match}`);
  await expect(page.getByText("4 teams for you alone")).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("Please look at your prime teams.");
  await card.click();
  await expect(page.getByText("These teams go to Dream11 only, for now.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Transfer To Dream11: team/ }).first()).toBeVisible();
  await checkBothWidths(page, "prime teams");
  const numbers = await teamNumbers(page);
  expect(numbers).toHaveLength(4);

  // As on every other screen of teams, the buttons are in the page's footer.
  const footer = page.locator("footer").last();
  await footer.getByRole("button", { name: "Select", exact: true }).click();
  await footer.getByRole("button", { name: "Transfer", exact: true }).click();
  await expect(footer.getByText("Select Atleast One Team!")).toBeVisible();
  await button(page, "Select All").click();
  await expect(page.getByText("4 teams selected")).toBeVisible();
  await checkBothWidths(page, "prime teams selection");
  await button(page, "Transfer").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Dream11").first()).toBeVisible();
  await expect(dialog.getByText("MyTeam11")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await button(page, "Reset").click();
  await expect(page.getByText("0 teams selected")).toBeVisible();
  await button(page, "Leave selection").click();
  await expect(button(page, "Select")).toBeVisible();

  const other = await pageOf("groupOwner");
  await other.goto(`/primedisplay?match=${match}`);
  await expect(other.getByText("3 teams for you alone")).toBeVisible();
  await expect(other.getByRole("button", { name: /^Team \d+: / })).toHaveCount(3);
  const all = [...numbers, ...(await teamNumbers(other))];
  expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("who has no prime teams, no prime plan any more or none at all reads nothing", async ({
  product,
  pageOf,
}) => {
  const admin = await pageOf("primeAdmin");
  await admin.goto(`/primedisplay?match=${match}`);
  await expectWords(admin, "No prime teams for this match!");
  await endPrimePlan(product, "groupOwner");
  const endedUser = await pageOf("groupOwner");
  await endedUser.goto(`/primedisplay?match=${match}`);
  await expectWords(endedUser, "Prime teams need a running prime plan");
  await makePrimeUser(product, "groupOwner");
});

test("old version: so many teams for each; the report shows them by points with masked numbers, and prints", async ({
  product,
  pageOf,
}) => {
  test.setTimeout(240_000);
  const upcoming = ownMatch(reportedPost, "in_progress");
  await importMatches(product, {
    ...upcoming,
    status: "not_started",
    match_time: new Date(Date.now() + HOUR).toISOString(),
  });
  const page = await pageOf("primeAdmin");
  const attempt = await quickTeams(page, reportedPost, 60);
  await page.goto(`/postprime/${reportedPost}/${attempt}`);
  await page.getByRole("tab", { name: "Old Version" }).click();
  const each = page.getByLabel("Teams per user (20 at most)");
  for (const wrong of ["", "0", "21"]) {
    await each.fill(wrong);
    await button(page, "Preview").click();
    await expectWords(page, "Enter Proper number of teams per user!");
  }
  await each.fill("15");
  await page.getByRole("checkbox", { name: primeAdmin.phone }).press("Space");
  await button(page, "Preview").click();
  const preview = page.getByRole("table", { name: "Preview" });
  await expect(preview.getByRole("row").filter({ hasText: customer.phone })).toContainText("15");
  await checkBothWidths(page, "post prime old version");
  await button(page, "Post Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "Post Teams" }).click();
  await expectWords(page, "Prime Teams Posted Successfully!");

  await page.goto(`/report/${reportedPost}/${attempt}/tg-prime`);
  await expectWords(page, "The match has not started, so there are no points yet.");
  await importMatches(
    product,
    ownMatch(reportedPost, "in_progress", (_, index) => ({ points: index * 3 })),
  );
  // The device keeps the start of a match as it was when it made its last teams.
  await quickTeams(page, reportedPost, 3);
  await page.goto(`/previousmatch/${reportedPost}`);
  await page.getByLabel("Team number").fill("");
  await button(page, "Find phone number").click();
  await expectWords(page, "Invalid Team Number!");
  await page.getByLabel("Team number").fill("99");
  await button(page, "Find phone number").click();
  await expectWords(page, "No prime user has this team number!");
  await page.getByLabel("Team number").fill("1");
  await button(page, "Find phone number").click();
  await expect(page.getByText(new RegExp(`^(${customer.phone}|${groupOwner.phone})$`))).toBeVisible();
  await page.getByRole("button", { name: /^Copy/ }).first().click();
  await expectWords(page, "Number copied!");

  await page.getByRole("link", { name: "See the report" }).click();
  await expect(heading(page, "Prime report")).toBeVisible();
  const allocations = page.getByRole("table", { name: "Allocations" });
  await expect(allocations).toContainText(`${customer.phone.slice(0, -2)}XX`);
  await expect(allocations).not.toContainText(customer.phone);
  const first = page.getByRole("table").nth(1);
  await expect(first.getByRole("columnheader")).toHaveText([
    "Team number",
    "Players",
    "Captain",
    "Vice Captain",
    "Points",
  ]);
  await expect(page.getByRole("table", { name: /^\d+ points and more · / })).toHaveCount(1);
  await checkBothWidths(page, "prime report");
  checkSheets(pdfPages(await page.pdf({ format: "A4" })));
  await page.emulateMedia({ media: "print" });
  await expect(button(page, "Print")).toBeHidden();
  await expect(allocations).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/report/nowhere/1/tg-prime`);
  await expect(page).toHaveURL("/");
});

test("deleting all prime data asks for a typed word; the command line brings it back", async ({
  server,
  pageOf,
}) => {
  const reader = await pageOf("customer");
  await reader.goto(`/primedisplay?match=${match}`);
  await expect(reader.getByText("4 teams for you alone")).toBeVisible();
  const page = await pageOf("admin");
  await page.goto("/admindecisionpanel");
  await button(page, /^Delete all prime data/).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Delete all prime data" });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Type DELETE to confirm").fill("delete it");
  await expect(confirm).toBeDisabled();
  await checkBothWidths(page, "delete prime data");
  await page.route("**/api/prime/remove", (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await confirm.click();
  await expectWords(page, "Error while removing prime data!");
  await page.unroute("**/api/prime/remove");
  await dialog.getByLabel("Type DELETE to confirm").press("Enter");
  await expectWords(page, "Prime data removed!");
  await expectWords(reader, "No prime teams for this match!");
  const restoreOutput = await command(["admin", "restore-prime"], { DATA_DIR: server.dataDir });
  expect(restoreOutput).toMatchObject({ code: 0 });
  // Other files of this product's tests may have opened bookings too.
  expect(restoreOutput.output).toMatch(/^Restored the prime data of [2-9] matches\./);
  await expect(reader.getByText("4 teams for you alone")).toBeVisible();
  await page.goto("/auditlog");
  for (const action of ["Removed all prime data", "Restored prime data"])
    await expect(page.getByRole("cell", { name: action }).first()).toBeVisible();
});
