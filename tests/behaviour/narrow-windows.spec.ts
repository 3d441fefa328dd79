import type { Page } from "@playwright/test";
import { button, demoMatch, displayPath, quickTeams } from "../support/player.ts";
import { untilForecast } from "../support/forecast.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { walkStrategy } from "../screens/strategy-walk.ts";

// The least widths with the rail and the strategy beside a step, and with two columns of players.
const WIDTHS = [1024, 1280];
const match = demoMatch("cricket", "lineups");

/** Texts and fields in the main part that are wider than their place, although it does not scroll. */
const cut = async (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("span, button, select")]
      .filter((part) => {
        const { overflowX, position, display } = getComputedStyle(part);
        const isShown = part.clientWidth > 4 && position !== "absolute" && display !== "inline";
        const holds = overflowX === "hidden" || part instanceof HTMLButtonElement;
        return isShown && holds && part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => part.textContent.slice(0, 40)),
  );

test("beside the strategy, names and actions are whole and the filters have room", async ({ page }) => {
  test.setTimeout(90_000);
  await walkStrategy(page, match, async () => undefined);
  const findings: string[] = [];
  for (const width of WIDTHS)
    for (const path of [`/match/${match}`, "/fixed", "/captain", "/vicecaptain"]) {
      await page.setViewportSize({ width, height: 844 });
      await openScreen(page, path);
      findings.push(...(await cut(page)).map((part) => `${path} at ${width}: ${part}`));
      const side = page.getByRole("main").getByRole("button", { name: "Harriers", exact: true });
      const [room = 0, over = 0] = await side.evaluate(({ parentElement: row }) =>
        row === null ? [] : [row.clientWidth, row.scrollWidth - row.clientWidth],
      );
      if (room < 120) findings.push(`${path} at ${width}: filters in ${room} px`);
      if (over > 0) findings.push(`${path} at ${width}: a mouse misses ${over} px of the filters`);
    }
  await openScreen(page, "/change");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const role = page.getByRole("main").getByRole("combobox", { name: "Role" }).first();
    const { width: wide } = (await role.boundingBox()) ?? { width: 0 };
    if (wide < 88) findings.push(`/change at ${width}: role in ${wide} px`);
  }
  expect(findings).toEqual([]);

  // On a phone the words of the other buttons wrap first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem("language", "te"));
  await openScreen(page, "/advanced");
  await expect.poll(() => linesOf(page, "టీమ్‌లు తయారు చేయండి")).toEqual([1]);
});

test("beside points, the names of players are whole", async ({ page }) => {
  const findings: string[] = [];
  for (const width of [390, ...WIDTHS])
    for (const sport of ["cricket", "football"] as const) {
      await page.setViewportSize({ width, height: 844 });
      await openScreen(page, `/match/${demoMatch(sport, "running")}`);
      const players = page.getByRole("main").getByRole("checkbox");
      // Rows are added a few a frame.
      await expect(players.nth(21)).toBeAttached();
      const names = await players.evaluateAll((all) => all.map((player) => player.ariaLabel));
      const cutNames = (await cut(page)).filter((part) => names.includes(part));
      findings.push(...cutNames.map((name) => `${sport} at ${width}: ${name}`));
    }
  expect(findings).toEqual([]);
});

test("beside a forecast, the names of players are whole", async ({ page }) => {
  test.setTimeout(180_000);
  await untilForecast(page, match);
  const findings: string[] = [];
  for (const width of [360, 390, ...WIDTHS, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, `/match/${match}`);
    const rows = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") });
    await expect(rows.filter({ hasText: /forecast \d/ })).toHaveCount(22, { timeout: 60_000 });
    const names = await rows
      .getByRole("checkbox")
      .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    const cutNames = (await cut(page)).filter((part) => names.includes(part));
    findings.push(...cutNames.map((name) => `${width}: ${name}`));
  }
  expect(findings).toEqual([]);
});

test("the main button of the suggested teams fills the bar, or ends with it on a wide screen", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await untilForecast(page, match);
  await openScreen(page, `/suggest/${match}`);
  const send = button(page, /^Send /);
  await expect(send).toBeVisible({ timeout: 120_000 });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // From its end to that of the bar's content: the row of buttons is the last part of the bar.
    const ends = await send.evaluate((element) => {
      const row = element.closest("footer")?.lastElementChild;
      return row ? row.getBoundingClientRect().right - element.getBoundingClientRect().right : Number.NaN;
    });
    expect(Math.abs(ends), String(width)).toBeLessThanOrEqual(1);
  }
});

