import { expect } from "@playwright/test";
import { test } from "./gallery.ts";

test("a part that fails is replaced by a line, and the rest of the page stays", async ({
  page,
  openGallery,
}) => {
  await openGallery("states");
  await expect(page.getByRole("region", { name: "part-boundary" })).toContainText(
    "An entry here cannot be shown.",
  );
  await expect(page.getByRole("region", { name: "notice", exact: true })).toBeVisible();
});

test("without a network an error says that stored teams still open", async ({
  page,
  context,
  openGallery,
}) => {
  await openGallery("states");
  const error = page.getByRole("region", { name: "error-state" }).getByRole("alert");
  await expect(error).toContainText("Your teams are safe on this device.");
  await context.setOffline(true);
  await expect(error).toContainText("You are offline. Teams stored on this device still open.");
});

test("query-state: a failure says why, and a retry shows that it loads", async ({ page, openGallery }) => {
  await openGallery("states");
  const part = page.getByRole("region", { name: "query-state" });
  await expect(part.getByRole("alert")).toContainText("The teams could not be read");
  await part.getByRole("button", { name: "Try again" }).click();
  await expect(part.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(part.getByRole("alert")).toHaveCount(0);
});

test("a table is a list of cards on a phone and keeps its roles; a long name is not cut", async ({
  page,
  openGallery,
}) => {
  await openGallery("surfaces");
  const table = page.getByRole("table", { name: "Users 1" });
  await expect(table.getByRole("columnheader", { name: "Name", includeHidden: true })).toHaveCount(1);
  const cell = table.getByRole("cell", { name: /Chandrasekharan-Radhakrishnan/ });
  const isCut = await cell.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isCut).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first, second] = await table
    .getByRole("row")
    .nth(1)
    .getByRole("cell")
    .evaluateAll((cells) => cells.slice(0, 2).map((each) => each.getBoundingClientRect().top));
  expect(first).toBe(second);
});

test("a change of the language changes every text at once", async ({ page, openGallery }) => {
  await openGallery("states");
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("region", { name: "empty-state" })).toContainText("ये टीमें इस डिवाइस पर नहीं हैं");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});

test("what a page was opened with is said, and not again when it is loaded anew", async ({
  page,
  openGallery,
}) => {
  await openGallery("states");
  const part = page.getByRole("region", { name: "arrival-notice" });
  await part.getByRole("button").click();
  await expect(part.getByRole("status")).toHaveText("teams stored successfully!");
  await page.reload();
  await expect(part.getByRole("button")).toBeVisible();
  await expect(part.getByRole("status")).toHaveCount(0);
});
