import { type Page, expect } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { storeReports } from "../../support/match-reports-data.ts";
import { button } from "../../support/player.ts";
import { test } from "../../support/sandbox.ts";
import { sendAs } from "../../support/staff-calls.ts";

/** On the sign-in page that the end of the session opened. */
async function signInAgain(page: Page, account: keyof typeof demoAccounts): Promise<void> {
  await page.waitForURL("**/login");
  const { phone, password } = demoAccounts[account];
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

test("a session that ends while a report is edited keeps what was typed and not added", async ({
  browser,
  own: { server, sessionOf },
}) => {
  const session = await sessionOf("primeAdmin");
  const product = { url: server.url, sessionOf: async () => session };
  const { seriesId } = await storeReports(product, 1);
  const send = await sendAs(server.url, session);
  const list = await send("POST", "/api/matchreport/matchlist", { seriesData: seriesId });
  const [report] = list["data"] as { matchReportId: string }[];
  const context = await browser.newContext({ storageState: session });
  const page = await context.newPage();
  await page.goto(`${server.url}/editmatchreport/${report!.matchReportId}`);
  const choose = async (label: string, option: string) => {
    await page.getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
  };
  await choose("Section", "Match Information");
  const elected = page.getByRole("combobox", { name: "Elected to", exact: true });
  await elected.selectOption("bowling");
  await choose("Section", "Match Result Data");
  await page.getByLabel("Second innings wickets").fill("9");
  await context.clearCookies();
  await button(page, "Continue").click();
  await signInAgain(page, "primeAdmin");
  await page.waitForURL(/\/editmatchreport\//);
  await expect(page.getByText(/^Your draft of .* is back\./)).toBeVisible();
  await choose("Section", "Match Result Data");
  await expect(page.getByLabel("Second innings wickets")).toHaveValue("9");
  await expect(page.getByLabel("Second innings score")).toHaveValue("154");
  await choose("Section", "Match Information");
  await expect(elected).toHaveValue("bowling");
  await context.close();
});
