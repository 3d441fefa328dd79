import {
  choosePlayers,
  type NamedPlayer,
  type Sport,
  button,
  demoMatch,
  fromMenu,
  heading,
  matchOf,
  openPlayers,
  expectWords,
  squadOf,
  tick,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

interface Refusal {
  /** This many of the left side and of the right side; of certain roles where they are given. */
  readonly left: number;
  readonly right: number;
  readonly without?: number;
  readonly says: string;
}

const refusals: Readonly<Record<Sport, readonly Refusal[]>> = {
  cricket: [
    { left: 3, right: 8, says: "Minimum 4 players from each side" },
    { left: 4, right: 4, says: "Select Minimum 11 players from both sides" },
    { left: 6, right: 6, without: 0, says: "Select Minimum 1 - WK players" },
  ],
  football: [
    { left: 6, right: 8, says: "Minimum 7 players from each side" },
    { left: 7, right: 7, without: 3, says: "Select Minimum 1 - ST players" },
  ],
  basketball: [
    { left: 4, right: 8, says: "Minimum 5 players from each side" },
    { left: 5, right: 6, says: "Select Minimum 12 players from both sides" },
    { left: 6, right: 6, without: 4, says: "Select Minimum 1 - C players" },
  ],
  kabaddi: [
    { left: 4, right: 6, says: "Minimum 5 players from each side" },
    { left: 5, right: 5, without: 2, says: "Select Minimum 1 - RAI players" },
  ],
};

const take = (squad: readonly NamedPlayer[], { left, right, without }: Refusal): string[] =>
  [left, right].flatMap((count, side) =>
    squad
      .filter(({ team_index, role }) => team_index === side && role !== without)
      .slice(0, count)
      .map(({ name }) => name),
  );

for (const sport of ["cricket", "football", "basketball", "kabaddi"] as const)
  test(`${sport}: Continue says what the selection lacks`, async ({ page, product }) => {
    const id = demoMatch(sport, "lineups");
    const squad = squadOf(await matchOf(product, id));
    await openPlayers(page, id);
    for (const refusal of refusals[sport]) {
      if (await button(page, "Clear").isVisible()) await button(page, "Clear").click();
      const names = take(squad, refusal);
      expect(names).toHaveLength(refusal.left + refusal.right);
      await tick(page, names);
      await button(page, "Continue").click();
      await expectWords(page, refusal.says);
      await expect(heading(page, "Choose players")).toBeAttached();
    }
  });

test("a thirteenth player of one side is refused", async ({ page, product }) => {
  const id = demoMatch("cricket", "lineups");
  const left = squadOf(await matchOf(product, id)).filter(({ team_index }) => team_index === 0);
  expect(left.length).toBeGreaterThan(12);
  await openPlayers(page, id);
  await tick(
    page,
    left.slice(0, 12).map(({ name }) => name),
  );
  const box = page.getByRole("checkbox", { name: left[12]?.name ?? "", exact: true });
  await box.press("Space");
  await expectWords(page, "Cannot select more than 12 players from each side");
  await expect(box).not.toBeChecked();
});

const hints: Readonly<Record<Sport, string>> = {
  cricket: "Choose 11-24 players",
  football: "Choose 14-22 players",
  basketball: "Choose 12-16 players",
  kabaddi: "Choose 12-16 players",
};
const roles: Readonly<Record<Sport, readonly string[]>> = {
  cricket: ["WK", "BAT", "AL", "BOWL"],
  football: ["GK", "DEF", "MID", "ST"],
  basketball: ["PG", "SG", "SF", "PF", "C"],
  kabaddi: ["DEF", "ALL", "RAI"],
};

for (const sport of ["cricket", "football", "basketball", "kabaddi"] as const)
  test(`${sport}: role tabs with counts, the hint and the way on`, async ({ page }) => {
    await openPlayers(page, demoMatch(sport, "lineups"));
    await expect(page.getByText(hints[sport])).toBeVisible();
    await button(page, "Select all announced").click();
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveCount(roles[sport].length + 1);
    for (const role of roles[sport]) {
      const tab = page.getByRole("tab", { name: new RegExp(`^${role} ?\\d`) });
      await tab.click();
      await expect(page.getByRole("main").getByRole("checkbox").first()).toBeAttached();
    }
    await expect(button(page, "Auto Create Teams")).toBeVisible();
  });

test("Auto Create Teams is offered only when the line-ups are out", async ({ page }) => {
  await openPlayers(page, demoMatch("cricket", "evening"));
  await expect(button(page, "Continue")).toBeVisible();
  await expect(button(page, "Auto Create Teams")).toHaveCount(0);
});

test("a customer sees neither Expert Choice nor Open Booking", async ({ page }) => {
  await openPlayers(page, demoMatch("cricket", "lineups"));
  await expect(page.getByText("Expert Choice")).toHaveCount(0);
  await expect(page.getByText("Open Booking")).toHaveCount(0);
});

/** As texts are rounded everywhere: 6.85 is 6.9, where `toFixed` gives 6.8 for some numbers. */
const tenths = (percent: number | null | undefined): string =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent ?? 0);

