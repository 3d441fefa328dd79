import type { Page } from "@playwright/test";
import { exportedTeams, fromTeamsMenu } from "../../support/flow.ts";
import { button, demoMatch, displayPath, quickTeams, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Generated Teams" }).getByRole("article");
const order = (page: Page) => page.getByRole("combobox", { name: "Order" });

test("teams by credits: on the screen, beside a filter, in the file and on paper; by points once there are any", async ({
  page,
}) => {
  const match = demoMatch("cricket", "finished");
  const attempt = await quickTeams(page, match, 120);
  const teamsBefore = await exportedTeams(page);
  expect(teamsBefore.map(({ team_number }) => team_number)).toEqual(teamsBefore.map((_, index) => index + 1));
  await expect(order(page).getByRole("option")).toHaveCount(4);
  await order(page).selectOption("Most credits");
  const most = teamsBefore.toSorted((a, b) => b.credits - a.credits || a.team_number - b.team_number);
  await expect(cards(page).first()).toHaveAccessibleName(`Team ${most[0]?.team_number}`);
  expect((await exportedTeams(page)).map(({ team_number }) => team_number)).toEqual(
    most.map(({ team_number }) => team_number),
  );

  await fromTeamsMenu(page, "Print");
  await expect(
    page
      .getByRole("region", { name: /^Page 1 of / })
      .getByText(/^Team \d+ /)
      .first(),
  ).toContainText(`Team ${most[0]?.team_number} `);
  await page.goBack();
  await expect(order(page)).toHaveValue("most-credits");
  await order(page).selectOption("Last number first");
  await expect(cards(page).first()).toHaveAccessibleName("Team 120");

  await page.goto(`/previousmatch/${match}`);
  await button(page, "Refresh points").click();
  await expectWords(page, "Results Available");
  await page.goto(displayPath(match, attempt));
  await expect(order(page).getByRole("option")).toHaveCount(6);
  const points = async (index: number): Promise<number> => {
    const saidText = await cards(page)
      .nth(index)
      .getByText(/^[\d.,]+ pts$/)
      .textContent();
    return Number(saidText?.replace(" pts", "").replaceAll(",", ""));
  };
  await order(page).selectOption("Most points");
  await expect.poll(async () => (await points(0)) >= (await points(1))).toBe(true);
  const best = await points(0);
  await order(page).selectOption("Fewest points");
  await expect.poll(async () => points(0)).toBeLessThan(best);
  await page.getByRole("link", { name: "Analytics" }).click();
  await page.goBack();
  await expect(order(page)).toHaveValue("least-points");
});

test("a filter that the panel has counted keeps its teams in sight while they are put into another order", async ({
  page,
}) => {
  await quickTeams(page, demoMatch("cricket", "lineups"), 120);
  await button(page, /^Filter/).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("combobox").first().selectOption("captain");
  await panel.getByRole("list", { name: "Player" }).getByRole("button").first().click();
  await expect(panel.getByText(/^\d+ of 120/)).not.toHaveText(/^120 of/);
  await panel.getByRole("button", { name: "Add Filter" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ of 120/ })).not.toHaveText(/^120 of/);
  await page.evaluate(() => {
    const seenOrders: string[] = [];
    new MutationObserver(() => {
      const text = [...document.querySelectorAll("[role=status]")].map((each) => each.textContent ?? "");
      seenOrders.push(...text.filter((each) => /^\d+ of 120/.test(each)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    (window as unknown as { seen: string[] }).seen = seenOrders;
  });
  await order(page).selectOption("Most credits");
  const readOrders = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await readOrders()).length).toBeGreaterThan(0);
  // Longer: none of the later texts has all teams either.
  await page.waitForTimeout(500);
  expect((await readOrders()).filter((text) => text.startsWith("120 of"))).toEqual([]);
});
