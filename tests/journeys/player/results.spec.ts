import type { Locator, Page } from "@playwright/test";
import { demoMatches } from "../../../apps/server/src/demo/matches.ts";
import { searchAllTeams } from "../../support/all-teams.ts";
import { layerEntered } from "../../support/flow.ts";
import { importMatches, ownMatch, ownPlayers } from "../../support/own-match.ts";
import type { OwnPlayer } from "../../support/own-match.ts";
import {
  button,
  demoMatch,
  displayPath,
  openPlayers,
  quickTeams,
  expectWords,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";
import { axeFindings, checkBothWidths } from "../../support/screen-check.ts";
import { storedTeams } from "../../support/stored-teams.ts";
import type { StoredTeam } from "../../support/stored-teams.ts";

const cards = (page: Page): Locator =>
  page.getByRole("list", { name: "Generated Teams" }).getByRole("article");

async function makeAutoTeams(page: Page, id: string): Promise<void> {
  await openPlayers(page, id);
  await button(page, "Auto Create Teams").click();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await page.waitForURL(`**/displayauto/${id}/1`);
}

/** The player's points in the feed; none for the bench. */
const scoreOf = ({ playing }: OwnPlayer, index: number): number => (playing ? ((index * 29) % 61) + 4.5 : 0);
const byRule = (player: OwnPlayer, index: number) => [
  { rule: "announced", times: 1, points: 4 },
  { rule: "run", times: (index * 29) % 61, points: scoreOf(player, index) - 4 },
];
const pointsOf = new Map(ownPlayers.map((player, index) => [index, scoreOf(player, index)]));
const total = ({ players, captain, viceCaptain }: StoredTeam): number =>
  players.reduce((sum, index) => sum + (pointsOf.get(index) ?? 0), 0) +
  (pointsOf.get(captain) ?? 0) +
  (pointsOf.get(viceCaptain) ?? 0) / 2;

const leagues = [
  { name: "Grand League", from: 0, teams: 11 },
  { name: "Small League", from: 11, teams: 3 },
  { name: "H2H League", from: 14, teams: 1 },
] as const;

test("auto teams: each league's print, then the feed's points, the leagues by points and the exact rank", async ({
  page,
  product,
}) => {
  const id = `results-auto-${Date.now()}`;
  // High enough for every card of a league, because cards out of view are not rendered.
  await page.setViewportSize({ width: 390, height: 3600 });
  await importMatches(product, ownMatch(id, "in_progress"));
  await makeAutoTeams(page, id);
  const teams = await storedTeams(page, id, 1);
  expect(teams).toHaveLength(15);

  for (const { name, teams: count, from } of leagues) {
    await page.getByRole("tab", { name: new RegExp(name) }).click();
    await expect(cards(page)).toHaveCount(count);
    await page.getByRole("link", { name: "Print", exact: true }).click();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(/^Team \d+ ·/)).toHaveCount(count);
    await expect(page.getByText(new RegExp(`^Team ${teams[from]?.number} ·`))).toBeAttached();
    await button(page, "Back").click();
    await expect(page.getByRole("tab", { name: new RegExp(name), selected: true })).toBeVisible();
    await page.getByRole("link", { name: "Shortcut Print" }).click();
    await expect(page.locator("pre")).toContainText(name);
    for (const other of leagues)
      if (other.name !== name) await expect(page.locator("pre")).not.toContainText(other.name);
    await button(page, "Back").click();
  }

  await page.goto(`/previousmatch/${id}`);
  await expect(page.getByText("Match inprogress")).toBeVisible();
  await expect(page.getByText("Player points Available")).toHaveCount(0);
  await page.getByRole("link", { name: "Results, Attempt 1" }).click();
  await page.waitForURL(`**/resultauto/${id}/1`);
  await expectWords(page, "No points yet");

  const askedReply = page.waitForResponse(`**/api/fantasy/scorecard/backup/cricket/${id}`);
  await importMatches(
    product,
    // In another order than the indexes, because points find their player by player_fixed_id.
    ((match) => ({
      ...match,
      scoring: {
        rule_set: "dream11-t20-2021",
        warnings: [{ code: "run-out-without-fielder", subject: "Bala Chandra" }],
      },
      left: { ...match.left, players: match.left.players.toReversed() },
    }))(
      ownMatch(id, "finished", (player, index) =>
        player.playing
          ? {
              points: scoreOf(player, index),
              points_by_rule: byRule(player, index),
              points_marks: player.side === "left" ? [] : ["run-out-without-fielder"],
            }
          : {},
      ),
    ),
  );
  expect((await askedReply).status()).toBe(200);
  await expectWords(page, "Results Available");

  for (const { name, from, teams: count } of leagues) {
    await page.getByRole("tab", { name: new RegExp(name) }).click();
    await expect(cards(page)).toHaveCount(count);
    const ownTeams = teams.slice(from, from + count).toSorted((a, b) => total(b) - total(a));
    const shownTexts = await cards(page).evaluateAll((list) => list.map((card) => card.textContent));
    for (const [index, team] of ownTeams.entries()) {
      expect(shownTexts[index]).toContain(`#${team.number}`);
      expect(shownTexts[index]).toContain(`${total(team)} pts`);
    }
    const [best] = ownTeams;
    if (best === undefined) throw new Error("the league is empty");
    await expect(page.getByRole("region", { name: "In hindsight" })).toContainText(
      `best of mine${total(best)}`,
    );
  }

  await page.getByRole("tab", { name: /Grand League/ }).click();
  const [best] = teams.slice(0, 11).toSorted((a, b) => total(b) - total(a));
  if (best === undefined) throw new Error("the league is empty");
  const roles = ["WK", "BAT", "AL", "BOWL"];
  const all = searchAllTeams(
    ownPlayers.flatMap((player, index) =>
      player.playing
        ? [
            {
              role: roles.indexOf(player.role),
              left: player.side === "left",
              halfCredits: player.credits * 2,
              points: scoreOf(player, index),
            },
          ]
        : [],
    ),
    [total(best)],
  );
  const number = new Intl.NumberFormat("en-IN");
  await expect(page.getByRole("region", { name: "In hindsight" })).toContainText(
    `Team ${best.number} ranks ${number.format((all.above[0] ?? 0) + 1)} of the ${number.format(all.possible)} teams`,
  );
  const dream = page.getByRole("article", { name: "dream team" });
  await expect(dream).toContainText(`${all.best} pts`);

  await expectWords(page, "Points by the rule-set dream11-t20-2021");
  await expect(page.getByText("1 run-out without a named fielder")).toBeVisible();
  const index = ownPlayers.findIndex(({ name }) => name === "Chirag Dutta");
  const byPlayer = page.getByRole("region", { name: "Points by player" });
  await page.getByRole("button", { name: /^Show \d+ more/ }).click();
  await expect(byPlayer.getByText("May differ from the official total")).toHaveCount(11);
  await byPlayer.locator("summary", { hasText: "C Dutta" }).click();
  const parts = byPlayer.getByRole("list", { name: "Points of Chirag Dutta by rule" }).getByRole("listitem");
  const runs = (pointsOf.get(index) ?? 0) - 4;
  expect(await axeFindings(page)).toEqual([]);
  await expect(parts).toHaveText(["announced4", `run× ${runs - 0.5}${runs}`]);
  await byPlayer.getByRole("link", { name: "About Chirag Dutta" }).click();
  await expect(page).toHaveURL(`/player/${id}/${index}`);
  await expect(page.getByRole("heading", { name: "Chirag Dutta" })).toBeAttached();
  await page.goBack();
  // A player of the bench has no points to open: his row is the link.
  const bench = ownPlayers.findIndex(({ playing }) => !playing);
  await page.getByRole("button", { name: /^Show \d+ more/ }).click();
  await byPlayer.locator(`a[href="/player/${id}/${bench}"]`).click();
  await expect(page).toHaveURL(`/player/${id}/${bench}`);
});

