import type { Locator, Page } from "@playwright/test";
import { openExport } from "../support/flow.ts";
import {
  button,
  choosePlayers,
  demoMatch,
  displayPath,
  fromMenu,
  heading,
  quickTeams,
} from "../support/player.ts";
import { openScreen, playerScreens, prepare } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../support/screen-check.ts";

test.describe.configure({ mode: "parallel" });

const screens = playerScreens();
const third = Math.ceil(screens.length / 3);

/** A phone, a laptop's 1280 pixels at 200 %, and the minimum width of the accessibility guidelines. */
const phone = { width: 390, height: 844 };
const zoomedPages = [
  { width: 640, height: 450 },
  { width: 320, height: 422 },
];

/** What is wrong with the screen: axe's findings on a phone, and sideways scrolling at 200 % zoom. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await openScreen(page, path);
  const findings = await axeInBothSchemes(page, path);
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
  for (const size of zoomedPages) {
    await page.setViewportSize(size);
    const over = await sidewaysScroll(page);
    if (over > 0) findings.push(`${path} at ${size.width}: ${over} px too wide`);
  }
  await page.setViewportSize(phone);
  return findings;
}

for (const [part, paths] of [
  screens.slice(0, third),
  screens.slice(third, 2 * third),
  screens.slice(2 * third),
].entries())
  test(`axe finds nothing on any screen of the player, light and dark, and none scrolls sideways at 200 % zoom, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prepare(page);
    const findings: string[] = [];
    for (const path of paths) findings.push(...(await faultsOf(page, path)));
    expect(findings).toEqual([]);
  });

test("axe finds nothing in the panels and dialogs of the player, light and dark", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const match = demoMatch("cricket", "lineups");
  await quickTeams(page, match, 60);
  await choosePlayers(page, match);
  const findings: string[] = [];
  for (const [path, name] of [
    [`/match/${match}`, "Rules"],
    [`/match/${match}`, "Auto Create Teams"],
    [`/match/${match}`, /teams possible/],
    ["/fixed", "Create Groups"],
    ["/fixed", "Suggestion"],
    ["/captain", "Settings"],
    ["/credit", "Credit Info"],
    ["/combination", "Custom"],
    [displayPath(match, 1), /^Filters/],
    [displayPath(match, 1), "Export"],
    [displayPath(match, 1), /^Send to app/],
    [displayPath(match, 1), "Make more"],
    [`/previousmatch/${match}`, "Delete match"],
  ] as const) {
    await openScreen(page, path);
    if (name === "Rules") await fromMenu(page, name);
    else if (name === "Export") await openExport(page);
    else await button(page, name).first().click();
    await expect(page.getByRole("dialog").first()).toBeVisible();
    findings.push(...(await axeInBothSchemes(page, `${path} ${String(name)}`)));
  }
  await openScreen(page, displayPath(match, 1));
  await button(page, "Select").click();
  findings.push(...(await axeInBothSchemes(page, "selection")));
  expect(findings).toEqual([]);
});

test.describe("as a visitor", () => {
  test.use({ account: null });

  test("axe finds nothing on the screens before signing in", async ({ page }) => {
    const findings: string[] = [];
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/login", "/aboutus", "/no-such-page"]) {
      await openScreen(page, path);
      findings.push(...(await axeInBothSchemes(page, path)));
    }
    expect(findings).toEqual([]);
  });
});

test("at 200 % zoom the main control stays in reach", async ({ page }) => {
  await choosePlayers(page, demoMatch("cricket", "lineups"));
  await page.setViewportSize(zoomedPages[1]!);
  await page.goto("/captain");
  await expect(button(page, "Continue")).toBeInViewport();
});

test("keyboard alone leads from home to teams, always with a visible focus", async ({ page }) => {
  const focusedText = async (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
    });
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let press = 0; press < 120; press++) {
      await page.keyboard.press("Tab");
      if (!name.test(await focusedText())) continue;
      const seenState = await page.evaluate(() => {
        const element = document.activeElement;
        const hasRing = [element, element?.parentElement, element?.closest("label,li,article")].some(
          (each) => {
            if (!each) return false;
            const style = getComputedStyle(each);
            return (
              (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none"
            );
          },
        );
        return hasRing;
      });
      expect(seenState, `${String(name)} has the focus and shows it`).toBe(true);
      return;
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  };
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  await page.keyboard.press("Tab");
  expect(await focusedText()).toBe("Skip to content");
  await page.keyboard.press("Enter");
  const first = page.getByRole("article").first().getByRole("link");
  // The card leads to the hub once the account's lists have come; before, to the players.
  await expect(first).toHaveAttribute("href", /^\/decision\//);
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  // The match is mapped to a fantasy app, so its hub comes first.
  await expect(heading(page, "Choose Here")).toBeFocused();
  await tabTo(/^Build my own/);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Choose players")).toBeFocused();
  await tabTo(/^Select all announced$/);
  await page.keyboard.press("Enter");
  await tabTo(/^Continue$/);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Choose a way")).toBeAttached();
  await tabTo(/^Quick teams$/);
  await page.keyboard.press("Space");
  await tabTo(/^Enter Number of Teams$/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("25");
  await tabTo(/^Generate Teams$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/display\//);
  await tabTo(/^Filters/);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Advanced Filter" });
  await expect(panel).toBeVisible();
  // Before the players are listed, few controls are there, and Tab leads from the last one to the browser's own.
  await expect(button(page, /^Present: /).first()).toBeVisible();
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press("Tab");
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button(page, /^Filters/)).toBeFocused();
});

test("with reduced motion nothing moves by itself", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  const running = async (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === "running" && Number(effect?.getTiming().duration) > 1,
          ).length,
    );
  expect(await running()).toBe(0);
  const carousel = page.getByRole("region", { name: "Promotions" });
  const before = await carousel.ariaSnapshot();
  await page.clock.fastForward(20_000);
  expect(await carousel.ariaSnapshot()).toBe(before);
  await page.getByRole("tab", { name: "Football" }).click();
  await page.getByRole("article").first().waitFor();
  expect(await running()).toBe(0);
});

test("with reduced motion a change of the scheme shows at once, on every level of the page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  const seenState = await page.evaluate(() => {
    const name = document.querySelector("article b, article h3, article strong") ?? document.body;
    const before = getComputedStyle(name).color;
    document.documentElement.dataset["colorScheme"] = "dark";
    return { before, after: getComputedStyle(name).color, moving: document.getAnimations().length };
  });
  expect(seenState.after).not.toBe(seenState.before);
  expect(seenState.moving).toBe(0);
});

test("the focus on home is seen around the first match and within a banner", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openScreen(page, "/");
    const lineOf = (link: Locator) =>
      link.evaluate((element: HTMLElement) => {
        element.focus({ focusVisible: true } as FocusOptions);
        const { outlineStyle, outlineColor } = getComputedStyle(element, "::after");
        const page = getComputedStyle(document.body).backgroundColor;
        const light = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(
            (part) => (Number(part) / 255) ** 2.2,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const [one, other] = [light(outlineColor), light(page)];
        return { outlineStyle, contrast: Math.max(one, other) / Math.min(one, other) };
      });
    const match = await lineOf(page.getByRole("article").first().getByRole("link"));
    expect(match.outlineStyle).toBe("solid");
    expect(match.contrast, colorScheme).toBeGreaterThan(3);
    expect(
      (await lineOf(page.getByRole("region", { name: "Promotions" }).getByRole("link").first())).outlineStyle,
    ).toBe("solid");
  }
});
