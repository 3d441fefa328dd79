import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { CheckedTeam } from "../../support/check-teams.ts";
import { filterOf, option, optionRow, shownCount, take, teamList } from "../../support/display.ts";
import { exportedTeams, fromTeamsMenu, openExport } from "../../support/flow.ts";
import {
  button,
  demoMatch,
  displayPath,
  heading,
  matchOf,
  quickTeams,
  expectWords,
  squadOf,
} from "../../support/player.ts";
import { type Product, expect, test } from "../../support/product.ts";

const match = demoMatch("cricket", "lineups");
const namesOf = async (product: Product): Promise<ReadonlyMap<number, string>> =>
  new Map(squadOf(await matchOf(product, match)).map(({ player_index, name }) => [player_index, name]));

const leftOf = (team: CheckedTeam, left: ReadonlySet<number>): number =>
  team.team.flat().filter((index) => left.has(index)).length;

test("filters: six types, their words, and exactly the teams that pass", async ({ page, product }) => {
  await quickTeams(page, match, 300);
  const all = await exportedTeams(page);
  const left = new Set(
    (await matchOf(product, match)).left_team_players.map(({ player_index }) => player_index),
  );
  const kinds: readonly {
    readonly type: string;
    readonly field: string;
    readonly added: string;
    readonly passes: (team: CheckedTeam, value: string) => boolean;
  }[] = [
    {
      type: "Captain Selection",
      field: "Player",
      added: "Captain Selection Filter Added!",
      passes: ({ captain }, value) => captain === Number(value),
    },
    {
      type: "VC Selection",
      field: "Player",
      added: "VC Selection Filter Added!",
      passes: ({ vicecaptain }, value) => vicecaptain === Number(value),
    },
    {
      type: "Partition Strategy",
      field: "Strategy",
      added: "Partision Strategy Filter Added!",
      passes: (team, value) => leftOf(team, left) === Number(value.split("-")[0]),
    },
    {
      type: "Team Credits",
      field: "Credits",
      added: "Team Credits Filter Added!",
      passes: ({ credits }, value) => credits === Number(value),
    },
    {
      type: "Combination Strategy",
      field: "Combination",
      added: "Combination Strategy Filter Added!",
      passes: ({ team }, value) => team.map((list) => list.length).join("-") === value,
    },
  ];
  for (const { type, field, added, passes } of kinds) {
    const panel = await filterOf(page, type);
    const value = await option(panel, field);
    await take(panel, field, value);
    await panel.getByRole("button", { name: "Add Filter" }).click();
    await expectWords(page, added);
    await page.keyboard.press("Escape");
    const expected = all.filter((team) => passes(team, value)).length;
    await expect.poll(async () => shownCount(page)).toBe(expected);
    const shownTeams = await exportedTeams(page);
    expect(shownTeams.every((team) => passes(team, value))).toBe(true);
    await page.getByRole("group", { name: "Active filters" }).getByRole("button").first().click();
  }

  const panel = await filterOf(page, "Player Selection");
  const [present, absent] = [await option(panel, "Player", 2), await option(panel, "Player", 5)];
  await take(panel, "Player", present, "absent");
  // One tap moves a player from one side to the other.
  await take(panel, "Player", present);
  await take(panel, "Player", absent, "absent");
  await panel.getByRole("button", { name: "Add Filter" }).click();
  await expectWords(page, "Player Selection Filter Added!");
  await page.keyboard.press("Escape");
  const holds = ({ team }: CheckedTeam, index: string) => team.flat().includes(Number(index));
  const expected = all.filter((team) => holds(team, present) && !holds(team, absent)).length;
  await expect.poll(async () => shownCount(page)).toBe(expected);
});