test("each player's row tells who he is, what he costs and whether he plays", async ({ page, product }) => {
  const id = demoMatch("cricket", "lineups");
  const squad = squadOf(await matchOf(product, id));
  const marks = {
    announced: "Announced",
    substitute: "Substitute",
    unavailable: "Not in the line-up",
    other: "",
  };
  await openPlayers(page, id);
  await expect(page.getByRole("timer")).toHaveText(/^(\d+h )?\d+m \d\ds$/);
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(squad.length);
  for (const player of squad) {
    const box = page.getByRole("checkbox", { name: player.name, exact: true });
    const row = page.getByRole("listitem").filter({ has: box });
    await expect(row).toContainText(player.name);
    await expect(row).toContainText(player.credits.toFixed(1));
    // Nobody has points before the match: "0 pts" says nothing.
    await expect(row).not.toContainText("pts");
    await expect(row).toContainText(`C ${tenths(player.captain_percentage)}%`);
    await expect(row).toContainText(`VC ${tenths(player.vice_captain_percentage)}%`);
    await expect(row).toContainText(`Sel ${tenths(player.selected_by)}%`);
    await expect(row).toContainText(marks[player.last_play_text]);
    await expect(row.locator(`img[src="${player.image}"]`)).toHaveCount(1);
  }
  const evening = demoMatch("cricket", "evening");
  const early = squadOf(await matchOf(product, evening));
  await openPlayers(page, evening);
  await expect(page.getByText("Played last", { exact: true })).toHaveCount(
    early.filter((player) => player.last_play_text === "other" && player.last_play === 1).length,
  );
  const cut = await page
    .getByText("Played last", { exact: true })
    .evaluateAll((marks) => marks.filter((mark) => mark.scrollWidth > mark.clientWidth).length);
  expect(cut).toBe(0);
  const running = demoMatch("cricket", "running");
  const best = squadOf(await matchOf(product, running)).toSorted((a, b) => b.points - a.points)[0];
  await openPlayers(page, running);
  await expect(page.getByRole("listitem").filter({ hasText: best?.name ?? "" })).toContainText(
    `${best?.points ?? 0} pts`,
  );
});

test("without line-ups one tap selects the players of the last match", async ({ page, product }) => {
  const id = demoMatch("cricket", "evening");
  const playedPlayers = squadOf(await matchOf(product, id)).filter(({ last_play: last }) => last === 1);
  await openPlayers(page, id);
  await button(page, "Select last match's eleven").click();
  const chosenBoxes = page.getByRole("main").getByRole("checkbox", { checked: true });
  await expect(chosenBoxes).toHaveCount(playedPlayers.length);
  for (const { name } of playedPlayers)
    await expect(page.getByRole("checkbox", { name, exact: true })).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: /teams possible: [1-9]/ })).toBeAttached();
  await openPlayers(page, demoMatch("cricket", "lineups"));
  await expect(button(page, "Select last match's eleven")).toHaveCount(0);
});

test("only unmet minimums are shown, and search and order are one tap away", async ({ page, product }) => {
  const id = demoMatch("cricket", "lineups");
  const squad = squadOf(await matchOf(product, id));
  await openPlayers(page, id);
  const unmet = page.getByRole("list", { name: "Least needed" });
  await expect(unmet).toContainText("Players0/11");
  const possible = page.getByRole("status").filter({ hasText: "teams possible:" });
  await expect(possible).toHaveText("teams possible: 0");
  await expect(page.locator("header").getByText("Minimum 4 players from each side")).toBeVisible();
  await button(page, "Select all announced").click();
  await expect(unmet).toHaveCount(0);
  await page.getByLabel("Sort by").selectOption("Name");
  const first = squad
    .filter(({ playing }) => playing === 1)
    .toSorted((a, b) => a.name.localeCompare(b.name))[0];
  const rows = page.getByRole("main").getByRole("checkbox");
  await expect(rows.first()).toHaveAccessibleName(first?.name ?? "");
  await expect(page.getByLabel("Sort by").getByRole("option", { name: "Points" })).toHaveCount(0);
  await button(page, "Search players").click();
  const field = page.getByRole("searchbox", { name: "Search players" });
  await expect(field).toBeFocused();
  await field.fill(first?.name ?? "");
  await expect(rows).toHaveCount(1);
  await button(page, "Close the search").click();
  await expect(rows).toHaveCount(squad.length);
});