test("teams made after the match are marked, and neither hindsight nor Research counts them", async ({
  page,
  product,
}) => {
  const id = `results-late-${Date.now()}`;
  await importMatches(product, ownMatch(id, "in_progress"));
  expect(await quickTeams(page, id, 6)).toBe(1);
  await importMatches(
    product,
    ownMatch(id, "finished", (player, index) => ({ points: scoreOf(player, index) })),
  );
  const hindsight = page.getByRole("region", { name: "In hindsight" });
  const costs = page.getByRole("region", { name: "What the strategy cost" });
  await page.goto(`/result/${id}/1`);
  await expect(hindsight).toContainText("best my strategy allowed");
  // Credits have no detail but this one.
  const credits = costs.getByRole("listitem").filter({ hasText: /^Credits/ });
  await expect(credits.getByText(/^the best without it was [\d.]+$/)).toBeVisible();

  expect(await quickTeams(page, id, 5)).toBe(2);
  await page.goto(`/result/${id}/2`);
  await expect(cards(page)).toHaveCount(5);
  await expectWords(
    page,
    "These teams were made when points were already known. Research and hindsight leave them out.",
  );
  await page.getByRole("tab", { name: "Analysis" }).click();
  await expect(page.getByRole("article", { name: "dream team" })).toBeVisible();
  await expect(page.getByText("best my strategy allowed")).toHaveCount(0);
  await expect(hindsight).toHaveCount(0);
  await expect(costs).toHaveCount(0);

  await page.goto("/research");
  await expectWords(page, "1 attempt is left out: points were known when its teams were made.");
  await expect(page.getByText(/1 finished match.*1 attempt/)).toBeVisible();
});