test("filters: a reload keeps them, and each choice says how many teams it leaves under the others", async ({
  page,
}) => {
  await quickTeams(page, match, 300);
  const all = await exportedTeams(page);
  const first = await filterOf(page, "Captain Selection");
  const captain = await option(first, "Player");
  await take(first, "Player", captain);
  const keptTeams = all.filter((team) => team.captain === Number(captain));
  // The entry is not added yet: the button shows the teams that its number counts.
  await first.getByRole("button", { name: `Show ${keptTeams.length} teams` }).click();
  await expect.poll(async () => shownCount(page)).toBe(keptTeams.length);
  await expect(heading(page, `${keptTeams.length} of ${all.length} teams`)).toBeVisible();

  await page.reload();
  await expect.poll(async () => shownCount(page)).toBe(keptTeams.length);

  const panel = await filterOf(page, "VC Selection");
  const second = await option(panel, "Player");
  const teamsOf = (value: string) => optionRow(panel, "Player", value);
  const bothCount = keptTeams.filter((team) => team.vicecaptain === Number(second)).length;
  await expect(teamsOf(second)).toHaveText(new RegExp(`\\D${bothCount}$`));
  // The captain cannot be vice-captain too: the option stays in the list with 0.
  await expect(teamsOf(captain)).toHaveText(/\D0$/);
  // On a phone the number of teams stays in view below the options, however many filters there are.
  await expect(panel.getByRole("button", { name: /^Show \d/ })).toBeInViewport();
  // What was tapped for one type stays when the next is opened, and giving it back takes the filter away.
  await take(panel, "Player", second);
  await filterOf(page, "Captain Selection");
  await teamsOf(captain).getByRole("button").click();
  const without = all.filter((team) => team.vicecaptain === Number(second)).length;
  await panel.getByRole("button", { name: new RegExp(`^Show ${without} teams?$`) }).click();
  await expect.poll(async () => shownCount(page)).toBe(without);
});

test("filters: an empty one is refused in the documents' words", async ({ page }) => {
  await quickTeams(page, match, 60);
  for (const [type, says] of [
    ["Player Selection", "No player is added!"],
    ["Partition Strategy", "No Strategy is added!"],
    ["Team Credits", "Credit List is Empty!"],
    ["Combination Strategy", "No Combination is added!"],
  ] as const) {
    const panel = await filterOf(page, type);
    await panel.getByRole("button", { name: "Add Filter" }).click();
    await expectWords(page, says);
  }
});

/**
 * From the top of the list, because the browser driver scrolls the page when it clicks a button of the sticky footer.
 */
async function tickTeams(page: Page, numbers: readonly number[]): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const number of numbers)
    await page.getByRole("checkbox", { name: `Select team ${number}`, exact: true }).press("Space");
}

test("a stored subset: its refusals, then an attempt of its own with its name", async ({ page }) => {
  await quickTeams(page, match, 50);
  const all = await exportedTeams(page);
  await button(page, "Select").click();
  await button(page, "Store").click();
  await expectWords(page, "Select teams to store!");
  await button(page, "Select All").click();
  await expect(page.getByText("50 selected")).toBeVisible();
  await button(page, "Select All").click();
  await expect(page.getByText("0 selected")).toBeVisible();
  await tickTeams(page, [2, 3]);
  await expect(page.getByText("2 selected")).toBeVisible();
  await button(page, "Reset").click();
  await expect(page.getByText("0 selected")).toBeVisible();
  await tickTeams(page, [2, 3]);
  await button(page, "Store").click();
  const dialog = page.getByRole("dialog");
  const store = dialog.getByRole("button", { name: "Store", exact: true });
  await store.click();
  await expectWords(page, "Invalid Teams Name!");
  await dialog.getByLabel("Name").fill("x".repeat(41));
  await store.click();
  await expectWords(page, "Teams name is too long!");
  await dialog.getByLabel("Name").fill("x".repeat(40));
  await store.click();
  await expectWords(page, "Teams Stored Successfully!");
  await page.waitForURL(`**${displayPath(match, 2)}`);
  const storedTeams = await exportedTeams(page);
  expect(storedTeams.map(({ team_number }) => team_number)).toEqual([1, 2]);
  const bare = ({ team_number: _number, ...team }: CheckedTeam) => team;
  expect(storedTeams.map(bare)).toEqual(all.slice(1, 3).map(bare));
  await page.goto(`/previousmatch/${match}`);
  const attempt = page.getByRole("article", { name: "Attempt 2" });
  await expect(attempt).toContainText("x".repeat(40));
  await expect(attempt).toContainText("Stored");

  // Deleted outside the screen, as by another program on the device: the open screen cannot know.
  await page.getByRole("link", { name: "Open, Attempt 2" }).click();
  await button(page, "Select").click();
  await tickTeams(page, [1]);
  await button(page, "Store").click();
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("teamwright");
        opening.onerror = () => reject(new Error("the store does not open"));
        opening.onsuccess = () => {
          const change = opening.result.transaction("tgk_attempts", "readwrite");
          change.objectStore("tgk_attempts").delete([id, 2]);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    match,
  );
  await dialog.getByLabel("Name").fill("too late");
  await store.click();
  await expectWords(page, "some thing went wrong!");
});

