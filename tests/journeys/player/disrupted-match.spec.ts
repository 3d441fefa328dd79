import type { Page } from "@playwright/test";
import { HOUR } from "@teamwright/domain/durations";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { button, displayPath, heading, quickTeams } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";

const MATCH = "disrupted-1";

/** The match of `own-match.ts` with its line-ups; its sides are no other test's. */
const planMatch = (status: string, hours: number) => {
  const match = ownMatch(MATCH, "finished");
  return {
    ...match,
    left: { ...match.left, name: "Ness Gannets", short_name: "GAN" },
    right: { ...match.right, name: "Dale Dippers", short_name: "DIP" },
    status,
    match_time: new Date(Date.now() + hours * HOUR).toISOString(),
  };
};

// No list shows the match to other tests afterwards.
test.afterAll(({ product }) => importMatches(product, ownMatch(MATCH, "finished")));

const card = (page: Page) => page.getByRole("article").filter({ hasText: "GAN" });
const words = {
  postponed: "The match is postponed. You can make teams until it starts",
  cancelled: "The match is cancelled, so no teams can be made for it.",
  abandoned: "The match was abandoned and has no result.",
};

test("a postponed, a cancelled and an abandoned match say so, and teams stay readable", async ({
  page,
  product,
}) => {
  await importMatches(product, planMatch("not_started", 20));
  await page.goto("/");
  await button(page, "Save GAN VS DIP").click();
  // Stored: a page that is left earlier stores nothing.
  await expect(button(page, "GAN VS DIP is saved")).toBeVisible();
  expect(await quickTeams(page, MATCH, 3)).toBe(1);

  // Its old time is over, its new one is not known.
  await importMatches(product, planMatch("postponed", -1));
  for (const path of ["/", "/savedmatches"]) {
    await page.goto(path);
    await expect(card(page)).toContainText("Postponed");
    await expect(card(page)).toContainText("New time not known");
  }
  await page.goto("/mymatches");
  await expect(card(page)).toContainText("Postponed");
  await expect(card(page)).not.toContainText("Match inprogress");
  await card(page).getByRole("link").click();
  await expect(page.getByText(words.postponed)).toBeVisible();
  expect(await quickTeams(page, MATCH, 2)).toBe(2);
  await expect(page.getByText(words.postponed)).toBeVisible();

  await importMatches(product, planMatch("cancelled", 20));
  await page.goto(`/match/${MATCH}`);
  await expect(page.getByText(words.cancelled)).toBeVisible();
  await expect(button(page, "Continue")).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `cancelled at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole("link", { name: "My matches" }).last().click();
  await expect(card(page)).toContainText("Cancelled");
  await card(page).getByRole("link").click();
  await expect(page.getByText(words.cancelled)).toBeVisible();
  await expect(page.getByRole("link", { name: "Make teams" })).toHaveCount(0);
  await page.goto(displayPath(MATCH, 1));
  await expect(heading(page, "3 teams")).toBeAttached();
  await expect(page.getByText(words.cancelled)).toBeVisible();

  await importMatches(product, planMatch("abandoned", -2));
  await page.goto(`/result/${MATCH}/1`);
  await expect(page.getByText(words.abandoned)).toBeVisible();
});
