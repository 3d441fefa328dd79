import type { Page } from "@playwright/test";
import { button, demoMatch, quickTeams, expectWords } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

const match = demoMatch("kabaddi", "lineups");

test.use({ account: "groupOwner" });

const fields = (page: Page) => page.getByRole("textbox", { name: /^Points of/ });

test("points that another tab stored meanwhile stay with those that are typed here", async ({
  page,
  context,
}) => {
  await quickTeams(page, match, 3);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/addpoint/${match}`);
    await fields(tab).first().waitFor();
  }
  await fields(page).nth(1).fill("9");
  for (const field of await fields(other).all()) await field.fill("4");
  await button(other, "Save").click();
  await expectWords(other, "Player points Updated Successfully!");
  await expect(fields(page).first()).toHaveValue("4");
  await expect(fields(page).nth(1)).toHaveValue("9");
  await button(page, "Save").click();
  await expectWords(page, "Player points Updated Successfully!");
  await page.goto(`/addpoint/${match}`);
  await expect(fields(page).nth(1)).toHaveValue("9");
  await expect(fields(page).nth(2)).toHaveValue("4");
});
