import { filterOf, jumpTo, option, shownCount, take, teamList } from "../../support/display.ts";
import { exportedTeams } from "../../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  displayPath,
  heading,
  matchOf,
  quickTeams,
  expectWords,
  squadOf,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { staffCalls } from "../../support/staff-calls.ts";

const match = demoMatch("cricket", "lineups");

test("a card: number, credits, split, combination, players by role; opened, the credits of each", async ({
  page,
  product,
}) => {
  await quickTeams(page, match, 5);
  const squad = new Map(squadOf(await matchOf(product, match)).map((each) => [each.player_index, each]));
  const [first] = await exportedTeams(page);
  if (first === undefined) throw new Error("no team was exported");
  const card = page.getByRole("article", { name: "Team 1", exact: true });
  const left = first.team.flat().filter((index) => squad.get(index)?.team_index === 0).length;
  for (const words of [
    "#1",
    `${first.credits.toFixed(1)} cr`,
    `${left}-${11 - left}`,
    first.team.map(({ length }) => length).join("-"),
  ])
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  const roles = ["WK", "BAT", "AL", "BOWL"];
  for (const role of roles) await expect(card.getByText(role, { exact: true })).toBeVisible();
  await button(page, "Team 1: show on the ground").click();
  const listedPlayers = await card
    .getByRole("list", { name: "Players of team 1" })
    .getByRole("listitem")
    .allInnerTexts();
  expect(listedPlayers).toHaveLength(11);
  for (const index of first.team.flat()) {
    const { name = "", credits = 0 } = squad.get(index) ?? {};
    const line = listedPlayers.find((each) => each.startsWith(`${name}, `)) ?? "";
    expect(line).toContain(`${credits.toFixed(1)} cr`);
    expect(line.includes(", captain,")).toBe(index === first.captain);
    expect(line.includes(", vice-captain,")).toBe(index === first.vicecaptain);
  }
});

test("the live count turns while it counts, and then is exact", async ({ page }) => {
  // The real worker with a delayed request, because its own duration is too short to observe.
  await page.addInitScript(() => {
    const scope = window as unknown as { late: number };
    scope.late = 0;
    const post = Worker.prototype.postMessage as (...given: unknown[]) => void;
    Worker.prototype.postMessage = function later(this: Worker, ...given: unknown[]) {
      if (scope.late === 0) post.apply(this, given);
      else setTimeout(() => post.apply(this, given), scope.late);
    };
  });
  await quickTeams(page, match, 200);
  const all = await exportedTeams(page);
  const panel = await filterOf(page, "Captain Selection");
  const captain = await option(panel, "Player");
  await page.evaluate(() => {
    (window as unknown as { late: number }).late = 1500;
  });
  await take(panel, "Player", captain);
  await expect(panel.getByLabel("Counting")).toBeVisible();
  const passing = all.filter((team) => team.captain === Number(captain)).length;
  await expect(panel.getByText(`${passing} of 200 teams`)).toBeVisible();
  await expect(panel.getByLabel("Counting")).toHaveCount(0);
});

test("a team is found by its number, a number that is none is refused", async ({ page }) => {
  await quickTeams(page, match, 300);
  await jumpTo(page, 250);
  await expect(page.getByRole("article", { name: "Team 250", exact: true })).toBeInViewport();
  // The rows above it are higher than estimated, and the page cannot scroll further than to its end.
  await jumpTo(page, 300);
  await expect(page.getByRole("article", { name: "Team 300", exact: true })).toBeInViewport({ ratio: 1 });
  await jumpTo(page, 301);
  await expect(page.getByRole("alert")).toBeVisible();
});

test.describe("with the raised limit", () => {
  test.use({ account: "expert" });

  test("25,000 teams: few of them made at once, found by number, ticked at once, filtered exactly", async ({
    page,
    product,
  }) => {
    await page.goto("/");
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem("tg_id") ?? '""') as string);
    const admin = await staffCalls(product, "admin");
    const raise = async (raised_team_limit: boolean) =>
      admin.send("PUT", `/api/admin/powers/${id}/{me}`, { raised_team_limit });
    await raise(true);
    try {
      await page.reload();
      await quickTeams(page, match, 25_000);
      await expectWords(page, "Storage Limit Reached");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await teamList(page).getByRole("article").count()).toBeLessThan(60);
      await jumpTo(page, 24999);
      await expect(page.getByRole("article", { name: "Team 24999", exact: true })).toBeInViewport();
      await button(page, "Select").click();
      await button(page, "Select All").click();
      await expect(page.getByText(/^25,?000 selected$/)).toBeVisible();
      await button(page, "Cancel").click();
      const all = await exportedTeams(page);
      expect(all).toHaveLength(25_000);
      const captain = all[0]?.captain ?? -1;
      await page.goto(displayPath(match, 1, 1, captain));
      await expect
        .poll(async () => shownCount(page))
        .toBe(all.filter((team) => team.captain === captain).length);
      await expect(teamList(page).getByRole("article").first()).toBeVisible();
    } finally {
      await raise(false);
    }
  });
});

test("a number is read as the product prints it, and a tap on a filter's row takes its value", async ({
  page,
}) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("１,０００");
  await button(page, "Generate Teams").click();
  await expect(heading(page, "1,000 teams")).toBeAttached();
  await button(page, "Filters").click();
  const panel = page.getByRole("dialog", { name: "Advanced Filter" });
  const row = panel.getByRole("listitem").first();
  const takenButton = row.getByRole("button").first();
  await expect(takenButton).toHaveAttribute("aria-pressed", "false");
  // The middle of the row, where its name and its count are.
  await row.click();
  await expect(takenButton).toHaveAttribute("aria-pressed", "true");
  const absent = row.getByRole("button").nth(1);
  await absent.click();
  await expect(absent).toHaveAttribute("aria-pressed", "true");
  await expect(takenButton).toHaveAttribute("aria-pressed", "false");
});
