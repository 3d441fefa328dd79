import type { Page } from "@playwright/test";
import { chooseLeaders, chooseOnly } from "../../support/flow.ts";
import { button, demoMatch, heading, expectWords, tick } from "../../support/player.ts";
import {
  announcedPlayersOf,
  openStep as step,
  startStrategy as start,
} from "../../support/strategy-start.ts";
import { expect, test } from "../../support/product.ts";

/** The other sports follow the same table, whose limits a unit test has. */
const fixedMost = { cricket: 8, kabaddi: 4 } as const;

for (const sport of ["cricket", "kabaddi"] as const)
  test(`${sport}: no more fixed players than the sport allows`, async ({ page, product }) => {
    const id = demoMatch(sport, "lineups");
    await start(page, id);
    await button(page, "Fixed").click();
    const most = fixedMost[sport];
    const names = (await announcedPlayersOf(product, id)).map(({ name }) => name);
    await tick(page, names.slice(0, most));
    const next = page.getByRole("main").getByRole("checkbox", { name: names[most] ?? "", exact: true });
    await next.press("Space");
    await expectWords(page, `You cannot select more than ${most} players`);
    await expect(next).not.toBeChecked();
  });

interface Gate {
  readonly path: string;
  readonly title: string;
  readonly says: string;
  /** The step begins with its suggestion. */
  readonly suggests?: true;
}

const gates: readonly Gate[] = [
  {
    path: "/captain",
    title: "Captain and vice-captain",
    says: "Select 1 or More players for captain",
    suggests: true,
  },
  { path: "/partision", title: "Partition", says: "Should Select 1 or More Strategies", suggests: true },
  {
    path: "/selection",
    title: "Percentage strategy",
    says: "Should select 1 or More Strategies",
    suggests: true,
  },
  {
    path: "/combination",
    title: "Team Combinations",
    says: "Should Select 1 or More Combinations",
    suggests: true,
  },
  { path: "/rolefrequency", title: "Role Frequency", says: "Please select all fields" },
];

