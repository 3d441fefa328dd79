import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { root } from "../support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-site-"));
const { buildSite } = (await import(pathToFileURL(join(root, "scripts/docs-site/build.mjs")).href)) as {
  readonly buildSite: (folders: { root: string; into: string }) => number;
};
const site = (page: string): string => pathToFileURL(join(folder, page)).href;

test.beforeAll(() => void buildSite({ root, into: folder }));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the documentation is searched from any page, as files without a server", async ({ page }) => {
  await page.goto(site("docs/cli.html"));
  const field = page.getByRole("searchbox", { name: "Search these pages" });
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await field.fill("replacing the installation's secret");
  const first = page.getByRole("search").getByRole("link").first();
  await expect(first).toContainText("Replacing the installation's secret");
  await expect(page.getByRole("search").getByRole("status")).toContainText("Sections found");
  await page.keyboard.press("Enter");
  await page.waitForURL(/docs\/security\.html#replacing-the-installations-secret$/);
  await expect(page.getByRole("heading", { name: /Replacing the installation's secret/ })).toBeInViewport();
});

test("a misspelt word and a word that is nowhere are answered, and Escape ends the search", async ({
  page,
}) => {
  await page.goto(site("index.html"));
  const field = page.getByRole("searchbox");
  await field.fill("kabadi feed");
  await expect(page.getByRole("search").getByRole("link").first()).toContainText(/kabaddi/i);
  await field.fill("zzqqxx");
  await expect(page.getByText('Nothing found for "zzqqxx".')).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("search").getByRole("status")).toBeEmpty();
  await expect(field).toHaveValue("");
  // Not wider than a phone's page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
