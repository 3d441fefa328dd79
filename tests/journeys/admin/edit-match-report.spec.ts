import type { Page } from "@playwright/test";
import { storeReports } from "../../support/match-reports-data.ts";
import { expect, test, type Product } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { button, publishReport, expectWords } from "./staff.ts";

test.use({ account: "primeAdmin" });

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
};
const history = (page: Page) => page.getByRole("region", { name: "History" });
const result = (page: Page) => page.getByRole("region", { name: "Result" });

/** Opens the only report of a series. */
async function openReport(page: Page, product: Product, seriesId: string): Promise<string> {
  const { send } = await staffCalls(product, "primeAdmin");
  const list = await send("POST", "/api/matchreport/matchlist", { seriesData: seriesId });
  const [report] = list["data"] as { matchReportId: string }[];
  await page.goto(`/matchreportdata/${report!.matchReportId}`);
  return report!.matchReportId;
}

/** Another admin publishes the report with another name of its series. */
async function publishMeanwhile(product: Product, id: string): Promise<void> {
  const staff = await staffCalls(product, "primeAdmin");
  const { form, version } = (await staff.send("GET", `/api/matchreport/form/${id}`))["data"] as {
    form: Record<string, { _id: string } & Record<string, unknown>>;
    version: number;
  };
  const { series, pitch, teamOne, teamTwo, ...data } = form;
  await staff.send("POST", `/api/matchreport/update/${id}`, {
    seriesId: series!._id,
    pitchId: pitch!._id,
    teamOneId: teamOne!._id,
    teamTwoId: teamTwo!._id,
    gender: "men",
    format: "t20",
    sportIndex: 0,
    version,
    data: {
      ...data,
      matchInformation: {
        ...data["matchInformation"],
        tossResult: "batting",
        seriesName: "Corrected Trophy",
      },
    },
  });
}

