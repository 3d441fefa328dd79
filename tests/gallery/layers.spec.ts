import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./gallery.ts";

const opener = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test.describe("dialogs and sheets", () => {
  test.beforeEach(async ({ openGallery }) => {
    await openGallery("layers");
  });

  for (const name of ["dialog", "confirm-dialog", "sheet from bottom", "sheet from left", "sheet from right"])
    test(`${name}: Escape, Back and a tap beside it close it, and the focus returns`, async ({ page }) => {
      const layer = page.getByRole("dialog");
      for (const close of [
        () => page.keyboard.press("Escape"),
        () => page.goBack(),
        () => page.mouse.click(name === "sheet from left" ? 385 : 3, name === "sheet from bottom" ? 3 : 840),
      ]) {
        await opener(page, name).click();
        await expect(layer).toBeVisible();
        await close();
        await expect(layer).toHaveCount(0);
        await expect(opener(page, name)).toBeFocused();
      }
    });

  for (const name of ["dialog", "confirm-dialog", "sheet from bottom", "sheet from left", "sheet from right"])
    test(`${name}: the second tap of a double tap on its opener does nothing to it`, async ({ page }) => {
      await opener(page, name).dblclick();
      await expect(page.locator("dialog[open]")).toHaveCount(1);
    });

  /** The opener lies where the part of the question will be. */
  async function putOpenerOver(page: Page, part: Locator): Promise<void> {
    await opener(page, "confirm-dialog").click();
    const box = await part.boundingBox();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await opener(page, "confirm-dialog").evaluate(
      (element, { x, y, width, height }) => {
        Object.assign(element.style, {
          position: "fixed",
          left: `${x}px`,
          top: `${y}px`,
          width: `${width}px`,
          height: `${height}px`,
          zIndex: 9,
        });
      },
      box ?? { x: 0, y: 0, width: 0, height: 0 },
    );
  }

  test("the second tap of a double tap answers no question that opened under the finger", async ({
    page,
  }) => {
    await putOpenerOver(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }));
    await opener(page, "confirm-dialog").dblclick();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
  });

  test("the second click of a double click selects no word of what it opened, a later one does", async ({
    page,
  }) => {
    const selection = () => page.evaluate(() => getSelection()?.toString().trim() ?? "");
    const title = page.getByRole("dialog").getByRole("heading");
    await putOpenerOver(page, title);
    const firstWord = { position: { x: 15, y: 10 } };
    await opener(page, "confirm-dialog").dblclick(firstWord);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    expect(await selection()).toBe("");
    await expect(async () => {
      await title.dblclick(firstWord);
      expect(await selection()).not.toBe("");
    }).toPass({ timeout: 10_000 });
  });

  test("a dialog holds the focus, begins at its first field, and is named and described", async ({
    page,
  }) => {
    await opener(page, "dialog").click();
    const dialog = page.getByRole("dialog", { name: "Store the selected teams" });
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(/Enter Number of Teams/);
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const focus = document.activeElement;
        return focus === document.body || focus?.closest("dialog") !== null;
      });
      expect(isInside).toBe(true);
    }
  });

  test("a dialog shows the toast itself, and the page behind does not scroll", async ({ page }) => {
    await opener(page, "dialog").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "toast" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Something went wrong!");
    await page.mouse.move(195, 20);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a toast disappears with the next tap, a lasting one stays until its action is used", async ({
    page,
  }) => {
    await opener(page, "lasting").click();
    await opener(page, "success").click();
    await expect(page.getByRole("status").filter({ hasText: "stored" })).toBeVisible();
    await opener(page, "warning").click();
    await expect(page.getByRole("alert")).toHaveText("teams stored successfully!");
    await page.getByRole("heading", { name: "sheet" }).click();
    // The lasting one is in view again.
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Offline ready" })).toBeVisible();
    await page.getByRole("heading", { name: "sheet" }).click();
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  });
});

test.describe("menus", () => {
  test.beforeEach(async ({ openGallery }) => {
    await openGallery("buttons");
  });

  test("Escape, Back, a tap elsewhere and a choice close a menu; it stays on the screen", async ({
    page,
  }) => {
    const menu = page.getByRole("group", { name: "More" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
      () => page.mouse.click(195, 300),
      () => menu.getByRole("button", { name: "CSV file" }).click(),
    ]) {
      await opener(page, "More").click();
      await expect(menu).toBeVisible();
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await close();
      await expect(menu).toBeHidden();
    }
    await expect(opener(page, "More")).toBeFocused();
  });
});
