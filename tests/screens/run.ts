// npm run screens: pictures of the main screens at 390 and 1280 px, light and dark, into screens/. Not committed.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launch } from "../support/browser.ts";
import { demoAccounts } from "../support/demo.ts";
import { root, startServer } from "../support/server.ts";
import { visitorScreens, walk, walkStaff } from "./walk.ts";

const sizes = [
  { name: "390", width: 390, height: 844 },
  { name: "1280", width: 1280, height: 900 },
] as const;
const folder = join(root, "screens");
rmSync(folder, { recursive: true, force: true });

const server = await startServer({ posts: true });
const browser = await launch();
try {
  for (const { name, ...viewport } of sizes)
    for (const colorScheme of ["light", "dark"] as const) {
      const into = join(folder, `${name}-${colorScheme}`);
      mkdirSync(into, { recursive: true });
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        colorScheme,
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
      });
      const page = await context.newPage();
      const shoot = async (screen: string, of: Page = page): Promise<void> => {
        await of.waitForLoadState("networkidle").catch(() => undefined);
        await of.screenshot({ path: join(into, `${screen}.png`) });
      };
      await visitorScreens(page, shoot);
      await walk(page, server.url, demoAccounts.customer, shoot);
      const staff = await browser.newContext({ baseURL: server.url, viewport, colorScheme, locale: "en-IN" });
      await walkStaff(await staff.newPage(), server.url, shoot);
      await staff.close();
      await context.close();
      console.log(`screens/${name}-${colorScheme}`);
    }
} finally {
  await browser.close();
  await server.stop();
}
