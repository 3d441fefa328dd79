import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { button, expectWords } from "./player.ts";
import { checkBothWidths } from "./screen-check.ts";

/** Takes the open post back, or the one of a row; without a reason it stays. */
export async function withdraw(page: Page, reason: string, row?: Locator): Promise<void> {
  await (
    row?.getByRole("button", { name: "Withdraw the teams" }) ?? button(page, "Withdraw the teams")
  ).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Withdraw the teams" });
  await confirm.click();
  await expectWords(page, "Give a reason of 3 to 200 characters, in plain text on one line!");
  await dialog.getByLabel("Reason").fill("<b>wrong</b>");
  await confirm.click();
  await expectWords(page, "Give a reason of 3 to 200 characters, in plain text on one line!");
  await dialog.getByLabel("Reason").fill(reason);
  await checkBothWidths(page, "withdraw a post");
  await confirm.click();
  await expectWords(page, "The teams were withdrawn.");
  await expect(dialog).toHaveCount(0);
}
