import type { Page } from "@playwright/test";
import { importMatches } from "../../support/own-match.ts";
import { button, heading, expectWords, tick } from "../../support/player.ts";
import { matchInDays } from "../../support/predictions.ts";
import { expect, test } from "../../support/product.ts";
import { checkBothWidths } from "../../support/screen-check.ts";

test.use({ account: "expert" });
test.setTimeout(480_000);

const order = [
  "Pitch Report",
  "Winning Card",
  "Predicted Playing11",
  "Fixed Player",
  "Captain Player",
  "Vice Captain Player",
  "Credit Range",
  "Team Partition",
  "Team Combination",
  "Percentage Strategy",
  "Role Frequency",
  "Impact Player",
  "Drop Player",
];

const add = async (page: Page): Promise<void> => button(page, "Add Section").click();
const choose = async (page: Page, section: string): Promise<void> => {
  await page.getByLabel("Section type").selectOption(section);
  await expect(page.getByRole("heading", { level: 2, name: section, exact: true })).toBeVisible();
};
const expectAdded = async (page: Page, sections: number): Promise<void> => {
  await expect(page.getByRole("heading", { name: `Added sections (${sections})` })).toBeVisible();
};

async function pitchReport(page: Page): Promise<void> {
  await page.getByLabel("Prediction Title").fill("Runs in the evening");
  await page.getByLabel("Ground").fill("Quay Ground");
  await add(page);
  await expectWords(page, "All fields should be filled!");
  await page.getByLabel("Location").fill("Quay");
  await page.getByRole("radio", { name: "Batting" }).check();
  await page.getByLabel("Weather").selectOption("Sun + Cloud");
  await page.getByLabel("Average score").fill("168");
  await page.getByLabel("First batting wins %").fill("55");
  await page.getByLabel("Second batting wins %").fill("44");
  await add(page);
  await expectWords(page, "Sum of winning % should be equal to 100!");
  await page.getByLabel("Second batting wins %").fill("45");
  await page.getByRole("switch", { name: "Add a note" }).click();
  await page.getByLabel("Extra Notes").fill("Dew after eight.");
  await add(page);
  await expectWords(page, "Section added!");
}

async function playerSections(page: Page): Promise<void> {
  await add(page);
  await expectWords(page, "Select Playing11!");
  await button(page, "Take all 22 announced").click();
  // Line-ups are out: who does not play is not offered.
  await expect(page.getByRole("checkbox", { name: "Bala Chandra", exact: true })).toHaveCount(0);
  await add(page);
  await expectAdded(page, 3);
  await tick(page, ["Lokesh Menon"]);
  await add(page);
  await expectAdded(page, 4);
  await expect(page.getByRole("checkbox", { name: "Lokesh Menon", exact: true })).toHaveCount(0);
  await tick(page, ["Arjun Bakshi"]);
  await add(page);
  await expectAdded(page, 5);
  await add(page);
  await expectWords(page, "Select Captain Players!");
  await expect(page.getByRole("checkbox", { name: "Lokesh Menon", exact: true })).toHaveCount(0);
  await tick(page, ["Arjun Bakshi", "Dutta Chirag"]);
  await add(page);
  await expectAdded(page, 6);
  await add(page);
  await expectWords(page, "Select Vice Captain Players!");
  await tick(page, ["Chirag Dutta", "Elango Dinesh"]);
  await add(page);
  await expectAdded(page, 7);
}

async function boundSections(page: Page): Promise<void> {
  await add(page);
  await expectWords(page, "Invalid or Empty Credits!");
  await expect(page.getByText("Please keep suggested credit range!")).toBeVisible();
  await page.getByLabel("Least credits").fill("99");
  await page.getByLabel("Most credits").fill("101");
  await add(page);
  await expectWords(page, "Invalid or Empty Credits!");
  await button(page, "97 – 100 credits").click();
  await add(page);
  await expectAdded(page, 8);
  await add(page);
  await expectWords(page, "Atleast select one strategy!");
  await tick(page, ["5-6", "6-5"]);
  await add(page);
  await expectAdded(page, 9);
  await choose(page, "Role Frequency");
  await expectWords(page, "please select playing11,fixed, drop and combinations data before role frequency!");
  await choose(page, "Team Combination");
  await add(page);
  await expectWords(page, "Atleast select one combination!");
  await tick(page, ["1-3-2-5", "1-3-3-4", "1-4-3-3", "1-4-2-4"]);
  const combinations = page.getByRole("group", { name: "Team Combination" }).getByRole("checkbox");
  const shownCount = await combinations.count();
  await page.getByRole("button", { name: /^Show all/ }).press("Enter");
  await expect(combinations.nth(shownCount)).toBeFocused();
  await add(page);
  await expectAdded(page, 10);
  await add(page);
  await expectWords(page, "Atleast select one strategy!");
  await tick(page, ["5-6", "6-5", "7-4"]);
  await add(page);
  await expectAdded(page, 11);
}

