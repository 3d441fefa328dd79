import { type Page, expect } from "@playwright/test";
import { exportedTeams, layersLeft } from "../../support/flow.ts";
import {
  button,
  demoMatch,
  expectWords,
  matchOf,
  openPlayers,
  quickTeams,
  squadOf,
} from "../../support/player.ts";
import { dropOut, leaveSquad } from "../../support/lineups.ts";
import { linkOnProfile, test } from "../../support/sandbox.ts";
import { axeFindings, takePicture } from "../../support/screen-check.ts";
import { contentOf, finish, lastTransfer, wantedOf } from "../../support/transfer.ts";

test.use({ serverName: "transfer-news" });

const match = demoMatch("cricket", "lineups");

/** Selects all shown teams and opens the dialog of the apps. */
const openDialog = async (page: Page) => {
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Transfer").click();
  return page.getByRole("dialog", { name: "Select Fantasy App To Transfer" });
};

const summaryOf = (page: Page) => page.getByRole("dialog", { name: /summary/ });

test("after news transferred teams are marked, and one button repairs them here and in the app", async ({
  page,
  own: { server, sandbox, sessionOf },
}) => {
  test.setTimeout(180_000);
  const mobile = "9000000801";
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  const attempt = await quickTeams(page, match, 30);
  const display = page.url();
  const all = await exportedTeams(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Transfer to Dream11" }).click();
  await button(page, "Transfer 20 changes").click();
  await expect(summaryOf(page).getByText("20 teams transferred")).toBeVisible({ timeout: 60_000 });

  // A player of some, not all, of the twenty drops out.
  const sentTeams = all.slice(0, 20);
  const holdersOf = (index: number) => sentTeams.filter(({ team }) => team.flat().includes(index)).length;
  const out = [...new Set(sentTeams.flatMap(({ team }) => team.flat()))]
    .filter((index) => holdersOf(index) >= 3)
    .toSorted((one, other) => holdersOf(one) - holdersOf(other))[0]!;
  const changedTeams = holdersOf(out);
  expect(changedTeams).toBeLessThan(20);
  await dropOut(server.url, await sessionOf("admin"), match, out);

  await page.goto(`/decision/${match}`);
  const card = page.getByRole("link", { name: /^In Dream11/ });
  await expect(card).toContainText(`20 teams of this match · ${changedTeams} hold a player who is out`);
  await takePicture(page, "hub-in-your-apps");
  await card.click();
  await expect(page).toHaveURL(display);
  const holding = all.filter(({ team }) => team.flat().includes(out)).length;
  await expect(page.getByText(new RegExp(`^${holding} of 30 teams`))).toBeVisible();
  await expectWords(page, `${changedTeams} of them are in your fantasy apps.`);
  await expect(
    page.getByRole("article", { name: "Team 1", exact: true }).getByText("Dream11", { exact: true }),
  ).toBeVisible();
  await takePicture(page, "news-banner");
  await button(page, "See the repair").click();
  const preview = page.getByRole("dialog");
  await expect(preview).toContainText(`${changedTeams} changed teams are in Dream11. Only they are sent.`);
  await takePicture(page, "news-preview");
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Repair here and in Dream11").click();
  await expect(summaryOf(page).getByText(`${changedTeams} teams transferred`)).toBeVisible({
    timeout: 60_000,
  });
  await summaryOf(page).getByRole("button", { name: "OK" }).click();
  await layersLeft(page);

  // The app: only the changed teams were edited, once each, and nobody holds the player any more.
  const heldTeams = await sandbox.teams("dream11", mobile);
  expect(heldTeams).toHaveLength(20);
  expect(heldTeams.map(({ edits }) => edits).filter((edits) => edits === 1)).toHaveLength(changedTeams);
  expect(heldTeams.every(({ edits }) => edits <= 1)).toBe(true);
  // Here: the same, and no other team changed.
  await page.goto(`/display/${match}/${attempt}/9/9`);
  const after = await exportedTeams(page);
  expect(after.some(({ team }) => team.flat().includes(out))).toBe(false);
  const unchangedTeams = all.filter(({ team }) => !team.flat().includes(out));
  for (const { team_number, team } of unchangedTeams)
    expect(after.find((one) => one.team_number === team_number)?.team).toEqual(team);
});

test("teams with a player who has left the squad are sent while the app has him", async ({
  page,
  own: { server, sandbox, sessionOf },
}) => {
  test.setTimeout(120_000);
  const other = demoMatch("football", "lineups");
  const mobile = "9000000802";
  await linkOnProfile(page, sandbox, "Dream11", mobile);
  const squad = squadOf(await matchOf({ url: server.url, sessionOf: () => sessionOf("customer") }, other));
  await quickTeams(page, other, 10);
  const teams = await exportedTeams(page);
  const holders = ({ player_index: index }: { readonly player_index: number }) =>
    teams.filter(({ team }) => team.flat().includes(index)).length;
  const left = squad.find((player) => holders(player) > 1 && holders(player) < 10)!;
  const into = squad.find((player) => holders(player) === 0 && player.team_index === left.team_index)!;
  await leaveSquad(server.url, await sessionOf("admin"), other, {
    from: left.player_index,
    into: into.player_index,
  });
  await page.reload();
  await expect(page.getByText(new RegExp(`^${holders(left)} of 10 teams`))).toBeVisible();

  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Transfer to Dream11" }).click();
  await button(page, "Transfer 10 changes").click();
  await finish(page, 10);
  const { ids } = await lastTransfer(page);
  const heldTeams = await sandbox.teams("dream11", mobile);
  expect(heldTeams.map(contentOf).sort()).toEqual(wantedOf(teams, ids));
});

test("each failure of a transfer has its message, nothing is lost, and teams are stored instead", async ({
  page,
  own: { sandbox },
}) => {
  test.setTimeout(180_000);
  const mobile = "9000000802";
  await linkOnProfile(page, sandbox, "Myfab11", mobile);
  await quickTeams(page, match, 3);
  const display = page.url();
  /** The teams stay selected where the dialog was closed without a transfer. */
  const reopen = async () => {
    const select = button(page, "Select");
    const transfer = button(page, "Transfer");
    await expect(select.or(transfer)).toBeVisible();
    if (await select.isVisible()) return openDialog(page);
    await transfer.click();
    return page.getByRole("dialog", { name: "Select Fantasy App To Transfer" });
  };

  // The product's own storage is one of the dialog's choices.
  let dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Store", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await sandbox.fault({ kind: "error_500", app: "myfab11", operation: "list_teams", times: 20 });
  dialog = await reopen();
  await dialog.getByRole("button", { name: "Transfer to Myfab11" }).click();
  await expectWords(page, "Something went wrong! Please try again.");
  await expect(page).toHaveURL(display);
  await sandbox.faultsOff();

  dialog = await reopen();
  await dialog.getByRole("button", { name: "Transfer to Myfab11" }).click();
  await expect(button(page, "Transfer 3 changes")).toBeVisible();
  // The device has a network, and no call gets through. Without a network the transfer goes on by itself (transfer.spec.ts).
  const calls = /\/api\/fantasy\/(list-of-teams|add-team|edit-team)/;
  await page.route(calls, (route) => route.abort());
  await button(page, "Transfer 3 changes").click();
  await expect(page.getByText("Something went wrong! please try again.")).toBeVisible({ timeout: 30_000 });
  await page.unroute(calls);
  await button(page, "Continue").click();
  await expect(summaryOf(page).getByText("3 teams transferred")).toBeVisible({ timeout: 30_000 });
  expect(await sandbox.teams("myfab11", mobile)).toHaveLength(3);
});

test("a link that cannot be made has its message, and its button stays", async ({
  page,
  own: { sandbox },
}) => {
  await quickTeams(page, match, 3);
  const copy = page.getByRole("button", { name: "Copy To Dream11: team 1" });
  await sandbox.fault({ kind: "error_500", app: "dream11", operation: "create_link", times: 5 });
  await copy.click();
  await expectWords(page, "Something went wrong! please try again.");
  await expect(copy).toHaveText("Copy To Dream11");
  await sandbox.faultsOff();
});

test("teams of the toss can each be sent to Dream11", async ({ page, own: { sandbox } }) => {
  await openPlayers(page, demoMatch("football", "lineups"));
  await button(page, "Auto Create Teams").click();
  await page.waitForURL(/\/displayauto\/.+\/1$/);
  await page
    .getByRole("button", { name: /^Copy To Dream11: team / })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Transfer To Dream11: team / })
    .first()
    .click();
  const link = page.getByRole("dialog").getByRole("link", { name: "Transfer to D11" });
  await expect(link).toHaveAttribute("href", new RegExp(`^${sandbox.url}`));
});
