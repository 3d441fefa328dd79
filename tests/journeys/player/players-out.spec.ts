import type { Page } from "@playwright/test";
import { exportedTeams, layersLeft, untilStored } from "../../support/flow.ts";
import { announceLineups, leaveSquad } from "../../support/lineups.ts";
import {
  button,
  demoMatch,
  heading,
  matchOf,
  openPlayers,
  expectWords,
  quickTeams,
  squadOf,
} from "../../support/player.ts";
import type { NamedPlayer } from "../../support/player.ts";
import { test } from "../../support/sandbox.ts";
import { axeFindings } from "../../support/screen-check.ts";
import { expect } from "../../support/product.ts";

test.use({ serverName: "players-out" });

const match = demoMatch("cricket", "evening");
const strip = (page: Page) => page.getByText("2 of your 22 players are out", { exact: true });

interface News {
  readonly out: readonly NamedPlayer[];
  /** Who plays in their places, unchosen so far. */
  readonly come: readonly NamedPlayer[];
  readonly playing: ReadonlySet<number>;
}

/** A line-up that leaves out one player of each side who played last, and has one of the same role in his place. */
function newsOf(squad: readonly NamedPlayer[]): News {
  const last = squad.filter((player) => player.last_play === 1);
  const swaps = [0, 1].map((side) => {
    const bench = squad.filter((player) => player.team_index === side && player.last_play === 0);
    const come = bench.find((one) =>
      last.some((other) => other.team_index === side && other.role === one.role),
    )!;
    const out = last.findLast((other) => other.team_index === side && other.role === come.role)!;
    return { come, out };
  });
  const out = swaps.map((swap) => swap.out);
  const come = swaps.map((swap) => swap.come);
  const playing = [...last.filter((player) => !out.includes(player)), ...come];
  return { out, come, playing: new Set(playing.map(({ player_index }) => player_index)) };
}

