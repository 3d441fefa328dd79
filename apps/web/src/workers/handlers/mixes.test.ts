import { generateMix, auto } from "./mixes.ts";
import { smart } from "./presets.ts";
import { describe, expect, it } from "vitest";
import { toTeams } from "@teamwright/engine";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import { squadOf } from "#data/strategy/pool.ts";

const detail = sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] });
const match = { sport: 0, players: squadOf(detail) } as const;
const pool = match.players.map((player) => player.player_index);
const quiet = () => undefined;
const roleAt = new Map(match.players.map((player) => [player.player_index, player.role]));
const keyOf = (team: { team: number[][]; captain: number; vicecaptain: number }) =>
  [...team.team.flat().toSorted((a, b) => a - b), team.captain, team.vicecaptain].join(",");

describe("a mix of strategies", () => {
  const smartAnswer = smart({ match, pool, rules: 0, pitch: "batting", strong: "equal" });
  if (!smartAnswer.ok) throw new Error(smartAnswer.error.code);
  const { mix } = smartAnswer.value;

  it("gives three teams of the favoured combinations to one of the others, none twice", () => {
    const generation = generateMix({ match, parts: mix, teams: 400, seed: 7 }, quiet);
    if (!generation.ok) throw new Error(generation.error.code);
    const teams = toTeams(generation.value.teams, match);
    const favouredTeams = teams.filter(
      (team) => team.team.flat().filter((index) => roleAt.get(index) === 1).length >= 4,
    );
    expect(teams).toHaveLength(400);
    expect(favouredTeams).toHaveLength(300);
    expect(new Set(teams.map(keyOf)).size).toBe(400);
    expect(teams.map((team) => team.team_number)).toEqual(teams.map((_, at) => at + 1));
  });

  it("fills up from the others where a part runs out, and says what fell short", () => {
    const [favouredPart, others] = mix;
    const few = {
      ...favouredPart!.strategy,
      fixed: pool.filter((index) => roleAt.get(index) === 1).slice(0, 5),
    };
    const generation = generateMix(
      {
        match,
        parts: [{ weight: 3, strategy: { ...few, credits: [99.5, 100] } }, others!],
        teams: 200,
        seed: 7,
      },
      quiet,
    );
    expect(generation.ok && generation.value.teams.count).toBe(200);
  });

  it("fails where no part has a team", () => {
    const none = { ...mix[0]!.strategy, credits: [10, 20] as [number, number] };
    expect(
      generateMix({ match, parts: [{ weight: 1, strategy: none }], teams: 5, seed: 1 }, quiet),
    ).toMatchObject({
      ok: false,
      error: { code: "no-teams" },
    });
  });
});

describe("auto teams", () => {
  it("are 11, 3 and 1 for the three leagues, numbered through, each at its credits", () => {
    const autoOutcome = auto({ match, pool, rules: 0, seed: 3 });
    if (!autoOutcome.ok) throw new Error(autoOutcome.error.code);
    const teams = toTeams(autoOutcome.value.teams, match);
    const { leagues } = autoOutcome.value;
    expect(leagues.map(({ league, teams: count }) => [league, count])).toEqual([
      ["grand", 11],
      ["small", 3],
      ["head-to-head", 1],
    ]);
    expect(teams.map((team) => team.team_number)).toEqual(teams.map((_, at) => at + 1));
    let at = 0;
    for (const { teams: count, from } of leagues)
      for (const team of teams.slice(at, (at += count))) {
        expect(team.credits).toBeGreaterThanOrEqual(from);
        expect(team.credits).toBeLessThanOrEqual(100);
      }
  });
});