test("each step's Continue says what is missing in the documents' words and stays", async ({
  page,
  product,
}) => {
  await start(page);
  for (const { path, title, says, suggests } of gates) {
    await step(page, path, title);
    if (suggests) await button(page, "Clear").click();
    await button(page, "Continue").click();
    await expectWords(page, says);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  // One vice-captain is not enough.
  await step(page, "/vicecaptain", "Captain and vice-captain");
  const [{ name } = { name: "" }] = await announcedPlayersOf(product);
  await chooseLeaders(page, [name], [name]);
  await button(page, "Continue").click();
  await expectWords(page, "Select 2 or More for vicecaptain");
  expect(new URL(page.url()).pathname).toBe("/vicecaptain");
});

test("the credit range starts at 97 to 100, refuses nonsense and takes a league's suggestion", async ({
  page,
}) => {
  await start(page);
  await step(page, "/credit", "Credit Range");
  await expect(page.getByLabel("Minimum credits")).toHaveValue("97");
  await expect(page.getByLabel("Maximum credits")).toHaveValue("100");
  for (const [minimum, maximum] of [
    ["99", "98"],
    ["97", "100.5"],
    ["", "100"],
  ] as const) {
    await page.getByLabel("Minimum credits").fill(minimum);
    await page.getByLabel("Maximum credits").fill(maximum);
    await button(page, "Continue").click();
    await expectWords(page, "Enter Valid Credit Range");
    await expect(page.getByLabel("Minimum credits")).toHaveAttribute("aria-invalid", "true");
    expect(new URL(page.url()).pathname).toBe("/credit");
  }
  for (const league of ["Grand League", "Small League", "H2H League"])
    await expect(button(page, `Add ${league}`)).toBeVisible();
  await button(page, "Add H2H League").click();
  await expect(page.getByLabel("Minimum credits")).toHaveValue("98.5");
  await button(page, "Continue").click();
  await expect(heading(page, "Team Combinations")).toBeAttached();
});

test("the credit range stands on a histogram of the teams that exist", async ({ page }) => {
  await start(page);
  await step(page, "/credit", "Credit Range");
  const histogram = page.getByRole("list", { name: "Teams by their credits" });
  const parts = histogram.getByRole("listitem");
  const figure = (text: string) => Number(text.replaceAll(",", ""));
  /** Credits and teams of each part. */
  const read = async () =>
    (await parts.allInnerTexts()).map((text) => {
      const [, from = "", teams = ""] = /^([\d.]+)[^:]*: ([\d,]+) team/.exec(text) ?? [];
      return { from: Number(from), teams: figure(teams) };
    });
  const sum = (rows: readonly { readonly teams: number }[]) =>
    rows.reduce((total, { teams }) => total + teams, 0);
  const possible = page.getByRole("status").filter({ hasText: /teams possible: [\d,]+/ });
  const possibleTeams = async () =>
    figure(/possible: ([\d,]+)/.exec((await possible.textContent()) ?? "")?.[1] ?? "");

  // Every team that exists is in one part, whatever the range is.
  await expect(parts.first()).toBeAttached();
  await expect
    .poll(async () => sum((await read()).filter(({ from }) => from >= 97)))
    .toBe(await possibleTeams());
  const rows = await read();
  expect(rows.every(({ teams }) => Number.isFinite(teams))).toBe(true);
  await page.getByLabel("Minimum credits").fill("0");
  await expect.poll(possibleTeams).toBe(sum(rows));

  // The range is moved on it, by keyboard too, and the fields follow.
  await page.getByRole("slider", { name: "Range from" }).fill("95.5");
  await expect(page.getByLabel("Minimum credits")).toHaveValue("95.5");
  await page.getByRole("slider", { name: "Range to" }).press("ArrowLeft");
  await expect(page.getByLabel("Maximum credits")).toHaveValue("99.5");
  const within = rows.filter(({ from }) => from >= 95.5 && from < 99.5);
  // 99.5 itself is the first of its part.
  await expect.poll(possibleTeams).toBeGreaterThanOrEqual(sum(within));
  await page.getByLabel("Maximum credits").fill("99.4");
  await expect.poll(possibleTeams).toBe(sum(within));
});

test("each split is drawn as a bar of its two parts", async ({ page }) => {
  await start(page);
  const drawnBar = (name: string) =>
    page
      .getByRole("checkbox", { name, exact: true })
      .locator("xpath=..")
      .locator("i")
      .evaluateAll((all) =>
        all.map((part) => ({
          width: part.getBoundingClientRect().width,
          color: getComputedStyle(part).backgroundColor,
        })),
      );
  for (const [path, title, split] of [
    ["/partision", "Partition", "7-4"],
    ["/selection", "Percentage strategy", "7-4"],
    ["/combination", "Team Combinations", "1-4-2-4"],
  ] as const) {
    await step(page, path, title);
    await expect(page.getByRole("checkbox", { name: split, exact: true })).toBeAttached();
    const parts = await drawnBar(split);
    expect(parts, path).toHaveLength(split.split("-").length);
    expect(new Set(parts.map(({ color }) => color)).size, path).toBe(2);
    const whole = parts.reduce((total, { width }) => total + width, 0);
    for (const [at, count] of split.split("-").entries())
      expect(Math.abs((parts[at]?.width ?? 0) / whole - Number(count) / 11), `${path} ${at}`).toBeLessThan(
        0.03,
      );
  }
});

test("role frequency refuses counts that cannot fill a team and can be skipped", async ({ page }) => {
  await start(page);
  await step(page, "/rolefrequency", "Role Frequency");
  const groups = page.getByRole("main").getByRole("group");
  for (const name of ["Wicket Keeper", "Batsman", "All rounder", "Bowler"])
    await expect(groups.filter({ hasText: name })).toHaveCount(2);
  const roles = await groups.all();
  for (const role of roles) await role.getByRole("button", { name: /\b1$/ }).click();
  await button(page, "Continue").click();
  await expectWords(page, "Invalid selection of values!");
  // The count follows each tap: one or two players of each side and role allow fewer teams than the pool.
  const possible = page.getByRole("status").filter({ hasText: /teams possible: [\d,]+/ });
  const whole = (await possible.textContent()) ?? "";
  for (const role of roles) await role.getByRole("button", { name: /\b2$/ }).click();
  await expect(possible).not.toHaveText(whole);
  const triedText = (await possible.textContent()) ?? "";
  await button(page, "Continue").click();
  await page.waitForURL("**/advancedextra");
  await step(page, "/rolefrequency", "Role Frequency");
  await expect(possible).toHaveText(triedText);
  await button(page, "Skip This Section").click();
  await page.waitForURL("**/advancedextra");
});

test("own shares of the captains must add to 100", async ({ page, product }) => {
  await start(page);
  await step(page, "/captain", "Captain and vice-captain");
  const names = (await announcedPlayersOf(product)).slice(0, 3).map(({ name }) => name);
  await chooseLeaders(page, names, []);
  await button(page, "Settings").click();
  const dialog = page.getByRole("dialog");
  for (const mode of ["Teamwright selection", "equal distribution", "custom distribution"])
    await expect(dialog.getByRole("radio", { name: mode })).toBeAttached();
  await expect(dialog.getByRole("radio", { name: "Teamwright selection" })).toBeChecked();
  await dialog.getByRole("radio", { name: "custom distribution" }).press("Space");
  await dialog.getByLabel(`Share of ${names[0] ?? ""}`).fill("50");
  await dialog.getByRole("button", { name: "Update" }).click();
  await expectWords(page, "The shares must add to 100!");
  for (const [index, share] of ["50", "30", "20"].entries())
    await dialog.getByLabel(`Share of ${names[index] ?? ""}`).fill(share);
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(dialog).toHaveCount(0);
});

test("the number of teams has its limits and needs captains", async ({ page }) => {
  await start(page);
  await step(page, "/advanced", "Your strategy");
  await button(page, "Generate Teams").click();
  await expectWords(page, "C / VC is empty!");
  await button(page, "Change players")
    .or(page.getByRole("link", { name: "Add strategies" }))
    .first()
    .waitFor();
});

test("a number of teams has to be whole and within the limit", async ({ page }) => {
  await start(page);
  await button(page, "Quick teams").click();
  const field = page.getByRole("textbox", { name: "Enter Number of Teams" });
  for (const number of ["0", "3001", "1.5", "abc", ""]) {
    await field.fill(number);
    await expect(page.getByText("Enter Valid Number of Teams", { exact: true })).toHaveCount(0);
    await button(page, "Generate Teams").click();
    await expectWords(page, "Enter Valid Number of Teams");
  }
});

/** Continue first shows the suggested changes. */
async function goOnWithoutTeams(page: Page): Promise<void> {
  await button(page, "Continue").click();
  const sheet = page.getByRole("dialog", { name: "No team fits" });
  await expect(sheet.getByText("smallest change")).toBeVisible();
  await sheet.getByRole("button", { name: "Continue anyway" }).click();
}

test("a strategy that allows no team says so and what to loosen", async ({ page, product }) => {
  await start(page);
  const names = (await announcedPlayersOf(product)).map(({ name }) => name);
  await step(page, "/captain", "Captain and vice-captain");
  await chooseLeaders(page, names.slice(0, 2), names.slice(2, 5));
  await step(page, "/partision", "Partition");
  await chooseOnly(page, ["5-6"]);
  await step(page, "/credit", "Credit Range");
  await page.getByLabel("Minimum credits").fill("1");
  await page.getByLabel("Maximum credits").fill("20");
  await expect(page.getByText(/No team fits Credits 1 to 20/)).toBeVisible();
  await goOnWithoutTeams(page);
  await expect(heading(page, "Team Combinations")).toBeAttached();
  await chooseOnly(page, ["1-4-2-4"]);
  await goOnWithoutTeams(page);
  await expect(heading(page, "Your strategy")).toBeAttached();
  await button(page, "Generate Teams").click();
  await expectWords(page, "Software Out of Combinations");
  const lines = page.getByRole("list", { name: "Your strategy" });
  await expect(lines.getByRole("listitem").filter({ hasText: "Credits 1 to 20" })).not.toContainText(
    "no effect",
  );
  const ways = page
    .getByRole("region", { name: "No team fits" })
    .getByRole("list", { name: "What would help" });
  const nearest = ways.getByRole("button").first();
  await expect(nearest).toContainText(/Credits up to [\d.]+.*smallest change/);
  const promisedCount = /\+([\d,]+)$/.exec((await nearest.textContent()) ?? "")?.[1] ?? "";
  await nearest.click();
  await expect(
    page.getByRole("status").filter({ hasText: `teams possible: ${promisedCount}` }),
  ).toBeAttached();
  await button(page, "Undo").click();
  await expect(page.getByRole("status").filter({ hasText: /teams possible: 0$/ })).toBeAttached();
});

test("the partitions offered have room for the fixed players of each side", async ({ page, product }) => {
  await start(page);
  await button(page, "Fixed").click();
  const left = (await announcedPlayersOf(product)).filter(({ team_index }) => team_index === 0);
  await tick(
    page,
    left.slice(0, 6).map(({ name }) => name),
  );
  await step(page, "/partision", "Partition");
  const offeredBoxes = page.getByRole("main").getByRole("checkbox");
  await expect(offeredBoxes).toHaveCount(5);
  for (const card of await offeredBoxes.all())
    expect(Number((await card.getAttribute("aria-label"))?.split("-")[0])).toBeGreaterThanOrEqual(6);
  await expect(page.getByText("equal distribution")).toHaveCount(0);
});

test.describe("as a prime admin", () => {
  test.use({ account: "primeAdmin" });

  test("own credit ranges per side are checked and become the team's range", async ({ page }) => {
    await start(page);
    await step(page, "/credit", "Credit Range");
    await button(page, "Custom").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Select Credit Range");
    await expect(dialog.getByRole("tab", { name: "Partition" })).toBeVisible();
    await expect(dialog.getByRole("tab", { name: "Percentage" })).toBeVisible();
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await expectWords(page, "Invalid Credit Range");
    await dialog.getByRole("button", { name: "Info", exact: true }).click();
    await expect(dialog.getByText("Human Credit Stats")).toBeVisible();
    await dialog.getByRole("button", { name: "Back", exact: true }).click();
    const [minimum, maximum] = [dialog.getByLabel("Minimum credits"), dialog.getByLabel("Maximum credits")];
    for (const side of [0, 1]) {
      await minimum.nth(side).fill("40");
      await maximum.nth(side).fill(side === 0 ? "39" : "60");
    }
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await expectWords(page, "Invalid Credit Range");
    await maximum.nth(0).fill("60");
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText(/The team may cost 70 to 100/)).toBeVisible();
  });

  test("percentage frequency follows role frequency, then the review", async ({ page }) => {
    await start(page);
    await step(page, "/rolefrequency", "Role Frequency");
    await button(page, "Skip This Section").click();
    await page.waitForURL("**/percentagefrequency");
    await expect(page.getByRole("tab", { name: "0-50%", exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "50-100%", exact: true })).toBeVisible();
    await button(page, "Continue").click();
    await expectWords(page, "Please select all fields");
    await button(page, "Skip This Section").click();
    await page.waitForURL("**/advancedextra");
  });
});

