import { type Page, expect } from "@playwright/test";

/** The demo's model is made after the start. Asked of the server: each load of a page would begin its work again. */
export const untilForecast = async (page: Page, match: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const reply = await page.request.get(`/api/forecast/match/${match}`);
        return reply.ok() && ((await reply.json()) as { data: unknown }).data !== null;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
