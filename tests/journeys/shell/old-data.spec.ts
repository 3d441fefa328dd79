import type { Page } from "@playwright/test";
import { demoMatch } from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

/** Replies have the age that a server gives them whose database does not reply; null: none. */
async function serveWithAge(page: Page, paths: RegExp, age: () => string | null): Promise<void> {
  await page.route(paths, async (route) => {
    const reply = await route.fetch();
    const seconds = age();
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), ...(seconds === null ? {} : { age: seconds }) },
    });
  });
}

test("matches that the server serves from memory show since when, until its database replies again", async ({
  page,
  product,
}) => {
  let age: string | null = "185";
  await serveWithAge(page, /\/api\/fantasy\/match/, () => age);
  const mark = page.getByRole("status").filter({ hasText: "Updated 3m ago" });
  await page.goto(product.url);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(mark).toBeVisible();
  await page.goto(`${product.url}/match/${demoMatch("cricket", "lineups")}`);
  await expect(mark).toBeVisible();
  age = null;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(mark).toHaveCount(0);
});

for (const [account, path] of [
  ["customer", "/profile"],
  ["withoutPlan", "/plandata"],
] as const)
  test.describe(path, () => {
    test.use({ account });

    test("a plan that the server serves from memory shows since when, until its database replies again", async ({
      page,
      product,
    }) => {
      let age: string | null = "185";
      await serveWithAge(page, /\/api\/plan\/status/, () => age);
      const mark = page.getByRole("status").filter({ hasText: "Updated 3m ago" });
      await page.goto(product.url + path);
      await expect(mark.first()).toBeVisible();
      age = null;
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(mark).toHaveCount(0);
    });
  });
