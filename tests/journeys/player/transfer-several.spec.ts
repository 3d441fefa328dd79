import { type Locator, type Page, expect } from "@playwright/test";
import { exportedTeams, layersLeft } from "../../support/flow.ts";
import { dropOut } from "../../support/lineups.ts";
import { button, demoMatch, displayPath, quickTeams } from "../../support/player.ts";
import { type AppTeam, type Sandbox, finishLinking, linkOnProfile, test } from "../../support/sandbox.ts";
import { axeFindings, checkBothWidths, takePicture } from "../../support/screen-check.ts";
import { storedTransfers } from "../../support/transfer.ts";

test.use({ serverName: "transfer-several" });

const match = demoMatch("cricket", "lineups");
const slugs = { Dream11: "dream11", Myfab11: "myfab11", My11Circle: "my11circle" } as const;
type AppName = keyof typeof slugs;
const names = Object.keys(slugs) as AppName[];

const mobileOf = (name: AppName, group: number): string => `90000004${group}${names.indexOf(name)}`;

/** An account gets 20 codes an hour: the files that share the server link apps of different accounts. */
test.use({ storageState: async ({ own }, give) => give(await own.sessionOf("groupOwner")) });

async function linkAll(page: Page, sandbox: Sandbox, group: number, apps = names): Promise<void> {
  for (const name of apps) await linkOnProfile(page, sandbox, name, mobileOf(name, group));
}

/** From the teams' page to the question for several apps. */
async function openSeveral(page: Page): Promise<Locator> {
  await button(page, /^Send to app/).click();
  await button(page, "Send to several apps").click();
  const dialog = page.getByRole("dialog", { name: "Send to several apps" });
  await expect(dialog.getByText("Asking the app for its teams")).toHaveCount(0);
  return dialog;
}

const countOf = (dialog: Locator, name: AppName): Locator => dialog.getByLabel(`Teams for ${name}`);

async function setCounts(dialog: Locator, counts: Partial<Record<AppName, number>>): Promise<void> {
  for (const name of names) {
    const box = dialog.getByRole("checkbox", { name, exact: true });
    const count = counts[name];
    if (count === undefined) {
      if (await box.isEnabled()) await box.uncheck();
    } else await countOf(dialog, name).fill(String(count));
  }
}

const rowOf = (page: Page, name: AppName): Locator => page.getByRole("listitem", { name, exact: true });
const summaryOf = (page: Page): Locator => page.getByRole("dialog", { name: /apps: summary$/ });
const partOf = (page: Page, name: AppName): Locator =>
  summaryOf(page).getByRole("region", { name, exact: true });

const teamsOfGroup = (sandbox: Sandbox, name: AppName, group: number): Promise<AppTeam[]> =>
  sandbox.teams(slugs[name], mobileOf(name, group));

/** The teams that were handed over to each app, as the device stores them. */
const handedTeams = async (page: Page) =>
  Object.fromEntries(
    (await storedTransfers(page)).map(({ fantasyApp, selectedTeams }) => [fantasyApp, selectedTeams]),
  );

