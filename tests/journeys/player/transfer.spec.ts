import { expect } from "@playwright/test";
import { exportedTeams, layersLeft } from "../../support/flow.ts";
import { button, demoMatch, displayPath, quickTeams, expectWords } from "../../support/player.ts";
import { codeIn, finishLinking, linkOnProfile, test } from "../../support/sandbox.ts";
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

test.use({ serverName: "transfer" });

const match = demoMatch("cricket", "lineups");

const apps = [
  { slug: "dream11", name: "Dream11", limit: 20 },
  { slug: "myfab11", name: "Myfab11", limit: 30 },
  { slug: "my11circle", name: "My11Circle", limit: 20 },
  { slug: "myteam11", name: "MyTeam11", limit: 19 },
] as const;

for (const [index, { slug, name, limit }] of apps.entries())
  test(`${name}: link with a code, then transfer of 500 teams with each option`, async ({
    page,
    own: { sandbox },
  }) => {
    test.setTimeout(300_000);
    const mobile = `900000010${index}`;
    await linkOnProfile(page, sandbox, name, mobile);
    await takePicture(page, `profile-${slug}`);
    await quickTeams(page, match, 500);
    const all = await exportedTeams(page);

    await selectTeams(page, [1, 2, 3]);
    await openArena(page, name);
    await page.getByRole("tab", { name: "Custom" }).click();
    await expectWords(page, "Existing teams list is empty, choose other options!");
    await takePicture(page, `arena-new-${slug}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Transfer 3 changes" }).click();
    await finish(page, 3);
    const { ids } = await lastTransfer(page);
    const readHeld = async () => (await sandbox.teams(slug, mobile)).map(contentOf).sort();
    expect(await readHeld()).toEqual(wantedOf(all.slice(0, 3), ids));

    // New slots only: what is held stays, the app is filled up to its limit.
    await backToTeams(page);
    await button(page, "Select").click();
    await button(page, "Select All").click();
    await openArena(page, name);
    await page.getByRole("tab", { name: "New slots only" }).click();
    const first = page.getByRole("listitem").filter({ hasText: "#1The same as team" });
    await expect(first).toBeHidden();
    await page.getByText("3 teams stay as they are").click();
    await expect(first).toBeVisible();
    await takePicture(page, `arena-new-slots-${slug}`);
    await page.getByRole("button", { name: `Transfer ${limit - 3} changes` }).click();
    await finish(page, limit);
    expect(await readHeld()).toEqual(wantedOf(all.slice(0, limit), ids));

    // Custom: two chosen places get other teams.
    await backToTeams(page);
    await selectTeams(page, [limit + 1, limit + 2]);
    await openArena(page, name);
    await page.getByRole("tab", { name: "Custom" }).click();
    await page.getByRole("checkbox", { name: "Replace #1", exact: true }).check();
    await page.getByRole("checkbox", { name: "Replace #2", exact: true }).check();
    await page.getByRole("checkbox", { name: "Replace #3", exact: true }).click();
    await expectWords(page, "Insufficient TG Teams to Replace!");
    await takePicture(page, `arena-custom-${slug}`);
    await page.reload();
    await expect(page.getByRole("tab", { name: "Custom" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("checkbox", { name: "Replace #1", exact: true })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Replace #2", exact: true })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Replace #3", exact: true })).not.toBeChecked();
    await page.getByRole("button", { name: "Transfer 2 changes" }).click();
    await finish(page, 2);
    expect(await readHeld()).toEqual(wantedOf(all.slice(2, limit + 2), ids));

    // All selected: as many as the app takes, chosen of the 500, replace what is held. The reload ended the selection.
    await page.getByRole("link", { name: "Back to the teams" }).click();
    await button(page, "Select").click();
    await button(page, "Choose for me").click();
    const choosing = page.getByRole("dialog", { name: "Choose for me" });
    await choosing.getByLabel("Enter Number of Teams").fill(String(limit));
    await choosing.getByRole("button", { name: "Choose", exact: true }).click();
    await expect(choosing.getByRole("table")).toContainText("Captains");
    await takePicture(page, `choose-${slug}`);
    await choosing.getByRole("button", { name: `Select ${limit} teams` }).click();
    await openArena(page, name);
    await takePicture(page, `arena-all-${slug}`);
    await page.getByRole("button", { name: /^Transfer \d+ changes?$/ }).click();
    await finish(page, limit);
    await takePicture(page, `arena-done-${slug}`);
    const chosenNumbers = new Set((await lastTransfer(page)).numbers);
    expect(chosenNumbers.size).toBe(limit);
    expect(await readHeld()).toEqual(
      wantedOf(
        all.filter(({ team_number }) => chosenNumbers.has(team_number)),
        ids,
      ),
    );
    // The app's own page shows them too.
    await page.goto(`${sandbox.url}/${slug}/accounts/${mobile}`);
    await expect(page.locator("[data-team]")).toHaveCount(limit);
  });

test("Send to app: the best of the shown teams, as many as the app takes, or all of few", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(300_000);
  await linkOnProfile(page, sandbox, "Dream11", "9000000120");
  await quickTeams(page, match, 60);
  const all = await exportedTeams(page);
  const send = async (): Promise<void> => {
    await button(page, /^Send to app/).click();
    await page.getByRole("button", { name: "Transfer to Dream11" }).click();
    await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
    await expect(page.getByRole("tab", { name: "All selected" })).toBeVisible();
  };

  // The button says what the app takes.
  await button(page, "Send to app Dream11: best 20 of 60").click();
  const dialog = page.getByRole("dialog", { name: "Select Fantasy App To Transfer" });
  await expect(dialog.getByText("the best 20 of 60 teams").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await layersLeft(page);
  await send();
  await page.getByRole("button", { name: "Transfer 20 changes" }).click();
  await finish(page, 20);
  const { ids, numbers } = await lastTransfer(page);
  expect(new Set(numbers).size).toBe(20);
  const heldTeams = (await sandbox.teams("dream11", "9000000120")).map(contentOf).sort();
  const chosenTeams = all.filter(({ team_number }) => numbers.includes(team_number));
  expect(heldTeams).toEqual(wantedOf(chosenTeams, ids));

  await page.getByRole("link", { name: "Back to the teams" }).click();
  await page.goto(displayPath(match, Number(new URL(page.url()).pathname.split("/")[3]), 1, all[0]?.captain));
  const few = all.filter(({ captain }) => captain === all[0]?.captain).map(({ team_number }) => team_number);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${few.length} of 60`));
  await send();
  const { numbers: sentNumbers } = await lastTransfer(page);
  expect(sentNumbers.length).toBe(Math.min(few.length, 20));
  expect(few).toEqual(expect.arrayContaining([...sentNumbers]));
});

