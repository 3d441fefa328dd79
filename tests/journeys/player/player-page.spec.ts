import type { Page } from "@playwright/test";
import { shortSideName } from "../../../apps/web/src/lib/short-side-name.ts";
import { exportedTeams } from "../../support/flow.ts";
import {
  button,
  demoMatch,
  heading,
  matchOf,
  openPlayers,
  quickTeams,
  squadOf,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, checkBothWidths } from "../../support/screen-check.ts";

const match = demoMatch("cricket", "lineups");
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

interface History {
  readonly playerIndex: number;
  readonly last: readonly { readonly against: string; readonly points: number }[];
  readonly againstSide: { readonly n: number; readonly mean: number } | null;
  readonly atGround: { readonly n: number; readonly mean: number } | null;
  readonly lineups: { readonly played: number; readonly of: number };
}

test("a player's picture opens what is known of the player, and Back keeps the choice", async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const squad = squadOf(await matchOf(product, match));
  await quickTeams(page, match, 40);
  const teams = await exportedTeams(page);

  await openPlayers(page, match);
  const [player, otherPlayer] = [squad[0]!, squad[1]!];
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await box(otherPlayer.name).click();
  const before = await box(otherPlayer.name).isChecked();
  const isOwn = await box(player.name).isChecked();
  await page.getByRole("link", { name: `About ${player.name}`, exact: true }).click();
  await expect(page).toHaveURL(`/player/${match}/${player.player_index}`);
  await expect(heading(page, player.name)).toBeAttached();

  // Forecast: the expected points and their range.
  await expect(card(page, "Forecast")).toContainText(/^Forecast\d+ points?/);
  await expect(card(page, "Forecast")).toContainText(/\d+ to \d+ in 80 of 100 simulated matches/);
  await expect(card(page, "Forecast")).toContainText(/Bats at \d+\.\d on average .*, n = \d+\./);

  // My teams: exactly what the stored teams have.
  const of = (has: (team: (typeof teams)[number]) => boolean) => teams.filter(has).length;
  const share = (n: number) => Math.round((100 * n) / teams.length);
  const within = of(({ team }) => team.flat().includes(player.player_index));
  const ledCount = share(of(({ captain }) => captain === player.player_index));
  const second = share(of(({ vicecaptain }) => vicecaptain === player.player_index));
  await expect(card(page, "In my teams")).toContainText(`${share(within)}%`);
  await expect(card(page, "In my teams")).toContainText(
    `in ${within} of 40 teams · captain ${ledCount}% · vice-captain ${second}%`,
  );

  // The earlier matches of the server, each figure with how many it rests on.
  const reply = await page.request.get(`/api/forecast/match/${match}/players`);
  const { data } = (await reply.json()) as { data: readonly History[] };
  const history = data.find(({ playerIndex }) => playerIndex === player.player_index)!;
  const meanOf = (mean: History["atGround"]) =>
    mean === null ? "no match, n = 0" : `${mean.mean.toFixed(1)} points on average, n = ${mean.n}`;
  const records = card(page, "Records");
  await expect(records).toContainText(meanOf(history.againstSide));
  await expect(records).toContainText(meanOf(history.atGround));
  await expect(records).toContainText(`${history.lineups.played} of ${history.lineups.of}`);
  await expect(card(page, "Form").getByRole("listitem")).toHaveCount(history.last.length);
  for (const { against, points } of history.last)
    await expect(
      card(page, "Form")
        .getByRole("listitem")
        .filter({ hasText: `${shortSideName(against)}, ` })
        .filter({ hasText: `${points} points` })
        .first(),
    ).toBeVisible();
  const labels = card(page, "Form").getByRole("listitem").locator("span");
  expect(
    await labels.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth)),
  ).toEqual([]);
  await checkBothWidths(page, "a player's page");

  await page.goBack();
  await expect(page).toHaveURL(`/match/${match}`);
  await expect(box(otherPlayer.name)).toBeChecked({ checked: before });
  await expect(box(player.name)).toBeChecked({ checked: isOwn });
  // The rest of the row still chooses the player.
  await box(player.name).click();
  await expect(box(player.name)).toBeChecked({ checked: !isOwn });
});

