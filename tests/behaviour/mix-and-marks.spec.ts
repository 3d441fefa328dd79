import type { Page } from "@playwright/test";
import { walkToReview } from "../support/flow.ts";
import { exportedTeams } from "../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  fromMenu,
  heading,
  matchOf,
  openPlayers,
  expectWords,
  squadOf,
} from "../support/player.ts";
import { type Product, expect, test } from "../support/product.ts";
import { axeFindings, checkBothWidths } from "../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function atReview(page: Page, product: Product): Promise<string[]> {
  const names = squadOf(await matchOf(product, match))
    .filter(({ playing }) => playing === 1)
    .map(({ name }) => name);
  await openPlayers(page, match);
  await walkToReview(page, {
    pool: "announced",
    fixed: [],
    captains: names.slice(0, 4),
    viceCaptains: names.slice(12, 18),
    partitions: ["5-6", "6-5"],
    credits: [90, 100],
    combinations: ["1-4-2-4", "1-3-2-5", "1-4-3-3"],
    teams: 20,
  });
  await page.locator("summary").click();
  return names;
}

test("a mix makes the teams of several strategies in one run, by weight, none twice", async ({
  page,
  product,
}) => {
  await atReview(page, product);
  await button(page, "Keep this strategy").click();
  await expectWords(page, "Kept as Strategy A. Now change something: the teams are then made of both.");
  await page.goto("/partision");
  for (const name of ["5-6", "6-5", "7-4"])
    await page.getByRole("main").getByRole("checkbox", { name, exact: true }).press("Space");
  await page.goto("/advanced");
  await field(page, "Weight of Strategy A").fill("3");
  await expect(page.getByRole("region", { name: "Mix of strategies" })).toContainText("75%");
  const lines = page.getByRole("list", { name: "Your strategy" });
  await expect(lines.getByRole("listitem").first()).toContainText(
    /Mix of 2 strategies.*This strategy 25%, [\d,]+ teams; Strategy A 75%/,
  );
  await expect(button(page, "Generate Teams of 2 strategies")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page)).toEqual([]);
  await field(page, "Enter Number of Teams").fill("80");
  await button(page, "Generate Teams of 2 strategies").click();
  await page.waitForURL(/\/display\//);
  const teams = await exportedTeams(page);
  const left = new Set(
    squadOf(await matchOf(product, match))
      .filter(({ team_index: side }) => side === 0)
      .map(({ player_index: index }) => index),
  );
  const sevens = teams.filter(({ team }) => team.flat().filter((index) => left.has(index)).length === 7);
  expect([teams.length, sevens.length]).toEqual([80, 20]);
  const keys = teams.map(({ team, captain, vicecaptain }) =>
    [...team.flat().toSorted((a, b) => a - b), captain, vicecaptain].join(","),
  );
  expect(new Set(keys).size).toBe(80);
});

const possibleNow = (page: Page) => page.getByRole("status").filter({ hasText: /teams possible: [\d,]+$/ });
const numberOf = (text: string | null) => Number(/([\d,]+)$/.exec(text ?? "")?.[1]?.replaceAll(",", ""));

