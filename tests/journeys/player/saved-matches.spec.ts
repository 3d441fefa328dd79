import { heading } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

test("a match that is removed from the saved ones is marked as saved no more", async ({ page }) => {
  await page.goto("/?sport=kabaddi");
  const mark = page.getByRole("button", { name: / VS .+ is saved$/ });
  const first = page.getByRole("button", { name: /^Save .+ VS / }).first();
  await first.click();
  await expect(mark).toHaveCount(1);
  await page.locator('a[href="/savedmatches"]').first().click();
  await expect(heading(page, "Saved Matches")).toBeAttached();
  await page.getByRole("tab", { name: /^Kabaddi/ }).click();
  await page.getByRole("button", { name: /^Remove .+ VS / }).click();
  await expect(page.getByText("Match removed")).toBeVisible();
  await page.goBack();
  await expect(first).toBeVisible();
  await expect(mark).toHaveCount(0);
});
