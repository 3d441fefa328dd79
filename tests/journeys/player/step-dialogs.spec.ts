import {
  announcedPlayersOf,
  openStep as step,
  startStrategy as start,
} from "../../support/strategy-start.ts";
import { button, demoMatch, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

test("groups: every refusal, adding one and deleting it", async ({ page, product }) => {
  await start(page);
  await button(page, "Fixed").click();
  await button(page, "Create Groups").click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  await add.click();
  await expectWords(page, "Invalid Group Player selection!, Select 2 or more players.");
  const playing = await announcedPlayersOf(product);
  const names = [0, 1].flatMap((side) =>
    playing
      .filter(({ team_index }) => team_index === side)
      .slice(0, 2)
      .map(({ name }) => name),
  );
  for (const name of names) await dialog.getByRole("checkbox", { name, exact: true }).press("Space");
  await add.click();
  await expectWords(page, "Min Player & Max Player Cannot Be Empty!");
  await dialog.getByLabel("Min Player").fill("2");
  await dialog.getByLabel("Max Player").fill("2");
  await add.click();
  await expectWords(
    page,
    "Min Player & Max Player should not be equal, try selecting fixed players in this case!",
  );
  await dialog.getByLabel("Min Player").fill("1");
  await dialog.getByLabel("Max Player").fill("5");
  await add.click();
  await expectWords(page, "You cannot select more than 4 players");
  await dialog.getByLabel("Max Player").fill("२");
  await add.click();
  await expectWords(page, "Player Group Added Successfully!");
  await expect(page.getByText("1 to 2 of a group").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(names.join(", "), { exact: true })).toBeVisible();
  await button(page, "Delete group 1").click();
  await expectWords(page, "Group Deleted Successfully!");
  await expect(page.getByText("1 to 2 of a group")).toHaveCount(0);
});

test("Credit Info shows what the players cost, in four accordions", async ({ page }) => {
  await start(page);
  await step(page, "/credit", "Credit Range");
  await button(page, "Credit Info").click();
  const dialog = page.getByRole("dialog");
  for (const title of [
    "Human Credit Stats",
    "Partition Stats Info",
    "Percentage Stats Info",
    "Combination Stats Info",
  ]) {
    await dialog.getByText(title, { exact: true }).click();
    await expect(
      dialog.getByRole("group").filter({ hasText: title }).getByRole("table").first(),
    ).toBeVisible();
  }
  await expect(dialog.getByRole("button", { name: "Back", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test("suggestions of an automatic cricket match: counts, defaults and what they add", async ({ page }) => {
  await start(page);
  for (const [path, title, most, usual] of [
    ["/fixed", "Fixed players", 4, 1],
    ["/captain", "Captain and vice-captain", 8, 4],
    ["/vicecaptain", "Captain and vice-captain", 12, 6],
  ] as const) {
    await step(page, path, title);
    const before = page.getByRole("main").getByRole("checkbox", { checked: true });
    if (usual === 4) await button(page, "Clear").click();
    // The second visit finds the captains of the first.
    const others = usual === 6 ? 4 : 0;
    await expect(before).toHaveCount(others);
    await button(page, "Suggestion").click();
    const dialog = page.getByRole("dialog");
    if (usual === 6) await dialog.getByRole("tab", { name: "Vice Captain" }).click();
    await expect(dialog.getByRole("group").getByRole("button")).toHaveCount(most);
    await expect(dialog.getByRole("listitem")).toHaveCount(usual);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(before).toHaveCount(others + usual);
  }
  for (const [path, title] of [
    ["/partision", "Partition"],
    ["/selection", "Percentage strategy"],
    ["/combination", "Team Combinations"],
  ] as const) {
    await step(page, path, title);
    await button(page, "Suggestion").click();
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("main").getByRole("checkbox", { checked: true }).first()).toBeAttached();
  }
});

test("no suggestions and no Custom where the match is not automatic cricket", async ({ page }) => {
  await start(page, demoMatch("football", "lineups"));
  for (const [path, title] of [
    ["/fixed", "Fixed players"],
    ["/captain", "Captain and vice-captain"],
    ["/partision", "Partition"],
    ["/credit", "Credit Range"],
    ["/combination", "Team Combinations"],
  ] as const) {
    await step(page, path, title);
    await expect(button(page, "Continue")).toBeVisible();
    await expect(button(page, "Suggestion")).toHaveCount(0);
    await expect(button(page, "Custom")).toHaveCount(0);
    await expect(button(page, "Credit Info")).toHaveCount(0);
  }
});

test("the combination range dialog: four sliders, Cancel, Reset and Add", async ({ page }) => {
  await start(page);
  await step(page, "/combination", "Team Combinations");
  await button(page, "Custom").click();
  const dialog = page.getByRole("dialog");
  for (const role of ["Wicket Keeper", "Batsman", "All-Rounder", "Bowler"])
    await expect(dialog.getByText(role, { exact: true })).toBeVisible();
  await expect(dialog.getByText("120 combinations fit")).toBeVisible();
  const fewest = dialog.getByRole("slider", { name: "Fewest: Batsman" });
  for (let press = 0; press < 4; press++) await fewest.press("ArrowRight");
  await expect(dialog.getByText("120 combinations fit")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(dialog.getByText("120 combinations fit")).toBeVisible();
  const most = dialog.getByRole("slider", { name: "Most: Wicket Keeper" });
  for (let press = 0; press < 7; press++) await most.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const chosenBoxes = page.getByRole("main").getByRole("checkbox", { checked: true });
  for (const card of await chosenBoxes.all()) await expect(card).toHaveAttribute("aria-label", /^1-/);
});