test("three apps get different teams side by side, with one summary, and a repeated way skips what they hold", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkAll(page, sandbox, 0);
  await quickTeams(page, match, 500);
  const display = page.url();
  const dialog = await openSeveral(page);
  // Every free slot is suggested; what is not linked says so.
  await expect(dialog.getByText("70 of 500 teams")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Login to MyTeam11" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "MyTeam11" })).toBeDisabled();
  await takePicture(page, "several-question");
  expect(await axeFindings(page)).toEqual([]);
  await setCounts(dialog, { Dream11: 20, Myfab11: 30, My11Circle: 4 });
  await expect(dialog.getByText("54 of 500 teams")).toBeVisible();
  await dialog.getByRole("button", { name: "All 20 slots of My11Circle" }).click();
  await expect(dialog.getByText("70 of 500 teams")).toBeVisible();
  await countOf(dialog, "My11Circle").fill("4");
  await dialog.getByRole("button", { name: "Send 54 teams to 3 apps" }).click();

  await expect(page).toHaveURL(/\/transferarena\/\?transfer=/);
  await expect(page.getByRole("button", { name: /^Pause: / })).toHaveCount(3);
  await expect(rowOf(page, "My11Circle").getByText("One team every 2 s")).toBeVisible();
  await expect(rowOf(page, "Dream11").getByText(/^The deadline is in /)).toBeVisible();
  await takePicture(page, "several-progress");
  // One app alone is paused, and continued.
  await button(page, "Pause: My11Circle").click();
  await expect(button(page, "Continue: My11Circle")).toBeVisible();
  await expect(rowOf(page, "Dream11").getByText("20 of 20")).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, "Myfab11").getByText("30 of 30")).toBeVisible({ timeout: 60_000 });
  await expect(summaryOf(page)).toHaveCount(0);
  await button(page, "Continue: My11Circle").click();
  await expect(partOf(page, "Dream11").getByText("20 teams transferred")).toBeVisible({ timeout: 60_000 });
  await expect(partOf(page, "Myfab11").getByText("30 teams transferred")).toBeVisible();
  await expect(partOf(page, "My11Circle").getByText("4 teams transferred")).toBeVisible();
  await expect(partOf(page, "Dream11").getByRole("link", { name: "Open Dream11" })).toBeVisible();
  await takePicture(page, "several-summary");
  expect(await axeFindings(page)).toEqual([]);
  await summaryOf(page).getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await checkBothWidths(page, "the end of a transfer to several apps");

  for (const [name, count] of [
    ["Dream11", 20],
    ["Myfab11", 30],
    ["My11Circle", 4],
  ] as const)
    expect(await teamsOfGroup(sandbox, name, 0)).toHaveLength(count);
  const keys = Object.values(await handedTeams(page))
    .flat()
    .map(
      ({ players, captain, viceCaptain }) =>
        `${players.toSorted((a, b) => a - b).join(".")}:${captain}:${viceCaptain}`,
    );
  expect(keys).toHaveLength(54);
  expect(new Set(keys).size).toBe(54);

  // The marks stay, and the next time offers the slots that are left; a full app is not chosen.
  await page.goto(display);
  const again = await openSeveral(page);
  await expect(again.getByText("No free slot: all 20 are taken")).toBeVisible();
  await expect(again.getByRole("checkbox", { name: "Dream11" })).not.toBeChecked();
  await expect(countOf(again, "My11Circle")).toHaveValue("4");
  await expect(again.getByText(/^54 teams are not sent again/)).toBeVisible();
  await again.getByRole("checkbox", { name: "Dream11" }).check();
  await countOf(again, "Dream11").fill("2");
  await expect(again.getByText("Replaces 2 of your 20 teams in Dream11")).toBeVisible();
  await countOf(again, "My11Circle").fill("1");
  await again.getByRole("button", { name: "Send 3 teams to 2 apps" }).click();
  await expect(partOf(page, "Dream11").getByText("2 of them in place of others")).toBeVisible({
    timeout: 60_000,
  });
  expect(await teamsOfGroup(sandbox, "Dream11", 0)).toHaveLength(20);
  expect((await teamsOfGroup(sandbox, "Dream11", 0)).filter(({ edits }) => edits === 1)).toHaveLength(2);
  expect(await teamsOfGroup(sandbox, "My11Circle", 0)).toHaveLength(5);
});

