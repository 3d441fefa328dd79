import { layersLeft } from "../support/flow.ts";
import { readFileSync } from "node:fs";
import { demoAccounts } from "../support/demo.ts";
import { button, choosePlayers, demoMatch, heading, quickTeams } from "../support/player.ts";
import { expect, test } from "../support/product.ts";
import { newPhone, staffCalls } from "../support/staff-calls.ts";

const match = demoMatch("cricket", "lineups");

test("smart: Back and reload keep the answers, the second step has its own place in the history", async ({
  page,
}) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Smart").click();
  await expect(heading(page, "Smart")).toBeAttached();
  const groups = page.getByRole("main").getByRole("group");
  for (const choice of [
    groups.nth(0).getByRole("radio").first(),
    groups.nth(1).getByRole("radio").last(),
    groups.nth(2).getByRole("radio").last(),
  ]) {
    await choice.click();
    await expect(choice).toBeChecked();
  }
  await button(page, "Continue").click();
  const number = page.getByRole("textbox", { name: "Enter Number of Teams" });
  await expect(number).toBeVisible();
  await page.reload();
  await expect(number).toBeVisible();
  await page.goBack();
  await expect(groups.nth(0).getByRole("radio").first()).toBeChecked();
  await expect(groups.nth(2).getByRole("radio").last()).toBeChecked();
  await page.goBack();
  await expect(heading(page, "Choose a way")).toBeAttached();
});

test("smart: an answer shows at the tap, before the address has followed", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Smart").click();
  await expect(heading(page, "Smart")).toBeAttached();
  const choice = page.getByRole("radio", { name: "Batting" });
  // The change of the address renders in slices; the tap must not wait for it. Read in the task after the tap.
  const checked = await choice.evaluate(async (element) => {
    (element as HTMLInputElement).click();
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
    return (element as HTMLInputElement).checked;
  });
  expect(checked).toBe(true);
  await expect(page).toHaveURL(/pitch=batting/);
});

test("Enter in the number of teams generates them", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  const number = page.getByRole("textbox", { name: "Enter Number of Teams" });
  await number.fill("9");
  await number.press("Enter");
  await page.waitForURL(/\/display\//);
  await expect(heading(page, "9 teams")).toBeAttached();
});

test("the address of auto teams stores nothing and leads to the players", async ({ page }) => {
  await choosePlayers(page, match);
  await page.goto("/auto");
  await page.waitForURL(`**/match/${match}`);
  await page.goto("/mymatches");
  await expect(heading(page, "My matches")).toBeAttached();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("an exposure that contradicts itself is refused at its fields", async ({ page }) => {
  await choosePlayers(page, match);
  await page.goto("/advanced");
  await page.getByText("Each player, captain, pair, split and combination").click();
  const field = (name: RegExp) => page.getByRole("textbox", { name }).first();
  const [least, most] = [field(/^At least, /), field(/^At most, /)];
  const row = page.getByRole("listitem").filter({ has: least });
  await least.fill("80");
  await most.fill("20");
  await expect(row.getByRole("alert")).toBeVisible();
  await expect(most).toHaveAttribute("aria-invalid", "true");
  await most.fill("90");
  await expect(row.getByRole("alert")).toBeHidden();
});

test("the export takes the teams selected, shown or all", async ({ page }) => {
  await quickTeams(page, match, 12);
  await button(page, "Select").click();
  for (const name of ["Select team 2", "Select team 5"])
    await page.getByRole("checkbox", { name, exact: true }).press("Space");
  const exportedCount = async (pattern: RegExp | null): Promise<number> => {
    await button(page, "Export").click();
    if (pattern !== null) await page.getByRole("radio", { name: pattern }).check();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /JSON/ }).click();
    const file = JSON.parse(readFileSync(await (await download).path(), "utf8")) as
      unknown[] | { teams: unknown[] };
    return (Array.isArray(file) ? file : file.teams).length;
  };
  expect(await exportedCount(null)).toBe(2);
  expect(await exportedCount(/Shown/)).toBe(12);
});

test.describe("signing in", () => {
  test.use({ account: null });

  test("takes a pasted number with its country code or zero", async ({ page }) => {
    await page.goto("/login");
    const field = page.getByLabel("Phone number");
    const { phone } = demoAccounts.customer;
    for (const typed of [`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `91${phone}`, `0${phone}`]) {
      await field.fill(typed);
      await expect(field).toHaveValue(phone);
    }
  });

  test("a new password says all that is wrong, each at its field", async ({ page, product }) => {
    const admin = await staffCalls(product, "admin");
    const phone = newPhone();
    await admin.register(phone, "first-pass-phrase", 30);
    await page.goto("/login");
    await page.getByLabel("Phone number").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill("first-pass-phrase");
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/changepassword");
    await button(page, "Change Password").click();
    for (const label of ["Name", "E-mail"])
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(/more than 5/);
  });
});

test("a returning player needs three taps from home to teams, and reads what they repeat", async ({
  page,
}) => {
  await quickTeams(page, match, 40);
  await page.goto("/");
  await page.locator(`a[href="/match/${demoMatch("cricket", "evening")}"]`).click();
  const again = button(page, /^Again as last time/);
  await expect(again).toContainText("Quick teams · 40 teams");
  await again.click();
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  await expect(heading(page, "40 teams")).toBeAttached();
});

test("Grand says that it took the fixed players away", async ({ page }) => {
  await choosePlayers(page, match);
  await page.goto("/fixed");
  await expect(heading(page, "Fixed players")).toBeAttached();
  await page.getByRole("main").getByRole("checkbox").first().press("Space");
  await page.goto("/section");
  await button(page, "Grand").click();
  await expect(heading(page, "Captain and vice-captain")).toBeAttached();
  await expect(
    page.getByText("Grand has no fixed players and no groups: yours were removed.", { exact: true }),
  ).toBeVisible();
});

test("a bound is removed in the sheet of the strategy", async ({ page }) => {
  await choosePlayers(page, match);
  await page.goto("/credit");
  await page.getByLabel("Minimum credits").fill("99");
  await page.goto("/captain");
  await button(page, /teams possible/).click();
  const bound = page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: /Credits 99 to/ });
  await bound.getByRole("button", { name: /^Remove, \+[\d,]+/ }).click();
  await expect(bound).toHaveCount(0);
});

test("a term explains itself beside its name, and Escape closes it", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  const sentence = page.getByText(/^No player is fixed, so teams can differ/);
  await expect(sentence).toHaveCount(0);
  await button(page, "What is Grand?").click();
  await expect(sentence).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sentence).toHaveCount(0);
  // The popover's entry leaves the history, which would abort a navigation that begins meanwhile.
  await layersLeft(page);
  expect(new URL(page.url()).pathname).toBe("/section");
  await page.goto("/");
  await page
    .getByRole("article")
    .filter({ hasText: "Mega GL" })
    .first()
    .getByRole("button", { name: "What the badges mean" })
    .click();
  await expect(page.getByText(/^Mega grand league: /)).toBeVisible();
});

test("a match that starts meanwhile says what changes", async ({ page }) => {
  await page.clock.install();
  await choosePlayers(page, match);
  const startedNote = page.getByText(/^The match has started, and fantasy apps take no more teams/);
  await expect(startedNote).toHaveCount(0);
  await page.clock.fastForward("02:00:00");
  await expect(startedNote).toBeVisible();
});