test("a finished match with a forecast: where the points lie in it, by choice and by luck", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  // The demo's finished match as it stood while it ran, so that teams are made before its points are known.
  const finishedMatch = demoMatches(new Date()).find(({ id }) => id === demoMatch("cricket", "finished"))!;
  const id = `forecast-result-${Date.now()}`;
  const as = (status: "in_progress" | "finished") => {
    const side = ({ players = [], ...rest }: NonNullable<typeof finishedMatch.left> = {}) => ({
      ...rest,
      players: players.map(({ points, points_by_rule: _parts, ...player }) =>
        // The demo's points are lower than those of T20 rules.
        status === "finished" ? { ...player, points: 1.5 * (points ?? 0) } : player,
      ),
    });
    return { ...finishedMatch, id, status, left: side(finishedMatch.left), right: side(finishedMatch.right) };
  };
  await importMatches(product, as("in_progress"));
  await quickTeams(page, id, 20);
  await importMatches(product, as("finished"));
  await page.goto(`/result/${id}/1`);
  const card = page.getByRole("region", { name: "Against the forecast" });
  await expect(
    card.getByText(/^The best of your 20 teams did better than \d+ % of what we expected of your best\.$/),
  ).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText(/^All 20 on average: better than \d+ %\.$/)).toBeVisible();
  await expect(card.getByText(/The others are random legal teams\.$/)).toBeVisible();
  const [ahead, choice, luck] = (await card.getByRole("definition").allTextContents()).map(Number);
  expect(choice! + luck!).toBe(ahead);
  await checkBothWidths(page, "result against its forecast");

  // A match of players whom the model does not know has no forecast.
  const other = `results-unknown-${Date.now()}`;
  await importMatches(product, ownMatch(other, "in_progress"));
  await quickTeams(page, other, 6);
  await importMatches(
    product,
    ownMatch(other, "finished", (player, index) => ({ points: scoreOf(player, index) })),
  );
  const askedReply = page.waitForResponse(`**/api/forecast/match/${other}`);
  await page.goto(`/result/${other}/1`);
  expect(await (await askedReply).json()).toMatchObject({ data: null });
  await expect(page.getByRole("region", { name: "In hindsight" })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("results of a match that has not started, and whatever is of an unknown match, lead home", async ({
  page,
}) => {
  const home = async (): Promise<void> => page.waitForURL((address) => address.pathname === "/");
  for (const path of [
    "/result/no-such-match/1",
    "/resultauto/no-such-match/1",
    "/analytics/no-such-match/1",
    displayPath("no-such-match", 1),
    "/displayauto/no-such-match/1",
    "/addpoint/no-such-match",
  ]) {
    await page.goto(path);
    await home();
    await expectWords(page, "error while collecting data!");
  }
  const match = demoMatch("cricket", "lineups");
  await makeAutoTeams(page, match);
  await quickTeams(page, match, 5);
  for (const path of [`/resultauto/${match}/1`, `/result/${match}/2`]) {
    await page.goto(path);
    await home();
    await expectWords(page, "Match not started");
  }
  for (const path of [`/result/${match}/9`, displayPath(match, 9)]) {
    await page.goto(path);
    await expectWords(page, "These teams are not on this device");
  }
});

test("points that were typed are not left behind without a question, and saving asks none", async ({
  page,
  product,
}) => {
  const id = `typed-points-${Date.now()}`;
  await importMatches(product, ownMatch(id, "in_progress"));
  await quickTeams(page, id, 3);
  await page.goto(`/previousmatch/${id}`);
  await page.getByRole("link", { name: "Add Player Points" }).or(button(page, "Add Player Points")).click();
  const fields = page.getByRole("textbox", { name: /^Points of / });
  await fields.first().fill("12.5");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  for (const leave of [() => button(page, "Back").first().click(), () => page.goBack()]) {
    await layerEntered(page);
    await leave();
    await question.getByRole("button", { name: "Keep editing" }).last().click();
    await expect(question).toHaveCount(0);
    await expect(fields.first()).toHaveValue("12.5");
  }
  for (const field of await fields.all()) await field.fill("4");
  // A wrong value is marked at its field, which gets the focus, until it is mended.
  const wrong = fields.nth(20);
  for (const [value, words] of [
    ["many", /^Invalid value for .+!$/],
    ["", "Player Points Cannot be Empty!"],
  ] as const) {
    await wrong.fill(value);
    await fields.first().focus();
    await button(page, "Save").click();
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toHaveAccessibleDescription(words);
  }
  await checkBothWidths(page, "a wrong value of points");
  await wrong.fill("4");
  await expect(wrong).not.toHaveAttribute("aria-invalid", "true");
  await button(page, "Save").click();
  await expect(page).toHaveURL(`/previousmatch/${id}`);
  await expect(question).toHaveCount(0);
});
