import type { Page } from "@playwright/test";
import { expect, test } from "../support/product.ts";

const MAX_PICTURES = 600;
const BATCH = 20;

/** Shows the crest under this many other addresses, a few at a time, because the order of use matters. */
const show = async (page: Page, crest: string, from: number, to: number): Promise<void> =>
  page.evaluate(
    async ([source, first, last, batch]) => {
      const load = async (number: number): Promise<void> => {
        const image = new Image();
        image.src = `${source}?number=${number}`;
        await image.decode();
      };
      for (let start = first; start < last; start += batch)
        await Promise.all(
          Array.from({ length: Math.min(batch, last - start) }, async (_, at) => load(start + at)),
        );
    },
    [crest, from, to, BATCH] as const,
  );

const keptPictures = async (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const pictures = await caches.open(names.find((name) => name.startsWith("pictures")) ?? "pictures");
    return (await pictures.keys()).map(({ url }) => new URL(url).search);
  });

test.use({ serviceWorkers: "allow" });

test("of more pictures than the device keeps, those used least recently go", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });
  const crest = await page.locator('img[src^="/demo/crest/"]').first().getAttribute("src");
  expect(crest).not.toBeNull();
  await show(page, crest ?? "", 0, MAX_PICTURES);
  await show(page, crest ?? "", 0, 1);
  // Twice as many as are checked below, because the pictures of the page itself are cached too.
  await show(page, crest ?? "", MAX_PICTURES, MAX_PICTURES + 2 * BATCH);
  await expect.poll(async () => (await keptPictures(page)).length).toBe(MAX_PICTURES);
  const pictures = await keptPictures(page);
  expect(pictures).toContain("?number=0");
  for (let number = 1; number < BATCH; number++) expect(pictures).not.toContain(`?number=${number}`);
});
