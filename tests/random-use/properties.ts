import type { Page, Request } from "@playwright/test";
import { readTexts } from "@teamwright/text/compile";

const crashTexts = ["en", "hi", "te"].map(
  (language) => readTexts("shell", language as "en")["crashed"] ?? "",
);

/** How long a page may take to show what a call brought, on a busy machine. */
const LOADING_LIMIT = 20_000;

/** A read by POST: its page says in place of the teams why there are none. */
const READ_BY_POST = "/api/custom-prime-team/getdata";

/** Watches a page: errors in its console, and calls that were refused or got no reply. */
export function watch(page: Page) {
  const faults: string[] = [];
  const refusals: string[] = [];
  const open = new Map<Request, number>();
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself logs each failed request.
    if (message.type() === "error" && !/Failed to load resource|net::ERR_/.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/") && request.resourceType() !== "eventsource")
      open.set(request, Date.now());
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("framenavigated", () => open.clear());
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/")) return;
    if (response.status() >= 500) faults.push(`${response.status()} at ${pathname}`);
    else if (response.status() >= 400 && response.request().method() !== "GET" && pathname !== READ_BY_POST)
      refusals.push(pathname);
  });
  return {
    faults: () => faults.splice(0),
    refusals: () => refusals.splice(0),
    unanswered: () =>
      [...open].flatMap(([request, began]) => (Date.now() - began > 30_000 ? [request.url()] : [])),
  };
}

interface ShownPage {
  readonly title: string;
  readonly tooWide: number;
  readonly ways: number;
  readonly loading: boolean;
  readonly said: boolean;
}

const look = (page: Page): Promise<ShownPage> =>
  page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility();
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(visible);
    return {
      title: document.querySelector("h1")?.textContent ?? "",
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ways: all("a[href], button:not(:disabled)").length,
      loading:
        all("output[aria-label] > [aria-hidden=true]").length > 0 || document.querySelector("h1") === null,
      said: all("[role=alert], [role=status], [aria-invalid=true], dialog[open], output").some(
        (element) => element.matches("dialog, input, select, textarea") || element.textContent.trim() !== "",
      ),
    };
  });

/** The page once it shows what it loads; at most as long as a page may take. */
async function settlePage(page: Page): Promise<ShownPage> {
  const began = Date.now();
  for (;;) {
    const shown = await look(page);
    if (!shown.loading || Date.now() - began > LOADING_LIMIT) return shown;
    await page.waitForTimeout(250);
  }
}

/** What is wrong with the page after an action. */
export async function faultsOf(page: Page, watcher: ReturnType<typeof watch>): Promise<readonly string[]> {
  const refusals = watcher.refusals();
  const shownPage = await settlePage(page);
  return [
    ...watcher.faults(),
    ...watcher.unanswered().map((url) => `no reply for 30 s: ${url}`),
    ...(crashTexts.includes(shownPage.title) ? ["error screen"] : []),
    ...(shownPage.tooWide > 1 ? [`${shownPage.tooWide} pixels too wide`] : []),
    ...(shownPage.ways === 0 ? ["no way on or back"] : []),
    ...(shownPage.loading ? ["still loading"] : []),
    ...(refusals.length > 0 && !shownPage.said ? [`refused without a word: ${refusals.join(", ")}`] : []),
  ];
}