test.describe("as an admin", () => {
  test.use({ account: "admin" });

  test("staff see the equal toggle of the partitions and the settings of the percentages", async ({
    page,
  }) => {
    await start(page);
    await step(page, "/partision", "Partition");
    const toggle = page.getByRole("switch", { name: /equal distribution/ });
    await toggle.press("Space");
    await expect(toggle).toBeChecked();
    await step(page, "/selection", "Percentage strategy");
    await expect(button(page, "Settings")).toBeVisible();
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  for (const by of ["a finger", "a mouse"] as const)
    test(`a double tap on Continue leads one step on, by ${by}`, async ({ page }) => {
      await start(page);
      await button(page, "Grand").click();
      for (const title of ["Captain and vice-captain", "Partition"]) {
        await expect(heading(page, title)).toBeAttached();
        await expect(page.getByText(/^Suggested: /)).toBeVisible();
        await button(page, "Continue").click();
      }
      await expect(heading(page, "Percentage strategy")).toBeAttached();
      // The next step is complete, so that its Continue would not refuse the second tap.
      await step(page, "/captain", "Captain and vice-captain");
      await expect(page.getByRole("status").filter({ hasText: /teams possible: [\d,]+/ })).toBeAttached();
      const box = (await button(page, "Continue").boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (by === "a mouse") await page.mouse.dblclick(x, y, { delay: 60 });
      else {
        await page.touchscreen.tap(x, y);
        await page.waitForTimeout(120);
        await page.touchscreen.tap(x, y);
      }
      await expect(heading(page, "Partition")).toBeAttached();
      // A tap after it is one of its own.
      await page.waitForTimeout(500);
      await expect(heading(page, "Partition")).toBeAttached();
      await button(page, "Continue").click();
      await expect(heading(page, "Percentage strategy")).toBeAttached();
    });
});
