import type { Page } from "@playwright/test";
import { layerEntered, layersLeft } from "../../support/flow.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import { button } from "./staff.ts";

test.use({ account: "admin" });
test.describe.configure({ mode: "serial" });

const ID = "desk-unsaved";
const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const venue = (page: Page) => page.getByLabel("Venue");

/** From the list to the match, with a typed value. */
async function edit(page: Page): Promise<void> {
  await page.goto("/matchdesk");
  await page.getByLabel("Search teams, series or id").fill("Unsaved Otters");
  await page.getByRole("link", { name: /^Unsaved Otters v / }).click();
  await venue(page).fill("Typed Ground");
  await expect(button(page, "Discard")).toBeVisible();
}

test("the page's Back asks, keeps what was typed, or leaves", async ({ page, product }) => {
  const match = ownMatch(ID, "in_progress");
  await importMatches(product, { ...match, left: { ...match.left, name: "Unsaved Otters" } });
  await edit(page);
  await button(page, "Back").click();
  await button(page, "Keep editing").last().click();
  await expect(question(page)).toHaveCount(0);
  await expect(venue(page)).toHaveValue("Typed Ground");

  await button(page, "Back").click();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/\/matchdesk$/);
  await layersLeft(page);
  await page.goForward();
  await expect(venue(page)).not.toHaveValue("Typed Ground");
});

test("the browser's Back asks as often as it is pressed", async ({ page }) => {
  await edit(page);
  for (let time = 0; time < 2; time += 1) {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await button(page, "Keep editing").last().click();
    await expect(question(page)).toHaveCount(0);
    await expect(venue(page)).toHaveValue("Typed Ground");
    // The entry of the question is gone, and that of the guard is back.
    await layerEntered(page);
  }
  await page.goBack();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/\/matchdesk$/);
  await layersLeft(page);
});

test("a link to another screen asks, and leads there after all", async ({ page }) => {
  // A phone's pages of staff have no links beside them.
  await page.setViewportSize({ width: 1280, height: 800 });
  await edit(page);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" });
  await link.click();
  await button(page, "Keep editing").last().click();
  await expect(question(page)).toHaveCount(0);
  await expect(venue(page)).toHaveValue("Typed Ground");
  await link.click();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/\/research/);
  await layersLeft(page);
});

test("closing the tab asks; nothing asks after Discard", async ({ page }) => {
  await edit(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await venue(page).fill("Typed Ground");
  await button(page, "Discard").click();
  await page.reload();
  expect(asked).toHaveLength(1);

  await venue(page).fill("Typed Ground");
  await button(page, "Discard").click();
  await button(page, "Back").click();
  await expect(page).toHaveURL(/\/matchdesk$/);
  await layersLeft(page);
});

test("a further player who is typed and not added counts too", async ({ page }) => {
  await page.goto(`/matchdesk/${ID}`);
  await page.getByText("Add a player").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).last().fill("Nobody Lists");
  await button(page, "Back").click();
  await expect(question(page)).toBeVisible();
});

test("a promotion's form asks as well", async ({ page }) => {
  await page.goto("/promotiondashboard");
  await page.getByRole("link", { name: "Create Promotion" }).click();
  await page.getByLabel("Label").fill("Half typed");
  await button(page, "Back").click();
  await expect(question(page)).toBeVisible();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/\/promotiondashboard$/);
});

test("a registration and changed powers ask as well", async ({ page }) => {
  await page.goto("/");
  await page.goto("/register463980");
  await page.getByLabel("Phone number").fill("9700001");
  await layerEntered(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await button(page, "Keep editing").last().click();
  await expect(page.getByLabel("Phone number")).toHaveValue("9700001");
  await layerEntered(page);
  await page.goBack();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/\/$/);
  await layersLeft(page);

  await page.goto("/manageuser");
  await page.getByLabel("Find a user by phone number").fill("9000000001");
  await page.getByRole("switch").first().click();
  await layerEntered(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await button(page, "Leave").click();
  await expect(page).not.toHaveURL(/manageuser/);
});