test("a session that ends, and an app without answers, stop their own row; both go on from there", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkAll(page, sandbox, 1);
  await quickTeams(page, match, 40);
  await sandbox.fault({ kind: "session_expired", app: "dream11", operation: "add_team", after: 2, times: 1 });
  await sandbox.fault({ kind: "error_500", app: "myfab11", operation: "add_team", after: 3 });
  const dialog = await openSeveral(page);
  await setCounts(dialog, { Dream11: 5, Myfab11: 5, My11Circle: 3 });
  await dialog.getByRole("button", { name: "Send 13 teams to 3 apps" }).click();
  await expect(partOf(page, "My11Circle").getByText("3 teams transferred")).toBeVisible({ timeout: 90_000 });
  await expect(partOf(page, "Dream11").getByText("3 teams not sent")).toBeVisible();
  await expect(partOf(page, "Dream11").getByText(/Login session is expired/)).toBeVisible();
  await expect(partOf(page, "Myfab11").getByText("2 teams not sent")).toBeVisible();
  await takePicture(page, "several-summary-failed");
  await summaryOf(page).getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await checkBothWidths(page, "a transfer to several apps that waits");
  await sandbox.faultsOff();
  await button(page, "Continue: Myfab11").click();
  await expect(rowOf(page, "Myfab11").getByText("5 of 5")).toBeVisible({ timeout: 60_000 });

  // Linked again in its row; the page stays.
  const url = page.url();
  await summaryOf(page).getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await button(page, "Login to Dream11").click();
  await finishLinking(page, sandbox, "Dream11", mobileOf("Dream11", 1));
  await expect(page).toHaveURL(url);
  await expect(partOf(page, "Dream11").getByText("5 teams transferred")).toBeVisible({ timeout: 60_000 });
  const teams = await teamsOfGroup(sandbox, "Dream11", 1);
  expect(teams).toHaveLength(5);
  expect(teams.every(({ edits }) => edits === 0)).toBe(true);
});

test("the deadline of one app passes in the middle; the others finish", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkAll(page, sandbox, 2);
  await quickTeams(page, match, 40);
  await sandbox.fault({ kind: "match_locked", app: "dream11", operation: "add_team", after: 3 });
  const dialog = await openSeveral(page);
  await setCounts(dialog, { Dream11: 6, Myfab11: 8, My11Circle: 3 });
  await dialog.getByRole("button", { name: "Send 17 teams to 3 apps" }).click();
  await expect(partOf(page, "Myfab11").getByText("8 teams transferred")).toBeVisible({ timeout: 60_000 });
  await expect(partOf(page, "My11Circle").getByText("3 teams transferred")).toBeVisible();
  await expect(partOf(page, "Dream11").getByText("3 teams transferred")).toBeVisible();
  await expect(
    partOf(page, "Dream11").getByText("The deadline has passed. 3 teams were not sent to Dream11."),
  ).toBeVisible();
  await summaryOf(page).getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await expect(button(page, "Continue: Dream11")).toHaveCount(0);
  await button(page, "Check the app again: Dream11").click();
  await expect(rowOf(page, "Dream11").getByText(/3 teams were not sent/)).toBeVisible();
  expect(await teamsOfGroup(sandbox, "Dream11", 2)).toHaveLength(3);
  await sandbox.faultsOff();

  // An app whose deadline has passed is not asked for teams at all.
  await sandbox.fault({ kind: "match_locked", app: "dream11", operation: "list_teams" });
  await page.getByRole("link", { name: "Back to the teams" }).click();
  await expect(page).toHaveURL(/\/display\//);
  const again = await openSeveral(page);
  await expect(again.getByText("The deadline has passed")).toBeVisible();
  await expect(again.getByRole("checkbox", { name: "Dream11" })).toBeDisabled();
  await sandbox.faultsOff();
});

test("reloaded in the middle by a new version, every app goes on and nothing is sent twice", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkAll(page, sandbox, 3, ["Dream11", "My11Circle"]);
  await quickTeams(page, match, 60);
  const dialog = await openSeveral(page);
  await setCounts(dialog, { Dream11: 20, My11Circle: 5 });
  await dialog.getByRole("button", { name: "Send 25 teams to 2 apps" }).click();
  await expect(rowOf(page, "My11Circle").getByText("2 of 5")).toBeVisible({ timeout: 60_000 });
  // As when another tab takes a new version of the application. The first event is that of a first visit.
  const reload = page.waitForEvent("load");
  await page.evaluate(() => {
    for (let event = 0; event < 2; event += 1)
      navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  });
  await reload;
  await expect(button(page, "Pause: My11Circle")).toBeVisible();
  await expect(partOf(page, "My11Circle").getByText("5 teams transferred")).toBeVisible({ timeout: 60_000 });
  await expect(partOf(page, "Dream11").getByText("20 teams transferred")).toBeVisible();
  for (const [name, count] of [
    ["Dream11", 20],
    ["My11Circle", 5],
  ] as const) {
    const teams = await teamsOfGroup(sandbox, name, 3);
    expect(teams).toHaveLength(count);
    expect(teams.every(({ edits }) => edits === 0)).toBe(true);
  }
  await page.reload();
  await expect(partOf(page, "Dream11").getByText("20 teams transferred")).toBeVisible();
  // Without an address of its own, the page of the latest transfer is the same one.
  await page.goto("/transferarena/");
  await expect(partOf(page, "My11Circle").getByText("5 teams transferred")).toBeVisible();
});

