// npm run screens: pictures at 390 and 1280 px, light and dark, into screens/: every screen in English, and the ten main
// screens in English and Hindi, with the usual text and with one of twice the size. Not committed.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launch } from "../support/browser.ts";
import { demoAccounts } from "../support/demo.ts";
import { root, startServer } from "../support/server.ts";
import { sandboxOf } from "../support/sandbox.ts";
import { walkMainScreens } from "./main-screens.ts";
import { visitorScreens, walk, walkStaff } from "./walk.ts";

const sizes = [
  { name: "390", width: 390, height: 844 },
  { name: "1280", width: 1280, height: 900 },
] as const;
const folder = join(root, "screens");
rmSync(folder, { recursive: true, force: true });

const looks = sizes.flatMap((size) =>
  (["light", "dark"] as const).map((colorScheme) => ({ ...size, colorScheme })),
);
type Look = (typeof looks)[number];

const newPage = async (
  browser: Browser,
  url: string,
  { width, height, colorScheme }: Look,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  return context.newPage();
};

const shootInto = async (into: string, screen: string, page: Page): Promise<void> => {
  mkdirSync(into, { recursive: true });
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.screenshot({ path: join(into, `${screen}.png`) });
};

const server = await startServer({ posts: true });
const usualText = await launch();
const largeText = await launch(["--blink-settings=defaultFontSize=32"]);
try {
  for (const look of looks) {
    const into = join(folder, `${look.name}-${look.colorScheme}`);
    const page = await newPage(usualText, server.url, look);
    const shoot = (screen: string, of: Page = page) => shootInto(into, screen, of);
    await visitorScreens(page, shoot);
    await walk(page, server.url, demoAccounts.customer, shoot);
    const staff = await newPage(usualText, server.url, look);
    await walkStaff(staff, server.url, shoot);
    await staff.context().close();
    await page.context().close();
    console.log(into);
  }
  const sandbox = await sandboxOf(server);
  let phones = 0;
  for (const [text, browser] of Object.entries({ usual: usualText, large: largeText }))
    for (const look of looks) {
      const page = await newPage(browser, server.url, look);
      phones += 1;
      const device = { url: server.url, sandbox, mobile: `90000007${String(phones).padStart(2, "0")}` };
      await walkMainScreens(page, device, ["en", "hi"], (language, screen) =>
        shootInto(join(folder, `main-${look.name}-${look.colorScheme}-${language}-${text}`), screen, page),
      );
      await page.context().close();
      console.log(`${look.name}-${look.colorScheme}, ${text} text`);
    }
} finally {
  await usualText.close();
  await largeText.close();
  await server.stop();
}