test("the names on a team's card and on its ground open the player's page, and Back keeps the place", async ({
  page,
  product,
}) => {
  const squad = squadOf(await matchOf(product, match));
  await quickTeams(page, match, 40);
  const [first] = await exportedTeams(page);
  const captain = squad.find(({ player_index }) => player_index === first?.captain)!;
  const team = page.getByRole("article", { name: "Team 1", exact: true });
  const address = `/player/${match}/${captain.player_index}`;
  const pill = team.locator(`a[href="${address}"]`);
  await pill.click();
  await expect(page).toHaveURL(address);
  await expect(heading(page, captain.name)).toBeAttached();
  await page.goBack();

  await team.getByRole("button", { name: "Team 1: show on the ground" }).click();
  const onGround = team
    .getByRole("listitem")
    .filter({ hasText: `${captain.name}, ` })
    .getByRole("link");
  expect(await axeInBothSchemes(page, "a team on its ground")).toEqual([]);
  await onGround.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  await page.goBack();
  await team.getByRole("button", { name: "Team 1: show on the ground" }).click();

  // While teams are selected, a tap on a name selects its team as before.
  await button(page, "Select").click();
  const box = await team.getByText("BAT", { exact: true }).boundingBox();
  await expect(team.getByRole("link", { name: captain.name })).toHaveCount(0);
  await page.mouse.click(box!.x + 60, box!.y + 8);
  await expect(page.getByRole("checkbox", { name: "Select team 1", exact: true })).toBeChecked();
});

test("during a match: the player's points, and how my teams with him stand among all of mine", async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const running = demoMatch("cricket", "running");
  const squad = squadOf(await matchOf(product, running));
  const pointsOf = new Map(squad.map(({ player_index, points }) => [player_index, points]));
  await quickTeams(page, running, 30);
  const teams = (await exportedTeams(page)).map(({ team, captain, vicecaptain }) => {
    const players = team.flat();
    const pointsAt = (index: number) => pointsOf.get(index) ?? 0;
    const sum = players.reduce((total, index) => total + pointsAt(index), 0);
    return { players, points: sum + pointsAt(captain) + pointsAt(vicecaptain) / 2 };
  });
  const player = squad.find(({ player_index: index }) => {
    const n = teams.filter(({ players }) => players.includes(index)).length;
    return n > 2 && n < 28;
  })!;
  const holders = teams.filter(({ players }) => players.includes(player.player_index));
  const others = teams.filter((team) => !holders.includes(team));
  const mean = (of: typeof teams) => of.reduce((sum, { points }) => sum + points, 0) / of.length;
  const best = Math.max(...holders.map(({ points }) => points));
  const rank = 1 + teams.filter(({ points }) => points > best).length;

  await page.goto(`/player/${running}/${player.player_index}`);
  await expect(page.getByText(`${player.points} points in this match`)).toBeVisible();
  const line = card(page, "In my teams").getByText(/^\d+ teams? with the player/);
  await expect(line).toContainText(`${holders.length} teams with the player, `);
  await expect(line).toContainText(`at rank ${rank} of 30. ${others.length} teams without, `);
  const figures = (await line.textContent())?.match(/\d+(,\d+)?\.\d(?= points)/g) ?? [];
  expect(Math.abs(Number(figures[0]?.replace(",", "")) - mean(holders))).toBeLessThan(0.06);
  expect(Math.abs(Number(figures[1]?.replace(",", "")) - mean(others))).toBeLessThan(0.06);
  await checkBothWidths(page, "a player's page during a match");
});

test("a match without a forecast says so, and a player who is not in the match leads back", async ({
  page,
}) => {
  await page.goto(`/player/${demoMatch("kabaddi", "lineups")}/0`);
  await expect(card(page, "Forecast")).toContainText("This match has no forecast.");
  await expect(card(page, "In my teams")).toContainText("No teams of this match are on this device.");
  await page.goto(`/player/${match}/99`);
  await expect(page.getByText("This match has no such player")).toBeVisible();
  await page.getByRole("link", { name: "To the players" }).click();
  await expect(page).toHaveURL(`/match/${match}`);
});

test("the grounds that were open are open again after a player's page and Back, and closed on a new visit", async ({
  page,
}) => {
  await quickTeams(page, match, 12);
  const ground = (number: number) => button(page, `Team ${number}: show on the ground`);
  await ground(1).click();
  await ground(3).click();
  await expect(ground(3)).toHaveAttribute("aria-expanded", "true");
  const team = page.getByRole("article", { name: "Team 3", exact: true });
  await team.getByRole("link").first().click();
  await expect(card(page, "In my teams")).toBeVisible();
  await page.goBack();
  for (const number of [1, 3]) await expect(ground(number)).toHaveAttribute("aria-expanded", "true");
  await expect(ground(2)).toHaveAttribute("aria-expanded", "false");
  await page.goto(`/previousmatch/${match}`);
  await page.getByRole("link", { name: "Open, Attempt 1" }).click();
  await expect(ground(1)).toHaveAttribute("aria-expanded", "false");
});