async function roleFrequency(page: Page): Promise<void> {
  await add(page);
  await expectWords(page, "Please select all fields");
  const counts = (side: string, role: string) =>
    page.getByRole("region", { name: side }).getByRole("group", { name: role }).getByRole("button");
  const roles = ["Wicket Keeper", "Batsman", "All rounder", "Bowler"];
  await expect(counts("OTT", "Batsman").first().locator("..")).toHaveCSS("max-height", "314px");
  for (const role of roles) await counts("OTT", role).first().click();
  for (const role of roles) await counts("FAL", role).first().click();
  await add(page);
  await expectWords(page, "Invalid selection of values!");
  // Another count of the left side clears the right side's.
  await counts("OTT", "Batsman").nth(1).click();
  await expect(counts("FAL", "Batsman").and(page.locator("[aria-pressed=true]"))).toHaveCount(0);
  for (const side of ["OTT", "FAL"])
    for (const role of roles)
      for (const count of await counts(side, role).all())
        if ((await count.getAttribute("aria-pressed")) === "false") await count.click();
  await add(page);
  await expectAdded(page, 12);
}

test("an expert writes every section, each refusal in its words, and posts them", async ({
  page,
  product,
}) => {
  const id = "written";
  await importMatches(product, matchInDays(id, 40));
  await page.goto(`/createpanel/${id}`);
  await expect(heading(page, "Create Prediction")).toBeAttached();
  await page.getByRole("radio", { name: "Custom Options" }).check();
  await expectWords(page, "Custom Sections are still under development");
  await expect(page.getByLabel("Section type")).toHaveCount(0);
  await page.getByRole("radio", { name: "Standard Options" }).check();
  await expectWords(page, "No Data Is Added");
  await button(page, "Post Prediction").click();
  await expectWords(page, "Add all basic data!");
  await checkBothWidths(page, "the first form");

  await pitchReport(page);
  await page.getByRole("radio", { name: "OTT" }).check();
  await page.getByRole("radio", { name: "Neck to Neck" }).check();
  await add(page);
  await expectAdded(page, 2);
  await playerSections(page);
  await checkBothWidths(page, "with players");
  await boundSections(page);
  await roleFrequency(page);
  await tick(page, ["Dinesh Elango"]);
  await add(page);
  await expectAdded(page, 13);

  // Corrections are made in a wide window.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expectAdded(page, 13);
  await button(page, "Remove Impact Player").click();
  await expectAdded(page, 12);
  await choose(page, "Impact Player");
  await tick(page, ["Dinesh Elango"]);
  await add(page);
  await choose(page, "Credit Range");
  await page.getByLabel("Least credits").fill("90");
  await button(page, "Replace Section").click();
  await expectWords(page, "Section already added, replaced with the new data!");
  await expect(page.getByText("Teams possible")).toBeVisible();
  await expect(page.locator("output b")).toHaveText(/^[1-9][\d,]*$/);
  await checkBothWidths(page, "all sections");

  await button(page, "Post Prediction").click();
  const dialog = page.getByRole("dialog", { name: "Post this prediction?" });
  await dialog.getByRole("button", { name: "Post Prediction" }).dblclick();
  await page.waitForURL(/\/predictionarena\//);
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(order);
  await expect(page.getByText("Dew after eight.")).toBeVisible();
  await expect(page.getByText("Runs in the evening")).toBeVisible();
  await checkBothWidths(page, "the prediction");
  await page.goto(`/expertprediction/${id}`);
  await expect(page.getByRole("link", { name: /Farid Noor/ })).toHaveCount(1);
  await importMatches(product, matchInDays(id, -9));
});

test.describe("a customer", () => {
  test.use({ account: "customer" });
  test("has no creation panel", async ({ page }) => {
    await page.goto("/createpanel/demo-cricket-ahead");
    await page.waitForURL((address) => address.pathname === "/");
  });
});
