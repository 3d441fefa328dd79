import type { Page } from "@playwright/test";
import { faultsOf } from "../../support/check-teams.ts";
import { chooseLeaders, chooseOnly, exportedTeams, generate } from "../../support/flow.ts";
import {
  type NamedPlayer,
  type Sport,
  button,
  choosePlayers,
  demoMatch,
  fromMenu,
  heading,
  matchOf,
  openPlayers,
  quickTeams,
  expectWords,
  squadOf,
  tick,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

const inside = (credits: number, [least, most]: readonly [number, number]): boolean =>
  credits >= least && credits <= most;

const quickCredits: Readonly<Record<Sport, readonly [number, number]>> = {
  cricket: [97, 100],
  football: [97, 100],
  basketball: [95, 100],
  kabaddi: [95, 100],
};

for (const sport of ["cricket", "football", "basketball", "kabaddi"] as const)
  test(`${sport}: quick teams within the credits and the leaders of the quick flow`, async ({
    page,
    product,
  }) => {
    const id = demoMatch(sport, "lineups");
    await choosePlayers(page, id);
    await button(page, "Continue").click();
    await button(page, "Quick teams").click();
    await generate(page, 40);
    expect(page.workers().filter((worker) => worker.url().includes("engine.worker"))).toHaveLength(1);
    const teams = await exportedTeams(page);
    const credits = new Map(
      squadOf(await matchOf(product, id)).map((each) => [each.player_index, each.credits]),
    );
    expect(teams).toHaveLength(40);
    for (const team of teams) {
      expect(inside(team.credits, quickCredits[sport])).toBe(true);
      expect(credits.get(team.captain) ?? 0).toBeGreaterThanOrEqual(9);
      expect(credits.get(team.vicecaptain) ?? 0).toBeGreaterThanOrEqual(8.5);
    }
    const distinct = new Set(
      teams.map(({ team, captain, vicecaptain }) =>
        [...team.flat().toSorted((one, other) => one - other), captain, vicecaptain].join(),
      ),
    );
    expect(distinct.size).toBe(40);
    await page.goto(`/previousmatch/${id}`);
    await expect(page.getByRole("article", { name: "Attempt 1" })).toContainText("Quick");
  });

test("smart: questions in turn, their refusals, then teams", async ({ page }) => {
  const id = demoMatch("cricket", "lineups");
  await openPlayers(page, id);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Smart").click();
  await button(page, "Continue").click();
  await expectWords(page, "Select Pitch details First!");
  const choose = async (group: string, name: string | RegExp): Promise<void> => {
    await page.getByRole("group", { name: group }).getByRole("radio", { name }).press("Space");
  };
  await expect(page.getByRole("group", { name: "Strong Team" })).toHaveCount(0);
  for (const pitch of ["Bowling", "Balanced", "Batting"]) await choose("Pitch Details", pitch);
  await button(page, "Continue").click();
  await expectWords(page, "Select Strong Team First!");
  await choose("Strong Team", "Equal");
  await choose("Toss Completed", "Yes");
  await button(page, "Continue").click();
  await expectWords(page, "Please select all fields");
  await expect(page.getByRole("group", { name: "Elected to" })).toHaveCount(0);
  const sides = page.getByRole("group", { name: "Who won the Toss" }).getByRole("radio");
  await expect(sides).toHaveCount(2);
  await sides.first().press("Space");
  await choose("Elected to", "Batting");
  await button(page, "Continue").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("30");
  await button(page, "Generate Teams").click();
  await expectWords(page, "teams stored successfully!");
  const teams = await exportedTeams(page);
  expect(teams).toHaveLength(30);
  for (const { credits } of teams) expect(inside(credits, [97.5, 100])).toBe(true);
  await page.goto(`/previousmatch/${id}`);
  await expect(page.getByRole("article", { name: "Attempt 1" })).toContainText("Smart");
});

test("smart: without a toss Continue leads straight to the number of teams", async ({ page }) => {
  await choosePlayers(page, demoMatch("cricket", "lineups"));
  await page.goto("/smart");
  for (const [group, name] of [
    ["Pitch Details", "Balanced"],
    ["Strong Team", "Equal"],
    ["Toss Completed", "No"],
  ] as const)
    await page.getByRole("group", { name: group }).getByRole("radio", { name }).press("Space");
  await expect(page.getByRole("group", { name: "Who won the Toss" })).toHaveCount(0);
  // The page's clock stands still, so anything that waits for a timer would never appear.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, "Continue").click();
  await expect(page.getByRole("textbox", { name: "Enter Number of Teams" })).toBeVisible();
});

test("smart is for cricket alone", async ({ page }) => {
  await openPlayers(page, demoMatch("football", "lineups"));
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await expect(button(page, "Grand")).toBeVisible();
  await expect(button(page, "Fixed")).toBeVisible();
  await expect(button(page, "Smart")).toHaveCount(0);
});

test("grand leads straight to the captains, fixed to the fixed players", async ({ page, product }) => {
  const id = demoMatch("cricket", "lineups");
  const playing = squadOf(await matchOf(product, id)).filter((player) => player.playing === 1);
  await openPlayers(page, id);
  await button(page, "Select all announced").click();
  await button(page, "Continue").click();
  await button(page, "Fixed").click();
  await expect(heading(page, "Fixed players")).toBeAttached();
  await expect(button(page, "Create Groups")).toBeVisible();
  await page.goBack();
  await button(page, "Grand").click();
  await expect(heading(page, "Captain and vice-captain")).toBeAttached();

  const indexes = (list: readonly { readonly player_index: number }[]): number[] =>
    list.map((player) => player.player_index);
  const leaders = [playing.slice(0, 4), playing.slice(11, 16)] as const;
  const [captains, viceCaptains] = leaders.map((players) => players.map(({ name }) => name));
  await chooseLeaders(page, captains ?? [], viceCaptains ?? []);
  await button(page, "Continue").click();
  await chooseOnly(page, ["5-6", "6-5"]);
  await button(page, "Continue").click();
  await button(page, "Skip").click();
  await page.getByLabel("Minimum credits").fill("90");
  await button(page, "Continue").click();
  await chooseOnly(page, ["1-4-2-4", "1-3-3-4"]);
  await button(page, "Continue").click();
  await generate(page, 30);
  const teams = await exportedTeams(page);
  expect(teams).toHaveLength(30);
  expect(
    faultsOf(teams, playing, {
      pool: indexes(playing),
      captains: indexes(leaders[0]),
      viceCaptains: indexes(leaders[1]),
      partitions: ["5-6", "6-5"],
      combinations: ["1-4-2-4", "1-3-3-4"],
      credits: [90, 100],
    }),
  ).toEqual([]);
});

test("auto: without impact players three leagues of teams are made and stored", async ({ page }) => {
  const id = demoMatch("cricket", "lineups");
  await openPlayers(page, id);
  await button(page, "Auto Create Teams").click();
  await expect(page.getByRole("dialog", { name: "Want to Add Impact Players?" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await page.waitForURL(/\/displayauto\/.+\/1$/);
  for (const league of ["Grand League", "Small League", "H2H League"])
    await expect(page.getByRole("tab", { name: new RegExp(league) })).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Generated Teams" }).getByRole("article").first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: /H2H League/ }).click();
  await expect(page.getByRole("list", { name: "Generated Teams" }).getByRole("article")).toHaveCount(1);
  await page.getByRole("tab", { name: /Small League/ }).click();
  await expect(page.getByRole("list", { name: "Generated Teams" }).getByRole("article")).toHaveCount(3);
});

test("auto: impact players are picked within their limits", async ({ page, product }) => {
  const id = demoMatch("cricket", "lineups");
  const out = squadOf(await matchOf(product, id)).filter(({ playing }) => playing === 0);
  const left = out.filter(({ team_index }) => team_index === 0).map(({ name }) => name);
  await openPlayers(page, id);
  await button(page, "Auto Create Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Impact players" });
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  const box = (name: string) => dialog.getByRole("checkbox", { name, exact: true });
  if (left.length > 4) {
    for (const name of left.slice(0, 5)) await box(name).press("Space");
    await add.click();
    await expectWords(page, "Select at most 4 players from each side!");
    await box(left[4] ?? "").press("Space");
  }
  await add.click();
  await page.waitForURL(/\/displayauto\/.+\/1$/);
});

/** Drops exactly these players, in place of so many dropped before, and makes teams of the three leagues from the others. */
async function autoWithout(
  page: Page,
  id: string,
  droppedPlayers: readonly NamedPlayer[],
  countBefore = 0,
): Promise<void> {
  await openPlayers(page, id);
  await fromMenu(page, "Line-up and marks");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Drop/ }).click();
  const before = dialog.getByRole("checkbox", { checked: true });
  // The rows of the players come a few a frame.
  await expect(before).toHaveCount(countBefore);
  for (let count = countBefore; count > 0; count -= 1) {
    await before.first().press("Space");
    await expect(before).toHaveCount(count - 1);
  }
  for (const { name } of droppedPlayers)
    await dialog.getByRole("checkbox", { name, exact: true }).press("Space");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByRole("button", { name: /^Drop/ })).toContainText(
    `${droppedPlayers.length} players`,
  );
  await page.keyboard.press("Escape");
  await button(page, "Auto Create Teams").click();
  await dialog.getByRole("button", { name: "No", exact: true }).click();
}

