import { storeReports } from "../../support/match-reports-data.ts";
import { importMatches, ownMatch } from "../../support/own-match.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes } from "../../support/screen-check.ts";
import { add, addSection, notAdded, openSection, storeMatch, view } from "./report-form.ts";
import { button, expectWords } from "./staff.ts";

test.use({ account: "primeAdmin" });

test("what is chosen or typed and not added stays, and the page says what would be missing", async ({
  page,
  product,
}) => {
  const id = `report-kept-${Date.now()}`;
  const match = ownMatch(id, "in_progress");
  // A code that no record has: nothing is filled in.
  await importMatches(product, { ...match, left: { ...match.left, short_name: "KEPT" } });
  await storeReports(product, 0);
  await storeMatch(page, id);
  await page.goto(`/creatematchreport/${id}`);
  await expect(page.getByText(/^Not added yet/)).toHaveCount(0);

  // A row without Add, and a new record that is half typed.
  const row = page.getByRole("radio").first();
  await row.check();
  const chosenRow = await page.getByRole("radio", { checked: true }).locator("xpath=..").innerText();
  await expectWords(page, notAdded("Series Data"));
  await view(page, "Add Series Data");
  await page.getByLabel("Series name").fill("Half typed");
  await openSection(page, "Teams Data");
  await page.getByRole("radio").first().check();
  await add(page);
  await openSection(page, "Dream Team Data");
  await page.getByRole("checkbox").first().check();
  await openSection(page, "Playing11 Data");
  await page.getByRole("checkbox").first().uncheck();
  const all = notAdded("Series Data, Teams Data, Dream Team Data, Playing11 Data");
  await expectWords(page, all);

  await page.reload();
  await expectWords(page, all);
  expect(await page.getByRole("radio", { checked: true }).locator("xpath=..").innerText()).toBe(chosenRow);
  await view(page, "Add Series Data");
  await expect(page.getByLabel("Series name")).toHaveValue("Half typed");
  await openSection(page, "Teams Data");
  await expect(button(page, "Remove")).toBeVisible();
  await openSection(page, "Dream Team Data");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await openSection(page, "Playing11 Data");
  await expect(page.getByRole("checkbox").first()).not.toBeChecked();
  await page.getByRole("checkbox").first().check();
  await addSection(page);
  await expectWords(page, notAdded("Series Data, Teams Data, Dream Team Data"));
  expect(await axeInBothSchemes(page, "authoring with input that was not added")).toEqual([]);
});
