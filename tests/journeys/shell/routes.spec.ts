import { VERSION } from "@teamwright/contract/version";
import type { Page } from "@playwright/test";
import { layersLeft, untilOfflineReady } from "../../support/flow.ts";
import { button, choosePlayers, demoMatch, displayPath, heading, quickTeams } from "../../support/player.ts";
import { openScreen } from "../../support/player-screens.ts";
import { expect, test } from "../../support/product.ts";
import { videoChannel } from "../../support/running-product.ts";
import { sidewaysScroll } from "../../support/screen-check.ts";

const match = demoMatch("kabaddi", "running");

/** The steps from the players to the teams, which need a current match. */
const steps = [
  ["/change", "Edit Data"],
  ["/section", "Choose a way"],
  ["/fixed", "Fixed players"],
  ["/grand", "Captain and vice-captain"],
  ["/captain", "Captain and vice-captain"],
  ["/vicecaptain", "Captain and vice-captain"],
  ["/partision", "Partition"],
  ["/selection", "Percentage strategy"],
  ["/credit", "Credit Range"],
  ["/combination", "Team Combinations"],
  ["/advanced", "Your strategy"],
  ["/rolefrequency", "Role Frequency"],
  ["/advancedextra", "Your strategy"],
] as const;

/** Screens of stored teams: attempt 1 has normal teams, attempt 2 has teams of the toss. */
const teams = [
  [displayPath(match, 1), "30 teams"],
  [`/displayauto/${match}/2`, /^\d+ teams$/],
  [`/shortcutprintnormal/${match}/1`, "Shortcut Print"],
  [`/shortcutprintauto/${match}/2`, "Shortcut Print"],
  [`/result/${match}/1`, "Results"],
  [`/resultauto/${match}/2`, "Results"],
  [`/analytics/${match}/1`, "Analytics"],
  [`/previousmatch/${match}`, / v /],
  [`/player/${match}/0`, /^\S+ \S+$/],
  [`/addpoint/${match}`, "Add Player Points"],
] as const;

const others = [
  ["/mymatches", "My matches"],
  ["/profile", "Profile"],
  ["/research", "Research"],
  ["/changepassword", "Change password"],
  [`/match/${match}`, "Choose players"],
] as const;

const openToAll = [
  ["/", "Teamwright"],
  ["/savedmatches", "Saved Matches"],
  ["/login", "Log in"],
] as const;

/** Fees, prizes, winnings and figures that were never measured. */
const offers =
  /91\.2|accura|guarantee|entry fee|prize|winnings|join (a |the )?contest|affiliate link|₹|\bRs\b/i;

/** Lines that a dot between two facts begins. */
const linesOfDot = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edges = (text: Node, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const findings: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: DOMRect | null = null;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility() !== true) continue;
      const words = text.textContent ?? "";
      for (let at = 0; at < words.length; at++) {
        if (words.charAt(at).trim() === "") continue;
        const box = edges(text, at);
        if (box.width === 0) continue;
        if (
          words.charAt(at) === "·" &&
          (before === null || before.bottom <= box.top + 2 || before.left > box.left)
        )
          findings.push(text.parentElement.textContent ?? "");
        before = box;
      }
    }
    return findings;
  });

/** The problems of the current screen, at a phone's width and a laptop's. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const words = await page.locator("body").innerText();
  const offer = offers.exec(words);
  if (offer) faults.push(`${path} says "${offer[0]}"`);
  if (!(await page.title()).endsWith(" · Teamwright")) faults.push(`${path} is titled ${await page.title()}`);
  // The specification asks for a link to the site of each fantasy app where it is linked.
  const away = page
    .locator(`#main a[href^="http"]:not([aria-label^="Download "])`)
    .filter({ hasNot: page.locator("img") });
  if ((await away.count()) > 0) faults.push(`${path} links away`);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await sidewaysScroll(page);
    if (over > 0) faults.push(`${path} at ${width}: ${over} px too wide`);
    for (const words of await linesOfDot(page))
      faults.push(`${path} at ${width} begins a line with "·": ${words}`);
  }
  return faults;
}

/** Stores normal teams, toss teams and points of one match that has begun. */
async function prepareMatch(page: Page): Promise<void> {
  await quickTeams(page, match, 30);
  await choosePlayers(page, match);
  await button(page, "Auto Create Teams").click();
  await page.waitForURL(/\/displayauto\/.+\/2$/);
  await page.goto(`/addpoint/${match}`);
  const fields = page.getByRole("main").getByRole("textbox");
  await fields.first().waitFor();
  for (const [index, field] of (await fields.all()).entries()) await field.fill(String(index));
  await button(page, "Save").click();
  await page.waitForURL("**/previousmatch/**");
  await layersLeft(page);
}