test("auto: leagues without a team fall back and say so; when none has one it says so and leads home", async ({
  page,
  product,
}) => {
  const id = demoMatch("cricket", "lineups");
  const playing = squadOf(await matchOf(product, id)).filter((player) => player.playing === 1);
  const dearest = [0, 1].flatMap((side) =>
    playing
      .filter(({ team_index, role }) => team_index === side && role !== 0)
      .toSorted((one, other) => other.credits - one.credits)
      .slice(0, 4),
  );
  await autoWithout(page, id, dearest);
  await expect(
    page.getByText(/^H2H League: no team at the usual credits, minimum lowered to \d+(\.5)?$/),
  ).toBeVisible();
  await page.waitForURL(/\/displayauto\/.+\/1$/);

  await autoWithout(
    page,
    id,
    playing.filter(({ role }) => role === 0),
    dearest.length,
  );
  await expectWords(page, "Something Went Wrong!");
  await page.waitForURL((address) => address.pathname === "/");
});

for (const sport of ["football", "kabaddi"] as const)
  test(`${sport}: auto needs no answer and makes its leagues`, async ({ page }) => {
    await openPlayers(page, demoMatch(sport, "lineups"));
    await button(page, "Auto Create Teams").click();
    await page.waitForURL(/\/displayauto\/.+\/1$/);
    await expect(
      page.getByRole("list", { name: "Generated Teams" }).getByRole("article").first(),
    ).toBeVisible();
  });

