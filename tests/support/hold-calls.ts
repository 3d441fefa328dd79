import type { Page } from "@playwright/test";

/** Holds the page's calls to these addresses; the result lets them through to the server. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