test("every screen opens by its address, fits a phone and a wide screen, and offers no money", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await prepareMatch(page);
  const faults: string[] = [];
  for (const [path, title] of [...openToAll, ...others, ...steps, ...teams]) {
    await openScreen(page, path);
    await expect(heading(page, title), path).toBeAttached();
    faults.push(...(await faultsOf(page, path)));
  }
  expect(faults).toEqual([]);
  await page.goto("/smart");
  await expect(page).toHaveURL(/\/section$/);
  // Opening its address makes no teams; the button of the match does.
  await page.goto("/auto");
  await page.waitForURL(`**/match/${match}`);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the shell and the stored teams open without a network", async ({ page, context }) => {
    const attempt = await quickTeams(page, match, 12);
    await untilOfflineReady(page);
    await context.setOffline(true);
    for (const [path, title] of [
      ["/", "Teamwright"],
      ["/mymatches", "My matches"],
      ["/aboutus", "About Us"],
      [displayPath(match, attempt), "12 teams"],
      [`/analytics/${match}/${attempt}`, "Analytics"],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, title), path).toBeAttached();
      if (path === "/aboutus") await expect(page.getByRole("main")).toContainText(VERSION);
    }
    // What needs the server says that the network is missing, not that something is wrong with it.
    for (const path of ["/notices", "/matchreports", `/match/${demoMatch("kabaddi", "ahead")}`]) {
      await page.goto(path);
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert, path).toContainText("You are offline. Teams stored on this device still open.");
    }
    await page.goto("/howtogenerate");
    const pictures = page.getByRole("main").getByRole("img");
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test("a step without a match at hand leads home", async ({ page }) => {
  for (const path of [...steps.map(([each]) => each), "/smart", "/auto", "/percentagefrequency"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === "/");
    await expect(heading(page, "Teamwright")).toBeVisible();
  }
});

test("an address without a screen says so and leads home", async ({ page }) => {
  for (const path of ["/no-such-page", "/admin", "/display/only-a-match"]) {
    await page.goto(path);
    await expect(heading(page, "This page does not exist"), path).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(heading(page, "Teamwright")).toBeVisible();
});

test("a link to something that is not there says so and leads home, and offers no further try", async ({
  page,
}) => {
  const other = "00000000-0000-4000-8000-000000000000";
  for (const path of [
    "/match/no-match",
    "/decision/no-match",
    "/expertvideo/no-match",
    "/expertrecord/cut-off",
    "/mapperarena/no-match",
    "/matchreportdata/cut-off",
    `/report/${other}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText("This page does not exist"), path).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to home" }), path).toBeVisible();
    await expect(button(page, "Try again"), path).toHaveCount(0);
  }
  await page.goto(`/displaygroupteam/${match}/cut-off`);
  await expect(page.getByText("You are not in this group, or you have left it")).toBeVisible();
});

test("a post that cannot be loaded is called withdrawn only when it is", async ({ page }) => {
  const path = "/showexpertteams/00000000-0000-4000-8000-000000000000";
  const withdrawnNote = page.getByText("The post was withdrawn, or the link is not complete.");
  await page.route("**/api/expert/specific/**", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(path);
  await expect(page.getByRole("alert").getByText("Failed to fetch data!").last()).toBeVisible();
  await expect(withdrawnNote).toHaveCount(0);
  await page.unroute("**/api/expert/specific/**");
  await button(page, "Try again").click();
  await expect(withdrawnNote).toBeVisible();
  await expect(button(page, "Try again")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Go to home" })).toBeVisible();
});

test.describe("a visitor", () => {
  test.use({ account: null });

  test("is sent to /login from every screen that needs an account, and from no other", async ({ page }) => {
    for (const [path, title] of openToAll) {
      await page.goto(path);
      await expect(heading(page, title), path).toBeVisible();
    }
    const closedPaths = [...others, ...steps, ...teams].map(([path]) => path);
    for (const path of [...closedPaths, "/smart", "/auto", "/plandata"]) {
      await page.goto(path);
      await page.waitForURL("**/login");
    }
  });

  test("finds the pages that inform in the menu, each with 18+ and not affiliated", async ({ page }) => {
    for (const [name, path] of [
      ["How To Generate", "/howtogenerate"],
      ["Best Tips", "/besttips"],
      ["Refund Policy", "/refundpolicy"],
      ["Contact Us", "/contactus"],
      ["About Us", "/aboutus"],
    ] as const) {
      await page.goto("/");
      await button(page, "Open menu").click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name, exact: true }).click();
      await expect(heading(page, name)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      const words = await page.getByRole("main").innerText();
      expect(words).toMatch(/18\+ Teamwright is not affiliated with any fantasy app\./);
      // Only the text that denies them may mention money.
      const claims = words
        .split(/(?<=[.:])\s+/)
        .filter((sentence) => !/\bno(t|body|thing)?\b/i.test(sentence));
      expect(
        claims.filter((sentence) => /fee|prize|contest|deposit|purchase|payment/i.test(sentence)),
      ).toEqual([]);
      expect(words).not.toMatch(/91\.2|accura|\d ?%/i);
      await expect(page.getByRole("main").locator('a[href^="http"]')).toHaveCount(0);
      if (path === "/howtogenerate")
        await expect(page.getByRole("main").getByRole("listitem").last()).toContainText(
          "Send them to your app",
        );
      if (path === "/refundpolicy") expect(words).toContain("There is nothing to refund");
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
  });

  test("finds the operator's video channel in the menu, in a window of its own", async ({ page }) => {
    await page.goto("/");
    await button(page, "Open menu").click();
    const channel = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Video Channel" });
    await expect(channel).toHaveAttribute("href", videoChannel);
    await expect(channel).toHaveAttribute("target", "_blank");
    await expect(channel).toHaveAttribute("rel", /noopener/);
  });
});
