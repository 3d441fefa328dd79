import { sportIndexes } from "@teamwright/domain";
import type { Team } from "@teamwright/domain";
import { decodeTeams } from "@teamwright/engine";
import { inEnglish, isTextKey } from "@teamwright/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { teamsOfMatch } from "#testing/legal-teams.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { findMatch } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { sportMatch } from "./testing/sport-match.ts";
import { checkTeams, deleteTeamSets, findTeamSet, insertTeamSet, packTeams, refuseTeams } from "./public.ts";
import { rangeOfPage, teamsInRange } from "./public.ts";

const engineMatch = (match: StoredMatch) => ({
  sport: match.sport,
  players: match.players.map((player) => ({
    player_index: player.index,
    role: player.role,
    team_index: player.side,
    credits: player.credits,
    selected_by: player.selectedBy,
    captain_percentage: null,
    vice_captain_percentage: null,
  })),
});
const match = sportMatch(0);
const teams = teamsOfMatch(engineMatch(match), 40);

/** The reason as the user reads it in English. */
function reasonOf(givenTeams: readonly Team[], shownMatch = match, handMade = false): string {
  const checked = checkTeams(shownMatch, givenTeams, { handMade });
  if (checked.ok) return "none";
  const { message, values, code, field } = refuseTeams(checked.error);
  expect([code, field]).toEqual(["posted_teams_refused", "teamData"]);
  return message !== undefined && isTextKey(message) ? inEnglish(message, values) : "";
}
/** The second of two teams, changed. */
const withChange = (change: (team: Team) => Team): Team[] => [teams[0]!, change(structuredClone(teams[1]!))];

describe("the check of a post's teams", () => {
  test.each(sportIndexes)("takes legal teams of sport %s", (sport) => {
    const other = sportMatch(sport);
    const otherTeams = teamsOfMatch(engineMatch(other), 200);
    const checked = checkTeams(other, otherTeams);
    expect(checked.ok && checked.value.count).toBe(200);
    if (checked.ok)
      expect(teamsInRange(checked.value, { left: 1, right: 200 }, other)).toEqual(
        otherTeams.map((team, index) => ({ ...team, team_number: index + 1 })),
      );
  });

  test("names the wrong team and the reason", () => {
    const first = (team: Team) => team.team[0]!;
    const name = (index: number) => match.players[index]!.name;
    expect(reasonOf(withChange((team) => ({ ...team, team: [[69], ...team.team.slice(1)] })))).toBe(
      "Team 2: player 69 is not in this match.",
    );
    expect(reasonOf(withChange((team) => (first(team).push(first(team)[0]!), team)))).toBe(
      `Team 2: ${name(teams[1]!.team[0]![0]!)} is listed twice.`,
    );
    expect(reasonOf(withChange((team) => ({ ...team, team: team.team.toReversed() })))).toMatch(
      /^Team 2: .+ is listed in a wrong role\.$/,
    );
    expect(reasonOf(withChange((team) => (team.team[3]!.pop(), team)))).toBe(
      "Team 2 has 10 players, it needs 11.",
    );
    const reason = "Team 2: captain and vice-captain must be two of its players.";
    expect(reasonOf(withChange((team) => ({ ...team, vicecaptain: team.captain })))).toBe(reason);
    const outside = match.players.find(({ index }) => !teams[1]!.team.flat().includes(index))!.index;
    expect(reasonOf(withChange((team) => ({ ...team, captain: outside })))).toBe(reason);
    expect(reasonOf(withChange(() => teams[0]!))).toBe("Team 2 is the same as team 1.");
  });

  test("counts credits by the match, not by what was sent", () => {
    const dear = { ...match, players: match.players.map((player) => ({ ...player, credits: 9.25 })) };
    expect(reasonOf([{ ...teams[0]!, credits: 90 }], dear)).toBe(
      "Team 1 costs 101.75 credits, at most 100 are allowed.",
    );
    const checked = checkTeams(match, [{ ...teams[0]!, credits: 1, team_number: 77 } as Team]);
    expect(checked.ok && teamsInRange(checked.value, { left: 1, right: 1 }, match)).toEqual([
      { ...teams[0]!, team_number: 1 },
    ]);
  });

  test("keeps the counts per role and side, of hand-made teams too", () => {
    const of = (roles: readonly (readonly number[])[]): Team => ({
      team_number: 1,
      credits: 0,
      team: roles.map((list) => [...list]),
      captain: roles[1]![0]!,
      vicecaptain: roles[1]![1]!,
    });
    // Left players are 0-11, right players 12-23: WK 0, BAT 1-4, AL 5-6, BOWL 7-11 of each side.
    expect(reasonOf([of([[], [1, 2, 3, 4], [5, 6], [7, 8, 9, 10, 11]])])).toBe(
      "Team 1 has 0 WK, 1 to 8 are allowed.",
    );
    expect(reasonOf([of([[0], [1, 2, 3, 4], [5, 6], [7, 8, 9, 10]])])).toBe(
      "Team 1 has 11 players of LEF, at most 10 are allowed.",
    );
    // A manual kabaddi team needs two raiders and three players of each side.
    const kabaddi = sportMatch(3);
    const all = teamsOfMatch(engineMatch(kabaddi), 300);
    const oneRaider = all.find(({ team }) => team[2]!.length === 1)!;
    expect(reasonOf([oneRaider], kabaddi)).toBe("none");
    expect(reasonOf([oneRaider], kabaddi, true)).toBe("Team 1 has 1 RAI, 2 to 3 are allowed.");
  });

  test("refuses a player who has left the squad", () => {
    const gonePlayer = match.players.find(({ index }) => index === teams[0]!.captain)!;
    const players = match.players.map((player) =>
      player === gonePlayer ? { ...player, withdrawn: true } : player,
    );
    expect(reasonOf(teams, { ...match, players })).toBe(
      `Team 1: player ${gonePlayer.name} is not in this match.`,
    );
  });
});

describe("stored team sets", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    const body = { matches: [sampleMatch()] };
    const headers = { authorization: "Bearer a push key for tests only" };
    expect((await server.visitor().send("POST", "/api/feed/push", { body, headers })).status).toBe(200);
  });
  afterAll(() => server.close());

  test("give the teams of a range and of a page, packed too, until they are deleted", async () => {
    const { db } = server.deps.database;
    const shownMatch = (await findMatch(db, "sample-1"))!.shown;
    const givenTeams = teamsOfMatch(engineMatch(shownMatch), 3000);
    const checked = checkTeams(shownMatch, givenTeams);
    if (!checked.ok) throw new Error(checked.error.code);
    const id = await insertTeamSet(db, "sample-1", checked.value);
    const set = (await findTeamSet(db, id))!;
    expect(teamsInRange(set, { left: 2999, right: 4000 }, shownMatch).map((team) => team.team)).toEqual(
      givenTeams.slice(2998).map((team) => team.team),
    );
    expect(teamsInRange(set, rangeOfPage(2, 100), shownMatch).map((team) => team.team_number)).toEqual(
      Array.from({ length: 100 }, (_, index) => 201 + index),
    );
    const packedTeams = Buffer.from(packTeams(set), "base64");
    expect(packedTeams.length).toBeLessThan(3000 * 8);
    expect(decodeTeams(packedTeams)).toEqual({ ok: true, value: set });
    const part = decodeTeams(Buffer.from(packTeams(set, { left: 11, right: 13 }), "base64"));
    expect(part.ok && [...part.value.number]).toEqual([11, 12, 13]);
    await deleteTeamSets(db, [id]);
    expect(await findTeamSet(db, id)).toBeNull();
  });
});
