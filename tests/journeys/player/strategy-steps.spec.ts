import type { Page } from "@playwright/test";
import {
  button,
  choosePlayers,
  demoMatch,
  heading,
  matchOf,
  said,
  squadOf,
  tick,
} from "../../support/player.ts";
import type { NamedPlayer } from "../../support/player.ts";
import { type Product, expect, test } from "../../support/product.ts";

const automatic = demoMatch("cricket", "lineups");

/** The announced players are chosen; the steps can then be opened by their addresses. */
async function start(page: Page, id = automatic): Promise<void> {
  await choosePlayers(page, id);
  await button(page, "Continue").click();
  await expect(heading(page, "Choose section")).toBeAttached();
}

async function step(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title)).toBeAttached();
}

const announced = async (product: Product, id = automatic): Promise<NamedPlayer[]> =>
  squadOf(await matchOf(product, id)).filter(({ playing }) => playing === 1);

const fixedMost = { cricket: 8, football: 8, basketball: 5, kabaddi: 4 } as const;

for (const sport of ["cricket", "football", "basketball", "kabaddi"] as const)
  test(`${sport}: no more fixed players than the sport allows`, async ({ page, product }) => {
    const id = demoMatch(sport, "lineups");
    await start(page, id);
    await button(page, "Fixed").click();
    const most = fixedMost[sport];
    const names = (await announced(product, id)).map(({ name }) => name);
    await tick(page, names.slice(0, most));
    const next = page.getByRole("main").getByRole("checkbox", { name: names[most] ?? "", exact: true });
    await next.press("Space");
    await said(page, `You cannot select more than ${most} players`);
    await expect(next).not.toBeChecked();
  });

test("groups: every refusal, adding one and deleting it", async ({ page, product }) => {
  await start(page);
  await button(page, "Fixed").click();
  await button(page, "Create Groups").click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  await add.click();
  await said(page, "Invalid Group Player selection!, Select 2 or more players.");
  const playing = await announced(product);
  const names = [0, 1].flatMap((side) =>
    playing
      .filter(({ team_index }) => team_index === side)
      .slice(0, 2)
      .map(({ name }) => name),
  );
  for (const name of names) await dialog.getByRole("checkbox", { name, exact: true }).press("Space");
  await add.click();
  await said(page, "Min Player & Max Player Cannot Be Empty!");
  await dialog.getByLabel("Min Player").fill("2");
  await dialog.getByLabel("Max Player").fill("2");
  await add.click();
  await said(page, "Min Player & Max Player should not be equal, try selecting fixed players in this case!");
  await dialog.getByLabel("Min Player").fill("1");
  await dialog.getByLabel("Max Player").fill("5");
  await add.click();
  await said(page, "You cannot select more than 4 players");
  await dialog.getByLabel("Max Player").fill("2");
  await add.click();
  await said(page, "Player Group Added Successfully!");
  await expect(page.getByText("1 to 2 of a group").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(names.join(", "), { exact: true })).toBeVisible();
  await button(page, "Delete group 1").click();
  await said(page, "Group Deleted Successfully!");
  await expect(page.getByText("1 to 2 of a group")).toHaveCount(0);
});

interface Gate {
  readonly path: string;
  readonly title: string;
  readonly says: string;
}

const gates: readonly Gate[] = [
  { path: "/captain", title: "Captain", says: "Select 1 or More players for captain" },
  { path: "/vicecaptain", title: "Vice Captain", says: "Select 2 or More for vicecaptain" },
  { path: "/partision", title: "Partition", says: "Should Select 1 or More Strategies" },
  { path: "/selection", title: "Percentage strategy", says: "Should select 1 or More Strategies" },
  { path: "/combination", title: "Team Combinations", says: "Should Select 1 or More Combinations" },
  { path: "/rolefrequency", title: "Role Frequency", says: "Please select all fields" },
];