test("a team's link, a session that expired, a reload in the middle, unlinking, by keyboard", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  const mobile = "9000000199";
  await quickTeams(page, match, 30);
  const display = page.url();

  // A link of one team in the main app, kept with the attempt over a reload.
  const first = page.getByRole("article", { name: "Team 1", exact: true });
  await first.getByRole("button", { name: /^Copy To Dream11/ }).click();
  await expect(first.getByRole("button", { name: /^Transfer To Dream11/ })).toBeVisible();
  await page.reload();
  await first.getByRole("button", { name: /^Transfer To Dream11/ }).click();
  const appPopup = page.waitForEvent("popup");
  await takePicture(page, "link-confirm");
  await expect(page.getByRole("dialog")).toContainText("another site");
  await expect(page.getByRole("dialog").getByText(new URL(sandbox.url).host, { exact: true })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Transfer to D11" }).click();
  const popup = await appPopup;
  expect(popup.url()).toContain(sandbox.url);
  await popup.close();

  // Nobody is linked: the dialog links in place, then hands over. All by keyboard.
  await button(page, "Select").press("Enter");
  await button(page, "Transfer").press("Enter");
  await expectWords(page, "Select Atleast One Team!");
  await button(page, "Select All").press("Enter");
  await button(page, "Transfer").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Select Fantasy App To Transfer" });
  await expect(dialog).toBeVisible();
  await takePicture(page, "dialog-unlinked");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Login to My11Circle" }).press("Enter");
  const link = page.getByRole("dialog", { name: "Link My11Circle" });
  await link.getByLabel("Phone number at My11Circle").pressSequentially("90000");
  await page.keyboard.press("Enter");
  await expectWords(page, "Invalid Phone Number!");
  await link.getByLabel("Phone number at My11Circle").fill("");
  await page.keyboard.type(mobile);
  await page.keyboard.press("Enter");
  await expect(link.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await expect(link.getByLabel("6-digit code")).toBeFocused();
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expectWords(page, "Invalid OTP!");
  await takePicture(page, "link-code");
  await link.getByLabel("6-digit code").fill(await codeIn(page, sandbox, mobile));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/transferarena\//);

  // The session ends after two teams: the profile says so; linked again, it goes on from what the app holds.
  await sandbox.fault({
    kind: "session_expired",
    app: "my11circle",
    operation: "add_team",
    after: 2,
    times: 1,
  });
  await page.getByRole("button", { name: "Transfer 20 changes" }).press("Enter");
  await expect(page).toHaveURL(/\/profile$/, { timeout: 30_000 });
  await expectWords(page, "Your My11Circle Login session is expired!, Please Link Again.");
  await takePicture(page, "expired");
  expect(await sandbox.teams("my11circle", mobile)).toHaveLength(2);
  await finishLinking(page, sandbox, "My11Circle", mobile);
  await page.getByRole("link", { name: "Transfer", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByText(/^[4-9] of 20$/)).toBeVisible({ timeout: 30_000 });
  await takePicture(page, "progress");

  // Reloaded in the middle, it goes on by itself; nothing is sent twice.
  await page.reload();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await finish(page, 20);
  const teams = await sandbox.teams("my11circle", mobile);
  expect(teams).toHaveLength(20);
  expect(teams.every(({ edits }) => edits === 0)).toBe(true);

  // Transferred teams are marked.
  await page.goto(display);
  await expect(first.getByText("My11Circle")).toBeVisible();

  await page.goto("/profile");
  await button(page, "View My11Circle").press("Enter");
  const linkedDialog = page.getByRole("dialog", { name: "My11Circle" });
  await expect(linkedDialog).toContainText(`is linked to ${mobile}`);
  await linkedDialog.getByRole("button", { name: "Unlink" }).press("Enter");
  await expectWords(page, "Fantasy App Unlinked Successfully!");
  await expect(button(page, "Link My11Circle")).toBeVisible();
  await expect(page.getByText("Coming Soon")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download Dream11" })).toHaveAttribute("href", /dream11/);
});

test("the transfer's page waits for the connection, and keeps the plan that was shown", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(180_000);
  await linkOnProfile(page, sandbox, "Dream11", "9000000197");
  await quickTeams(page, match, 6);
  const lists = "**/api/fantasy/list-of-teams";
  await page.route(lists, (route) => route.abort());
  await button(page, /^Send to app/).click();
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await expectWords(page, "The app's teams could not be loaded");
  await takePicture(page, "arena-unreachable");
  expect(await axeFindings(page)).toEqual([]);
  await expect(page).toHaveURL(/\/transferarena\//);
  await page.unroute(lists);
  await button(page, "Try again").click();
  const start = button(page, "Transfer 6 changes");
  await expect(start).toBeEnabled();

  // Whoever comes back to the page without a network still has it, and it asks again by itself.
  await page.context().setOffline(true);
  const refusedRequest = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("list-of-teams"),
  );
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await refusedRequest;
  await expect(start).toBeEnabled();
  const listReply = page.waitForResponse(lists);
  await page.context().setOffline(false);
  await listReply;
  await start.click();
  await finish(page, 6);
});

test("a transfer that loses the connection says so and goes on by itself when it is back", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(180_000);
  const mobile = "9000000198";
  await linkOnProfile(page, sandbox, "My11Circle", mobile);
  await quickTeams(page, match, 6);
  await button(page, /^Send to app/).click();
  await page.getByRole("button", { name: "Transfer to My11Circle" }).click();
  await page.getByRole("button", { name: "Transfer 6 changes" }).click();
  await expect(page.getByText("2 of 6", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(true);
  await expectWords(page, "No connection. The transfer goes on as soon as it is back.");
  await page.context().setOffline(false);
  await finish(page, 6);
  const teams = await sandbox.teams("my11circle", mobile);
  expect(teams).toHaveLength(6);
  expect(teams.every(({ edits }) => edits === 0)).toBe(true);
});

for (const width of [390, 1280])
  test(`with the keyboard alone the focus is not lost between start and summary at ${width} px`, async ({
    page,
    own: { sandbox },
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await linkOnProfile(page, sandbox, "My11Circle", `90000001${width % 100}`);
    await quickTeams(page, match, 6);
    await selectTeams(page, [1, 2, 3]);
    await openArena(page, "My11Circle");
    const progress = page.getByRole("region", { name: "Teams done" });
    await page.getByRole("button", { name: "Transfer 3 changes" }).press("Enter");
    await expect(progress).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Pause")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, "Continue")).toBeFocused();
    await page.keyboard.press("Enter");
    const summary = page.getByRole("dialog", { name: /summary/ });
    await expect(summary).toBeVisible({ timeout: 60_000 });
    await expect(summary.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(summary).toHaveCount(0);
    await expect(progress).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Back to the teams" })).toBeFocused();
  });
