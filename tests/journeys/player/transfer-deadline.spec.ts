import { expect, type Page } from "@playwright/test";
import { demoAccounts } from "../../support/demo.ts";
import { expireSession, layersLeft, signIn } from "../../support/flow.ts";
import { button, demoMatch, quickTeams } from "../../support/player.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

test.use({ serverName: "transfer-deadline" });

const match = demoMatch("cricket", "lineups");

/** Selects the teams of the page and opens their transfer to Dream11. */
async function openTransfer(page: Page): Promise<void> {
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Transfer").click();
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await expect(page.getByRole("tab", { name: "All selected" })).toBeVisible();
}

test("a transfer that crosses the deadline ends with what was sent, what was not, and a way on", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  const mobile = "9000000301";
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  await quickTeams(page, match, 10);
  await sandbox.fault({ kind: "match_locked", app: "dream11", operation: "add_team", after: 8 });
  await openTransfer(page);
  await page.getByRole("button", { name: "Transfer 10 changes" }).click();

  const summary = page.getByRole("dialog", { name: /summary/ });
  await expect(summary).toBeVisible({ timeout: 60_000 });
  await expect(summary.getByText("8 teams transferred")).toBeVisible();
  await expect(summary.getByText("2 teams not sent")).toBeVisible();
  await summary.getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await expect(page.getByText("The deadline has passed. 2 teams were not sent to Dream11.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "not sent" })).toHaveText([
    "Team 9 not sent",
    "Team 10 not sent",
  ]);
  await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
  await checkBothWidths(page, "transfer after the deadline");

  // The app is asked again, and the page still ends.
  await button(page, "Check the app again").click();
  await expect(page.getByText("2 teams were not sent to Dream11.")).toBeVisible();
  expect(await sandbox.teams("dream11", mobile)).toHaveLength(8);
  await sandbox.faultsOff();
  await page.reload();
  await page.getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await page.getByRole("link", { name: "Back to the teams" }).click();
  await expect(page).toHaveURL(/\/display\//);
});

test("a plan whose deadline passes without a network offers no transfer any more", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(120_000);
  await linkOnProfile(page, sandbox, "Dream11", "9000000304");
  await quickTeams(page, match, 25);
  await page.clock.install();
  await openTransfer(page);
  const start = button(page, "Transfer 20 changes");
  await expect(start).toBeEnabled();
  await expect(button(page, "Choose 20 for me")).toBeVisible();
  await page.context().setOffline(true);
  await page.clock.fastForward("02:00:00");
  await expect(page.getByRole("link", { name: "Back to the teams" })).toBeVisible();
  await expect(start).toHaveCount(0);
  await expect(button(page, "Choose 20 for me")).toHaveCount(0);
  expect(await sandbox.teams("dream11", "9000000304")).toEqual([]);
  await page.context().setOffline(false);
});

test("with all slots taken, each option says what it can do", async ({ page, own: { sandbox } }) => {
  test.setTimeout(240_000);
  const mobile = "9000000302";
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  await quickTeams(page, match, 20);
  await openTransfer(page);
  await page.getByRole("button", { name: "Transfer 20 changes" }).click();
  const summary = page.getByRole("dialog", { name: /summary/ });
  await expect(summary).toBeVisible({ timeout: 90_000 });
  const toApp = { href: "https://www.dream11.com/", target: "_blank" };
  for (const [name, value] of Object.entries(toApp))
    await expect(summary.getByRole("link", { name: "Open Dream11" })).toHaveAttribute(name, value);
  await summary.getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await expect(page.getByRole("link", { name: "Open Dream11" })).toHaveAttribute("href", toApp.href);
  await checkBothWidths(page, "the end of a transfer");
  await quickTeams(page, match, 10);
  await openTransfer(page);
  await expect(page.getByText("20 of 20 slots are taken in the app")).toBeVisible();

  // What is replaced is said before anything starts; each change has what goes out beside what comes in.
  const transfer = page.getByRole("button", { name: /^Transfer \d+ changes$/ });
  const changes = Number(/\d+/.exec((await transfer.textContent()) ?? "")?.[0]);
  await expect(page.getByText(`Replaces ${changes} of your 20 teams in Dream11`)).toBeVisible();
  const columns = (words: string) => page.getByRole("listitem").getByText(words, { exact: true });
  await expect(columns("Goes out")).toHaveCount(changes);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const out = await columns("Goes out").first().boundingBox();
    const into = await columns("Comes in").first().boundingBox();
    expect(into?.y).toBe(out?.y);
    expect(into?.x ?? 0).toBeGreaterThan((out?.x ?? 0) + 100);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await checkBothWidths(page, "what a transfer replaces");
  await page.getByRole("tab", { name: "New slots only" }).click();
  await expect(
    page.getByText('All slots of Dream11 are taken. "All selected" replaces teams.'),
  ).toBeVisible();
  await expect(page.getByText(/have no room/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Choose \d+ for me$/ })).toHaveCount(0);
  await page.getByRole("tab", { name: "Custom" }).click();
  await expect(
    page.getByText(/selected teams? (is|are) not sent. Choose as many teams to replace./),
  ).toBeVisible();
  await expect(page.getByText(/have no room/)).toHaveCount(0);
});

test("an expired session keeps the linked app for the same account", async ({ page, own }) => {
  test.setTimeout(120_000);
  const mobile = "9000000303";
  await linkOnProfile(page, own.sandbox, "MyTeam11", mobile);
  await expireSession(page.context());
  await page.goto("/profile");
  await page.waitForURL("**/login");
  const { phone, password } = demoAccounts.customer;
  await signIn(page, own.server.url, phone, password);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "View MyTeam11" })).toBeVisible();
});
