import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { exportedTeams, layersLeft } from "../../support/flow.ts";
import { button, demoMatch, displayPath, quickTeams, expectWords } from "../../support/player.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { axeFindings, takePicture } from "../../support/screen-check.ts";
import {
  backToTeams,
  contentOf,
  finish,
  lastTransfer,
  openArena,
  selectTeams,
  wantedOf,
} from "../../support/transfer.ts";

test.use({ serverName: "transfer-meanwhile" });

const match = demoMatch("cricket", "lineups");

const CHANGED = "the teams in Dream11 changed meanwhile. What is new there is not replaced.";

for (const [option, mobile, reason] of [
  ["New slots only", "9000000130", "2 teams were not sent: Dream11 has no free slot left."],
  ["All selected", "9000000131", `2 teams were not sent: ${CHANGED}`],
] as const)
  test(`slots that fill up after the plan of "${option}": nothing else is replaced, and the summary says which teams were not sent`, async ({
    page,
    context,
    own: { sandbox },
  }) => {
    test.setTimeout(300_000);
    await linkOnProfile(page, sandbox, "Dream11", mobile);
    await quickTeams(page, match, 40);
    await selectTeams(page, [1, 2, 3, 4, 5]);
    await openArena(page, "Dream11");
    await page.getByRole("tab", { name: option }).click();
    await expect(page.getByRole("button", { name: "Transfer 5 changes" })).toBeEnabled();

    // Another tab fills 17 of the 20 slots meanwhile.
    const other = await context.newPage();
    await quickTeams(other, match, 17);
    await button(other, "Select").click();
    await button(other, "Select All").click();
    await openArena(other, "Dream11");
    await other.getByRole("button", { name: "Transfer 17 changes" }).click();
    await finish(other, 17);
    await other.close();

    await page.getByRole("button", { name: "Transfer 5 changes" }).click();
    const summary = page.getByRole("dialog", { name: /summary/ });
    await expect(summary.getByText("3 teams transferred")).toBeVisible({ timeout: 60_000 });
    await expect(summary.getByText("2 teams not sent", { exact: true })).toBeVisible();
    await expectWords(page, reason);
    await expect(summary.getByRole("listitem")).toHaveText(["Team 4 not sent", "Team 5 not sent"]);
    await takePicture(page, "summary-without-slot");
    expect(await axeFindings(page)).toEqual([]);
    await summary.getByRole("button", { name: "OK" }).click();
    await layersLeft(page);
    await expect(page.getByText(reason)).toBeVisible();
    const teams = await sandbox.teams("dream11", mobile);
    expect(teams).toHaveLength(20);
    expect(teams.every(({ edits }) => edits === 0)).toBe(true);
  });

test("a place that another tab changed after it was chosen is not replaced, and the summary says so", async ({
  page,
  context,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  const mobile = "9000000132";
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  const attempt = await quickTeams(page, match, 6);
  const all = await exportedTeams(page);
  const transfer = (tab: Page) => tab.getByRole("button", { name: "Transfer 2 changes" });
  await selectTeams(page, [1, 2]);
  await openArena(page, "Dream11");
  await transfer(page).click();
  await finish(page, 2);
  await backToTeams(page);

  const chooseBoth = async (tab: Page, numbers: readonly number[]): Promise<void> => {
    await selectTeams(tab, numbers);
    await openArena(tab, "Dream11");
    await tab.getByRole("tab", { name: "Custom" }).click();
    for (const place of [1, 2]) {
      const box = tab.getByRole("checkbox", { name: `Replace #${place}`, exact: true });
      await box.check();
    }
  };
  await chooseBoth(page, [3, 4]);
  const other = await context.newPage();
  await other.goto(displayPath(match, attempt));
  await chooseBoth(other, [5, 6]);
  await transfer(other).click();
  await finish(other, 2);
  await other.close();

  await transfer(page).click();
  const summary = page.getByRole("dialog", { name: /summary/ });
  await expect(summary.getByText("2 teams not sent", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expectWords(page, `2 teams were not sent: ${CHANGED}`);
  const { ids } = await lastTransfer(page);
  expect((await sandbox.teams("dream11", mobile)).map(contentOf).sort()).toEqual(wantedOf(all.slice(4), ids));
});

/** Starts a transfer to an app with a pace, so there is time to pause. */
async function sendEight(page: Page): Promise<void> {
  await quickTeams(page, match, 8);
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await openArena(page, "My11Circle");
  await page.getByRole("button", { name: "Transfer 8 changes" }).click();
}

test("a paused transfer stays paused after a reload, until it is continued", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(180_000);
  const mobile = "9000000134";
  await linkOnProfile(page, sandbox, "My11Circle", mobile);
  await sendEight(page);
  await expect(page.getByText("2 of 8")).toBeVisible();
  await button(page, "Pause").click();
  const goOn = button(page, "Continue");
  await expect(goOn).toBeVisible();
  const { length: before } = await sandbox.teams("my11circle", mobile);
  await page.reload();
  await expect(goOn).toBeVisible();
  // Longer than the app's pace.
  await page.waitForTimeout(3000);
  await expect(goOn).toBeVisible();
  expect(await sandbox.teams("my11circle", mobile)).toHaveLength(before);
  await goOn.click();
  await finish(page, 8);
  expect(await sandbox.teams("my11circle", mobile)).toHaveLength(8);
});

test("a tab that waits for the transfer of another tab leaves it paused when that one pauses", async ({
  page,
  context,
  own: { sandbox },
}) => {
  test.setTimeout(180_000);
  const mobile = "9000000135";
  await linkOnProfile(page, sandbox, "My11Circle", mobile);
  await sendEight(page);
  await expect(page.getByText("1 of 8")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(button(other, "Pause")).toBeVisible();
  await button(page, "Pause").click();
  await expect(button(page, "Continue")).toBeVisible();
  await expect(button(other, "Continue")).toBeVisible();
  const { length: before } = await sandbox.teams("my11circle", mobile);
  expect(before).toBeLessThan(8);
  // Longer than the app's pace.
  await page.waitForTimeout(3000);
  expect(await sandbox.teams("my11circle", mobile)).toHaveLength(before);
  await button(other, "Continue").click();
  await finish(other, 8);
  expect(await sandbox.teams("my11circle", mobile)).toHaveLength(8);
});

test("while the app is asked for its teams, the page has no empty bar at its end", async ({
  page,
  own: { sandbox },
}) => {
  await linkOnProfile(page, sandbox, "Dream11", "9000000133");
  await quickTeams(page, match, 2);
  const heldCall = Promise.withResolvers<void>();
  await page.route("**/api/fantasy/list-of-teams", async (route) => {
    await heldCall.promise;
    await route.continue();
  });
  await button(page, /^Send to app/).click();
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await expect(page.getByLabel("Asking the app for its teams")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  heldCall.resolve();
  await expect(page.getByRole("button", { name: "Transfer 2 changes" })).toBeVisible();
});
