import type { ExposureBounds, Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../match.ts";
import { diceOf, randomMatch, runSeed } from "../testing/cases.ts";
import type { Dice } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import type { OracleTeam } from "../testing/oracle.ts";
import { keyOf, keysOf } from "../testing/read-teams.ts";
import { bestTeam, bestTeams, legalStrategy } from "./best-teams.ts";
import { scoreOf } from "./testing/points.ts";

/** Points so fine that no two teams have the same. */
const distinctPoints = (dice: Dice): number[] =>
  Array.from({ length: 70 }, () => (dice.below(9_000_000) - 500_000) / 100);

const fields = [
  "exposure",
  "captain_exposure",
  "vice_captain_exposure",
  "pair_exposure",
  "partition_exposure",
  "combination_exposure",
] as const;
type Field = (typeof fields)[number];

/** The keys of a team for each field, from the strategy's document. */
function keysIn(match: EngineMatch, { members, captain, viceCaptain }: OracleTeam): Record<Field, string[]> {
  const players = match.players.filter(({ player_index: index }) => members.includes(index));
  const left = players.filter(({ team_index: side }) => side === 0).length;
  const roles = Math.max(...match.players.map(({ role }) => role)) + 1;
  const counts = Array.from(
    { length: roles },
    (_, role) => players.filter((own) => own.role === role).length,
  );
  return {
    exposure: members.map(String),
    captain_exposure: [String(captain)],
    vice_captain_exposure: [String(viceCaptain)],
    pair_exposure: [`${captain}-${viceCaptain}`],
    partition_exposure: [`${left}-${players.length - left}`],
    combination_exposure: [counts.join("-")],
  };
}

/** How many players of one team another lacks, and other leaders where they count. */
function apart(one: OracleTeam, other: OracleTeam, leaders: boolean): number {
  const players = one.members.filter((player) => !other.members.includes(player)).length;
  if (!leaders) return players;
  return players + Number(one.captain !== other.captain) + Number(one.viceCaptain !== other.viceCaptain);
}

/** The sequential choice, from a list of all teams by falling points. */
function chosenByHand(
  match: EngineMatch,
  strategy: Strategy,
  sortedTeams: readonly OracleTeam[],
  count: number,
) {
  const bounds = fields.flatMap((field) =>
    Object.entries(strategy[field] ?? {}).map(([key, { min, max }]) => ({
      field,
      key,
      least: min === undefined ? 0 : Math.ceil((min * count) / 100 - 1e-9),
      most: max === undefined ? count : Math.floor((max * count) / 100 + 1e-9),
    })),
  );
  const keys = new Map(sortedTeams.map((team) => [team, keysIn(match, team)]));
  const has = (team: OracleTeam, { field, key }: { field: Field; key: string }): boolean =>
    keys.get(team)![field].includes(key);
  let minimums = Object.values(
    Object.groupBy(bounds, ({ field, key }) => (field === "exposure" ? `${field} ${key}` : field)),
  ).map((group) => group!);
  const chosenTeams: OracleTeam[] = [];
  const countOf = (bound: (typeof bounds)[number]): number =>
    chosenTeams.filter((team) => has(team, bound)).length;
  while (chosenTeams.length < count) {
    const due = minimums
      .map((group) => group.filter((bound) => bound.least > countOf(bound)))
      .filter((group) => {
        const lacking = group.reduce((sum, bound) => sum + bound.least - countOf(bound), 0);
        return lacking > 0 && lacking >= count - chosenTeams.length;
      });
    const full = bounds.filter((bound) => countOf(bound) >= bound.most);
    const next = sortedTeams.find(
      (team) =>
        !chosenTeams.includes(team) &&
        !full.some((bound) => has(team, bound)) &&
        due.every((group) => group.some((bound) => has(team, bound))) &&
        chosenTeams.every(
          (other) =>
            apart(team, other, strategy.min_difference_counts_captains ?? false) >=
            (strategy.min_difference ?? 0),
        ),
    );
    if (next !== undefined) chosenTeams.push(next);
    else if (due.length === 0) break;
    else minimums = minimums.filter((group) => !due.at(-1)!.every((bound) => group.includes(bound)));
  }
  return chosenTeams;
}

function randomBounds(dice: Dice, match: EngineMatch, teams: readonly OracleTeam[]): Partial<Strategy> {
  const range = (): ExposureBounds => {
    const min = dice.between(5, 60);
    return dice.pick([{ min }, { max: dice.between(10, 90) }, { min, max: min + dice.between(0, 40) }]);
  };
  const strategy: Partial<Strategy> = {};
  for (const field of fields)
    if (dice.chance(40))
      strategy[field] = Object.fromEntries(
        dice.some(teams, dice.between(1, 3)).map((team) => [dice.pick(keysIn(match, team)[field]), range()]),
      );
  if (dice.chance(40)) strategy.min_difference = dice.between(1, 3);
  if (dice.chance(30)) strategy.min_difference_counts_captains = true;
  return strategy;
}

const every = (match: EngineMatch): Strategy =>
  legalStrategy(
    match,
    match.players.map((player) => player.player_index),
  );

describe("the best teams of a strategy that bounds the set", () => {
  it("are chosen as by hand from the oracle's teams, over all sports", () => {
    const seed = runSeed();
    let chosenCount = 0;
    for (let round = 0; round < 60; round++) {
      const dice = diceOf(seed + round);
      const match = randomMatch(dice, dice.pick([0, 1, 2, 3] as const));
      const all = every(match);
      const { teams } = oracleTeams(match, all);
      if (teams.length === 0 || teams.length > 40_000) continue;
      const points = distinctPoints(dice);
      const scores = new Map(teams.map((team) => [team, scoreOf(team, points)]));
      const sortedTeams = teams.toSorted((one, other) => scores.get(other)! - scores.get(one)!);
      if (new Set(scores.values()).size < teams.length) continue;
      const count = dice.pick([1, 5, 12, 20]);
      const strategy: Strategy = { ...all, ...randomBounds(dice, match, teams) };
      const outcome = bestTeams(match, strategy, points, count);
      const note = `TEAMWRIGHT_SEED=${seed + round}`;
      if (!outcome.ok) throw new Error(`${note}: ${outcome.error.code}`);
      const byHand = chosenByHand(match, strategy, sortedTeams, count);
      expect({ note, keys: keysOf(outcome.value.teams) }).toEqual({
        note,
        keys: byHand.map((team) => keyOf(team.members, team.captain, team.viceCaptain)),
      });
      expect(Array.from(outcome.value.points, (value) => Math.round(value * 200))).toEqual(
        byHand.map((team) => scores.get(team)),
      );
      if (byHand.length === count) chosenCount++;
    }
    expect(chosenCount).toBeGreaterThan(10);
  });

  it("keep bounds of full squads, and the first is the best of all", () => {
    const match = randomMatch(diceOf(11), 0, [11, 11]);
    const all = every(match);
    const points = distinctPoints(diceOf(12));
    const best = bestTeam(match, all, points);
    if (!best.ok || best.value === null) throw new Error("no team");
    const captain = best.value.teams.captain[0]!;
    const strategy: Strategy = {
      ...all,
      captain_exposure: { [captain]: { max: 25 } },
      min_difference: 3,
    };
    const outcome = bestTeams(match, strategy, points, 20);
    if (!outcome.ok) throw new Error(outcome.error.code);
    const { teams, shortfalls } = outcome.value;
    expect(shortfalls).toEqual([]);
    expect(teams.count).toBe(20);
    expect(keysOf(teams)[0]).toBe(keysOf(best.value.teams)[0]);
    expect(Array.from(teams.captain).filter((index) => index === captain)).toHaveLength(5);
  });

  it("follow distributions", () => {
    const match = randomMatch(diceOf(11), 0, [9, 9]);
    const all = every(match);
    const captains = all.players.slice(0, 4);
    const outcome = bestTeams(
      match,
      { ...all, captains, captain_distribution: { mode: 1 } },
      distinctPoints(diceOf(13)),
      20,
    );
    if (!outcome.ok) throw new Error(outcome.error.code);
    const { teams, shortfalls } = outcome.value;
    expect(shortfalls).toEqual([]);
    for (const captain of captains)
      expect(Array.from(teams.captain).filter((index) => index === captain)).toHaveLength(5);
  });

  it("have a shortfall for a minimum that no team can meet", () => {
    const match = randomMatch(diceOf(11), 0, [8, 8]);
    const all = every(match);
    const [out, ...players] = all.players;
    const outcome = bestTeams(
      match,
      { ...all, players, exposure: { [out!]: { min: 50 } } },
      distinctPoints(diceOf(13)),
      4,
    );
    if (!outcome.ok) throw new Error(outcome.error.code);
    expect(outcome.value.teams.count).toBe(4);
    expect(outcome.value.shortfalls).toMatchObject([
      { rule: "exposure", subject: String(out), asked: 2, got: 0, reason: "few-have" },
    ]);
  });
});