test("a mix counts each team once, and says which of its strategies allows none", async ({
  page,
  product,
}) => {
  await atReview(page, product);
  await expect(possibleNow(page)).toBeAttached();
  const first = numberOf(await possibleNow(page).textContent());
  await button(page, "Keep this strategy").click();
  // A strategy that contains the first one: together they allow no more teams than it does.
  await page
    .getByRole("list", { name: "Your strategy" })
    // In the order of the suggestion, where that came before the choice.
    .getByRole("button", { name: /: Sides (6-5 or 5-6|5-6 or 6-5)$/ })
    .click();
  await expect(page.getByText("Mix of 2 strategies")).toBeVisible();
  const lines = page.getByRole("list", { name: "Your strategy" });
  const ownShareText = /This strategy 50%, ([\d,]+) teams/;
  await expect(lines).toContainText(ownShareText);
  const larger = numberOf(ownShareText.exec((await lines.textContent()) ?? "")?.[1] ?? "");
  expect(larger).toBeGreaterThan(first);
  await expect(possibleNow(page)).toHaveText(`teams possible: ${larger.toLocaleString("en-IN")}`);
  // Now the current strategy allows no team: the bar shows it, and the number is the other's.
  await page.goto("/credit");
  await page.getByLabel("Minimum credits").fill("1");
  await page.getByLabel("Maximum credits").fill("20");
  await page.getByLabel("Maximum credits").blur();
  await page.goto("/advanced");
  await expect(page.getByText("This strategy allows no team").first()).toBeVisible();
  await expect(lines).toContainText("This strategy 50%, no team; Strategy A 50%");
  await expect(possibleNow(page)).toHaveText(`teams possible: ${first.toLocaleString("en-IN")}`);
  await field(page, "Enter Number of Teams").fill("30");
  await button(page, "Generate Teams of 2 strategies").click();
  await page.waitForURL(/\/display\//);
  await expect(
    page.getByText("Strategy 1 of the mix allows no team: its 15 teams came from the others"),
  ).toBeVisible();
});

test("the count screen asks how different teams are and how often each player plays, with presets", async ({
  page,
  product,
}) => {
  await atReview(page, product);
  const presets = (name: string) => page.getByRole("group", { name }).getByRole("button");
  const pressedButtons = (name: string) =>
    page.getByRole("group", { name }).getByRole("button", { pressed: true });
  const difference = "Presets of the difference";
  await expect(page.getByRole("heading", { name: "How different?" })).toBeVisible();
  await expect(presets(difference)).toHaveText(["Alike", "Mixed", "Very different"]);
  await expect(pressedButtons(difference)).toHaveText(["Alike"]);
  await button(page, "Mixed").click();
  await expect(field(page, "Minimum difference")).toHaveValue("2");
  const lines = page.getByRole("list", { name: "Your strategy" });
  await expect(lines).toContainText("Any two teams differ in at least 2 players");
  await field(page, "Minimum difference").fill("4");
  await expect(pressedButtons(difference)).toHaveText(["Very different"]);
  await field(page, "Minimum difference").fill("3");
  await expect(pressedButtons(difference)).toHaveCount(0);

  const often = "Presets of the exposures";
  await expect(page.getByRole("heading", { name: "How often each player?" })).toBeVisible();
  await expect(pressedButtons(often)).toHaveText(["As it comes"]);
  await presets(often).nth(1).click();
  const cap = Number(/\d+/.exec((await pressedButtons(often).textContent()) ?? "")?.[0]);
  await expect(
    page.getByText(`Each player who is not fixed is in at most ${cap}% of the teams.`),
  ).toBeVisible();
  const most = page.getByRole("textbox", { name: /^At most, / });
  await expect(most.first()).toHaveValue(String(cap));
  await most.first().fill("50");
  await expect(pressedButtons(often)).toHaveCount(0);
  await expect(page.getByText(/^\d+ players have bounds of your choice.$/)).toBeVisible();
  await presets(often).nth(1).click();
  await expect(most.first()).toHaveValue(String(cap));
  await checkBothWidths(page, "bounds of the set");

  await button(page, "Alike").click();
  await field(page, "Enter Number of Teams").fill("100");
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  const teams = await exportedTeams(page);
  const uses = new Map<number, number>();
  for (const { team } of teams) for (const index of team.flat()) uses.set(index, (uses.get(index) ?? 0) + 1);
  const above = [...uses.values()].filter((count) => (100 * count) / teams.length > cap);
  expect(above).toEqual([]);
});

test("exposures bound captains, pairs, sides and combinations too", async ({ page, product }) => {
  const names = await atReview(page, product);
  const [captain = ""] = names;
  const open = async (kind: string) => button(page, kind).click();
  await open("Captains");
  await field(page, `At most, ${captain}`).fill("10");
  await open("Sides");
  await field(page, "At least, 5-6").fill("70");
  await open("Combinations");
  await field(page, "At most, 1-4-2-4").fill("20");
  await open("Pairs");
  await page.getByRole("combobox", { name: "With captain" }).selectOption({ label: names[1] ?? "" });
  await field(page, `At most, ${names[12] ?? ""}`).fill("0");
  const lines = page.getByRole("list", { name: "Your strategy" });
  await expect(lines).toContainText(`${captain} at most 10%`);
  await expect(lines).toContainText(`${names[1]} with ${names[12]} at most 0%`);
  await expect(lines).toContainText("5-6 at least 70%");
  await expect(lines).toContainText("1-4-2-4 at most 20%");
  await field(page, "Enter Number of Teams").fill("60");
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\//);
  const teams = await exportedTeams(page);
  const squad = squadOf(await matchOf(product, match));
  const at = (name: string) => squad.find((player) => player.name === name)?.player_index ?? -1;
  const left = new Set(
    squad.filter(({ team_index: side }) => side === 0).map((player) => player.player_index),
  );
  const share = (count: number) => (100 * count) / teams.length;
  const ledCount = teams.filter((team) => team.captain === at(captain)).length;
  const fives = teams.filter(
    ({ team }) => team.flat().filter((index) => left.has(index)).length === 5,
  ).length;
  const shapedCount = teams.filter(
    ({ team }) => team.map((list) => list.length).join("-") === "1-4-2-4",
  ).length;
  const pairedTeams = teams.filter(
    (team) => team.captain === at(names[1] ?? "") && team.vicecaptain === at(names[12] ?? ""),
  ).length;
  expect(teams).toHaveLength(60);
  expect(share(ledCount)).toBeLessThanOrEqual(10);
  expect(share(fives)).toBeGreaterThanOrEqual(70);
  expect(share(shapedCount)).toBeLessThanOrEqual(20);
  expect(pairedTeams).toBe(0);
});

test("own line-ups before the announcement, dropped and impact players", async ({ page, product }) => {
  const before = demoMatch("cricket", "evening");
  const squad = squadOf(await matchOf(product, before));
  const side = (index: number) =>
    squad.filter(({ team_index: team }) => team === index).map(({ name }) => name);
  const [left, right] = [side(0), side(1)];
  await openPlayers(page, before);
  await expect(button(page, "Auto Create Teams")).toHaveCount(0);
  const dialog = page.getByRole("dialog");
  const pick = async (mark: RegExp, names: readonly string[]) => {
    if ((await dialog.count()) === 0) await fromMenu(page, "Line-up and marks");
    await dialog.getByRole("button", { name: mark }).click();
    for (const name of names) await dialog.getByRole("checkbox", { name, exact: true }).press("Space");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
  };
  await fromMenu(page, "Line-up and marks");
  await dialog.getByRole("button", { name: /^Playing 11/ }).click();
  await button(page, "Add").click();
  await expectWords(page, "Playing 11 should have 11 players each!");
  const detail = await matchOf(product, before);
  for (const [name, players] of [
    [detail.left_team_name, left],
    [detail.right_team_name, right],
  ] as const)
    await expect(dialog.getByRole("region", { name }).getByRole("checkbox")).toHaveCount(players.length);
  await button(page, "Cancel").click();
  await pick(/^Playing 11/, [...left.slice(0, 11), ...right.slice(0, 10)]);
  await expectWords(page, "Playing 11 should have 11 players each!");
  await dialog.getByRole("checkbox", { name: right[10] ?? "", exact: true }).press("Space");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByRole("button", { name: /^Playing 11.*22 players/ })).toBeVisible();
  await pick(/^Drop/, [left[0] ?? ""]);
  await expect(dialog.getByRole("button", { name: /^Drop.*1 player/ })).toBeVisible();
  await pick(/^Impact player/, [left[11] ?? ""]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "More")).toBeFocused();
  await button(page, "Select your Playing 11").click();
  const box = (name = "") => page.getByRole("main").getByRole("checkbox", { name, exact: true });
  await expect(box(left[0])).not.toBeChecked();
  await expect(box(left[11])).toBeChecked();
  await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(22);
  await box(left[0]).press("Space");
  await expectWords(page, "Dropped");
  await expect(box(left[0])).not.toBeChecked();
  await expect(button(page, "Auto Create Teams")).toBeVisible();
  await page.reload();
  await expect(box(left[11])).toBeChecked();
  await expect(heading(page, "Choose players")).toBeAttached();
});

