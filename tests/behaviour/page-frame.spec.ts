import type { Locator, Page } from "@playwright/test";
import { filterOf } from "../support/display.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  heading,
  matchOf,
  openPlayers,
  quickTeams,
  squadOf,
  tick,
} from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";

const match = demoMatch("cricket", "lineups");

const scrollOf = async (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The height of a card of the wall of teams, and of the line that some have more than others. Pixels. */
const CARD = 158;
const LINE = 23;

/**
 * The scroll position after the page is stable: the wall of teams measures its cards when they become visible, and each
 * of those above may have a line more than was assumed.
 */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await page.waitForTimeout(500);
  const at = await scrollOf(page);
  expect(Math.abs(at - top)).toBeLessThanOrEqual((LINE * top) / CARD);
  return at;
}

const topOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.y ?? -1);

const expectScrolledTo = async (page: Page, top: number): Promise<void> => {
  await expect.poll(async () => Math.abs((await scrollOf(page)) - top)).toBeLessThan(100);
};

test("Back returns to where the user was: teams, analytics, home", async ({ page }) => {
  await quickTeams(page, match, 200);
  await scrollTo(page, 5000);
  // Moves the pointer to the link first, because reaching it may scroll.
  const analytics = page.getByRole("link", { name: "Analytics" });
  await analytics.hover();
  const inTeams = await scrollOf(page);
  expect(inTeams).toBeGreaterThan(4000);
  await analytics.click();
  await expect(heading(page, "Analytics")).toBeAttached();
  await page.getByRole("main").getByRole("link").nth(3).waitFor();
  const row = page.getByRole("main").getByRole("link").nth(30);
  await row.hover();
  const inTables = await scrollOf(page);
  expect(inTables).toBeGreaterThan(100);
  await row.click();
  await page.waitForURL(/\/display\/.+\/(?!9\/9)/);
  await page.goBack();
  await expect(heading(page, "Analytics")).toBeAttached();
  await expectScrolledTo(page, inTables);
  await button(page, "Back").click();
  await page.waitForURL(/\/display\//);
  await expectScrolledTo(page, inTeams);

  await page.goto("/");
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole("main").getByRole("link").nth(1).waitFor();
  const card = page.locator("main a[href^='/match/']").last();
  await scrollTo(page, 400);
  await card.hover();
  const inMatches = await scrollOf(page);
  expect(inMatches).toBeGreaterThan(50);
  await card.click();
  await expect(heading(page, "Choose players")).toBeAttached();
  await page.goBack();
  await expect(heading(page, "Teamwright")).toBeAttached();
  await expectScrolledTo(page, inMatches);
});

test("the first player stays where it is while players are picked", async ({ page }) => {
  await openPlayers(page, demoMatch("cricket", "plain"));
  const row = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") })
    .first();
  const top = await topOf(row);
  const boxes = page.getByRole("main").getByRole("checkbox");
  // Every second player: of the first thirteen, the dearest, no team fits, and the ways out appear above the list.
  for (let at = 0; at < 13; at += 1) {
    const box = boxes.nth(at * 2);
    await box.press("Space");
    await expect(box).toBeChecked();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await topOf(row), `after ${at + 1} players`).toBe(top);
  }
});

