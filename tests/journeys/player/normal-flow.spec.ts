import { faultsOf } from "../../support/check-teams.ts";
import { type Choices, exportedTeams, generate, walkToReview } from "../../support/flow.ts";
import {
  type NamedPlayer,
  type Sport,
  demoMatch,
  matchOf,
  openPlayers,
  squadOf,
} from "../../support/player.ts";
import { expect, test } from "../../support/product.ts";

interface Plan {
  readonly sport: Sport;
  readonly perSide: number;
  readonly fixed: number;
  readonly partitions: readonly string[];
  readonly splits?: readonly string[];
  readonly combinations: readonly string[];
  readonly credits: readonly [number, number];
  readonly teams: number;
}

const plans: readonly Plan[] = [
  {
    sport: "cricket",
    perSide: 11,
    fixed: 1,
    partitions: ["5-6", "6-5", "4-7"],
    splits: ["4-7", "5-6", "6-5"],
    combinations: ["1-4-2-4", "1-3-3-4", "1-4-3-3", "2-3-2-4"],
    credits: [90, 100],
    teams: 120,
  },
  {
    sport: "football",
    perSide: 11,
    fixed: 1,
    partitions: ["5-6", "6-5"],
    combinations: ["1-4-4-2", "1-4-3-3", "1-3-5-2", "1-3-4-3"],
    credits: [80, 100],
    teams: 120,
  },
  {
    sport: "basketball",
    perSide: 8,
    fixed: 1,
    partitions: ["3-5", "4-4", "5-3"],
    combinations: ["2-2-1-2-1", "2-1-2-1-2", "1-2-2-2-1", "2-2-2-1-1", "1-1-2-2-2"],
    credits: [70, 100],
    teams: 25,
  },
  {
    sport: "kabaddi",
    perSide: 7,
    fixed: 1,
    partitions: ["3-4", "4-3"],
    combinations: ["2-2-3", "3-1-3", "3-2-2", "4-1-2"],
    credits: [70, 100],
    teams: 60,
  },
];

const ownership = (player: NamedPlayer): number => player.selected_by ?? 0;

/** Equally many of each side, the announced first, then by ownership. */
function poolOf(squad: readonly NamedPlayer[], perSide: number): NamedPlayer[] {
  const side = (index: number): NamedPlayer[] =>
    squad
      .filter(({ team_index }) => team_index === index)
      .toSorted((one, other) => other.playing - one.playing || ownership(other) - ownership(one))
      .slice(0, perSide);
  return [...side(0), ...side(1)];
}

for (const plan of plans)
  test(`${plan.sport}: from the players to exact teams that stay after a reload`, async ({
    page,
    product,
  }) => {
    const id = demoMatch(plan.sport, "lineups");
    const pool = poolOf(squadOf(await matchOf(product, id)), plan.perSide);
    const names = pool.toSorted((one, other) => ownership(other) - ownership(one)).map(({ name }) => name);
    const choices: Choices = {
      pool: pool.map(({ name }) => name),
      fixed: names.slice(0, plan.fixed),
      captains: names.slice(0, 4),
      viceCaptains: names.slice(1, 7),
      partitions: plan.partitions,
      ...(plan.splits === undefined ? {} : { splits: plan.splits }),
      credits: plan.credits,
      combinations: plan.combinations,
      teams: plan.teams,
    };
    const indexes = (list: readonly string[]): number[] =>
      pool.filter(({ name }) => list.includes(name)).map(({ player_index }) => player_index);

    await openPlayers(page, id);
    await walkToReview(page, choices);
    await generate(page, choices.teams);
    const teams = await exportedTeams(page);

    expect(teams).toHaveLength(choices.teams);
    expect(
      faultsOf(teams, pool, {
        pool: indexes(choices.pool as string[]),
        fixed: indexes(choices.fixed),
        captains: indexes(choices.captains),
        viceCaptains: indexes(choices.viceCaptains),
        partitions: choices.partitions,
        combinations: choices.combinations,
        credits: choices.credits,
        ...(plan.splits === undefined ? {} : { pattern1: plan.splits }),
      }),
    ).toEqual([]);
    await page.reload();
    expect(await exportedTeams(page)).toEqual(teams);
  });