test("each step's Continue says what is missing in the documents' words and stays", async ({ page }) => {
  await start(page);
  for (const { path, title, says } of gates) {
    await step(page, path, title);
    await button(page, "Continue").click();
    await said(page, says);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("one vice-captain is not enough", async ({ page, product }) => {
  await start(page);
  await step(page, "/vicecaptain", "Vice Captain");
  await tick(page, [(await announced(product))[0]?.name ?? ""]);
  await button(page, "Continue").click();
  await said(page, "Select 2 or More for vicecaptain");
});

test("the credit range refuses a minimum above the maximum and anything above 100", async ({ page }) => {
  await start(page);
  for (const [minimum, maximum] of [
    ["99", "98"],
    ["97", "100.5"],
    ["", "100"],
  ] as const) {
    await step(page, "/credit", "Credit Range");
    await page.getByLabel("Minimum credits").fill(minimum);
    await page.getByLabel("Maximum credits").fill(maximum);
    await button(page, "Continue").click();
    await said(page, "Enter Valid Credit Range");
    expect(new URL(page.url()).pathname).toBe("/credit");
  }
});

test("the credit range starts at 97 to 100 and takes a league's suggestion", async ({ page }) => {
  await start(page);
  await step(page, "/credit", "Credit Range");
  await expect(page.getByLabel("Minimum credits")).toHaveValue("97");
  await expect(page.getByLabel("Maximum credits")).toHaveValue("100");
  for (const league of ["Grand League", "Small League", "H2H League"])
    await expect(button(page, `Add ${league}`)).toBeVisible();
  await button(page, "Add H2H League").click();
  await expect(page.getByLabel("Minimum credits")).toHaveValue("98.5");
  await button(page, "Continue").click();
  await expect(heading(page, "Team Combinations")).toBeAttached();
});

test("Credit Info shows what the players cost, in four accordions", async ({ page }) => {
  await start(page);
  await step(page, "/credit", "Credit Range");
  await button(page, "Credit Info").click();
  const dialog = page.getByRole("dialog");
  for (const title of [
    "Human Credit Stats",
    "Partition Stats Info",
    "Percentage Stats Info",
    "Combination Stats Info",
  ]) {
    await dialog.getByText(title, { exact: true }).click();
    await expect(
      dialog.getByRole("group").filter({ hasText: title }).getByRole("table").first(),
    ).toBeVisible();
  }
  await expect(dialog.getByRole("button", { name: "Back", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog).toHaveCount(0);
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
  await said(page, "Invalid selection of values!");
  // The count follows each tap: one or two players of each side and role allow fewer teams than the pool.
  const possible = page.getByRole("status").filter({ hasText: /teams possible: [\d,]+/ });
  const whole = (await possible.textContent()) ?? "";
  for (const role of roles) await role.getByRole("button", { name: /\b2$/ }).click();
  await expect(possible).not.toHaveText(whole);
  const tried = (await possible.textContent()) ?? "";
  await button(page, "Continue").click();
  await page.waitForURL("**/advancedextra");
  await step(page, "/rolefrequency", "Role Frequency");
  await expect(possible).toHaveText(tried);
  await button(page, "Skip This Section").click();
  await page.waitForURL("**/advancedextra");
});

test("own shares of the captains must add to 100", async ({ page, product }) => {
  await start(page);
  await step(page, "/captain", "Captain");
  const names = (await announced(product)).slice(0, 3).map(({ name }) => name);
  await tick(page, names);
  await button(page, "Settings").click();
  const dialog = page.getByRole("dialog");
  for (const mode of ["Teamwright selection", "equal distribution", "custom distribution"])
    await expect(dialog.getByRole("radio", { name: mode })).toBeAttached();
  await expect(dialog.getByRole("radio", { name: "Teamwright selection" })).toBeChecked();
  await dialog.getByRole("radio", { name: "custom distribution" }).press("Space");
  await dialog.getByLabel(`Share of ${names[0] ?? ""}`).fill("50");
  await dialog.getByRole("button", { name: "Update" }).click();
  await said(page, "The shares must add to 100!");
  for (const [index, share] of ["50", "30", "20"].entries())
    await dialog.getByLabel(`Share of ${names[index] ?? ""}`).fill(share);
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(dialog).toHaveCount(0);
});

test("the number of teams has its limits and needs captains", async ({ page }) => {
  await start(page);
  await step(page, "/advanced", "Your strategy");
  await button(page, "Generate Teams").click();
  await said(page, "C / VC is empty!");
  await button(page, "Change players")
    .or(page.getByRole("link", { name: "Add strategies" }))
    .first()
    .waitFor();
});

for (const number of ["0", "2001", "1.5", "abc", ""])
  test(`"${number}" is no number of teams`, async ({ page }) => {
    await start(page);
    await button(page, "Quick teams").click();
    await page
      .getByRole("textbox", { name: "Enter Number of Teams" })
      .fill(number === "2001" ? "3001" : number);
    await button(page, "Generate Teams").click();
    await said(page, "Enter Valid Number of Teams");
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
  const names = (await announced(product)).map(({ name }) => name);
  await step(page, "/captain", "Captain");
  await tick(page, names.slice(0, 2));
  await step(page, "/vicecaptain", "Vice Captain");
  await tick(page, names.slice(2, 5));
  await step(page, "/partision", "Partition");
  await tick(page, ["5-6"]);
  await step(page, "/credit", "Credit Range");
  await page.getByLabel("Minimum credits").fill("1");
  await page.getByLabel("Maximum credits").fill("20");
  await expect(page.getByText(/No team fits Credits 1 to 20/)).toBeVisible();
  await goOnWithoutTeams(page);
  await expect(heading(page, "Team Combinations")).toBeAttached();
  await tick(page, ["1-4-2-4"]);
  await goOnWithoutTeams(page);
  await expect(heading(page, "Your strategy")).toBeAttached();
  await button(page, "Generate Teams").click();
  await said(page, "Software Out of Combinations");
  const lines = page.getByRole("list", { name: "Your strategy" });
  await expect(lines.getByRole("listitem").filter({ hasText: "Credits 1 to 20" })).not.toContainText(
    "no effect",
  );
  const ways = page.getByRole("region", { name: "No team fits" }).getByRole("list", { name: "Ways out" });
  const nearest = ways.getByRole("button").first();
  await expect(nearest).toContainText(/Credits up to [\d.]+.*smallest change/);
  const promised = /\+([\d,]+)$/.exec((await nearest.textContent()) ?? "")?.[1] ?? "";
  await nearest.click();
  await expect(page.getByRole("status").filter({ hasText: `teams possible: ${promised}` })).toBeAttached();
  await button(page, "Undo").click();
  await expect(page.getByRole("status").filter({ hasText: /teams possible: 0$/ })).toBeAttached();
});

test("the partitions offered have room for the fixed players of each side", async ({ page, product }) => {
  await start(page);
  await button(page, "Fixed").click();
  const left = (await announced(product)).filter(({ team_index }) => team_index === 0);
  await tick(
    page,
    left.slice(0, 6).map(({ name }) => name),
  );
  await step(page, "/partision", "Partition");
  const offered = page.getByRole("main").getByRole("checkbox");
  await expect(offered).toHaveCount(5);
  for (const card of await offered.all())
    expect(Number((await card.getAttribute("aria-label"))?.split("-")[0])).toBeGreaterThanOrEqual(6);
  await expect(page.getByText("equal distribution")).toHaveCount(0);
});

test("suggestions of an automatic cricket match: counts, defaults and what they add", async ({ page }) => {
  await start(page);
  for (const [path, title, most, usual] of [
    ["/fixed", "Fixed players", 4, 1],
    ["/captain", "Captain", 8, 4],
    ["/vicecaptain", "Vice Captain", 12, 6],
  ] as const) {
    await step(page, path, title);
    await button(page, "Suggestion").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("group").getByRole("button")).toHaveCount(most);
    await expect(dialog.getByRole("listitem")).toHaveCount(usual);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(usual);
  }
  for (const [path, title] of [
    ["/partision", "Partition"],
    ["/selection", "Percentage strategy"],
    ["/combination", "Team Combinations"],
  ] as const) {
    await step(page, path, title);
    await button(page, "Suggestion").click();
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("main").getByRole("checkbox", { checked: true }).first()).toBeAttached();
  }
});

test("no suggestions and no Custom where the match is not automatic cricket", async ({ page }) => {
  await start(page, demoMatch("football", "lineups"));
  for (const [path, title] of [
    ["/fixed", "Fixed players"],
    ["/captain", "Captain"],
    ["/partision", "Partition"],
    ["/credit", "Credit Range"],
    ["/combination", "Team Combinations"],
  ] as const) {
    await step(page, path, title);
    await expect(button(page, "Continue")).toBeVisible();
    await expect(button(page, "Suggestion")).toHaveCount(0);
    await expect(button(page, "Custom")).toHaveCount(0);
    await expect(button(page, "Credit Info")).toHaveCount(0);
  }
});

test("the combination range dialog: four sliders, Cancel, Reset and Add", async ({ page }) => {
  await start(page);
  await step(page, "/combination", "Team Combinations");
  await button(page, "Custom").click();
  const dialog = page.getByRole("dialog");
  for (const role of ["Wicket Keeper", "Batsman", "All-Rounder", "Bowler"])
    await expect(dialog.getByText(role, { exact: true })).toBeVisible();
  await expect(dialog.getByText("120 combinations fit")).toBeVisible();
  const fewest = dialog.getByRole("slider", { name: "Fewest: Batsman" });
  for (let press = 0; press < 4; press++) await fewest.press("ArrowRight");
  await expect(dialog.getByText("120 combinations fit")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(dialog.getByText("120 combinations fit")).toBeVisible();
  const most = dialog.getByRole("slider", { name: "Most: Wicket Keeper" });
  for (let press = 0; press < 7; press++) await most.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const chosen = page.getByRole("main").getByRole("checkbox", { checked: true });
  for (const card of await chosen.all()) await expect(card).toHaveAttribute("aria-label", /^1-/);
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
    await said(page, "Invalid Credit Range");
    await dialog.getByRole("button", { name: "Info", exact: true }).click();
    await expect(dialog.getByText("Human Credit Stats")).toBeVisible();
    await dialog.getByRole("button", { name: "Back", exact: true }).click();
    const [minimum, maximum] = [dialog.getByLabel("Minimum credits"), dialog.getByLabel("Maximum credits")];
    for (const side of [0, 1]) {
      await minimum.nth(side).fill("40");
      await maximum.nth(side).fill(side === 0 ? "39" : "60");
    }
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await said(page, "Invalid Credit Range");
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
    await said(page, "Please select all fields");
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