test("a match that cannot be fetched says so and loads on a second try", async ({ page, product }) => {
  const id = demoMatch("cricket", "ahead");
  const squad = squadOf(await matchOf(product, id));
  await page.goto("/");
  await page.route(`**/api/fantasy/match/${id}`, (route) => route.abort());
  await page.goto(`/match/${id}`);
  await expectWords(page, "Error while fetching player data! try again!");
  await page.unroute(`**/api/fantasy/match/${id}`);
  await page.getByRole("button", { name: /again|retry/i }).click();
  await expect(heading(page, "Choose players")).toBeAttached();
  const players = page.getByRole("main").getByRole("checkbox");
  await expect(players).toHaveCount(squad.length);
  // From now on the device's stored copy of this match must be enough; of another match there is none.
  await page.route("**/api/fantasy/match/*", (route) => route.abort());
  await page.reload();
  await expect(players).toHaveCount(squad.length);
  await page.goto(`/match/${demoMatch("cricket", "plain")}`);
  await expectWords(page, "Error while fetching player data! try again!");
});

test("the rules dialog keeps its choice and leaves only old combinations and sides", async ({ page }) => {
  await openPlayers(page, demoMatch("cricket", "lineups"));
  await button(page, "Select all announced").click();
  expect(await page.evaluate(() => localStorage.getItem("fantasy_rules"))).toBeNull();
  await fromMenu(page, "Rules");
  await expect(page.getByRole("radio", { name: "Old + New Fantasy Rules" })).toBeChecked();
  await page.getByRole("radio", { name: "Old Fantasy Rules", exact: true }).press("Space");
  await expectWords(page, "Fantasy rule settings changed successfully!");
  expect(await page.evaluate(() => localStorage.getItem("fantasy_rules"))).toBe("1");

  await page.goto("/partision");
  await expect(heading(page, "Partition")).toBeAttached();
  const cards = page.getByRole("main").getByRole("checkbox");
  await expect(cards).toHaveCount(4);
  await page.goto("/combination");
  await expect(page.getByRole("tab", { name: /Old Combinations/ })).toBeVisible();
  await expect(page.getByRole("tab", { name: /New Combinations/ })).toHaveCount(0);
  await expect(cards).toHaveCount(20);

  await openPlayers(page, demoMatch("cricket", "lineups"));
  await fromMenu(page, "Rules");
  await page.getByRole("radio", { name: "Old + New Fantasy Rules" }).press("Space");
  await expectWords(page, "Fantasy rule settings changed successfully!");
  await page.goto("/partision");
  await expect(cards).toHaveCount(10);
  await page.goto("/combination");
  await page.getByRole("tab", { name: /New Combinations/ }).click();
  await expect(cards).toHaveCount(100);
});

test("combinations of a sport that has no new ones have no tabs", async ({ page }) => {
  await choosePlayers(page, demoMatch("football", "lineups"));
  await page.goto("/combination");
  await expect(heading(page, "Team Combinations")).toBeAttached();
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(7);
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("Edit Data changes credits, percentage and role for this device's own session", async ({
  page,
  product,
}) => {
  const id = demoMatch("cricket", "lineups");
  const bowler = squadOf(await matchOf(product, id)).find(({ role, playing }) => role === 3 && playing === 1);
  const name = bowler?.name ?? "";
  await openPlayers(page, id);
  await fromMenu(page, "Edit Data");
  await page.getByLabel(`Credits of ${name}`).fill("abc");
  await button(page, "Update").click();
  const credits = page.getByLabel(`Credits of ${name}`);
  await expect(credits).toHaveAttribute("aria-invalid", "true");
  await expect(credits).toHaveAccessibleDescription(`Invalid value for ${name}!`);
  await expect(credits).toBeFocused();
  const [field, role] = await Promise.all(
    [credits, page.getByLabel(`Role of ${name}`)].map(async (part) => part.boundingBox()),
  );
  expect(role?.y).toBe(field?.y);
  expect(role?.height).toBe(field?.height);
  await page.getByLabel(`Credits of ${name}`).fill("6.5");
  await page.getByLabel(`Percentage of ${name}`).fill("71.5");
  await page.getByLabel(`Role of ${name}`).selectOption("AL");
  await button(page, "Update").click();
  await expectWords(page, "Players Data added!");
  await expect(heading(page, "Choose players")).toBeAttached();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("6.5");
  await expect(row).toContainText("71.5%");
  await expect(row).toContainText("AL");
  await page.reload();
  await expect(row).toContainText("71.5%");
  const servedPlayer = squadOf(await matchOf(product, id)).find((player) => player.name === name);
  expect(servedPlayer?.credits).toBe(bowler?.credits);
});

test("another sport's tab gives up the lists being built", async ({ page }) => {
  await openPlayers(page, demoMatch("cricket", "lineups"));
  await button(page, "Select all announced").click();
  await page.goto("/");
  await page.getByRole("tab", { name: "Kabaddi" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await openPlayers(page, demoMatch("cricket", "lineups"));
  await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
});
