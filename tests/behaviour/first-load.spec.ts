import { expect, test } from "../support/product.ts";

/** Compressed bytes of script that the first load of home may cost; docs/measures-web.md holds what it does cost. */
const MOST = 155 * 1024;

// Its precaching is not what the first screen waits for.
test.use({ serviceWorkers: "block" });

test("the first load of home stays small, on a device with stored matches too", async ({ page }) => {
  const sizes: Promise<{ path: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname: path } = new URL(request.url());
    if (path.endsWith(".js"))
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
  });
  const load = async (): Promise<readonly string[]> => {
    sizes.length = 0;
    await page.goto("/");
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(sizes);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, JSON.stringify(scripts)).toBeGreaterThan(50 * 1024);
    expect(bytes, JSON.stringify(scripts)).toBeLessThan(MOST);
    return scripts.map(({ path }) => path);
  };

  await load();
  const save = page.getByRole("button", { name: /^Save / }).first();
  const name = (await save.getAttribute("aria-label")) ?? "";
  await save.click();
  const saved = `${name.replace(/^Save /, "")} is saved`;
  await expect(page.getByRole("button", { name: saved })).toBeVisible();

  // A route has no cache of its own: the page is loaded as a new visit would load it.
  await page.route("**/*", (route) => route.continue());
  const again = await load();
  await expect(page.getByRole("button", { name: saved })).toBeVisible();
  expect(again.filter((path) => path.includes("records"))).toEqual([]);
});
