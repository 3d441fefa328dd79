import type { Page } from "@playwright/test";
import { readTexts } from "@teamwright/text/compile";
import { storeReports } from "../support/match-reports-data.ts";
import { chromiumPath, quietFlags } from "../support/browser.ts";
import { demoMatch, quickTeams } from "../support/player.ts";
import { largeTextScreens, openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { adminScreens, staffScreens } from "../support/staff-screens.ts";
import { sidewaysScroll, takePicture } from "../support/screen-check.ts";

// The size of text that the user set in the browser: twice the usual one. Browser zoom would narrow the window instead.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    args: [...quietFlags, "--blink-settings=defaultFontSize=32"],
  },
});

const match = demoMatch("cricket", "lineups");

/** The share of the screen between what stays at its top and what stays at its bottom, once the page is scrolled. */
const shareOfContent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    window.scrollTo(0, 600);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const top = Math.max(0, ...boxes("header, header > *").map(({ bottom }) => bottom));
    const bottom = Math.min(window.innerHeight, ...boxes("footer").map(({ top: edge }) => edge));
    return (bottom - top) / window.innerHeight;
  });

/** Words that stand on two lines, with what holds them. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings = new Set<string>();
    const texts = document.createTreeWalker(
      document.querySelector("#main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || !holder.checkVisibility() || holder.closest(".visually-hidden") !== null)
        continue;
      for (const word of (text.textContent ?? "").matchAll(/(?<!\S)[\p{L}\p{M}\p{N}]{2,}(?!\S)/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 20) findings.add(`${word[0]} in ${holder.className}`);
      }
    }
    return [...findings];
  });

test("text follows the browser's size, the buttons of each step stay on a phone's screen, and half of it is content", async ({
  page,
}) => {
  const attempt = await quickTeams(page, match, 20);
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(size).toBe("28px");
  const findings: string[] = [];
  for (const path of largeTextScreens(match, attempt)) {
    await openScreen(page, path);
    const over = await sidewaysScroll(page);
    if (over > 0) findings.push(`${path} scrolls by ${over}`);
    findings.push(...(await brokenWords(page)).map((word) => `${path} breaks ${word}`));
    const outside = await page
      .locator("footer")
      .locator("button, a")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
          .map((control) => control.textContent),
      );
    findings.push(...outside.map((name) => `${path}: ${name} is outside`));
    await expect
      .poll(async () => shareOfContent(page), { message: `share of the content of ${path}` })
      .toBeGreaterThanOrEqual(0.5);
  }
  expect(findings).toEqual([]);
});

test("a third of a step's first screen is content, in a language of long words too", async ({ page }) => {
  await quickTeams(page, match, 5);
  await page.evaluate(() => localStorage.setItem("language", "te"));
  const findings: string[] = [];
  for (const path of [
    `/match/${match}`,
    "/fixed",
    "/captain",
    "/partision",
    "/selection",
    "/credit",
    "/combination",
    "/advanced",
  ]) {
    await openScreen(page, path);
    const share = await page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
      return (edge("footer") - edge("main")) / window.innerHeight;
    });
    if (share < 1 / 3) findings.push(`${path} leaves ${share.toFixed(2)} of the screen to its content`);
    const over = await sidewaysScroll(page);
    if (over > 0) findings.push(`${path} scrolls by ${over}`);
    findings.push(...(await brokenWords(page)).map((word) => `${path} breaks ${word}`));
    await takePicture(page, `large-text-te-${path.split("/")[1]}`);
  }
  expect(findings).toEqual([]);
});

test("the title of a step keeps its words whole beside a button, in a language of long words too", async ({
  page,
}) => {
  await quickTeams(page, match, 5);
  await page.evaluate(() => localStorage.setItem("language", "te"));
  await openScreen(page, "/fixed");
  const lines = await page
    .getByRole("main")
    .getByText(readTexts("strategy", "te")["fixedPlayers"] ?? "")
    .last()
    .evaluate(
      (title) => title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
    );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
});

test("the name of the product stays on one line in the navigation of a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, "/");
  const brand = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Teamwright" });
  const lines = await brand.evaluate((link) => {
    const range = document.createRange();
    range.selectNode(link.lastChild!);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test("the sides of home's matches are whole on a wide screen, in a language of long words too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem("language", "te"));
  await openScreen(page, "/");
  const names = page.getByRole("article").getByText(/^(Oaks|Mariners|Fenmen|Larks|Kestrels|Harriers)$/);
  await expect(names.nth(6)).toBeVisible();
  await takePicture(page, "large-text-home-te-1280");
  const brokenNames = await names.evaluateAll((all) =>
    all
      .filter((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
        return lines > 1 || name.scrollWidth > name.clientWidth + 1;
      })
      .map((name) => name.textContent),
  );
  expect(brokenNames).toEqual([]);
});

test("the mark of a new screen leaves its icon visible, in every language", async ({ page }) => {
  for (const language of ["en", "hi", "te"]) {
    await openScreen(page, "/");
    await page.evaluate((code) => localStorage.setItem("language", code), language);
    await page.reload();
    const mark = page.locator("nav svg + span").filter({ visible: true }).first();
    const icon = mark.locator("xpath=preceding-sibling::*");
    const [over, under] = [(await mark.boundingBox())!, (await icon.boundingBox())!];
    const width = Math.min(over.x + over.width, under.x + under.width) - Math.max(over.x, under.x);
    const height = Math.min(over.y + over.height, under.y + under.height) - Math.max(over.y, under.y);
    const share = (Math.max(0, width) * Math.max(0, height)) / (under.width * under.height);
    expect(share, language).toBeLessThan(0.25);
    await takePicture(page, `large-text-new-${language}`);
  }
});

test("the order and the number of a team have the height and width of their words", async ({ page }) => {
  await quickTeams(page, match, 20);
  const order = page.getByRole("combobox", { name: "Order" });
  const [inside, line] = await order.evaluate((field) => [
    field.clientHeight,
    Number.parseFloat(getComputedStyle(field).lineHeight),
  ]);
  expect(inside).toBeGreaterThanOrEqual(line ?? 0);
  await page.getByRole("button", { name: "Team no.", exact: true }).click();
  const { width } = (await page.getByRole("textbox", { name: "Team number" }).boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(180);
});

test("the figures of reports stay in their cards, with whole names and words", async ({ page, product }) => {
  await storeReports(product, 2);
  await openScreen(page, "/matchreports");
  const card = (name: string) => page.getByRole("region", { name, exact: true });
  const points = card("Dream Team points stats");
  const { x, width } = (await points.boundingBox())!;
  const labels = points.getByRole("listitem").locator("span");
  await expect(labels.first()).toBeVisible();
  for (const label of await labels.all()) {
    const [right, cut] = await label.evaluate((span) => [
      span.getBoundingClientRect().right,
      span.scrollWidth - span.clientWidth,
    ]);
    expect(right).toBeLessThanOrEqual(x + width);
    expect(cut).toBeLessThanOrEqual(0);
  }
  for (const value of await card("Dream Team Credits stats").getByRole("definition").all())
    expect((await value.boundingBox())!.width).toBeGreaterThan(100);
  await takePicture(page, "large-text-reports", true);
});

test.describe("an admin's desk", () => {
  test.use({ account: "admin" });

  test("fits a phone: nothing sideways, fields as wide as their words, half of the screen is content", async ({
    page,
  }) => {
    const findings: string[] = [];
    for (const path of [...adminScreens, ...staffScreens, `/matchdesk/${match}`]) {
      await openScreen(page, path);
      await page.waitForLoadState("networkidle");
      const over = await sidewaysScroll(page);
      if (over > 0) findings.push(`${path} scrolls by ${over}`);
      const narrowFields = await page
        .locator("input:not([type=checkbox]):not([type=radio]):not([type=file]), select")
        .filter({ visible: true })
        .evaluateAll((fields) => fields.filter((field) => field.clientWidth < 120).length);
      if (narrowFields > 0) findings.push(`${path} has ${narrowFields} narrow fields`);
      const share = await shareOfContent(page);
      if (share < 0.5) findings.push(`${path} leaves ${share.toFixed(2)} of the screen to its content`);
    }
    expect(findings).toEqual([]);
  });
});

test.describe("a prime admin's desk", () => {
  test.use({ account: "primeAdmin" });

  test("keeps its words whole on a phone, in every language", async ({ page, product }) => {
    await storeReports(product, 1);
    const findings: string[] = [];
    for (const language of ["en", "hi", "te"]) {
      for (const path of ["/primedesk", "/matchreports?tab=drafts", "/matchreports?tab=list"]) {
        await openScreen(page, path);
        await page.evaluate((code) => localStorage.setItem("language", code), language);
        await page.reload();
        await expect(
          page.getByRole("main").getByRole("listitem").or(page.getByRole("article")).first(),
        ).toBeVisible();
        const over = await sidewaysScroll(page);
        if (over > 0) findings.push(`${path} in ${language} scrolls by ${over}`);
        findings.push(...(await brokenWords(page)).map((word) => `${path} in ${language} breaks ${word}`));
      }
    }
    expect(findings).toEqual([]);
  });
});