test("fewer teams than slots are said before the start, and nobody gets a team twice", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkAll(page, sandbox, 4);
  await quickTeams(page, match, 25);
  const dialog = await openSeveral(page);
  await expect(dialog.getByText("70 of 25 teams")).toBeVisible();
  await expect(
    dialog.getByText("You ask for 70 teams, but only 25 can be sent. The last apps get fewer, or none."),
  ).toBeVisible();
  await expect(dialog.getByText(/^Gets 5 of 30: /)).toBeVisible();
  await takePicture(page, "several-too-few");
  await countOf(dialog, "Dream11").fill("");
  await expect(dialog.getByText("50 of 25 teams")).toBeVisible();
  await setCounts(dialog, { Dream11: 20, Myfab11: 30 });
  await dialog.getByRole("button", { name: "Send 25 teams to 2 apps" }).click();
  await expect(partOf(page, "Dream11").getByText("20 teams transferred")).toBeVisible({ timeout: 60_000 });
  await expect(partOf(page, "Myfab11").getByText("5 teams transferred")).toBeVisible();
  expect(await teamsOfGroup(sandbox, "My11Circle", 4)).toHaveLength(0);
});

test("slots that fill up while the question is open: nothing else is replaced", async ({
  page,
  context,
  own: { sandbox },
}) => {
  test.setTimeout(240_000);
  await linkAll(page, sandbox, 7, ["Dream11", "Myfab11"]);
  const sendAll = async (tab: Page, teams: number): Promise<void> => {
    await quickTeams(tab, match, teams);
    await button(tab, /^Send to app/).click();
    await tab.getByRole("button", { name: "Transfer to Dream11" }).click();
    await button(tab, `Transfer ${teams} changes`).click();
    await expect(tab.getByRole("dialog", { name: /summary/ })).toBeVisible({ timeout: 60_000 });
  };
  await sendAll(page, 2);
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await quickTeams(page, match, 60);
  const dialog = await openSeveral(page);
  await setCounts(dialog, { Dream11: 20, Myfab11: 1 });
  await expect(dialog.getByText("Replaces 2 of your 2 teams in Dream11")).toBeVisible();

  const other = await context.newPage();
  await sendAll(other, 10);
  await other.close();

  await dialog.getByRole("button", { name: "Send 21 teams to 2 apps" }).click();
  await expect(partOf(page, "Myfab11").getByText("1 team transferred")).toBeVisible({ timeout: 60_000 });
  await expect(partOf(page, "Dream11").getByText("10 teams transferred")).toBeVisible();
  await expect(partOf(page, "Dream11").getByText("10 teams not sent", { exact: true })).toBeVisible();
  const teams = await teamsOfGroup(sandbox, "Dream11", 7);
  expect([teams.length, teams.filter(({ edits }) => edits > 0).length]).toEqual([20, 2]);
});