test("basketball: auto needs more than 14 announced players", async ({ page }) => {
  await openPlayers(page, demoMatch("basketball", "lineups"));
  await button(page, "Auto Create Teams").click();
  await expectWords(page, "Something Went Wrong");
  await expect(heading(page, "Choose players")).toBeAttached();
});

test("the addresses of leagues show the teams of an attempt without leagues on its own screens", async ({
  page,
}) => {
  const match = demoMatch("cricket", "finished");
  await quickTeams(page, match, 5);
  await page.goto(`/displayauto/${match}/1`);
  await expect(page).toHaveURL(new RegExp(`/display/${match}/1/9/9$`));
  await expect(page.getByRole("article")).toHaveCount(5);
  await page.goto(`/resultauto/${match}/1`);
  await expect(page).toHaveURL(new RegExp(`/result/${match}/1$`));
});

test("asking for more teams than exist gives all that exist and says so", async ({ page, product }) => {
  const id = demoMatch("kabaddi", "lineups");
  const squad = squadOf(await matchOf(product, id)).filter(({ playing }) => playing === 1);
  const names = squad.map(({ name }) => name);
  await openPlayers(page, id);
  await button(page, "Select all announced").click();
  for (const [path, title, choices] of [
    ["/captain", "Captain and vice-captain", names.slice(0, 3)],
    ["/vicecaptain", "Captain and vice-captain", names.slice(3, 6).map((name) => `Vice Captain ${name}`)],
    ["/partision", "Partition", ["3-4", "4-3"]],
    ["/combination", "Team Combinations", ["2-2-3", "3-2-2"]],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeAttached();
    await tick(page, choices);
  }
  await page.goto("/credit");
  await page.getByLabel("Minimum credits").fill("80");
  await page.getByLabel("Maximum credits").fill("100");
  await page.goto("/advanced");
  const possible = page.getByRole("status").filter({ hasText: /teams possible: [\d,]+/ });
  await expect(possible).toBeAttached();
  const count = Number(/([\d,]+)$/.exec((await possible.textContent()) ?? "")?.[1]?.replaceAll(",", ""));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(2000);
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("2001");
  await button(page, "Generate Teams").click();
  await expectWords(page, "Enter Valid Number of Teams");
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("2000");
  await expect(page.getByText(/Only .* exist: you get all of them/)).toBeVisible();
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\/.+\/1\/9\/9$/);
  expect(await exportedTeams(page)).toHaveLength(count);
});

test("home saves a match once, keeps it, and takes it back with undo", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "Lineups out" }).first();
  await card.getByRole("button", { name: /^Save / }).click();
  await expectWords(page, "Match save successfully!");
  await card.getByRole("button", { name: /is saved$/ }).click();
  await expectWords(page, "match already saved!");
  await page.goto("/savedmatches");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expectWords(page, "No Saved Matches Available");
  await button(page, "Undo").click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("home takes the mark of a saved match away when it was removed, here or in another tab", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "Lineups out" }).first();
  const [save, savedText] = [/^Save /, /is saved$/].map((name) => card.getByRole("button", { name }));
  await save!.click();
  await expect(savedText!).toBeVisible();
  await page.getByRole("link", { name: "Saved Matches" }).first().click();
  await page.getByRole("button", { name: /^Remove / }).click();
  await expectWords(page, "No Saved Matches Available");
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(save!).toBeVisible();

  await save!.click();
  await expect(savedText!).toBeVisible();
  const other = await context.newPage();
  await other.goto("/savedmatches");
  await other.getByRole("button", { name: /^Remove / }).click();
  await expectWords(other, "No Saved Matches Available");
  // The browser without a window shows all tabs all the time.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(save!).toBeVisible();
});
