import { importMatches, ownMatch, ownPlayers } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import { sidewaysScroll } from "../../support/screen-check.ts";
import { button, expectWords } from "./staff.ts";

test.use({ account: "admin" });

const left = ownPlayers.filter(({ side }) => side === "left");

test("a pasted line-up marks the eleven as playing, and a doubtful name is asked", async ({
  page,
  product,
}) => {
  await importMatches(product, ownMatch("desk-eleven", "in_progress"));
  await page.goto("/matchdesk/desk-eleven");
  await button(page, "Paste the line-up").click();
  const dialog = page.getByRole("dialog");
  // A whole document is not compared name by name: the page would stop.
  await dialog.getByLabel("Names").fill("Somebody Else\n".repeat(400));
  await expectWords(page, "This text is too long for a line-up.");
  await expect(dialog.getByLabel("Names")).toHaveValue("");
  // The one who sat out plays, and the first one does not.
  const announcedNames = left
    .slice(1, 12)
    .map(({ name }, index) => `${index + 1}. ${name}${index === 0 ? " (c)" : ""}`);
  await dialog.getByLabel("Names").fill([...announcedNames.slice(0, 10), "Somebody Else"].join("\n"));
  await dialog.getByLabel("Who is “Somebody Else”?").selectOption(left[11]?.name ?? "");
  await dialog.getByRole("button", { name: "Mark 11 players" }).click();
  await expect(page.getByRole("switch", { name: `Playing, ${left[0]?.name}` })).not.toBeChecked();
  await button(page, "Review changes (2)").click();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectWords(page, "2 values set!");
  await expect(page.getByRole("switch", { name: `Playing, ${left[1]?.name}` })).toBeChecked();
});

test("a match is merged into none that a search took off the list", async ({ page, product }) => {
  const ids = ["desk-twice-one", "desk-twice-two"];
  for (const id of ids) await importMatches(product, ownMatch(id, "in_progress"));
  await page.goto(`/matchdesk/${ids[0]}`);
  await page.getByText("The same match is stored twice").click();
  const search = page.getByRole("searchbox", { name: "Search teams, series or id" });
  await search.fill("desk-twice-two");
  const into = page.getByLabel("Same as", { exact: true });
  const merge = button(page, "Merge");
  await expect(into.getByRole("option")).toHaveCount(2);
  await into.selectOption({ index: 1 });
  await expect(merge).toBeEnabled();
  await search.fill("no such match");
  await expect(into.getByRole("option")).toHaveCount(1);
  await expect(into).toHaveValue("");
  await expect(merge).toBeDisabled();
});

test.describe("at 1280 px", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("a block of a spreadsheet fills the grid, and the arrows move in its column", async ({
    page,
    product,
  }) => {
    await importMatches(product, ownMatch("desk-grid", "in_progress"));
    await page.goto("/matchdesk/desk-grid");
    const cell = (field: string, index: number) =>
      page.getByLabel(`${field}, ${left[index]?.name}`, { exact: true });
    await cell("Credits", 0).focus();
    await page.keyboard.press("ArrowDown");
    await expect(cell("Credits", 1)).toBeFocused();
    await cell("Credits", 1).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "7.5\t31\n6\t12\n");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(cell("Credits", 1)).toHaveValue("7.5");
    await expect(cell("Points", 1)).toHaveValue("31");
    await expect(cell("Credits", 2)).toHaveValue("6");
    await expect(cell("Points", 2)).toHaveValue("12");
    await expect(button(page, "Review changes (4)")).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test("several matches are hidden at once, found as hidden, and shown again", async ({ page, product }) => {
  for (const id of ["desk-many-1", "desk-many-2"]) await importMatches(product, ownMatch(id, "in_progress"));
  await page.goto("/matchdesk");
  await page.getByLabel("Search teams, series or id").fill("desk-many");
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await button(page, "Hide").click();
  await expectWords(page, "2 matches changed.");
  await page.getByLabel("Which matches").selectOption("Hidden");
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await button(page, "Show").click();
  await expectWords(page, "2 matches changed.");
  await expect(page.getByText("No match fits")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});