test("a phone shows eight players at once", async ({ page }) => {
  for (const id of [match, demoMatch("cricket", "evening")]) {
    await openPlayers(page, id);
    const rows = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") });
    const eighth = await rows.nth(7).boundingBox();
    const foot = await page.locator("footer").last().boundingBox();
    expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test("the list stays where it is when no team is left, and the ways out are below it", async ({ page }) => {
  await choosePlayers(page, match);
  await page.goto("/credit");
  await page.getByLabel("Minimum credits").fill("70");
  await page.getByLabel("Maximum credits").fill("75");
  await page.goto("/captain");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") });
  await rows.first().waitFor();
  const ways = page.getByRole("group", { name: "No team fits" });
  await expect(ways).toContainText(/Credits up to [\d.]+, \+/);
  const top = await topOf(rows.first());
  await ways.getByRole("button").first().click();
  await expect(ways).toHaveCount(0);
  await expect(button(page, "Undo")).toBeVisible();
  expect(await topOf(rows.first())).toBe(top);
  // By the mouse alone: a click by the element may scroll the page first.
  const close = await button(page, "Close").boundingBox();
  await page.mouse.click(
    (close?.x ?? 0) + (close?.width ?? 0) / 2,
    (close?.y ?? 0) + (close?.height ?? 0) / 2,
  );
  await expect(button(page, "Undo")).toHaveCount(0);
  expect(await topOf(rows.first())).toBe(top);
});

/** Where the content of the page is: its first parts, the second pane, and how far it is scrolled. */
const layoutOf = async (page: Page, part: string): Promise<readonly number[]> =>
  page.evaluate(
    (selector) => [
      window.scrollY,
      ...[...document.querySelectorAll(selector)].slice(0, 6).flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    ],
    part,
  );

for (const width of [390, 1280])
  test(`a toast moves nothing on a page and in an open sheet, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const toast = page.locator("[data-toast]");
    const cards = "header h1, header [role=tab], main article";
    await page.getByRole("article").first().waitFor();
    for (const top of [0, 300]) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      const save = page.getByRole("button", { name: /^Save(d:)? / }).nth(4);
      await save.scrollIntoViewIfNeeded();
      const before = await layoutOf(page, cards);
      await save.click();
      await expect(toast).toHaveCount(1);
      expect(await layoutOf(page, cards)).toEqual(before);
      await page.getByRole("tab").first().click();
      await expect(toast).toHaveCount(0);
    }

    await quickTeams(page, match, 12);
    const panel = await filterOf(page, "Captain Selection");
    const parts = "dialog[open], dialog[open] h2, dialog[open] select, header h1, main [role=group]";
    await panel.getByRole("list").first().getByRole("button").first().click();
    await panel.getByRole("button", { name: "Add Filter" }).click();
    await expect(toast).toBeVisible();
    const layoutWithToast = await layoutOf(page, parts);
    await expect(toast).toHaveCount(0);
    expect(await layoutOf(page, parts)).toEqual(layoutWithToast);
  });

test("a toast stands alone, over no title, takes no tap from a control, and leaves with the next action", async ({
  page,
}) => {
  await page.goto("/");
  const toast = page.locator("[data-toast]");
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(toast).toHaveCount(1);
  await page.getByRole("button", { name: /saved/i }).first().click();
  await expect(toast).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  const toastRoom = await toast.evaluate((element) =>
    [...document.querySelectorAll("main a, main button")]
      .filter((part) => part.getBoundingClientRect().bottom < window.innerHeight / 2)
      .filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && element.contains(hit);
      })
      .map((part) => part.textContent),
  );
  expect(toastRoom).toEqual([]);
  const coveredParts = await toast.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const parts = document.querySelectorAll("h1, header :is(h2, a, button, input, select, [role=tab])");
    return [...parts]
      .filter((part) => !element.contains(part) && !part.classList.contains("visually-hidden"))
      .filter((part) => {
        const other = part.getBoundingClientRect();
        return (
          other.width > 1 &&
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom
        );
      })
      .map((part) => part.textContent);
  });
  expect(coveredParts).toEqual([]);
  await page.getByRole("tab").nth(1).click();
  await expect(toast).toHaveCount(0);
});

test("stored teams say so on their own page, and not again after a reload", async ({ page }) => {
  await quickTeams(page, match, 12);
  const status = page.getByRole("main").getByRole("status").filter({ hasText: "teams stored successfully!" });
  await expect(status).toBeVisible();
  await page.reload();
  await expect(heading(page, "12 teams")).toBeVisible();
  await expect(status).toHaveCount(0);
});

test("what a step lacks stands above its buttons until it is mended", async ({ page }) => {
  await openPlayers(page, match);
  await button(page, "Continue").click();
  const problem = page.locator("footer").getByRole("alert");
  await expect(problem).toBeVisible();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await page.getByRole("tab").nth(1).click();
  await expect(problem).toBeVisible();
  await button(page, "Select all announced").click();
  await expect(problem).toHaveCount(0);
});

test("a tap that is refused says why beside the buttons, not in a toast", async ({ page, product }) => {
  const problem = page.locator("footer").getByRole("alert");
  const noToast = async () => expect(page.locator("[data-toast]")).toHaveCount(0);
  const boxes = page.getByRole("main").getByRole("checkbox");

  await test.step("one player too many of a side", async () => {
    const left = squadOf(await matchOf(product, match)).filter(({ team_index: side }) => side === 0);
    const names = left.map(({ name }) => name);
    await openPlayers(page, match);
    await tick(page, names.slice(0, 12));
    await page.getByRole("checkbox", { name: names[12] ?? "", exact: true }).press("Space");
    await expect(problem).toHaveText("Cannot select more than 12 players from each side");
    await noToast();
    await tick(page, names.slice(0, 1), false);
    await expect(problem).toHaveCount(0);
  });

  await test.step("no team to store or to transfer, and no filter to add", async () => {
    await quickTeams(page, match, 12);
    await button(page, "Select").click();
    await button(page, "Store").click();
    await expect(problem).toHaveText("Select teams to store!");
    await button(page, "Transfer").click();
    await expect(problem).toHaveText("Select Atleast One Team!");
    await noToast();
    await boxes.first().press("Space");
    await expect(problem).toHaveCount(0);
    await button(page, "Cancel").click();
    const panel = await filterOf(page, "Player Selection");
    await panel.getByRole("button", { name: "Add Filter" }).click();
    await expect(panel.getByRole("alert")).toHaveText("No player is added!");
    await noToast();
  });
});

test("an error stands at its field", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  const field = page.getByRole("textbox", { name: "Enter Number of Teams" });
  await field.fill("0");
  await button(page, "Generate Teams").click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/./);
});

test("the strategy panel of a wide screen stays under the head", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await choosePlayers(page, match);
  const panel = page.getByRole("complementary");
  await expect(panel).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  const head = await page.locator("header").first().boundingBox();
  await expect
    .poll(async () => topOf(panel))
    .toBeGreaterThanOrEqual(Math.floor((head?.y ?? 0) + (head?.height ?? 0)) - 1);
});

test("no label of a button is cut off", async ({ page }) => {
  await quickTeams(page, match, 12);
  const findings: string[] = [];
  for (const path of [page.url(), "/profile", "/advanced", `/match/${match}`, "/captain", "/rolefrequency"]) {
    await openScreen(page, path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .getByRole("button")
        .or(page.getByRole("main").getByRole("link"))
        .evaluateAll((buttons) =>
          buttons
            .flatMap((each) => [each, ...each.querySelectorAll("span")])
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
            .map((part) => part.textContent),
        );
      findings.push(...cut.map((label) => `${new URL(page.url()).pathname} at ${width}: ${label}`));
    }
  }
  expect(findings).toEqual([]);
});

test("home shows the product's name whole or not at all", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  // Another font has other measures.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: /^Offline/ })).toBeVisible();
  const isCut = await heading(page, "Teamwright").evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const [shownBox, box] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
    // By its middle: the box of a fallback font is higher than a line.
    const isOnLine = (shownBox.top + shownBox.bottom) / 2 < box.bottom;
    return shownBox.width > box.width && isOnLine;
  });
  expect(isCut).toBe(false);
});

test("an opened screen has the focus on its title", async ({ page }) => {
  await choosePlayers(page, match);
  await button(page, "Continue").click();
  await expect(heading(page, "Choose a way")).toBeFocused();
});

test("an opened screen leaves the focus where it was put meanwhile", async ({ page }) => {
  await choosePlayers(page, match);
  // In each frame of the new screen another control, so one between its opening and the focus on its title.
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window);
    let turn = 0;
    let put = false;
    document.addEventListener("focusin", ({ target }) => {
      // While the screen's code is loaded there is only its title, which may have the focus.
      if (put && target instanceof HTMLHeadingElement) document.body.dataset["taken"] = "yes";
    });
    window.requestAnimationFrame = (act) =>
      frame((time) => {
        const controls = document.querySelectorAll<HTMLElement>("main a, main button");
        if (document.querySelector("h1")?.textContent === "Choose a way") {
          controls[turn++ % 2]?.focus();
          put = document.activeElement?.closest("main") !== null;
        }
        act(time);
      });
  });
  await button(page, "Continue").click();
  await heading(page, "Choose a way").waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
  expect(await page.evaluate(() => document.body.dataset["taken"])).toBeUndefined();
});

test.describe("an expert", () => {
  test.use({ account: "expert" });

  test("the figures of a team in work begin where the match above them begins", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/sharehuman/${demoMatch("cricket", "plain")}`);
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
    await expect(page.getByRole("term").first()).toBeVisible();
    expect(await left(page.getByRole("term").first())).toBeGreaterThanOrEqual(
      await left(page.getByRole("main").getByText("Build a team")),
    );
  });
});

test("what is printed is black on white, whatever the screen has", async ({ page }) => {
  const root = page.locator("html");
  const show = async (media: "print" | "screen") => page.emulateMedia({ media, colorScheme: "dark" });
  await show("screen");
  await page.goto("/");
  await expect(root).toHaveAttribute("data-color-scheme", "dark");
  await show("print");
  await expect(root).toHaveAttribute("data-color-scheme", "light");
  await show("screen");
  await expect(root).toHaveAttribute("data-color-scheme", "dark");
});