/** How much of the focused control a row that scrolls sideways hides, in pixels; null where it is in no such row. */
const hiddenOfFocus = (page: Page): Promise<{ readonly name: string; readonly hidden: number } | null> =>
  page.evaluate(() => {
    const control = document.activeElement;
    const rows: Element[] = [];
    for (let each = control?.parentElement ?? null; each !== null; each = each.parentElement) rows.push(each);
    const row = rows.find(
      (each) => getComputedStyle(each).overflowX === "auto" && each.scrollWidth > each.clientWidth,
    );
    if (control === null || row === undefined) return null;
    const [one, box] = [control.getBoundingClientRect(), row.getBoundingClientRect()];
    return { name: control.textContent, hidden: Math.max(box.left - one.left, one.right - box.right, 0) };
  });

test("the focus comes whole into view in rows that scroll sideways", async ({ page }) => {
  const attempt = await quickTeams(page, match, 20);
  const findings: string[] = [];
  let seenCount = 0;
  for (const path of [`/match/${match}`, displayPath(match, attempt), `/analytics/${match}/${attempt}`]) {
    await openScreen(page, path);
    for (let taps = 0; taps < 25; taps++) {
      await page.keyboard.press("Tab");
      const focus = await hiddenOfFocus(page);
      if (focus === null) continue;
      seenCount++;
      if (focus.hidden > 0) findings.push(`${path}: ${focus.hidden} px of ${focus.name}`);
    }
  }
  expect(findings).toEqual([]);
  expect(seenCount).toBeGreaterThan(12);
});

/** In how many lines the words of a control stand. */
const linesOf = (page: Page, name: string | RegExp): Promise<number[]> =>
  button(page, name).evaluateAll((all) =>
    all.map((control) => {
      const words = document.createRange();
      words.selectNodeContents(control);
      const line = Number.parseFloat(getComputedStyle(control).lineHeight);
      return Math.round(words.getBoundingClientRect().height / line);
    }),
  );

test("on small phones the actions of the teams stay in a line, and the order is readable", async ({
  page,
}) => {
  await quickTeams(page, match, 20);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button(page, "Make more")).toBeInViewport({ ratio: 1 });
  await button(page, "Select").click();
  await expect(page.getByRole("checkbox", { name: "Select team 1", exact: true })).toBeVisible();
  // Beside the tick a phone has no room for the action: each card would be a line higher.
  await expect(button(page, /^Copy as text/)).toHaveCount(0);
  await page.goBack();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 2400 });
    const copies = () => linesOf(page, /^Copy as text/);
    // The list shows more rows once it knows that there is room.
    await expect.poll(async () => (await copies()).length).toBeGreaterThan(5);
    expect(new Set(await copies())).toEqual(new Set([1]));
    expect(await linesOf(page, "Send to app")).toEqual([1]);
    const over = await page
      .getByRole("article")
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.scrollWidth - card.clientWidth)));
    expect(over).toBeLessThanOrEqual(0);
  }
  const order = page.getByRole("combobox", { name: "Order" });
  const widthOf = async (name: string) => {
    await order.selectOption(name);
    return (await order.boundingBox())?.width ?? 0;
  };
  expect(await widthOf("Last number first")).toBeGreaterThan((await widthOf("By number")) + 20);
});

test("beside the rail the names of the analysis are whole", async ({ page }) => {
  const attempt = await quickTeams(page, match, 20);
  await openScreen(page, `/analytics/${match}/${attempt}`);
  const first = page.getByRole("list", { name: "Player", exact: true }).getByRole("listitem").first();
  await expect(first).toHaveText(/^\S \S{1,5}\d/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(first).toHaveText(/^\S{2,} \S{2,}/);
});

test("on a phone the titles beside actions are whole, in every language", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto("/");
  const findings: string[] = [];
  for (const language of ["en", "hi", "te"]) {
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    for (const path of [
      "/research",
      "/mymatches",
      "/savedmatches",
      "/matchreports",
      "/promises",
      "/notices",
    ]) {
      await openScreen(page, path);
      const title = page.getByRole("heading", { level: 1 });
      const over = await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth);
      if (over > 0) findings.push(`${language} ${path}: ${await title.textContent()}`);
    }
  }
  expect(findings).toEqual([]);
});

test("a window that becomes wide leaves the rail its column before the rail is there", async ({ page }) => {
  // As in the frames between the new width and React's answer to it.
  await page.addInitScript(() => {
    MediaQueryList.prototype.addEventListener = () => undefined;
  });
  await openScreen(page, "/savedmatches");
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole("main");
  await expect.poll(async () => (await main.boundingBox())?.width ?? 0).toBeGreaterThan(900);
});
