import { compile, encodeTeams, generate, legalStrategy, toTeams } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import { expect, test } from "vitest";
import { measurePosts } from "./measure.ts";

const roles = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3];
const match: EngineMatch = {
  sport: 0,
  players: ([0, 1] as const).flatMap((side) =>
    roles.map((role, index) => ({
      player_index: side * roles.length + index,
      team_index: side,
      role,
      credits: 7.5 + (index % 5) * 0.5,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  ),
};
const lineup = match.players.map((player) => player.player_index).filter((index) => index % 12 < 11);
const points = Array.from({ length: 70 }, (_, index) => (index * 37) % 90);

test("posts that are measured together get what each of them gets alone", () => {
  const plan = compile(match, legalStrategy(match, lineup));
  if (!plan.ok) throw new Error(plan.error.code);
  const posts = [3, 20, 1].map((teams, seed) => {
    const made = generate(plan.value, { teams, seed });
    if (!made.ok) throw new Error(made.error.code);
    return encodeTeams(made.value.teams);
  });
  const together = measurePosts({ match, lineup, points, posts });
  const alone = posts.map((post) => measurePosts({ match, lineup, points, posts: [post] }));
  expect(together.ok && together.value).toEqual(alone.map((each) => each.ok && each.value[0]));
  expect(together.ok && together.value.length).toBe(3);
});

/** A team in plain numbers: players in order of their indexes. */
interface PlainTeam {
  readonly players: readonly number[];
  readonly captain: number;
  readonly viceCaptain: number;
  readonly points: number;
}

const kabaddi: EngineMatch = {
  sport: 3,
  players: ([0, 1] as const).flatMap((side) =>
    [0, 0, 0, 1, 1, 2, 2].map((role, place) => ({
      player_index: side * 7 + place,
      team_index: side,
      role,
      credits: 12 + ((side * 7 + place * 3) % 6) * 0.75,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  ),
};

/**
 * Every allowed team, one by one, from the sport's table in the specification: 7 players, 2-4 defenders, 1-2
 * all-rounders, 1-3 raiders, at most 5 of a side, 100 credits.
 */
function everyTeam(points: readonly number[]): PlainTeam[] {
  const teamsOfSet: PlainTeam[] = [];
  const { players } = kabaddi;
  for (let set = 0; set < 1 << players.length; set++) {
    const chosenPlayers = players.filter((_, index) => (set >> index) % 2 === 1);
    const count = (wanted: (one: (typeof players)[number]) => boolean) => chosenPlayers.filter(wanted).length;
    const within = (number: number, least: number, most: number) => number >= least && number <= most;
    if (chosenPlayers.length !== 7 || chosenPlayers.reduce((sum, { credits }) => sum + credits, 0) > 100)
      continue;
    const fits =
      within(
        count(({ role }) => role === 0),
        2,
        4,
      ) &&
      within(
        count(({ role }) => role === 1),
        1,
        2,
      ) &&
      within(
        count(({ role }) => role === 2),
        1,
        3,
      ) &&
      within(
        count(({ team_index }) => team_index === 0),
        2,
        5,
      );
    if (!fits) continue;
    const members = chosenPlayers.map(({ player_index }) => player_index);
    const sum = members.reduce((total, index) => total + points[index]!, 0);
    for (const captain of members)
      for (const viceCaptain of members)
        if (captain !== viceCaptain)
          teamsOfSet.push({
            players: members,
            captain,
            viceCaptain,
            points: sum + points[captain]! + points[viceCaptain]! / 2,
          });
  }
  return teamsOfSet;
}

const sidesAndRoles = ({ players }: PlainTeam) => {
  const roles = players.map((index) => kabaddi.players[index]!.role);
  return {
    left: players.filter((index) => index < 7).length,
    combination: [0, 1, 2].map((role) => roles.filter((one) => one === role).length).join("-"),
    credits: players.reduce((sum, index) => sum + kabaddi.players[index]!.credits, 0),
  };
};

const perTeamOf = (teams: readonly PlainTeam[], dream: PlainTeam) => ({
  captain: teams.filter(({ captain }) => captain === dream.captain).length / teams.length,
  viceCaptain: teams.filter(({ viceCaptain }) => viceCaptain === dream.viceCaptain).length / teams.length,
  dreamPlayers:
    teams.reduce(
      (sum, { players }) => sum + players.filter((index) => dream.players.includes(index)).length,
      0,
    ) / teams.length,
});
const closeTo = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, expect.closeTo(figure, 9)]));

test("ranks and hits are those of counting every allowed team one by one", () => {
  const everybody = kabaddi.players.map(({ player_index }) => player_index);
  const plan = compile(kabaddi, legalStrategy(kabaddi, everybody));
  if (!plan.ok) throw new Error(plan.error.code);
  for (const turn of [1, 2, 3]) {
    // No two players have the same points, so that there is one dream team.
    const scores = Array.from({ length: 70 }, (_, index) => ((index * (5 + 2 * turn)) % 17) * 4 + turn / 2);
    const all = everyTeam(scores);
    const dream = all.reduce((best, team) => (team.points > best.points ? team : best));
    expect(all.filter((team) => team.points === dream.points)).toHaveLength(1);
    const generation = generate(plan.value, { teams: 9, seed: turn });
    if (!generation.ok) throw new Error(generation.error.code);
    const { teams } = generation.value;
    const measuredPosts = measurePosts({
      match: kabaddi,
      lineup: everybody,
      points: scores,
      posts: [encodeTeams(teams)],
    });
    const postedTeams = toTeams(teams, kabaddi).map(({ team, captain, vicecaptain }) => {
      const members = team.flat().toSorted((one, other) => one - other);
      const same = all.find(
        (each) =>
          each.captain === captain &&
          each.viceCaptain === vicecaptain &&
          each.players.join() === members.join(),
      );
      if (!same) throw new Error("a generated team is not allowed");
      return same;
    });
    const ranks = postedTeams
      .map((own) => 1 + all.filter(({ points: theirs }) => theirs > own.points).length)
      .toSorted((one, other) => one - other);
    const shapes = postedTeams.map(sidesAndRoles);
    const best = sidesAndRoles(dream);
    expect(measuredPosts).toEqual({
      ok: true,
      value: [
        {
          possible: all.length,
          bestRank: ranks[0],
          medianRank: ranks[4],
          captainHit: postedTeams.some(({ captain }) => captain === dream.captain),
          viceCaptainHit: postedTeams.some(({ viceCaptain }) => viceCaptain === dream.viceCaptain),
          dreamPlayers: dream.players.filter((index) =>
            postedTeams.some(({ players }) => players.includes(index)),
          ).length,
          creditsInside:
            best.credits >= Math.min(...shapes.map(({ credits }) => credits)) &&
            best.credits <= Math.max(...shapes.map(({ credits }) => credits)),
          partitionInside: shapes.some(({ left }) => left === best.left),
          combinationInside: shapes.some(({ combination }) => combination === best.combination),
          perTeam: closeTo(perTeamOf(postedTeams, dream)),
          byChance: closeTo(perTeamOf(all, dream)),
        },
      ],
    });
  }
});
