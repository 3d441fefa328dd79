import type { Page } from "@playwright/test";
import { expect, test } from "../../support/product.ts";
import { openScreen } from "../../support/player-screens.ts";
import { axeInBothSchemes } from "../../support/screen-check.ts";
import { adminScreens, staffScreens } from "../../support/staff-screens.ts";
import { button, lookUp, expectWords } from "./staff.ts";

/** A session that the demo's Dream11 accepts: made at the app's sandbox, whose host the bootstrap lists. */
async function appSession(page: Page): Promise<string> {
  const bootstrap = await (await page.request.get("/api/bootstrap")).text();
  const url = `http://${/127\.0\.0\.1:\d+/.exec(bootstrap)?.[0]}`;
  const { apps } = (await (await page.request.get(`${url}/control/apps`)).json()) as {
    apps: { slug: string; path: string; partner_key: string }[];
  };
  const app = apps.find(({ slug }) => slug === "dream11");
  if (app === undefined) throw new Error("the sandbox has no Dream11");
  const mobile = "9000000177";
  const post = async (path: string, data: object) => {
    const headers = { "x-partner-key": app.partner_key };
    const reply = await page.request.post(`${url}${app.path}/v1${path}`, { data, headers });
    return (await reply.json()) as Record<string, unknown>;
  };
  const fields = await post("/codes", { mobile_number: mobile });
  const { codes } = (await (await page.request.get(`${url}/control/codes?mobile=${mobile}`)).json()) as {
    codes: { app: string; code: string }[];
  };
  const code = codes.findLast((one) => one.app === "dream11")?.code;
  delete fields["expires_at"];
  return String((await post("/sessions", { ...fields, mobile_number: mobile, code }))["token"]);
}

test.describe("a visitor", () => {
  test.use({ account: null });
  test("is asked to log in for every staff screen", async ({ page }) => {
    for (const path of [...adminScreens, ...staffScreens, "/accountsdata"]) {
      await page.goto(path);
      await page.waitForURL("**/login");
    }
  });
});

test.describe("a customer", () => {
  test.use({ account: "customer" });
  test("is sent home from every staff screen, and the menu names none", async ({ page }) => {
    for (const path of [...adminScreens, ...staffScreens, "/accountsdata"]) {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname === "/");
      await expectWords(page, "Your account does not have the access for that page");
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole("link", { name: "Manage User" })).toHaveCount(0);
  });
});

test.describe("a superuser", () => {
  test.use({ account: "superuser", viewport: { width: 1280, height: 900 } });
  test("has the superuser's screens and is sent home from the admin's", async ({ page }) => {
    for (const path of adminScreens) {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname === "/");
    }
    for (const name of ["Register User", "Manage User", "Accounts Data"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
    await page.goto("/manageuser");
    await page.getByLabel("Find a user by phone number").fill("9000000004");
    await expectWords(page, "you cannot see creator details!");
  });
});

test.describe("an admin", () => {
  test.use({ account: "admin" });

  test("finds the admin's screens from the menu and the hub", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    for (const name of ["Register User", "Manage User", "Admin Accounts Data", "Hash Value"])
      await expect(page.getByRole("dialog").getByRole("link", { name, exact: true })).toBeVisible();
    await expect(
      page.getByRole("dialog").getByRole("link", { name: "Accounts Data", exact: true }),
    ).toHaveCount(0);
    await page.getByRole("dialog").getByRole("link", { name: "Admin Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Choose Here" })).toBeVisible();
    for (const [card, title] of [
      ["Notify Super Users", "Super User Notify List"],
      ["Promotion Dashboard", "Promotion Dashboard"],
      ["Match Desk", "Match Desk"],
      ["Audit Log", "Audit Log"],
    ] as const) {
      await page.getByRole("main").getByRole("link", { name: card }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await button(page, "Back").click();
    }
    await page.goto("/accountsdata");
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });

  test("stores the hash value, which no screen shows again", async ({ page }) => {
    await page.goto("/dream11hashvalue");
    await button(page, "Update Hash Value").click();
    await expectWords(page, "Enter Valid Hash Value!");
    const field = page.getByLabel("Hash value", { exact: true });
    await field.fill("a-source-access-value");
    await button(page, "Update Hash Value").click();
    await expectWords(page, "Dream11 does not accept this value. The stored one stays.");
    const value = await appSession(page);
    await field.fill(value);
    await button(page, "Update Hash Value").click();
    await expectWords(page, "Hash Value Updated Successfully!");
    await expect(field).toHaveValue("");
    await expect(page.getByText(/^The present value was stored by /)).toBeVisible();
    // The value before still works: the app accepts it. Tapped again after a lost reply, it does not bring the replaced one back.
    const keys: (string | undefined)[] = [];
    await page.route("**/api/utildb/dream11/previous", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const response = await route.fetch();
      await (keys.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    const restore = button(page, "Return to the previous value");
    const success = page.getByText("Hash Value Updated Successfully!");
    await expect(success).toHaveCount(0, { timeout: 20_000 });
    await restore.click();
    await expect.poll(() => keys.length).toBe(1);
    await expect(restore).toBeEnabled();
    await expect(success).toHaveCount(0);
    await restore.click();
    await expect(success.first()).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
    await page.goto("/auditlog");
    await expect(page.getByRole("cell", { name: "Updated the hash value" }).first()).toBeVisible();
    await expect(page.getByText(value)).toHaveCount(0);
  });

  test("the audit log says when its last day is before the first", async ({ page }) => {
    await page.goto("/auditlog");
    const table = page.getByRole("table");
    await expect(table).toBeVisible();
    await page.getByLabel("From").fill("2026-11-20");
    await page.getByLabel("To", { exact: true }).fill("2026-11-19");
    await expect(page.getByLabel("To", { exact: true })).toHaveAccessibleDescription(
      "This day is before the first one.",
    );
    await expect(page.getByText("Nothing found")).toHaveCount(0);
    await expect(table).toHaveCount(0);
    await expect(button(page, "Save as CSV")).toBeDisabled();
    await page.getByLabel("To", { exact: true }).fill("2100-01-01");
    await page.getByLabel("From").fill("2020-01-01");
    await expect(table).toBeVisible();
  });

  test("every staff screen passes axe, light and dark", async ({ page }) => {
    // Some twenty screens in both schemes.
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const findings: string[] = [];
    for (const path of [...adminScreens, ...staffScreens, "/matchdesk#import", "/matchdesk#runs"]) {
      await openScreen(page, path);
      await page.waitForLoadState("networkidle");
      findings.push(...(await axeInBothSchemes(page, path)));
    }
    await lookUp(page, "9000000001");
    await expect(page.getByText("Recent changes")).toBeVisible();
    findings.push(...(await axeInBothSchemes(page, "a user")));
    await page.goto("/matchdesk/demo-cricket-lineups");
    await expect(page.getByLabel("Search players")).toBeVisible();
    await page
      .getByRole("button", { name: /^More of/ })
      .first()
      .click();
    findings.push(...(await axeInBothSchemes(page, "a match")));
    expect(findings).toEqual([]);
  });

  test("the screens fit a phone and a wide screen without sideways scrolling", async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [...adminScreens, ...staffScreens, "/matchdesk/demo-cricket-lineups"]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
