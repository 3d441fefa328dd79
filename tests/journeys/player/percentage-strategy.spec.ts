import type { Page } from "@playwright/test";
import {
  button,
  choosePlayers,
  demoMatch,
  heading,
  matchOf,
  openPlayers,
  expectWords,
  squadOf,
  tick,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

async function openSelection(page: Page): Promise<void> {
  await page.goto("/selection");
  await expect(heading(page, "Percentage strategy")).toBeAttached();
}

const patterns = [
  { name: "Pattern-1", bounds: [50], splits: "4-7 5-6 6-5 7-4 3-8 2-9 1-10 8-3 9-2 10-1" },
  {
    name: "Pattern-2",
    bounds: [30, 70],
    splits: "2-5-4 3-4-4 4-3-4 2-4-5 1-6-4 3-3-5 3-2-6 6-2-3 3-6-2 3-5-3",
  },
] as const;

test("the percentage strategy offers of two patterns the splits that the players can fill", async ({
  page,
  product,
}) => {
  const automatic = demoMatch("cricket", "lineups");
  const squad = squadOf(await matchOf(product, automatic));
  const bench = [0, 1].map((side) =>
    squad.find(({ team_index, playing }) => team_index === side && playing === 0),
  );
  const pool = [
    ...squad.filter(({ playing }) => playing === 1),
    ...bench.filter((player) => player !== undefined),
  ];
  await choosePlayers(page, automatic);
  await tick(
    page,
    pool.map(({ name }) => name),
  );
  await openSelection(page);
  for (const { name, bounds, splits } of patterns) {
    await page.getByRole("tab", { name, exact: true }).click();
    const groups = Array.from({ length: bounds.length + 1 }, () => 0);
    for (const { selected_by: share } of pool)
      groups[bounds.filter((bound) => (share ?? 0) >= bound).length]! += 1;
    const fit = splits
      .split(" ")
      .filter((split) => split.split("-").every((need, group) => Number(need) <= (groups[group] ?? 0)));
    expect(fit.length).toBeGreaterThan(2);
    const cards = page.getByRole("main").getByRole("checkbox");
    await expect(cards).toHaveCount(fit.length);
    for (const split of fit)
      await expect(page.getByRole("main").getByRole("checkbox", { name: split, exact: true })).toBeAttached();
    for (const control of ["Skip", "Suggestion", "Continue"])
      await expect(button(page, control)).toBeVisible();
  }
});

test("with fewer than 3 splits that fit, the percentage strategy can only be skipped", async ({
  page,
  product,
}) => {
  const id = demoMatch("cricket", "evening");
  const rare = squadOf(await matchOf(product, id)).filter(({ selected_by: share }) => (share ?? 0) < 50);
  await openPlayers(page, id);
  await tick(
    page,
    [0, 1].flatMap((side) =>
      rare
        .filter(({ team_index }) => team_index === side)
        .slice(0, 9)
        .map(({ name }) => name),
    ),
  );
  await openSelection(page);
  await expectWords(page, "Fewer than 3 strategies fit your players, please skip this step.");
  await expect(button(page, "Continue")).toHaveCount(0);
  await button(page, "Skip").click();
  await expect(heading(page, "Credit Range")).toBeAttached();
});

test("a match without percentages offers only Skip for the percentage strategy", async ({
  page,
  product,
}) => {
  const id = demoMatch("cricket", "plain");
  const squad = squadOf(await matchOf(product, id));
  await openPlayers(page, id);
  const side = (index: number): string[] =>
    squad
      .filter(({ team_index }) => team_index === index)
      .slice(0, 12)
      .map(({ name }) => name);
  await tick(page, [...side(0), ...side(1)]);
  await openSelection(page);
  await expect(
    page.getByText("This match has no selection percentages yet, you can skip this step."),
  ).toBeVisible();
  await expect(button(page, "Continue")).toHaveCount(0);
  await expect(button(page, "Suggestion")).toHaveCount(0);
  await button(page, "Skip").click();
  await expect(heading(page, "Credit Range")).toBeAttached();
});
