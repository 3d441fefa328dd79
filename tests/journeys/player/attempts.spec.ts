import type { CheckedTeam } from "../../support/check-teams.ts";
import { exportedTeams, layerEntered, layersLeft, untilStored } from "../../support/flow.ts";
import {
  button,
  demoMatch,
  displayPath,
  heading,
  matchOf,
  openPlayers,
  quickTeams,
  expectWords,
  squadOf,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");
const key = ({ team, captain, vicecaptain }: CheckedTeam): string =>
  [...team.flat().toSorted((one, other) => one - other), captain, vicecaptain].join();

test.describe("as a group owner", () => {
  test.use({ account: "groupOwner" });

  test("merge: refused below two, makes one of two, and can be undone", async ({ page }) => {
    await quickTeams(page, match, 30);
    const first = await exportedTeams(page);
    await quickTeams(page, match, 40);
    const second = await exportedTeams(page);
    await page.goto(`/previousmatch/${match}`);
    await button(page, "Select").click();
    await button(page, "Merge").click();
    await expectWords(page, "Select more than 1 attempts to Merge!");
    for (const id of [1, 2]) await page.getByRole("checkbox", { name: `Select attempt ${id}` }).check();
    await button(page, "Merge").click();
    await expectWords(page, "2 attempts merged into one");
    await expect(page.getByRole("article")).toHaveCount(1);
    await button(page, "Undo").click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await button(page, "Select").click();
    for (const id of [1, 2]) await page.getByRole("checkbox", { name: `Select attempt ${id}` }).check();
    await button(page, "Merge").click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: "Open, Attempt 1" }).click();
    await page.waitForURL(`**${displayPath(match, 1)}`);
    const mergedTeams = await exportedTeams(page);
    const wantedKeys = new Set([...first, ...second].map(key));
    expect(new Set(mergedTeams.map(key))).toEqual(wantedKeys);
    expect(mergedTeams.map(({ team_number }) => team_number)).toEqual(
      mergedTeams.map((_, index) => index + 1),
    );
  });

  test("Back leaves the selection, not the attempts", async ({ page }) => {
    for (const teams of [8, 9]) await quickTeams(page, match, teams);
    await page.goto(`/previousmatch/${match}`);
    await button(page, "Select").click();
    await page.getByRole("checkbox", { name: "Select attempt 1" }).check();
    await layerEntered(page);
    await page.goBack();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await layersLeft(page);
    await expect(page).toHaveURL(new RegExp(`/previousmatch/${match}$`));
    // What was selected is not selected again.
    await button(page, "Select").click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  test("a double tap on Merge merges once, and other attempts stay", async ({ page }) => {
    for (const teams of [8, 9, 10]) await quickTeams(page, match, teams);
    await page.goto(`/previousmatch/${match}`);
    await button(page, "Select").click();
    for (const id of [1, 2]) await page.getByRole("checkbox", { name: `Select attempt ${id}` }).check();
    await button(page, "Merge").dblclick();
    await expectWords(page, "2 attempts merged into one");
    await expect(page.getByRole("article", { name: "Attempt 2" })).toContainText("17 teams");
    await expect(page.getByRole("article", { name: "Attempt 1" })).toContainText("10 teams");
    await button(page, "Undo").click();
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  test("a merge in another tab gives no question and no tick to the attempts that get the numbers", async ({
    page,
    context,
  }) => {
    for (const teams of [8, 9, 10]) await quickTeams(page, match, teams);
    const [ticking, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, ticking, other]) await tab.goto(`/previousmatch/${match}`);
    const tick = (tab: typeof page, id: number) =>
      tab.getByRole("checkbox", { name: `Select attempt ${id}` });
    await button(page, "Delete attempt 1").click();
    await expect(page.getByRole("dialog")).toContainText("8 teams");
    await button(ticking, "Select").click();
    for (const id of [1, 2]) await tick(ticking, id).check();
    await button(other, "Select").click();
    for (const id of [1, 2]) await tick(other, id).check();
    await button(other, "Merge").click();
    await expectWords(other, "2 attempts merged into one");

    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(ticking.getByRole("article")).toHaveCount(2);
    await expect(ticking.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(tick(ticking, 1)).toBeVisible();
  });

  test("auto teams cannot be merged", async ({ page }) => {
    await quickTeams(page, match, 10);
    await openPlayers(page, match);
    await button(page, "Auto Create Teams").click();
    await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
    await page.waitForURL(/\/displayauto\//);
    await untilStored(page);
    await page.goto(`/previousmatch/${match}`);
    await button(page, "Select").click();
    for (const id of [1, 2]) await page.getByRole("checkbox", { name: `Select attempt ${id}` }).check();
    await button(page, "Merge").click();
    await expectWords(page, "Auto Teams Cannot be Merged!");
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  test("shuffle: the same teams in another order, numbered anew, and can be undone", async ({ page }) => {
    await quickTeams(page, match, 80);
    const before = await exportedTeams(page);
    await page.goto(`/previousmatch/${match}`);
    await button(page, "Shuffle, Attempt 1").click();
    await expectWords(page, "Teams Shuffled Successfully!");
    await page.getByRole("link", { name: "Open, Attempt 1" }).click();
    const after = await exportedTeams(page);
    expect(after.map(({ team_number }) => team_number)).toEqual(before.map(({ team_number }) => team_number));
    expect(after.map(key)).not.toEqual(before.map(key));
    expect(new Set(after.map(key))).toEqual(new Set(before.map(key)));
  });
});

test("a customer can neither merge nor shuffle", async ({ page }) => {
  await quickTeams(page, match, 5);
  await quickTeams(page, match, 5);
  await page.goto(`/previousmatch/${match}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(button(page, "Select")).toHaveCount(0);
  await expect(button(page, /^Shuffle/)).toHaveCount(0);
});

test("an attempt gets a name, which stays after a reload and stands wherever the attempt does", async ({
  page,
}) => {
  await quickTeams(page, match, 8);
  await untilStored(page);
  await page.goto(`/previousmatch/${match}`);
  const card = page.getByRole("article", { name: "Attempt 1" });
  await button(page, "Rename attempt 1").click();
  const dialog = page.getByRole("dialog", { name: "Rename attempt 1" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("For the mega league");
  await page.keyboard.press("Enter");
  await expectWords(page, "Name saved.");
  await expect(card).toHaveAccessibleName("Attempt 1, For the mega league");
  await expect(dialog).toBeHidden();
  await layersLeft(page);
  await checkBothWidths(page, "attempts with a name");
  await page.reload();
  await expect(card.getByText("For the mega league", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open, Attempt 1" }).click();
  await expect(page.getByText("For the mega league")).toBeVisible();
  await page.goBack();

  // An empty name gives the number back.
  await button(page, "Rename attempt 1").click();
  await expect(dialog.getByLabel("Name")).toHaveValue("For the mega league");
  await dialog.getByLabel("Name").fill(" ");
  await button(page, "Save name").click();
  await expect(card.getByText("Attempt 1", { exact: true })).toBeVisible();
  await expect(card).toHaveAccessibleName("Attempt 1");
});

test("an attempt and a match are deleted after a question, each with its undo", async ({ page }) => {
  await quickTeams(page, match, 15);
  const before = await exportedTeams(page);
  await page.goto(`/previousmatch/${match}`);
  await button(page, "Delete attempt 1").click();
  await expectWords(page, "Are you sure you want to delete?");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).last().click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await button(page, "Delete attempt 1").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await expectWords(page, "Attempt Deleted Successfully!");
  await expect(page.getByRole("article")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(page.getByRole("article")).toHaveCount(1);

  await expect(page.locator("footer").getByRole("button", { name: "Delete match" })).toHaveCount(0);
  await button(page, "Delete match").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await expectWords(page, "Match Delete Successfully!");
  await page.waitForURL("**/mymatches**");
  await button(page, "Undo").click();
  await expect(page.getByRole("link", { name: /v|VS/i }).first()).toBeVisible();
  await page.goto(displayPath(match, 1));
  expect(await exportedTeams(page)).toEqual(before);
});

test("a double tap deletes once and leaves the undo, and makes more teams instead of stopping at once", async ({
  page,
}) => {
  await quickTeams(page, match, 12);
  await button(page, "Make more").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Enter Number of Teams").fill("2000");
  await dialog.getByRole("button", { name: "Generate Teams" }).dblclick();
  await page.waitForURL(`**${displayPath(match, 2)}`);
  await untilStored(page);
  await page.goto(`/previousmatch/${match}`);
  await button(page, "Delete attempt 1").click();
  await dialog.getByRole("button", { name: "Yes", exact: true }).dblclick();
  await expectWords(page, "Attempt Deleted Successfully!");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("error while collecting data!")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("results: points by hand, then teams by points with the multipliers and the dream team", async ({
  page,
  product,
}) => {
  const id = demoMatch("kabaddi", "running");
  const squad = squadOf(await matchOf(product, id));
  await quickTeams(page, id, 25);
  const teams = await exportedTeams(page);
  // The match has begun: the teams lead to their results.
  await expect(page.locator("footer").getByRole("link", { name: "Results", exact: true })).toBeVisible();
  await page.goto(`/previousmatch/${id}`);
  await expect(page.getByText("Match inprogress")).toBeVisible();
  const card = page.getByRole("article", { name: "Attempt 1" });
  for (const fact of [/Captains.*\w/, /Sides\s*\d-\d/, /Credits\s*[\d.]+/])
    await expect(card).toContainText(fact);
  await button(page, "Refresh points").click();
  await expectWords(page, "Players Data Updated Successfully!");
  await page.getByRole("link", { name: "Add Player Points" }).click();
  await expect(heading(page, "Add Player Points")).toBeAttached();
  const fields = page.getByRole("main").getByRole("textbox");
  await expect(fields).toHaveCount(squad.length);
  await fields.first().fill("");
  await button(page, "Save").click();
  await expectWords(page, "Player Points Cannot be Empty!");
  const points = new Map<number, number>();
  for (const { player_index, name } of squad) {
    points.set(player_index, (player_index * 7) % 23);
    await page.getByLabel(`Points of ${name}`, { exact: true }).fill(String((player_index * 7) % 23));
  }
  await button(page, "Save").click();
  await expectWords(page, "Player points Updated Successfully!");
  await expectWords(page, "Results Available");
  await page.getByRole("link", { name: "Results, Attempt 1" }).click();
  await expect(heading(page, "Results")).toBeAttached();
  const scoreOf = ({ team, captain, vicecaptain }: CheckedTeam): number =>
    team.flat().reduce((sum, index) => sum + (points.get(index) ?? 0), 0) +
    (points.get(captain) ?? 0) +
    0.5 * (points.get(vicecaptain) ?? 0);
  const best = Math.max(...teams.map(scoreOf));
  const cards = page.getByRole("list", { name: "Generated Teams" }).getByRole("article");
  await expect(cards.first()).toContainText(`${best} pts`);
  // The running match had points when these teams were made, so they have no rank.
  await expect(page.getByText("These teams were made when points were already known.")).toBeVisible();
  await expect(page.getByText(/ranks \d/)).toHaveCount(0);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await expect(page.getByRole("article", { name: "dream team" })).toBeVisible();
});

test("results of a running match: the title is whole, with both badges in view", async ({ page }) => {
  const running = demoMatch("cricket", "running");
  const attempt = await quickTeams(page, running, 5);
  await page.goto(`/result/${running}/${attempt}`);
  for (const badge of ["Match inprogress", "Player points Available"]) await expectWords(page, badge);
  const cut = await heading(page, "Results").evaluate((title) => title.scrollWidth - title.clientWidth);
  expect(cut).toBe(0);
});

test("results of a match that has not started lead home", async ({ page }) => {
  const attempt = await quickTeams(page, match, 5);
  await page.goto(`/result/${match}/${attempt}`);
  await page.waitForURL((address) => address.pathname === "/");
});

test("my matches lists what is stored, per sport, and opens it", async ({ page }) => {
  await page.goto("/mymatches");
  await expect(page.getByText(/No cricket teams yet/i)).toBeVisible();
  await quickTeams(page, demoMatch("football", "lineups"), 7);
  await page.goto("/mymatches?sport=football");
  await expect(page.getByText("1 attempt · 7 teams")).toBeVisible();
  await expect(page.getByText("Match not started")).toBeVisible();
});
