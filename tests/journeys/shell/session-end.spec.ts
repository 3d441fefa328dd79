import { type Page, expect } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { expireSession, sendSignIn } from "../../support/flow.ts";
import { holdCalls } from "../../support/hold-calls.ts";
import { storeReports } from "../../support/match-reports-data.ts";
import { demoMatch, quickTeams, button } from "../../support/player.ts";
import { endRoutes } from "../../support/product.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { sendAs } from "../../support/staff-calls.ts";

test.use({ serverName: "session-end" });

/** On the sign-in page that the end of the session opened. */
async function signInAgain(page: Page, account: "customer" | "primeAdmin" | "admin"): Promise<void> {
  await page.waitForURL("**/login");
  const { phone, password } = demoAccounts[account];
  await sendSignIn(page, phone, password);
}

test("a session that ends during a transfer to several apps loses no team and sends none twice", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  const mobiles = { Dream11: "9000000510", My11Circle: "9000000511" } as const;
  for (const [name, mobile] of Object.entries(mobiles)) await linkOnProfile(page, sandbox, name, mobile);
  await quickTeams(page, demoMatch("cricket", "lineups"), 40);
  await button(page, /^Send to app/).click();
  await button(page, "Send to several apps").click();
  const dialog = page.getByRole("dialog", { name: "Send to several apps" });
  await dialog.getByLabel("Teams for Dream11").fill("5");
  await dialog.getByLabel("Teams for My11Circle").fill("6");
  await dialog.getByRole("button", { name: "Send 11 teams to 2 apps" }).click();
  const row = page.getByRole("listitem", { name: "My11Circle", exact: true });
  await expect(row.getByText("2 of 6")).toBeVisible({ timeout: 60_000 });
  await expireSession(page.context());
  await signInAgain(page, "customer");
  await page.waitForURL(/\/transferarena\/\?transfer=/);
  const goOn = button(page, "Continue: My11Circle");
  const summary = page.getByRole("dialog", { name: /apps: summary$/ });
  await expect(goOn.or(summary).first()).toBeVisible({ timeout: 60_000 });
  if (await goOn.isVisible()) await goOn.click();
  await expect(row.getByText("6 of 6")).toBeAttached({ timeout: 60_000 });
  const teams = await sandbox.teams("my11circle", mobiles.My11Circle);
  expect(teams).toHaveLength(6);
  expect(teams.every(({ edits }) => edits === 0)).toBe(true);
});

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
  const electedBox = page.getByRole("combobox", { name: "Elected to", exact: true });
  await electedBox.selectOption("bowling");
  await choose("Section", "Match Result Data");
  await page.getByLabel("Second innings wickets").fill("9");
  await button(page, "Continue").click();
  const publish = page.getByRole("dialog").getByRole("button", { name: "Publish report", exact: true });
  await expect(publish).toBeVisible();
  // Not earlier: any other call would then find the end of the session before the report is sent. One may still do so
  // between the two.
  await expireSession(context);
  await Promise.race([publish.click(), page.waitForURL("**/login")]);
  await signInAgain(page, "primeAdmin");
  await page.waitForURL(/\/editmatchreport\//);
  await expect(page.getByText(/^Your draft of .* is back\./)).toBeVisible();
  await choose("Section", "Match Result Data");
  await expect(page.getByLabel("Second innings wickets")).toHaveValue("9");
  await expect(page.getByLabel("Second innings score")).toHaveValue("154");
  await choose("Section", "Match Information");
  await expect(electedBox).toHaveValue("bowling");
  await context.close();
});

test("a session that ends on the page of failures says so, and the sign-in leads back", async ({
  browser,
  own: { server, sessionOf },
}) => {
  const context = await browser.newContext({ storageState: await sessionOf("admin") });
  const page = await context.newPage();
  await page.goto(`${server.url}/failures#webhooks`);
  await expect(page.getByText("Every message was delivered")).toBeVisible();
  // Other calls wait for the tap's own one: any of them could find the end of the session before the tap.
  const letThrough = await holdCalls(page, /\/api\/(?!admin\/failures\/jobs)/);
  await expireSession(context);
  const refusal = page.waitForResponse(/\/admin\/failures\/jobs/);
  await page.getByRole("tab", { name: "Failed jobs" }).click();
  expect((await refusal).status()).toBe(401);
  letThrough();
  await expect(page.getByText("Please log in to continue!")).toBeVisible();
  await signInAgain(page, "admin");
  await page.waitForURL("**/failures#jobs");
  await expect(page.getByText("No job failed")).toBeVisible();
  await endRoutes(page);
  await context.close();
});
