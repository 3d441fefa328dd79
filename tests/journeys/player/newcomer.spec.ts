import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { signOut } from "../../support/flow.ts";
import { untilForecast } from "../../support/forecast.ts";
import { button, demoMatch } from "../../support/player.ts";
import { codeIn, linkOnProfile, test } from "../../support/sandbox.ts";
import { axeFindings } from "../../support/screen-check.ts";

test.use({ serverName: "newcomer" });

const match = demoMatch("cricket", "lineups");
const { phone, password } = demoAccounts.customer;

/** Counts the taps of a newcomer. A field that has no focus needs one before it is typed in, which is counted apart. */
function tapsOn(page: Page) {
  const taps = { controls: 0, fields: 0 };
  return {
    taps,
    tap: async (target: Locator): Promise<void> => {
      await target.click({ timeout: 120_000 });
      taps.controls++;
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((element) => element === document.activeElement))) {
        await field.click();
        taps.fields++;
      }
      await page.keyboard.type(text);
    },
  };
}
type Taps = ReturnType<typeof tapsOn>;

/** From home, signed out, to the suggested teams and their button. */
async function sendSuggestion(page: Page, { tap, type }: Taps): Promise<void> {
  await page.goto("/");
  const name = await page.locator(`a[href="/decision/${match}"]`).first().textContent();
  await page.context().clearCookies();
  await page.goto("/");
  const card = page
    .getByRole("article")
    .getByRole("link")
    .filter({ hasText: name ?? "" });
  // The device still has the account of the session that ended, until the server has said so.
  await expect(card).toHaveAttribute("href", "/login");
  await tap(card);
  await type(page.getByLabel("Phone number"), phone);
  await type(page.getByLabel("Password", { exact: true }), password);
  await tap(page.getByRole("main").getByRole("button", { name: "Login" }));
  await expect(page).toHaveURL(new RegExp(`/decision/${match}`));
  await tap(page.getByRole("link", { name: /^Suggest teams/ }));
  await tap(button(page, "Send 20 to Dream11"));
}

const untilTransferred = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
  const summary = page.getByRole("dialog", { name: /summary/ });
  await expect(summary.getByText("20 teams transferred")).toBeVisible({ timeout: 90_000 });
};

test("a newcomer without a linked app has 20 teams in it after eleven taps", async ({
  page,
  own: { sandbox, server },
}) => {
  test.setTimeout(300_000);
  await untilForecast(page, match);
  const mobile = "9000000191";
  const { taps, tap, type } = tapsOn(page);
  await sendSuggestion(page, { taps, tap, type });
  const dialog = page.getByRole("dialog", { name: "Link Dream11" });
  await type(dialog.getByLabel("Phone number at Dream11"), mobile);
  expect(await axeFindings(page)).toEqual([]);
  await tap(dialog.getByRole("button", { name: "Login" }));
  await expect(dialog.getByText(`Dream11 sent a code to ${mobile}.`)).toBeVisible();
  await type(dialog.getByLabel("6-digit code"), await codeIn(page, sandbox, mobile));
  await tap(dialog.getByRole("button", { name: "Verify" }));
  await untilTransferred(page);
  expect(taps.controls + taps.fields).toBeLessThanOrEqual(11);
  expect(await sandbox.teams("dream11", mobile)).toHaveLength(20);
  await signOut(page, server.url);
});

test("a newcomer with a linked app has 20 teams in it after five taps and the typing of an account", async ({
  page,
  own: { sandbox, server },
}) => {
  test.setTimeout(300_000);
  const mobile = "9000000192";
  await untilForecast(page, match);
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  const tapCount = tapsOn(page);
  await sendSuggestion(page, tapCount);
  await untilTransferred(page);
  expect(tapCount.taps.controls).toBeLessThanOrEqual(5);
  expect(await sandbox.teams("dream11", mobile)).toHaveLength(20);
  await signOut(page, server.url);
});
