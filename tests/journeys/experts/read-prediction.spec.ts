import type { Page } from "@playwright/test";
import { importMatches } from "../../support/own-match.ts";
import { button, heading, expectWords } from "../../support/player.ts";
import { basicSections, matchInDays, postPrediction } from "../../support/predictions.ts";
import { expect, test } from "../../support/product.ts";
import type { Product } from "../../support/product.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { axeInBothSchemes, checkBothWidths } from "../../support/screen-check.ts";

test.setTimeout(360_000);

/** A match of its own with one prediction of the expert; ids of both. */
async function postPredicted(product: Product, name: string): Promise<{ match: string; prediction: string }> {
  await importMatches(product, matchInDays(name, 40));
  const prediction = await postPrediction(product, "expert", name, basicSections("Runs in the evening"));
  return { match: name, prediction };
}
const hide = async (product: Product, match: string): Promise<void> =>
  importMatches(product, matchInDays(match, -9));

test("the rest of many combinations takes the focus when it is shown", async ({ page, product }) => {
  await importMatches(product, matchInDays("read-many", 40));
  const sections = basicSections("Many combinations").map((section) =>
    section["id"] === 9
      ? { ...section, selectedList: Array.from({ length: 15 }, (_, index) => index) }
      : section,
  );
  const prediction = await postPrediction(product, "expert", "read-many", sections);
  await page.goto(`/predictionarena/${prediction}`);
  await button(page, "Show all 15").press("Enter");
  await expect(page.locator("main :focus")).toHaveText(/^\d-\d-\d-\d$/);
});

const figure = (page: Page) => page.getByRole("dialog").locator("output b");