test("analytics: seven toggles, and each row leads to its filtered teams", async ({ page }) => {
  const attempt = await quickTeams(page, match, 200);
  await page.getByRole("link", { name: "Analytics" }).click();
  const shownTables = page.getByRole("group", { name: "Analyses shown" });
  for (const name of [
    "Player",
    "Captain",
    "Vice Captain",
    "Combination",
    "Credit",
    "Team Partition",
    "Player %",
  ])
    await expect(shownTables.getByRole("button", { name, exact: true })).toBeVisible();

  for (const table of ["Player", "Captain", "Vice Captain", "Combination", "Credit", "Team Partition"]) {
    await page.goto(`/analytics/${match}/${attempt}`);
    const toggle = shownTables.getByRole("button", { name: table, exact: true });
    if ((await toggle.getAttribute("aria-pressed")) !== "true") await toggle.click();
    const row = page.getByRole("list", { name: table, exact: true }).getByRole("link").first();
    const figure = Number((await row.locator("b").textContent())?.replaceAll(",", ""));
    expect(figure).toBeGreaterThan(0);
    // A whole bar is all teams, in each table.
    const bars = await page.getByRole("list", { name: table, exact: true }).evaluate((list) =>
      [...list.querySelectorAll("li")].map((item) => {
        const track = item.querySelector("[aria-hidden=true]:has(> span)")!;
        const share = track.firstElementChild!.getBoundingClientRect().width / track.clientWidth;
        return [share, Number(item.querySelector("b")!.textContent.replaceAll(",", "")) / 200];
      }),
    );
    for (const [shown = 0, share = 1] of bars) expect(Math.abs(shown - share)).toBeLessThan(0.02);
    await row.click();
    await page.waitForURL(/\/display\//);
    await expect.poll(async () => shownCount(page)).toBe(figure);
    expect(await exportedTeams(page)).toHaveLength(figure);
    if (table !== "Captain") continue;
    // The analysis keeps the filter, and so do the teams that its rows lead to.
    await page.getByRole("link", { name: "Analytics" }).click();
    const activeFilters = page.getByRole("group", { name: "Active filters" });
    await expect(activeFilters).toContainText(`${figure} of 200 teams`);
    const other = page.getByRole("list", { name: "Vice Captain", exact: true }).getByRole("link").first();
    const bothCount = Number((await other.locator("b").textContent())?.replaceAll(",", ""));
    expect(bothCount).toBeLessThanOrEqual(figure);
    await other.click();
    await page.waitForURL(/\/display\//);
    await expect.poll(async () => shownCount(page)).toBe(bothCount);
  }
});

test("the whole attempt as CSV, JSON and text, and a team as text on the clipboard", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  await quickTeams(page, match, 20);
  const file = async (name: RegExp): Promise<string> => {
    await openExport(page);
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name }).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  expect((await file(/CSV/)).trim().split("\n")).toHaveLength(21);
  const first = (JSON.parse(await file(/JSON/)) as CheckedTeam[])[0];
  const names = await namesOf(product);
  expect(await file(/Text/)).toContain("1");
  await button(page, "Copy as text: team 1").click();
  await expectWords(page, "Team copied!");
  const copiedText = await page.evaluate(async () => navigator.clipboard.readText());
  const surname = (names.get(first?.captain ?? -1) ?? "").split(" ").at(-1) ?? "";
  expect(copiedText).toContain(surname.slice(0, 5));
});

