import { importMatches, ownMatch } from "../../support/own-match.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll } from "../../support/screen-check.ts";
import { button, publishReport, expectWords } from "./staff.ts";

test.use({ account: "primeAdmin" });

const points = ({ playing }: { playing?: boolean }, index: number) => ({
  points: playing === true ? (index % 13) * 5 : 0,
});

/** A finished match whose feed tells toss, innings and result. */
function playedMatch(id: string, mark: string) {
  const match = ownMatch(id, "finished", points);
  const [one, two] = [`Quay Otters ${mark}`, `Fell Falcons ${mark}`];
  const series = `Harbour Cup ${mark}`;
  return {
    ...match,
    series,
    left: { ...match.left, name: one },
    right: { ...match.right, name: two },
    summary: {
      format: "t20",
      gender: "men",
      day: match.match_time.slice(0, 10),
      series: { name: series, type: "domestic", year: 2026 },
      venue: { name: `Quay Oval ${mark}`, city: "Kochi" },
      international: false,
      teams: [two, one],
      toss: { won: 1, elected: "batting" },
      innings: [
        { team: 1, score: 168, wickets: 6, overs: 20 },
        { team: 0, score: 168, wickets: 9, overs: 20 },
      ],
      result: { winner: 0, kind: "won", by: null, method: "super_over" },
    },
  };
}

const card = (page: Page, series: string) =>
  page.getByRole("article").filter({ hasText: series.slice(0, 25) });

/** The job that stores drafts runs once a minute. */
async function openDrafts(page: Page, series: string): Promise<void> {
  await expect(async () => {
    await page.goto("/matchreports?tab=drafts");
    await expect(card(page, series)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 150_000 });
}

test("a draft is reviewed, submitted and read; another one is discarded", async ({ page, product }) => {
  test.setTimeout(300_000);
  const mark = String(Date.now()).slice(-8);
  const series = `Harbour Cup ${mark}`;
  const unknown = { ...ownMatch(`draft-b-${mark}`, "finished", points), series: `Unknown Cup ${mark}` };
  await importMatches(product, playedMatch(`draft-a-${mark}`, mark), unknown);

  await openDrafts(page, series);
  await expect(card(page, series)).toContainText("Complete");
  await openDrafts(page, unknown.series);
  await expect(card(page, unknown.series)).toContainText("missing");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `drafts at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }

  await card(page, series)
    .getByRole("link", { name: /^Review/ })
    .click();
  const addedSections = page.getByRole("group", { name: "Added sections" });
  await expect(addedSections.getByRole("button")).toHaveCount(7);
  await page
    .getByRole("combobox", { name: "Section", exact: true })
    .selectOption({ label: "Match Result Data" });
  await expect(page.getByLabel("First innings score")).toHaveValue("168");
  await expect(page.getByRole("combobox", { name: /^Decided by/ })).toHaveValue("super_over");
  await button(page, "Add This Section").click();
  await publishReport(page);
  await expectWords(page, "Report data added successfully!");
  await page.waitForURL(`${product.url}/`);

  await page.goto("/matchreports?tab=list");
  await card(page, series)
    .getByRole("link", { name: /See Match Report/ })
    .click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText(
    `Fell Falcons ${mark} won in the super over`,
  );

  await page.goto("/matchreports?tab=drafts");
  await expect(card(page, unknown.series)).toBeVisible();
  await expect(card(page, series)).toHaveCount(0);
  await card(page, unknown.series)
    .getByRole("button", { name: /^Discard the draft/ })
    .click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Discard", exact: true }).click();
  await expectWords(page, "The draft was discarded");
  await expect(question).toHaveCount(0);
  await expect(card(page, unknown.series)).toHaveCount(0);
});

test.describe("a customer", () => {
  test.use({ account: "customer" });
  test("sees no drafts", async ({ page }) => {
    await page.goto("/matchreports?tab=drafts");
    await expect(page.getByRole("tab", { name: "Report Overview" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { name: "Drafts" })).toHaveCount(0);
  });
});
