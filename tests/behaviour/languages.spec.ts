import type { Page } from "@playwright/test";
import { readTexts } from "@teamwright/text/compile";
import { choosePlayers, demoMatch } from "../support/player.ts";
import { expect, test } from "../support/product.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const choose = async (page: Page, name: string): Promise<void> => {
  await page.goto("/profile");
  await page.getByRole("radio", { name, exact: true }).check();
  await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
};

for (const [name, language, script, width] of [
  ["हिन्दी", "hi", /[\u0900-\u097F]/, 390],
  ["తెలుగు", "te", /[\u0C00-\u0C7F]/, 1280],
] as const)
  test(`${name}: the open screen changes at once, others follow, and the choice is kept`, async ({
    page,
  }) => {
    const text = (area: "profile" | "strategy" | "shell", key: string) =>
      readTexts(area, language)[key] ?? "";
    await page.setViewportSize({ width, height: 844 });
    await choose(page, name);
    await expect(heading(page, text("profile", "title"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // The bar of the open screen changes with it.
    const bar = page.getByRole("navigation", { name: text("shell", "mainNavigation") });
    await expect(bar.getByRole("link").nth(1)).toHaveText(script);
    // Without seconds and days, which pass. An age in minutes may be one in seconds after the reload, and one second has
    // a form of its own in Telugu.
    const age = (count: number, unit: "second" | "minute") =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" })
        .format(count)
        .replace(/\d/, "0");
    const words = async () =>
      [age(1, "second"), age(1, "minute"), age(0, "minute")].reduce(
        (seen, form) => seen.replaceAll(form, age(0, "second")),
        (await page.locator("body").innerText()).replaceAll(/\d+/g, "0"),
      );
    const changedWords = await words();
    const title = await page.title();
    await page.reload();
    await expect.poll(words, "no text of the language before").toBe(changedWords);
    await expect(page).toHaveTitle(title);

    await page.goto("/");
    const banners = page.getByRole("region", { name: readTexts("home", language)["promotions"] ?? "" });
    await expect(banners.getByRole("link").first()).toHaveText(script);
    expect((await banners.getByRole("link").allInnerTexts()).filter((words) => !script.test(words))).toEqual(
      [],
    );
    // The words end above the dots of the carousel; a wide screen shows all banners at once.
    const dots = (width < 640 && (await banners.getByRole("button").first().boundingBox())) || null;
    const bottoms = await banners.getByRole("link").evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.querySelector("span span")!);
        return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
      }),
    );
    if (dots !== null) expect(Math.max(...bottoms)).toBeLessThan(dots.y + dots.height / 2 - 4);

    const assets: string[] = [];
    page.on("request", (request) => assets.push(new URL(request.url()).pathname));
    await page.goto(`/match/${demoMatch("cricket", "lineups")}`);
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const main = page.getByRole("main");
    await expect(main.getByText(text("strategy", "choosePlayers"), { exact: true })).toBeVisible();
    await expect(page.getByRole("timer").first()).toContainText(text("shell", "unitMinute").trim());
    const shownText = await main.innerText();
    expect(shownText).toMatch(script);
    for (const english of ["Choose players", "Continue", "teams possible", "Roles", "Select all"])
      expect(shownText, english).not.toContain(english);
    await expect(page).toHaveTitle(new RegExp(`^${text("shell", "title.choosePlayers")} `));

    await choose(page, "English");
    await expect(heading(page, "Profile")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("in another language offline: the texts lie on the device with the application", async ({ page }) => {
    await choose(page, "हिन्दी");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => {
          navigator.serviceWorker.addEventListener("controllerchange", resolve);
          void registration.update();
        });
    });
    await page.context().setOffline(true);
    // A screen whose area no visit has requested.
    await page.goto("/research");
    await expect(heading(page, readTexts("shell", "hi")["research"] ?? "")).toBeVisible();
    await expect(page.getByText(readTexts("research", "hi")["none"] ?? "", { exact: true })).toBeVisible();
    await page.context().setOffline(false);
  });
});

test.describe("a visitor", () => {
  test.use({ account: null });

  test("the signs below the letters of a button's words are whole", async ({ page }) => {
    await page.goto("/login");
    const login = page.getByRole("main").getByRole("button", { name: "Login" });
    await login.evaluate(
      (each, words) => {
        const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode();
        if (text !== null) text.textContent = words;
      },
      readTexts("shell", "hi")["title.generatedTeams"] ?? "",
    );
    const button = page.getByRole("main").locator("button[type=submit]");
    const look = async (): Promise<string> => (await button.screenshot()).toString("base64");
    const shownLook = await look();
    await page.addStyleTag({ content: "main button * { overflow: visible !important; }" });
    expect((await look()) === shownLook).toBe(true);
  });

  test("a refusal of the server is told in the chosen language", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("language", "te"));
    await page.goto("/login");
    const reply = page.waitForResponse(/\/api\/.*login/i);
    await page.getByRole("textbox").first().fill("9000000999");
    await page.locator("input[type=password]").fill("no-such-password");
    await page.locator("input[type=password]").press("Enter");
    expect(await (await reply).json()).toMatchObject({
      message: "Wrong phone number or password!",
      messageKey: "replies.wrongPhoneOrPassword",
    });
    await expect(page.getByText(readTexts("replies", "te")["wrongPhoneOrPassword"] ?? "")).toBeVisible();
    await expect(page.getByText("Wrong phone number or password!")).toHaveCount(0);
  });
});

for (const [where, timezoneId, locale, figure] of [
  ["in India", "Asia/Kolkata", "en-US", /^teams possible: \d,\d\d,\d\d,\d{3}$/],
  ["elsewhere", "Europe/London", "en-GB", /^teams possible: \d\d,\d{3},\d{3}$/],
] as const)
  test.describe(`English ${where}`, () => {
    test.use({ timezoneId, locale });

    test("groups its numbers as they are read there", async ({ page }) => {
      await choosePlayers(page, demoMatch("cricket", "lineups"));
      const possible = page.getByRole("status").filter({ hasText: /teams possible: [\d,]+/ });
      await expect(possible).toHaveText(figure);
    });
  });