test("print: sheets with match, page and every team asked for; the compact print beside it", async ({
  page,
}) => {
  const attempt = await quickTeams(page, match, 40);
  await page.evaluate(() => {
    (window as unknown as { printed: number }).printed = 0;
    window.print = () => ((window as unknown as { printed: number }).printed += 1);
  });
  await fromTeamsMenu(page, "Print");
  await expect(page.getByRole("region", { name: "Page 1 of 3" })).toBeVisible();
  await expect(page.getByText(/^Team 40 ·/)).toBeAttached();
  await button(page, "Print").click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  await page.getByLabel("From team").fill("5");
  await page.getByLabel("To team").fill("50");
  await button(page, "Update").click();
  await expectWords(page, "Enter a first and a last team that exist");
  await page.getByLabel("To team").fill("6");
  await button(page, "Update").click();
  await expect(page.getByText(/^Team 7 ·/)).toHaveCount(0);
  await expect(page.getByText(/^Team 6 ·/)).toBeAttached();
  await page.goto(`/shortcutprintnormal/${match}/${attempt}`);
  await expect(heading(page, "Shortcut Print")).toBeAttached();
  await expect(page.locator("pre")).toContainText(/\(c\)/i);
  await expect(page.locator("pre")).toContainText(/\(vc\)/i);
  await page.evaluate(() => localStorage.setItem("language", "hi"));
  await page.reload();
  await expect(page.locator("pre")).toContainText("टीम 1");
  await expect(page.locator("pre")).not.toContainText(/Team|Credits/);
});

test("basketball calls its leaders star and pro player", async ({ page }) => {
  const basketballMatch = demoMatch("basketball", "lineups");
  const attempt = await quickTeams(page, basketballMatch, 5);
  await expect(teamList(page).getByText("SP", { exact: true }).first()).toBeVisible();
  await expect(teamList(page).getByText("PP", { exact: true }).first()).toBeVisible();
  const panel = await filterOf(page, "Star Player Selection");
  const star = await option(panel, "Player");
  await take(panel, "Player", star);
  await panel.getByRole("button", { name: /^Show \d+ team/ }).click();
  await expect(page.getByRole("group", { name: "Active filters" }).getByText(/^Star player ./)).toBeVisible();
  await page.goto(`/match/${basketballMatch}`);
  await expect(page.getByText(/^SP [\d.]+%$/).first()).toBeVisible();
  await expect(page.getByText(/^PP [\d.]+%$/).first()).toBeVisible();
  await expect(page.getByLabel("Sort by").locator("option", { hasText: "Star player %" })).toBeAttached();
  await page.goto("/captain");
  await expect(heading(page, "Star player and pro player")).toBeAttached();
  await page.goto(`/player/${basketballMatch}/${star}`);
  await expect(page.getByText(/^star player [\d.]+%$/)).toBeVisible();
  await expect(page.getByText(/^pro player [\d.]+%$/)).toBeVisible();
  await expect(page.getByText(/ · star player \d+% · pro player \d+%$/)).toBeVisible();
  await page.goto(`/print/${basketballMatch}/${attempt}`);
  await expect(page.getByText(/\(sp\)/).first()).toBeAttached();
});

test("making more: teams of the same strategy that the match does not have yet", async ({ page }) => {
  await quickTeams(page, match, 100);
  const before = await exportedTeams(page);
  await button(page, "Make more").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Enter Number of Teams").fill("0");
  await dialog.getByRole("button", { name: "Generate Teams" }).click();
  await expectWords(page, "Enter Valid Number of Teams");
  // Quick attempts have a limit of their own, above the 2,000 of the others.
  await dialog.getByLabel("Enter Number of Teams").fill("2100");
  await dialog.getByRole("button", { name: "Generate Teams" }).click();
  await page.waitForURL(`**${displayPath(match, 2)}`);
  const after = await exportedTeams(page);
  const key = ({ team, captain, vicecaptain }: CheckedTeam) =>
    [...team.flat().toSorted((one, other) => one - other), captain, vicecaptain].join();
  expect(new Set([...before, ...after].map(key)).size).toBe(2200);
});
