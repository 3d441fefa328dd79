import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Strategy, Team } from "@teamwright/domain";
import { type TeamColumns, toTeams } from "@teamwright/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runEngineCommand as run } from "../../apps/server/src/cli/engine/testing/run-command.ts";
import type { Said } from "../../apps/server/src/cli/engine/testing/run-command.ts";
import { count } from "../../apps/web/src/workers/handlers/count.ts";
import { generateTeams } from "../../apps/web/src/workers/handlers/generate.ts";
import { countMix, generateMix } from "../../apps/web/src/workers/handlers/mixes.ts";
import { realMatches } from "../../packages/engine/src/testing/real-matches.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-same-teams-"));
afterAll(() => rmSync(folder, { recursive: true }));
const quiet = () => undefined;

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

const teamsSaid = ({ stdout, stderr }: Said): Team[] => {
  if (stdout === "") throw new Error(stderr);
  return (JSON.parse(stdout) as { teams: Team[] }).teams;
};

/** The command's teams without the part of the mix. */
const plain = (teams: readonly Team[]): Team[] =>
  teams.map(({ team_number, credits, team, captain, vicecaptain }) => ({ team_number, credits, team, captain, vicecaptain })); // prettier-ignore

const value = <Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown },
): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
};

describe.each(realMatches(11))("the worker and the command line give the same teams of %s", (name, match) => {
  let matchFile = "";
  const players = match.players.map((player) => player.player_index);
  const byOwnership = match.players.toSorted(
    (one, other) => (other.selected_by ?? 0) - (one.selected_by ?? 0),
  );
  const captains = byOwnership.slice(0, 4).map((player) => player.player_index);
  const strategy: Strategy = { sport: 0, players, captains, partitions: [[5, 6], [6, 5]], credits: [97, 100] }; // prettier-ignore
  const inTeams = (columns: TeamColumns): Team[] => toTeams(columns, match);
  const files = (own: Strategy): string[] => ["--match", matchFile, "--strategy", file("strategy.json", own)];

  beforeAll(() => {
    const side = (index: number) => match.players.filter((player) => player.team_index === index);
    const detail = { sport_index: 0, left_team_players: side(0), right_team_players: side(1) };
    matchFile = file(`${name.replaceAll(/\W/g, "-")}.json`, detail);
    // The command line lists the left side first; the worker is given the players in the same order.
    expect(match.players).toEqual([...side(0), ...side(1)]);
  });

  it.each<[string, Partial<Strategy>]>([
    ["of a plain strategy", {}],
    ["with distributions", { captain_distribution: { mode: 1 }, partition_distribution: { mode: 1 } }],
    ["with bounds on the set", { exposure: { [captains[0]!]: { max: 60 } }, min_difference: 2 }],
  ])("%s", async (_, more) => {
    const ownStrategy = { ...strategy, ...more };
    const generation = value(generateTeams({ match, strategy: ownStrategy, teams: 60, seed: 11 }, quiet));
    const output = await run("generate", ...files(ownStrategy), "--teams", "60", "--seed", "11");
    expect(plain(teamsSaid(output))).toEqual(inTeams(generation.teams));
    expect(JSON.parse((await run("count", ...files(ownStrategy))).stdout)).toEqual(value(count({ match, strategy: ownStrategy }))); // prettier-ignore
  });

  it("beside teams to avoid and to keep", async () => {
    const first = value(generateTeams({ match, strategy, teams: 50, seed: 1 }, quiet)).teams;
    const other = value(generateTeams({ match, strategy, teams: 50, seed: 2 }, quiet)).teams;
    const boundedStrategy: Strategy = { ...strategy, min_difference: 1 };
    const generation = value(generateTeams({ match, strategy: boundedStrategy, teams: 40, seed: 3, avoid: [first], keep: other }, quiet)); // prettier-ignore
    const avoid = file("avoid.json", { teams: inTeams(first) });
    const keep = file("keep.json", { teams: inTeams(other) });
    const output = await run("generate", ...files(boundedStrategy), "--teams", "40", "--seed", "3", "--avoid", avoid, "--keep", keep); // prettier-ignore
    expect(plain(teamsSaid(output))).toEqual(inTeams(generation.teams));
    expect(generation.teams.count).toBe(40);
  });

  it("of a mix, in the same order, with a strategy that allows no team", async () => {
    const bold: Strategy = { ...strategy, credits: [92, 98] };
    const none: Strategy = { ...strategy, credits: [10, 20] };
    const parts = [
      { strategy, weight: 3 },
      { strategy: none, weight: 1 },
      { strategy: bold, weight: 1 },
    ];
    const whole = { captain_exposure: { [captains[0]!]: { max: 30 } } };
    const generation = value(generateMix({ match, parts, whole, teams: 80, seed: 5 }, quiet));
    const mixFile = file("mix.json", { strategies: parts, whole });
    const output = await run("mix", "--match", matchFile, "--mix", mixFile, "--teams", "80", "--seed", "5");
    expect(plain(teamsSaid(output))).toEqual(inTeams(generation.teams));
    const document = JSON.parse(output.stdout) as { teams: { strategy: number }[]; union: unknown };
    expect(document.teams.map((team) => team.strategy)).toEqual([...generation.partOf]);
    expect(document.union).toEqual(value(countMix({ match, parts })).union);
    expect(JSON.parse(output.stdout)).toMatchObject({ shortfalls: generation.shortfalls });
  });
});