test("a customer reads a prediction and makes teams from it", async ({ page, product }) => {
  const { match, prediction } = await postPredicted(product, "read-teams");
  await page.goto(`/expertprediction/${match}`);
  await expect(heading(page, "Expert Prediction")).toBeAttached();
  await checkBothWidths(page, "the list");
  await page.getByRole("link", { name: /Farid Noor/ }).click();
  await page.waitForURL(`**/predictionarena/${prediction}`);
  await expect(page.getByText("Results Trophy")).toBeVisible();
  await expect(page.getByText(/1 view$/)).toBeVisible();
  await expect(button(page, "Enable Edit")).toHaveCount(0);
  await expect(button(page, "Delete")).toHaveCount(0);
  await checkBothWidths(page, "the prediction");
  const fixedRegion = page.getByRole("region", { name: "Fixed Player" });
  const name = (await fixedRegion.getByRole("link").first().textContent()) ?? "";
  await fixedRegion.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/player/${match}/\\d+$`));
  await expect(heading(page, name)).toBeAttached();
  await page.goBack();

  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "Create Teams").click();
  const number = page.getByRole("textbox", { name: "Enter Number of Teams" });
  await expect(figure(page)).toHaveText(/^[1-9][\d,]*$/);
  const possible = Number((await figure(page).innerText()).replaceAll(",", ""));
  expect(possible).toBeGreaterThan(100);
  for (const wrong of ["", "0", "3001", "1.5"]) {
    await number.fill(wrong);
    await button(page, "Generate Teams").click();
    await expectWords(page, "Enter Valid Number of Teams");
  }
  await checkBothWidths(page, "Create Teams");
  await number.fill("20");
  await number.press("Enter");
  await page.waitForURL(new RegExp(`/display/${match}/\\d+/9/9$`));
  await expect(heading(page, /^20 teams$/)).toBeAttached();
  await hide(product, match);
});

test("a prediction without a team says why, and one whose captains are out names them", async ({
  page,
  product,
}) => {
  await importMatches(product, matchInDays("read-none", 40));
  const with_ = (id: number, change: object) =>
    basicSections("None").map((section) => (section["id"] === id ? { ...section, ...change } : section));
  const dear = await postPrediction(
    product,
    "expert",
    "read-none",
    with_(7, { leftCredit: 0, rightCredit: 20 }),
  );
  await page.goto(`/predictionarena/${dear}`);
  await button(page, "Create Teams").click();
  await expect(figure(page)).toHaveText("0");
  await expect(
    page
      .getByRole("dialog")
      .getByText(/credits/i)
      .first(),
  ).toBeVisible();
  await button(page, "Generate Teams").click();
  await expectWords(page, "Software Out of Combinations");

  const benchedPrediction = await postPrediction(
    product,
    "expert",
    "read-none",
    with_(5, { leftSideTeam: [1], rightSideTeam: [] }),
  );
  await page.goto(`/predictionarena/${benchedPrediction}`);
  await button(page, "Create Teams").click();
  await button(page, "Generate Teams").click();
  await expectWords(page, "C / VC is empty!");
  await hide(product, "read-none");
});

test("what is gone, or cannot be loaded, is said with a way on", async ({ page, product }) => {
  await page.goto("/predictionarena/00000000-0000-4000-8000-000000000000");
  await expectWords(page, "This prediction is not there any more");
  await expect(page.getByRole("link", { name: "To home" })).toBeVisible();
  const { match, prediction } = await postPredicted(product, "read-broken");
  await page.route(`**/api/fantasy/match/${match}`, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(`/predictionarena/${prediction}`);
  await expectWords(page, "error while collecting data!");
  await page.unroute(`**/api/fantasy/match/${match}`);
  await button(page, "Try again").click();
  await expect(page.getByText("Runs in the evening")).toBeVisible();
  await hide(product, match);
});

test("an open list shows a new prediction, an edit and a withdrawal by itself", async ({ page, product }) => {
  await importMatches(product, matchInDays("read-live", 40));
  await page.goto("/expertprediction/read-live");
  await expectWords(page, "No prediction yet");
  const id = await postPrediction(product, "expert", "read-live", basicSections("Runs in the evening"));
  const card = page.getByRole("link", { name: /Runs in the evening/ });
  await expect(card).toBeVisible();
  const primeAdmin = await staffCalls(product, "primeAdmin");
  const predictionData = basicSections("Spin decides");
  await primeAdmin.send("POST", `/api/expert/updateprediction/${id}`, { predictionData });
  await expect(page.getByRole("link", { name: /Spin decides.*edited once/ })).toBeVisible();
  await primeAdmin.send("POST", `/api/expert/deleteprediction/${id}`);
  await expectWords(page, "No prediction yet");
  await hide(product, "read-live");
});

test("a prediction that was withdrawn while it was open stays gone without a network", async ({
  page,
  product,
}) => {
  const { match, prediction } = await postPredicted(product, "read-gone");
  await page.goto(`/expertprediction/${match}`);
  await page.getByRole("link", { name: /Runs in the evening/ }).click();
  await expect(page.getByText("Runs in the evening")).toBeVisible();
  const primeAdmin = await staffCalls(product, "primeAdmin");
  await primeAdmin.send("POST", `/api/expert/deleteprediction/${prediction}`);
  await expectWords(page, "This prediction is not there any more");
  await page.context().setOffline(true);
  await page.goBack();
  await page.goForward();
  await expectWords(page, "This prediction is not there any more");
  await page.waitForTimeout(1000);
  await expect(page.getByText("Runs in the evening")).toHaveCount(0);
  await page.context().setOffline(false);
  await hide(product, match);
});

test.describe("on a device that is nearly full", () => {
  // The cached application would take the room that the test measures out.
  test("a full device says so and shows what can be deleted", async ({ page, product }) => {
    const { match, prediction } = await postPredicted(product, "read-full");
    const cdp = await page.context().newCDPSession(page);
    await page.goto("/config.json");
    const { origin } = new URL(product.url);
    await cdp.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 150_000 });
    const full = page.getByText("Storage Limit Exceeded!", { exact: true });
    for (let room = true, attempts = 0; room && attempts < 12; attempts++) {
      await page.goto(`/predictionarena/${prediction}`);
      await button(page, "Create Teams").click();
      await expect(figure(page)).toHaveText(/^[1-9][\d,]*$/);
      await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("3000");
      await button(page, "Generate Teams").click();
      const storedNote = page
        .getByText("teams stored successfully!")
        .waitFor()
        .then(() => true);
      room = await Promise.race([full.waitFor().then(() => false), storedNote]);
    }
    await expect(full).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Storage Limit Reached" })).toBeVisible();
    await hide(product, match);
  });
});

test.describe("the prime admin", () => {
  test.use({ account: "primeAdmin" });

  test("edits a section, sees what changed, and deletes the prediction", async ({ page, product }) => {
    const { match, prediction } = await postPredicted(product, "read-edited");
    await page.goto(`/predictionarena/${prediction}`);
    await expect(button(page, "Edit Credit Range")).toHaveCount(0);
    await button(page, "Enable Edit").click();
    await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(10);
    await button(page, "Disable Edit").click();
    await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(0);
    await button(page, "Enable Edit").click();
    await button(page, "Edit Credit Range").click();
    const dialog = page.getByRole("dialog", { name: "Edit Data" });
    await expect(dialog.getByLabel("Least credits")).toHaveValue("90");
    await page.mouse.click(5, 5);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    expect(await axeInBothSchemes(page, "Edit Data")).toEqual([]);
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await button(page, "Edit Credit Range").click();
    await dialog.getByLabel("Least credits").fill("92");
    await dialog.getByLabel("Least credits").press("Enter");
    await expect(dialog).toHaveCount(0);

    await page.route("**/api/expert/updateprediction/**", (route) => route.abort());
    await button(page, "Update Prediction").click();
    await expectWords(page, "Something went wrong!");
    await page.unroute("**/api/expert/updateprediction/**");
    await button(page, "Update Prediction").click();
    await expectWords(page, "Prediction Updated Successfully!");
    await expect(button(page, "Enable Edit")).toBeVisible();
    await expect(page.getByText("92 – 100 credits")).toBeVisible();
    await page.getByRole("button", { name: /^See changes/ }).click();
    const changes = page.getByRole("dialog", { name: "What changed" });
    await expect(changes.getByText("90 – 100 credits")).toBeVisible();
    await expect(changes.getByText("92 – 100 credits")).toBeVisible();
    await page.keyboard.press("Escape");

    await page.route("**/api/expert/deleteprediction/**", (route) => route.abort());
    const question = page.getByRole("dialog", { name: "Delete this prediction?" });
    await button(page, "Delete").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expectWords(page, "Error while deleting the prediction!");
    await page.unroute("**/api/expert/deleteprediction/**");
    await button(page, "Delete").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.waitForURL(`**/expertprediction/${match}`);
    await expectWords(page, "No prediction yet");
    await hide(product, match);
  });
});

test("several predictions are compared, and teams made that all of them allow", async ({ page, product }) => {
  const { match } = await postPredicted(product, "together");
  const other = basicSections("Spin decides").map((section) => {
    if (section["id"] === 7) return { ...section, leftCredit: 95 };
    if (section["id"] === 8) return { ...section, selectedList: [2, 3] };
    return section["id"] === 5 ? { ...section, leftSideTeam: [0], rightSideTeam: [18] } : section;
  });
  await postPrediction(product, "primeAdmin", match, other);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/expertprediction/${match}`);
  await page.getByRole("link", { name: "What 2 experts say together" }).click();
  await expect(heading(page, "What experts say together")).toBeAttached();
  const common = page.locator("output b").first();
  await expect(common).toHaveText(/^[1-9][\d,]*$/);
  const possible = Number((await common.innerText()).replaceAll(",", ""));
  const captains = page.getByRole("region", { name: "Captain Player", exact: true });
  await expect(captains.getByText("2 of 2")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Team Partition" }).getByText("6-5 · all")).toBeVisible();
  await checkBothWidths(page, "the comparison");
  await button(page, "Make teams that all allow").click();
  await expect(figure(page)).toHaveText(possible.toLocaleString("en-IN"));
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("20");
  await button(page, "Generate Teams").click();
  await page.waitForURL(new RegExp(`/display/${match}/\\d+/9/9$`));
  await expect(heading(page, /^20 teams$/)).toBeAttached();
  await hide(product, match);
});
