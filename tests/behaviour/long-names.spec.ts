import type { Page } from "@playwright/test";
import { importMatches, ownMatch } from "../support/own-match.ts";
import { button, displayPath, quickTeams } from "../support/player.ts";
import { openScreen } from "../support/player-screens.ts";
import { expect, test } from "../support/product.ts";
import { newPhone, staffCalls } from "../support/staff-calls.ts";
import { sidewaysScroll } from "../support/screen-check.ts";

const WIDTHS = [320, 390, 1280];
const FIRST = "first-pass-phrase";

/** Without breaks, as in a language without spaces or in a careless feed. */
const long = (start: string, letters: number): string => start.padEnd(letters, "abcdefghij");

/** Elements outside the window although nothing around them scrolls: class names and text. */
const cutOff = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const outside = right > document.documentElement.clientWidth + 1 || left < -1;
        return width > 1 && outside && !scrolls(element);
      })
      .map((element) => `${element.className} ${element.textContent.slice(0, 40)}`);
  });

async function expectNoOverflow(page: Page, paths: readonly string[]): Promise<void> {
  const findings: string[] = [];
  for (const path of paths) {
    await openScreen(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      // The wall of teams measures its cards again a frame later.
      await page.waitForTimeout(200);
      const over = await sidewaysScroll(page);
      if (over > 0) findings.push(`${path} at ${width}: scrolls by ${over}`);
      findings.push(...(await cutOff(page)).map((part) => `${path} at ${width}: ${part}`));
    }
  }
  expect(findings).toEqual([]);
}

test("names of eighty unbroken letters fit every screen of a match", async ({ page, product }) => {
  test.setTimeout(240_000);
  const feed = ownMatch("long-names", "in_progress", ({ name }) => ({
    name: long(name.replace(" ", ""), 80),
    points: 12,
  }));
  const sides = { left: long("Otters", 80), right: long("Falcons", 80) };
  await importMatches(product, {
    ...feed,
    series: long("Trophy", 80),
    left: { ...feed.left, name: sides.left },
    right: { ...feed.right, name: sides.right },
  });
  const attempt = await quickTeams(page, feed.id, 20);
  await button(page, "Select").click();
  await button(page, "Select All").click();
  await button(page, "Store").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(long("Mine", 40));
  await dialog.getByRole("button", { name: "Store" }).click();
  await expect(page).toHaveURL(new RegExp(displayPath(feed.id, attempt + 1)));
  const at = `${feed.id}/${attempt + 1}`;
  await expectNoOverflow(page, [
    displayPath(feed.id, attempt + 1),
    `/previousmatch/${feed.id}`,
    `/result/${at}`,
    `/print/${at}`,
    `/shortcutprintnormal/${at}`,
    `/analytics/${at}`,
    `/match/${feed.id}`,
    `/addpoint/${feed.id}`,
    "/captain",
    "/advanced",
    "/change",
    "/mymatches",
  ]);
});

/** Right-to-left texts on one line whose first letter is outside their box. */
const withoutBeginning = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      const isCut = holder !== null && getComputedStyle(holder).textOverflow === "ellipsis";
      if (!isCut || !/^\p{Script=Arabic}/u.test(text.textContent ?? "") || !holder.checkVisibility())
        continue;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const [letter, box] = [range.getBoundingClientRect(), holder.getBoundingClientRect()];
      if (box.width > 1 && (letter.left < box.left - 1 || letter.right > box.right + 1))
        findings.push(`${holder.className}: ${text.textContent}`);
    }
    return findings;
  });

/** Right-to-left names on the cards of teams with digits before them that stand after them. */
const digitsBefore = async (page: Page): Promise<readonly [seen: number, found: string[]]> =>
  page.evaluate(() => {
    const findings: string[] = [];
    let seenCount = 0;
    const boxOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    for (const card of document.querySelectorAll("article")) {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      let before: Node | null = null;
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const follows = before !== null && /^\p{Script=Arabic}/u.test(before.textContent ?? "");
        if (before !== null && follows && /^[\d.]+$/.test(text.textContent ?? "")) {
          const [name, digits] = [boxOf(before), boxOf(text)];
          seenCount += 1;
          if (digits.top < name.bottom && digits.left < name.right - 1)
            findings.push(`${before.textContent} ${text.textContent}`);
        }
        before = text;
      }
    }
    return [seenCount, findings] as const;
  });

test("a name from right to left that is cut keeps its beginning, and its points stand after it", async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const name = (start: string) => `${start} عبد الرحمن بن خالد بن سليمان الفلسطيني الطويل`;
  const feed = ownMatch("names-from-right", "in_progress", (_, index) => ({
    name: name(["محمد", "يوسف", "خالد"][index % 3]! + "بتثجحدرسصطع"[index % 11]!),
    points: 12,
  }));
  await importMatches(product, {
    ...feed,
    series: name("كأس"),
    left: { ...feed.left, name: name("نادي") },
    right: { ...feed.right, name: name("فريق") },
  });
  const attempt = await quickTeams(page, feed.id, 20);
  const findings: string[] = [];
  let seenCount = 0;
  for (const path of [
    `/match/${feed.id}`,
    "/captain",
    "/change",
    "/advanced",
    "/mymatches",
    `/addpoint/${feed.id}`,
    `/analytics/${feed.id}/${attempt}`,
    `/previousmatch/${feed.id}`,
    displayPath(feed.id, attempt),
  ]) {
    await openScreen(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.waitForTimeout(100);
      findings.push(...(await withoutBeginning(page)).map((part) => `${path} at ${width}: ${part}`));
      seenCount += await page.getByText("عبد الرحمن").count();
    }
  }
  expect(seenCount).toBeGreaterThan(0);
  expect(findings).toEqual([]);
  await openScreen(page, `/result/${feed.id}/${attempt}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // The cards of teams get their content after the page is painted.
    const pointsBefore = async () => {
      const [names, early] = await digitsBefore(page);
      return names === 0 ? null : early;
    };
    await expect.poll(pointsBefore, `at ${width}`).toEqual([]);
  }
});

test.describe("an account with a name of eighty letters", () => {
  test.use({ account: null });

  test("its profile and menu fit", async ({ page, product }) => {
    const admin = await staffCalls(product, "admin");
    const phone = newPhone();
    await admin.register(phone, FIRST, 30);
    await page.goto("/login");
    await page.getByLabel("Phone number").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(FIRST);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/changepassword");
    await page.getByLabel("Name").fill(long("Name", 80));
    await page.getByLabel("E-mail").fill(`${long("mail", 60)}@demo.example`);
    await page.getByLabel("New password", { exact: true }).fill("slow-green-ferry-8");
    await button(page, "Change Password").click();
    await page.waitForURL((url) => url.pathname === "/");
    await expectNoOverflow(page, ["/profile"]);
    await page.setViewportSize({ width: 320, height: 844 });
    await button(page, "Open menu").click();
    await page.getByRole("dialog").waitFor();
    expect(await cutOff(page)).toEqual([]);
  });
});