test("a published report is corrected in its form, and its history is read", async ({ page, product }) => {
  const { seriesId, teamName } = await storeReports(product, 1);
  const falcons = teamName.replace("Quay Otters", "Fell Falcons");
  const id = await openReport(page, product, seriesId);
  await expect(result(page)).toContainText(`${teamName} won by 14 runs`);
  await expect(history(page).getByRole("listitem")).toHaveCount(1);
  await expect(history(page)).toContainText("Version 1");
  const missing: string[] = [];
  page.on("response", (reply) => {
    if (reply.status() === 404) missing.push(reply.url());
  });
  await page.getByRole("link", { name: "Edit report" }).click();
  await page.waitForURL(`**/editmatchreport/${id}`);
  await expectWords(
    page,
    "This is the published report. What you change becomes its next version; the present one stays in the history.",
  );
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(7);
  // Its match is not stored any more, and is not asked for.
  expect(missing).toEqual([]);

  // A double tap without a change publishes nothing.
  await publishReport(page);
  await expectWords(page, "Nothing was changed: the report already says this.");
  await page.waitForURL(`**/matchreportdata/${id}`);
  await page.getByRole("link", { name: "Edit report" }).click();

  await choose(page, "Section", "Match Result Data");
  await choose(page, "Winner", falcons);
  await page.getByLabel("Second innings score").fill("169");
  await page.getByLabel("Second innings wickets").fill("4");
  await button(page, "Add This Section").click();
  // What was added survives a reload.
  await page.reload();
  await expect(page.getByText(/^Your draft of .* is back\./)).toBeVisible();
  await checkBothWidths(page, "editing");
  await publishReport(page);
  await page.waitForURL(`**/matchreportdata/${id}`);
  await expect(result(page)).toContainText(`${falcons} won by 6 wickets`);
  await expect(history(page)).toContainText("Version 2");
  await expect(history(page)).toContainText("Winner: QUO, now FEL");
  await expect(history(page)).toContainText("Second innings: 154/8 (19.4), now 169/4 (19.4)");
  await checkBothWidths(page, "history");

  // Who wrote it is for the desk, not for those who get the report on paper.
  await page.emulateMedia({ media: "print" });
  await expect(result(page)).toBeVisible();
  await expect(page.getByText("Version 2", { exact: true })).toBeHidden();
  await expect(page.getByText("Edit report", { exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole("link", { name: "See version 1" }).click();
  await expectWords(page, "This is version 1. Readers see a later one.");
  await expect(result(page)).toContainText(`${teamName} won by 14 runs`);
  await expect(page.getByRole("link", { name: "Edit report" })).toHaveCount(0);
  await page.getByRole("link", { name: "See the present version" }).click();
  await expect(result(page)).toContainText(`${falcons} won by 6 wickets`);

  // Back from the form's page leads to where it was opened from, and another admin's version wins.
  await page.getByRole("link", { name: "Edit report" }).click();
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(7);
  await publishMeanwhile(product, id);
  await choose(page, "Section", "Match Result Data");
  await page.getByLabel("Second innings wickets").fill("5");
  await button(page, "Add This Section").click();
  await publishReport(page);
  await expectWords(page, "This was changed meanwhile, please load it again!");
  // The form has the new version already.
  await expect(page.getByText(/^The report was changed after your input of /)).toBeVisible();
  await choose(page, "Section", "Match Result Data");
  await expect(page.getByLabel("Second innings wickets")).toHaveValue("4");
  // What was refused is not lost: it can be taken into the new version, and nothing else of the old one.
  await choose(page, "Section", "Series Data");
  await button(page, "Take my input").click();
  // What was taken is on the screen, and the keyboard goes on where its section was chosen.
  await expect(page.getByRole("combobox", { name: "Section", exact: true })).toBeFocused();
  await expect(page.getByLabel("Second innings wickets")).toHaveValue("5");
  await expect(button(page, "Take my input")).toHaveCount(0);
  await publishReport(page);
  await page.waitForURL(`**/matchreportdata/${id}`);
  await expect(history(page)).toContainText("Version 4");
  await expect(history(page)).toContainText("Second innings: 169/4 (19.4), now 169/5 (19.4)");
  await expect(history(page)).toContainText("Version 3");
  await expect(history(page)).toContainText("Name of the series: Journey Trophy, now Corrected Trophy");
});

test("of two tabs, the second does not lose its input when the first publishes", async ({
  page,
  product,
  context,
}) => {
  const { seriesId } = await storeReports(product, 1);
  const id = await openReport(page, product, seriesId);
  const address = `/editmatchreport/${id}`;
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(address);
    await choose(tab, "Section", "Match Result Data");
  }
  // The first writes last, so that it removes the draft of both.
  await second.getByLabel("First innings wickets").fill("7");
  await page.getByLabel("Second innings wickets").fill("5");
  await button(page, "Add This Section").click();
  await publishReport(page);
  await page.waitForURL(`**/matchreportdata/${id}`);
  await publishReport(second);
  await expectWords(second, "This was changed meanwhile, please load it again!");
  await button(second, "Take my input").click();
  await expect(second.getByLabel("First innings wickets")).toHaveValue("7");
  await button(second, "Add This Section").click();

  // What another tab stored last stays, although this one publishes.
  await page.goto(address);
  await choose(page, "Section", "Match Result Data");
  await page.getByLabel("Second innings wickets").fill("6");
  await publishReport(second);
  await second.waitForURL(`**/matchreportdata/${id}`);
  await page.reload();
  await button(page, "Take my input").click();
  await expect(page.getByLabel("Second innings wickets")).toHaveValue("6");
});

test("a refused correction is discarded where the new version needs none", async ({ page, product }) => {
  const { seriesId } = await storeReports(product, 1);
  const id = await openReport(page, product, seriesId);
  await page.goto(`/editmatchreport/${id}`);
  await choose(page, "Section", "Match Result Data");
  await page.getByLabel("Second innings wickets").fill("5");
  await button(page, "Add This Section").click();
  await publishMeanwhile(product, id);
  await publishReport(page);
  const offer = page.getByText(/^The report was changed after your input of /);
  await expect(offer).toBeVisible();
  await button(page, "Discard my input").click();
  await expect(offer).toHaveCount(0);
  const section = page.getByRole("combobox", { name: "Section", exact: true });
  await expect(section).toBeFocused();
  await page.reload();
  await choose(page, "Section", "Match Result Data");
  await expect(page.getByLabel("Second innings wickets")).not.toHaveValue("5");
  await expect(offer).toHaveCount(0);

  // The buttons of the other notices and of the added sections are gone with them as well.
  await page.getByLabel("Second innings wickets").fill("6");
  await page.reload();
  await button(page, "Start again").click();
  await expect(section).toBeFocused();
  await button(page, "Remove Pitch Data").click();
  await expect(section).toBeFocused();
});

test("a tab says that another one changed its draft", async ({ page, product, context }) => {
  const { seriesId } = await storeReports(product, 1);
  const id = await openReport(page, product, seriesId);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/editmatchreport/${id}`);
    await choose(tab, "Section", "Match Result Data");
  }
  const warning = (tab: Page) => tab.getByText(/^Another tab changed this draft at .* Load this page again/);
  await page.getByLabel("Second innings wickets").fill("5");
  await expect(warning(second)).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  // The draft that was changed last is stored: the warning is in the other tab then.
  await second.getByLabel("First innings wickets").fill("7");
  await expect(warning(page)).toBeVisible();
  await expect(warning(second)).toHaveCount(0);
  await page.reload();
  await expect(warning(page)).toHaveCount(0);
  await choose(page, "Section", "Match Result Data");
  await expect(page.getByLabel("First innings wickets")).toHaveValue("7");
});

test.describe("a customer", () => {
  test.use({ account: "customer" });
  test("reads the report without its history and does not reach the form", async ({ page, product }) => {
    const { seriesId } = await storeReports(product, 1);
    const id = await openReport(page, product, seriesId);
    await expect(result(page)).toBeVisible();
    await expect(history(page)).toHaveCount(0);
    await page.goto(`/editmatchreport/${id}`);
    await page.waitForURL(`${product.url}/`);
  });
});
