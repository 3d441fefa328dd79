import type { Page } from "@playwright/test";

/** Sends the page the event of a hidden or shown tab. */
export const showPage = async (page: Page, state: "hidden" | "visible"): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
