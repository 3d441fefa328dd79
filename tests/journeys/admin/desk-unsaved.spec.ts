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
  const askedQuestions: string[] = [];
  page.on("dialog", (dialog) => {
    askedQuestions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(askedQuestions).toEqual(["beforeunload"]);
  await venue(page).fill("Typed Ground");
  await button(page, "Discard").click();
  await page.reload();
  expect(askedQuestions).toHaveLength(1);

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
  await page.getByLabel("Label", { exact: true }).fill("Half typed");
  await button(page, "Back").click();
  await expect(question(page)).toBeVisible();
  await button(page, "Leave").click();
  await expect(page).toHaveURL(/\/promotiondashboard$/);
});

/** The next screen's code does not come. */
const holdNextScreen = async (page: Page) => page.route("**/assets/*.js", () => undefined);

test("Back does not ask after a promotion was saved, while the dashboard loads", async ({ context }) => {
  const fill = {
    Create: async (tab: Page) => {
      await tab.goto("/promotioncreate");
      await tab.getByLabel("Label", { exact: true }).fill("Slow dashboard");
      await tab.getByLabel("Image URL").fill("/demo/banner/plan.svg");
      await tab.getByLabel("Notification URL").fill("https://example.com/");
      await tab.getByLabel("Order").fill("91");
    },
    Update: async (tab: Page) => {
      const reply = await tab.request.get("/api/promotion/getlist");
      const [first] = ((await reply.json()) as { data: { _id: string }[] }).data;
      await tab.goto(`/promotionedit/${first!._id}`);
      const order = tab.getByLabel("Order");
      await order.fill(`${Number(await order.inputValue()) + 1}`);
    },
  };
  for (const [name, type] of Object.entries(fill)) {
    const tab = await context.newPage();
    await tab.goto("/profile");
    await type(tab);
    await layerEntered(tab);
    await holdNextScreen(tab);
    await button(tab, name).click();
    await expect(tab.getByText(/^Notification (Created|Updated) Successfully!$/).first()).toBeVisible();
    await layersLeft(tab);
    await tab.goBack({ waitUntil: "commit" });
    await expect(question(tab)).toHaveCount(0);
    await tab.waitForURL(/profile/, { waitUntil: "commit" });
    await tab.close();
  }
});

test("after a promotion was saved or deleted, Back does not lead to its form", async ({ page }) => {
  await page.goto("/profile");
  await page.goto("/promotiondashboard");
  await page.getByRole("link", { name: "Create Promotion" }).click();
  await page.getByLabel("Label", { exact: true }).fill("Short-lived banner");
  await page.getByLabel("Image URL").fill("/demo/banner/plan.svg");
  await page.getByLabel("Notification URL").fill("https://example.com/");
  await page.getByLabel("Order").fill("92");
  await button(page, "Create").click();
  const card = page.getByRole("main").getByRole("link", { name: /Short-lived banner/ });
  await card.click();
  await page.getByLabel("Order").fill("93");
  await button(page, "Update").click();
  await card.click();
  await button(page, "Delete").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/promotiondashboard$/);
  await expect(card).toHaveCount(0);
  await layersLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/profile$/);
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
