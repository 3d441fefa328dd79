import type { Page } from "@playwright/test";
import { demoMatch } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

const match = demoMatch("cricket", "lineups");
const says = [
  ["/mymatches", "The stored matches could not be read"],
  ["/savedmatches", "Something went wrong!"],
  [`/previousmatch/${match}`, "The stored matches could not be read"],
  ["/research", "What is stored on this device cannot be read"],
  [`/display/${match}/1/9/9`, "The teams could not be read"],
] as const;

const refuseDatabase = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
};

test("screens of stored records say that the browser refuses its database", async ({ page }) => {
  await refuseDatabase(page);
  for (const [path, text] of says) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
});

test("a match that cannot be saved says why", async ({ page }) => {
  await refuseDatabase(page);
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByText("the browser lets this page store nothing", { exact: false })).toBeVisible();
});
