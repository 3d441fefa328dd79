import { expect, test } from "@playwright/test";
import { type CheckedPlayer, faultsOf } from "../support/check-teams.ts";
import { type SignIn, demoAccounts } from "../support/demo.ts";
import {
  type Choices,
  exportedTeams,
  generate,
  openMatch,
  signIn,
  untilOfflineReady,
  walkToReview,
} from "../support/flow.ts";
import { ApiCaller } from "../support/payload.ts";
import { type ImportedSport, importMatches } from "../support/match-data.ts";
import { type RunningServer, startServer } from "../support/server.ts";

interface Match {
  readonly id: string;
  readonly left_team_name: string;
  readonly right_team_name: string;
  readonly left_team_players: readonly NamedPlayer[];
  readonly right_team_players: readonly NamedPlayer[];
}
interface NamedPlayer extends CheckedPlayer {
  readonly name: string;
  readonly playing: number;
}

interface Plan {
  readonly sport: ImportedSport;
  readonly tab: string;
  /** A separate account, because one account may be on two devices at once. */
  readonly account: SignIn;
  /** Opens the match from the sport's list. */
  readonly match: RegExp;
  readonly pool: number;
  readonly fixed: number;
  readonly captains: number;
  readonly viceCaptains: number;
  readonly choices: Pick<Choices, "partitions" | "combinations" | "credits" | "teams"> & {
    readonly splits?: readonly string[];
  };
}

const plans: readonly Plan[] = [
  {
    sport: "cricket",
    tab: "Cricket",
    account: demoAccounts.customer,
    match: /RR|Rajasthan/,
    pool: 22,
    fixed: 2,
    captains: 4,
    viceCaptains: 6,
    choices: {
      partitions: ["5-6", "6-5"],
      splits: ["4-7", "5-6", "6-5"],
      credits: [97, 100],
      combinations: ["1-4-2-4", "1-3-3-4", "2-3-2-4", "2-4-1-4", "1-4-1-5", "2-3-3-3"],
      teams: 500,
    },
  },
  {
    sport: "football",
    tab: "Football",
    account: demoAccounts.expert,
    match: /./,
    pool: 22,
    fixed: 1,
    captains: 4,
    viceCaptains: 6,
    choices: {
      partitions: ["5-6", "6-5"],
      credits: [80, 100],
      combinations: ["1-4-4-2", "1-4-3-3", "1-3-5-2", "1-3-4-3"],
      teams: 500,
    },
  },
  {
    sport: "basketball",
    tab: "Basketball",
    account: demoAccounts.groupOwner,
    match: /./,
    pool: 16,
    fixed: 1,
    captains: 4,
    viceCaptains: 5,
    choices: {
      partitions: ["4-4", "5-3", "3-5"],
      credits: [85, 100],
      combinations: ["2-2-1-2-1", "2-1-2-1-2", "1-2-2-2-1", "2-2-2-1-1", "1-1-2-2-2", "2-1-1-2-2"],
      teams: 500,
    },
  },
  {
    sport: "kabaddi",
    tab: "Kabaddi",
    account: demoAccounts.primeAdmin,
    match: /./,
    pool: 14,
    fixed: 1,
    captains: 4,
    viceCaptains: 6,
    choices: {
      partitions: ["3-4", "4-3"],
      credits: [80, 100],
      combinations: ["2-2-3", "3-1-3", "3-2-2", "4-1-2"],
      teams: 200,
    },
  },
];

let server: RunningServer;
let api: ApiCaller;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startServer({ shortLived: true });
  for (const { sport } of plans) await importMatches(server.dataDir, sport);
  api = new ApiCaller(server.url);
  await api.signIn(demoAccounts.admin.phone, demoAccounts.admin.password);
});
test.afterAll(async () => server.stop());

const ownership = (player: NamedPlayer): number => player.selected_by ?? 0;

/** Candidates for the pool: the announced first, then by ownership and credits, equally many of each side. */
function chosenPool(match: Match, size: number): NamedPlayer[] {
  const side = (players: readonly NamedPlayer[]): NamedPlayer[] =>
    players
      .toSorted(
        (one, other) =>
          other.playing - one.playing || ownership(other) - ownership(one) || other.credits - one.credits,
      )
      .slice(0, size / 2);
  return [...side(match.left_team_players), ...side(match.right_team_players)];
}

test.use({ serviceWorkers: "allow" });

for (const plan of plans)
  test(`an imported ${plan.sport} match from sign-in to exact teams, again after a reload and offline`, async ({
    page,
    context,
  }) => {
    const listedMatches = (await api.matches<{ id: string; left_team_name: string }>(plan.sport)).filter(
      ({ id }) => /^(cricsheet|fpl|nba|pkl)/.test(id),
    );
    const chosenMatch = listedMatches.find(({ left_team_name }) => plan.match.test(left_team_name));
    expect(chosenMatch).toBeDefined();
    const match = await api.match<Match>(chosenMatch?.id ?? "");
    const pool = chosenPool(match, plan.pool);
    const byOwnership = pool.toSorted((one, other) => ownership(other) - ownership(one));
    const names = (from: number, to: number): string[] => byOwnership.slice(from, to).map(({ name }) => name);
    const choices: Choices = {
      pool: plan.sport === "cricket" ? "announced" : pool.map(({ name }) => name),
      fixed: names(0, plan.fixed),
      captains: names(0, plan.captains),
      viceCaptains: names(1, plan.viceCaptains + 1),
      ...plan.choices,
    };
    const indexes = (list: readonly string[]): number[] =>
      pool.filter(({ name }) => list.includes(name)).map(({ player_index }) => player_index);
    const bounds = {
      pool: pool.map(({ player_index }) => player_index),
      fixed: indexes(choices.fixed),
      captains: indexes(choices.captains),
      viceCaptains: indexes(choices.viceCaptains),
      partitions: choices.partitions,
      combinations: choices.combinations,
      credits: choices.credits,
      ...(choices.splits === undefined ? {} : { pattern1: choices.splits }),
    };

    await signIn(page, server.url, plan.account.phone, plan.account.password);
    await openMatch(page, plan.tab, match.left_team_name, match.right_team_name);
    await walkToReview(page, choices);
    await generate(page, choices.teams);

    const teams = await exportedTeams(page);
    expect(teams).toHaveLength(choices.teams);
    expect(faultsOf(teams, pool, bounds)).toEqual([]);

    await page.reload();
    expect(await exportedTeams(page)).toEqual(teams);

    await untilOfflineReady(page);
    await context.setOffline(true);
    await page.reload();
    expect(await exportedTeams(page)).toEqual(teams);
    await page.getByRole("button", { name: "Make more" }).click();
    await page.getByRole("dialog").getByLabel("Enter Number of Teams").fill(String(choices.teams));
    await page.getByRole("dialog").getByRole("button", { name: "Generate Teams" }).click();
    await page.waitForURL(/\/display\/.+\/2\/9\/9$/);
    const more = await exportedTeams(page);
    expect(more).toHaveLength(choices.teams);
    expect(faultsOf([...teams, ...more], pool, bounds)).toEqual([]);
  });