test("the focus goes from a picker back to its line in Line-up and marks, and from there to the menu", async ({
  page,
}) => {
  await choosePlayers(page, match);
  await fromMenu(page, "Line-up and marks");
  const dialog = page.getByRole("dialog");
  const line = dialog.getByRole("button", { name: /^Drop/ });
  const open = async () => {
    await line.press("Enter");
    await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  };
  await test.step("after Add", async () => {
    await open();
    await dialog.getByRole("checkbox").first().press("Space");
    await dialog.getByRole("button", { name: "Add", exact: true }).press("Enter");
    await expect(line).toBeFocused();
  });
  await test.step("after Cancel, Escape and Back", async () => {
    for (const leave of [
      async () => dialog.getByRole("button", { name: "Cancel", exact: true }).press("Enter"),
      async () => page.keyboard.press("Escape"),
      async () => page.goBack(),
    ]) {
      await open();
      await leave();
      await expect(line).toBeFocused();
    }
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "More")).toBeFocused();
});

test("the pickers refuse what the documents refuse", async ({ page, product }) => {
  const names = (index: number, squad: Awaited<ReturnType<typeof matchOf>>) =>
    squadOf(squad)
      .filter(({ team_index: team }) => team === index)
      .map(({ name }) => name);
  const detail = await matchOf(product, match);
  const [left, right] = [names(0, detail), names(1, detail)];
  await choosePlayers(page, match);
  await fromMenu(page, "Line-up and marks");
  const dialog = page.getByRole("dialog");
  const tap = async (list: readonly string[]) => {
    for (const name of list) {
      const box = dialog.getByRole("checkbox", { name, exact: true });
      // A dialog that has just opened takes the focus to itself once, and with it the first key.
      await expect(async () => {
        if (!(await box.isChecked())) await box.press("Space");
        await expect(box).toBeChecked({ timeout: 1000 });
      }).toPass();
    }
  };
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  const cancel = dialog.getByRole("button", { name: "Cancel", exact: true });
  await expect(dialog.getByRole("button", { name: /^Playing 11/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Drop/ }).click();
  await tap(left.slice(0, 6));
  await add.click();
  await expectWords(page, "Select at most 5 players from each side!");
  await tap(right.slice(0, 3));
  await add.click();
  await expectWords(page, "You cannot select more than 8 players");
  await cancel.click();
  const playing = squadOf(detail).filter((player) => player.playing === 1);
  const batsmen = playing.filter(({ role }) => role === 1).map(({ name }) => name);
  await dialog.getByRole("button", { name: /^Fixed/ }).click();
  await tap(playing.slice(0, 9).map(({ name }) => name));
  await add.click();
  await expectWords(page, "Too many fixed Players!");
  await cancel.click();
  expect(batsmen.length).toBeGreaterThan(6);
  await dialog.getByRole("button", { name: /^Fixed/ }).click();
  await tap(batsmen.slice(0, 7));
  await add.click();
  await expectWords(page, "Too many fixed Players!");
  await cancel.click();
  await dialog.getByRole("button", { name: /^Captain/ }).click();
  await add.click();
  await expectWords(page, "Select 1 or more players!");
  await cancel.click();
  await dialog.getByRole("button", { name: /^Impact player/ }).click();
  const bench = squadOf(detail).filter(({ playing, team_index: side }) => playing === 0 && side === 0);
  await tap(bench.slice(0, 2).map(({ name }) => name));
  await add.click();
  await expectWords(page, "You cannot select more than 1 impact player from a team!");
});