test("merged with others or stored as a copy, teams keep the mark of the app that holds them, and the app leads to them", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(120_000);
  await linkAll(page, sandbox, 6, ["Dream11"]);
  await quickTeams(page, match, 6);
  await quickTeams(page, match, 4);
  await button(page, /^Send to app/).click();
  await page.getByRole("button", { name: "Transfer to Dream11" }).click();
  await button(page, "Transfer 4 changes").click();
  await page
    .getByRole("dialog", { name: /summary/ })
    .getByRole("button", { name: "OK" })
    .click();
  await layersLeft(page);
  await page.goto(`/previousmatch/${match}`);
  await button(page, "Select").click();
  for (const id of [1, 2]) await page.getByRole("checkbox", { name: `Select attempt ${id}` }).check();
  await button(page, "Merge").click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goto("/transferarena/");
  await page.getByRole("button", { name: "OK" }).click();
  await layersLeft(page);
  await page.getByRole("link", { name: "Back to the teams" }).click();
  await expect(page).toHaveURL(new RegExp(`${displayPath(match, 1)}$`));
  await page.setViewportSize({ width: 1280, height: 2400 });
  const marks = page.getByRole("article").getByText("Dream11", { exact: true });
  await expect(marks).toHaveCount(4);

  // So do those that are stored as an attempt of their own.
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Store").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Copy");
  await dialog.getByRole("button", { name: "Store", exact: true }).click();
  await page.waitForURL(`**${displayPath(match, 2)}`);
  await expect(marks).toHaveCount(4);
});

test.describe("of another account", () => {
  test.use({ storageState: async ({ own }, give) => give(await own.sessionOf("expert")) });

  test("after news one repair changes the teams of every app that holds the player, and no other", async ({
    page,
    own: { server, sandbox, sessionOf },
  }) => {
    test.setTimeout(240_000);
    await linkAll(page, sandbox, 5);
    await quickTeams(page, match, 60);
    const display = page.url();
    const all = await exportedTeams(page);
    const dialog = await openSeveral(page);
    await setCounts(dialog, { Dream11: 12, Myfab11: 15 });
    await dialog.getByRole("button", { name: "Send 27 teams to 2 apps" }).click();
    await expect(partOf(page, "Dream11").getByText("12 teams transferred")).toBeVisible({ timeout: 60_000 });
    await expect(partOf(page, "Myfab11").getByText("15 teams transferred")).toBeVisible();

    // A player of some, not all, of both apps' teams drops out.
    const sentTeams = await handedTeams(page);
    const holdersIn = (name: AppName, index: number) =>
      all.filter(
        ({ team, team_number }) =>
          sentTeams[slugs[name]]?.some(({ number }) => number === team_number) && team.flat().includes(index),
      ).length;
    const holders = (index: number) => [holdersIn("Dream11", index), holdersIn("Myfab11", index)] as const;
    const out = [...new Set(all.flatMap(({ team }) => team.flat()))]
      .filter((index) => Math.min(...holders(index)) >= 2)
      .toSorted((one, other) => Math.max(...holders(one)) - Math.max(...holders(other)))[0]!;
    const [inDream11, inMyfab11] = holders(out);
    await dropOut(server.url, await sessionOf("admin"), match, out);

    await page.goto(display);
    await button(page, "See the repair").click();
    await button(page, /^Repair here and in (Dream11, Myfab11|Myfab11, Dream11)$/).click();
    await expect(partOf(page, "Dream11").getByText(`${inDream11} teams transferred`)).toBeVisible({
      timeout: 60_000,
    });
    await expect(partOf(page, "Myfab11").getByText(`${inMyfab11} teams transferred`)).toBeVisible();
    await takePicture(page, "several-repair");
    expect(await axeFindings(page)).toEqual([]);
    for (const [name, total, changedCount] of [
      ["Dream11", 12, inDream11],
      ["Myfab11", 15, inMyfab11],
    ] as const) {
      const teams = await teamsOfGroup(sandbox, name, 5);
      expect(teams).toHaveLength(total);
      expect(teams.filter(({ edits }) => edits === 1)).toHaveLength(changedCount);
      expect(teams.every(({ edits }) => edits <= 1)).toBe(true);
    }
    expect(await teamsOfGroup(sandbox, "My11Circle", 5)).toHaveLength(0);
    await page.goto(display);
    const after = await exportedTeams(page);
    expect(after.some(({ team }) => team.flat().includes(out))).toBe(false);
  });
});