test("line-up news between the choice and the teams is said on every step, asked about, and repaired", async ({
  page,
  own,
}) => {
  test.setTimeout(240_000);
  const { server, sessionOf } = own;
  const squad = squadOf(await matchOf({ url: server.url, sessionOf: () => sessionOf("customer") }, match));
  const { out, come, playing } = newsOf(squad);

  await openPlayers(page, match);
  await button(page, "Select last match's eleven").click();
  await button(page, "Continue").click();
  await button(page, "Quick teams").click();
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("20");
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\/.+\/1\/9\/9$/);
  await untilStored(page);

  // Again as last time, and then the news: the open review says it.
  await openPlayers(page, match);
  await button(page, "Clear").click();
  await button(page, /^Again as last time/).click();
  await expect(heading(page, "Quick teams")).toBeAttached();
  await expect(strip(page)).toHaveCount(0);
  await announceLineups(server.url, await sessionOf("admin"), match, squad, playing);
  await expect(strip(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  for (const path of [
    "/section",
    "/smart",
    "/fixed",
    "/captain",
    "/vicecaptain",
    "/partision",
    "/selection",
  ]) {
    await page.goto(path);
    await expect(strip(page), path).toBeVisible();
  }
  for (const path of [
    "/credit",
    "/combination",
    "/rolefrequency",
    "/change",
    `/match/${match}`,
    "/advanced",
  ]) {
    await page.goto(path);
    await expect(strip(page), path).toBeVisible();
  }
  await page.reload();
  await expect(strip(page)).toBeVisible();

  // Teams are made with them only when the user says so.
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("30");
  await button(page, "Generate Teams").click();
  const question = page.getByRole("dialog", { name: "2 of your 22 players are out" });
  for (const { name } of out) await expect(question).toContainText(name);
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Generate with them" }).click();
  await page.waitForURL(/\/display\/.+\/2\/9\/9$/);
  await untilStored(page);
  const teamsBefore = await exportedTeams(page);
  const indexes = out.map(({ player_index }) => player_index);
  const holding = teamsBefore.filter(({ team }) => team.flat().some((index) => indexes.includes(index)));
  expect(holding.length).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${holding.length} of 30 teams`))).toBeVisible();
  await expect(page.getByRole("article").locator("s").first()).toBeVisible();
  // Without its two keepers the strategy has no other team; it has with those who play in their places.
  await button(page, "See the repair").click();
  const repair = page.getByRole("dialog", { name: "Repair teams" });
  await expect(repair).toContainText("No other team was left for #1, #2,");
  // Teams without a keeper who plays are hardly ever in the top.
  const chance = repair.getByText(/^Chance that one of all 30 teams is in the top 1 %:/);
  await repair.getByRole("button", { name: `Use ${come.map(({ name }) => name).join(", ")} too` }).click();
  await expect(chance).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => {
      const [, before, after] = /(\d+) % before, (\d+) % after\.$/.exec((await chance.textContent())!)!;
      return Number(after) > Number(before) && Number(before) > 0;
    })
    .toBe(true);
  await repair.getByRole("button", { name: "Repair", exact: true }).click();
  await expectWords(page, `${holding.length} teams repaired`);
  const repairedTeams = await exportedTeams(page);
  expect(repairedTeams.flatMap(({ team }) => team.flat()).some((index) => indexes.includes(index))).toBe(
    false,
  );

  // Attempts made before the news say so too, and name only players whom the teams hold.
  await page.goto(`/display/${match}/1/9/9`);
  await expect(page.getByText(/^\d+ of 20 teams holds? /)).toBeVisible();
  await expect(page.getByText(/^Not in the line-up: [^,]+(, [^,]+)?\.$/)).toBeVisible();

  // Removing can be undone.
  await page.goto("/advanced");
  await button(page, "Remove").click();
  await expect(page.getByText(/players (is|are) out$/)).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(strip(page)).toBeVisible();

  // One tap replaces a player by one of his side and role who plays; the strategy then makes teams without a question.
  await button(page, "Replace").click();
  const sheet = page.getByRole("dialog", { name: "Players who are out" });
  expect(await axeFindings(page)).toEqual([]);
  for (const [at, player] of out.entries())
    await sheet.getByRole("button", { name: `Replace ${player.name} by ${come[at]!.name}` }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(/players (is|are) out$/)).toHaveCount(0);
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\/.+\/3\/9\/9$/);
  const last = await exportedTeams(page);
  expect(last.flatMap(({ team }) => team.flat()).some((index) => indexes.includes(index))).toBe(false);
});

test("a player of stored teams who leaves the squad is out, and repaired", async ({ page, own }) => {
  const { server, sessionOf } = own;
  const other = demoMatch("football", "lineups");
  const squad = squadOf(await matchOf({ url: server.url, sessionOf: () => sessionOf("customer") }, other));
  await quickTeams(page, other, 20);
  const teams = await exportedTeams(page);
  const holders = (index: number) => teams.filter(({ team }) => team.flat().includes(index)).length;
  const left = squad.find(({ player_index: index }) => holders(index) > 1 && holders(index) < 20)!;
  const into = squad.find(
    ({ player_index: index, team_index: side }) => holders(index) === 0 && side === left.team_index,
  )!;
  await leaveSquad(server.url, await sessionOf("admin"), other, {
    from: left.player_index,
    into: into.player_index,
  });
  await page.reload();
  await expect(page.getByText(new RegExp(`^${holders(left.player_index)} of 20 teams`))).toBeVisible();
  await expect(page.getByText(/^Not in the line-up: [^,]+\.$/)).toBeVisible();
  await button(page, "See the repair").click();
  await page
    .getByRole("dialog", { name: "Repair teams" })
    .getByRole("button", { name: "Repair", exact: true })
    .click();
  await expectWords(page, `${holders(left.player_index)} teams repaired`);
  const repairedTeams = await exportedTeams(page);
  expect(repairedTeams.some(({ team }) => team.flat().includes(left.player_index))).toBe(false);

  // The choices still name him. No list of players has him any more, so the strip is the way to remove him.
  const words = "1 of your 22 players is out";
  await page.goto("/section");
  await button(page, /teams possible/).click();
  const strategy = page.getByRole("dialog", { name: "Your strategy" });
  await expect(strategy).toContainText("21 players");
  await page.keyboard.press("Escape");
  await layersLeft(page);
  await page.goto("/advanced");
  await expectWords(page, words);
  await page.getByRole("textbox", { name: "Enter Number of Teams" }).fill("30");
  await button(page, "Generate Teams").click();
  const question = page.getByRole("dialog", { name: words });
  await expect(question).toContainText(left.name);
  await expect(question.getByRole("button", { name: "Generate with them" })).toHaveCount(0);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await button(page, "Generate Teams").click();
  await page.waitForURL(/\/display\/.+\/2\/9\/9$/);
});
