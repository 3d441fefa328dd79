import type { Page } from "@playwright/test";

/** Delays the application's own file; the returned function releases it. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/first-.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
