import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generationResultSchema, type Strategy } from "@teamwright/domain";
import { afterAll, describe, expect, it } from "vitest";
import { run as count } from "./count.ts";
import { run as explain } from "./explain.ts";
import { run as generate } from "./generate.ts";
import { run as hindsight } from "./hindsight.ts";
import { run as mixTeams } from "./mix.ts";
import { run as repair } from "./repair.ts";

const commands: Record<string, typeof count> = { count, generate, explain, hindsight, mix: mixTeams, repair };
const program = fileURLToPath(new URL("../../../bin/teamwright.mjs", import.meta.url));
const shared =
  process.env["TEAMWRIGHT_SHARED"] ?? fileURLToPath(new URL("../../../../../../shared", import.meta.url));
const prematch = join(shared, "data/cricket/fantasy/prematch_2021-04-24_25.json");
const crosswalk = join(shared, "data/cricket/fantasy/crosswalk.csv");
const folder = mkdtempSync(join(tmpdir(), "teamwright-engine-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
/** The command itself, with real files. */
const run = (name: string, ...args: string[]) => {
  const said = { stdout: "", stderr: "" };
  const status = commands[name]!(args, {
    stdout: (text) => void (said.stdout += text),
    stderr: (text) => void (said.stderr += text),
    readFile: (path) => readFileSync(path, "utf8"),
  });
  return { status, ...said };
};
/** The program as an operator starts it. */
const runProgram = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

/** RR v KOL of 24 April 2021: the 22 that played, in the documents' match detail, without the nullable fields. */
function realMatch() {
  const lines = readFileSync(crosswalk, "utf8").trim().split("\n").slice(1);
  const players = lines
    .map((line) => line.split(","))
    .filter((cells) => cells[1] === "RR vs KOL")
    .map((cells, index) => ({
      player_index: index,
      name: cells[6]!,
      role: ["WK", "BAT", "AL", "BOWL"].indexOf(cells[7]!),
      team_index: cells[5] === "RR" ? 0 : 1,
      credits: Number(cells[8]),
      selected_by: Number(cells[9]),
    }));
  return {
    sport_index: 0,
    left_team_players: players.filter((player) => player.team_index === 0),
    right_team_players: players.filter((player) => player.team_index === 1),
  };
}

const here = existsSync(prematch) && existsSync(crosswalk);
if (!here) console.warn(`The command line is not tried on RR v KOL: ${shared}/data is not there`);

describe.skipIf(!here)("teamwright count, generate, explain on RR v KOL", () => {
  const match = here ? realMatch() : { sport_index: 0, left_team_players: [], right_team_players: [] };
  const all = [...match.left_team_players, ...match.right_team_players];
  const matchFile = here ? file("match.json", match) : "";
  const strategy: Strategy = {
    sport: 0,
    players: all.map((player) => player.player_index),
    fixed: all.slice(0, 1).map((player) => player.player_index),
    captains: all.toSorted((a, b) => b.selected_by - a.selected_by).slice(0, 4).map((player) => player.player_index),
    partitions: [[5, 6], [6, 5]],
    percentage: { pattern: 1, splits: [[4, 7], [5, 6], [6, 5]] },
    credits: [97, 100],
  }; // prettier-ignore
  const files = (name: string, content: unknown) => ["--match", matchFile, "--strategy", file(name, content)];

  it("has 11 players a side", () => {
    expect([match.left_team_players.length, match.right_team_players.length]).toEqual([11, 11]);
  });

  it("counts, and generates just as many when asked for all", () => {
    const counted = run("count", ...files("small.json", { ...strategy, fixed: strategy.players.slice(0, 6) }));
    expect(counted.status, counted.stderr).toBe(0);
    const possible = JSON.parse(counted.stdout) as { lineups: number; teams: number };
    const made = run("generate", ...files("small.json", { ...strategy, fixed: strategy.players.slice(0, 6) }), "--teams", "100000", "--seed", "4");
    const result = generationResultSchema.parse(JSON.parse(made.stdout));
    expect(result.possible).toEqual(possible);
    expect(result.teams).toHaveLength(possible.teams);
    expect(made.stderr).toContain(`Only ${possible.teams} teams fit this strategy`);
  }); // prettier-ignore

  it("gives teams that meet every bound, the same for the same seed", () => {
    const args = [...files("strategy.json", strategy), "--teams", "500", "--seed", "7"];
    const made = run("generate", ...args);
    expect(made.status, made.stderr).toBe(0);
    expect(run("generate", ...args).stdout).toBe(made.stdout);
    const { teams } = generationResultSchema.parse(JSON.parse(made.stdout));
    expect(teams).toHaveLength(500);
    for (const team of teams) {
      const members = team.team.flat().map((index) => all.find((player) => player.player_index === index)!);
      const credits = members.reduce((sum, player) => sum + player.credits, 0);
      expect(members).toHaveLength(11);
      expect(credits).toBe(team.credits);
      expect(credits >= 97 && credits <= 100).toBe(true);
      expect([5, 6]).toContain(members.filter((player) => player.team_index === 0).length);
      expect([4, 5, 6]).toContain(members.filter((player) => player.selected_by < 50).length);
      expect(strategy.captains).toContain(team.captain);
      expect(members.map((player) => player.player_index)).toContain(strategy.fixed![0]);
    }
  });

  it("writes CSV with names", () => {
    const { stdout } = run("generate", ...files("strategy.json", strategy), "--teams", "3", "--seed", "1", "--format", "csv");
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(all[0]!.name);
  }); // prettier-ignore

  it("exits 3 and says why, by name, when no team exists", () => {
    const none = run("generate", ...files("none.json", { ...strategy, credits: [99.9, 100], side_credits: { left: [0, 20] } }));
    expect(none.status).toBe(3);
    expect(none.stdout).toBe("");
    expect(none.stderr).toContain("Left side's credits 0 to 20");
    const explained = run("explain", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }));
    expect(explained.status).toBe(3);
    expect(JSON.parse(explained.stdout)).toMatchObject({ conflicts: [["Sides 5-6 or 6-5", "Left side's credits 0 to 20"]] });
    expect(run("count", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } })).status).toBe(3);
  }); // prettier-ignore

  it("explains a strategy that has teams", () => {
    const explained = run("explain", ...files("strategy.json", strategy));
    expect(explained.status, explained.stderr).toBe(0);
    expect(explained.stdout).toContain(`Fixed: ${all[0]!.name}`);
  });

  it.each<[string, [string, ...string[]], string]>([
    ["a missing file", ["count", "--match", "nowhere.json", "--strategy", "nowhere.json"], "nowhere.json: cannot be read"],
    ["no match", ["count"], "--match FILE is missing"],
    ["an unknown option", ["count", "--nonsense"], "--nonsense"],
    ["a bad number", ["generate", ...files("strategy.json", strategy), "--teams", "many"], "--teams is a whole number, not many"],
    ["no JSON", ["count", "--match", file("broken.json", "{"), "--strategy", file("broken.json", "{")], "is no JSON"],
    ["a bad field", ["count", ...files("odd.json", { ...strategy, credits: [99, 1] })], "credits: The minimum exceeds the maximum"],
    ["a bad player", ["count", ...files("odd2.json", { ...strategy, players: [1, 99] })], "players.1"],
    ["an unknown player", ["count", ...files("odd3.json", { ...strategy, players: [...strategy.players, 69] })], "Player 69 is not in this match"],
    ["no teams asked", ["generate", ...files("strategy.json", strategy), "--teams", "0"], "Ask for 1 to"],
  ])("exits 2 and names what is wrong: %s", (_, args, message) => {
    const refused = run(...args);
    expect(refused.stderr).toContain(message);
    expect(refused.status).toBe(2);
    expect(refused.stdout).toBe("");
  }); // prettier-ignore

  it("mixes strategies by weight, bounds over the whole", () => {
    const bold: Strategy = { ...strategy, credits: [92, 98] };
    const star = strategy.captains![0]!;
    const mix = { strategies: [{ strategy, weight: 3 }, { strategy: bold, weight: 1 }], whole: { captain_exposure: { [star]: { max: 10 } } } };
    const made = run("mix", "--match", matchFile, "--mix", file("mix.json", mix), "--teams", "40", "--seed", "1");
    expect(made.stderr).toBe("");
    const result = JSON.parse(made.stdout) as { teams: { strategy: number; captain: number }[] };
    expect(result.teams.filter((team) => team.strategy === 1)).toHaveLength(10);
    expect(result.teams.filter((team) => team.captain === star).length).toBeLessThanOrEqual(4);
    const none = run("mix", "--match", matchFile, "--mix", file("mix.json", { strategies: [{ strategy: { ...strategy, captains: [] }, weight: 1 }] }));
    expect(none.status).toBe(3);
    expect(none.stderr).toContain("strategies.0: No team exists");
    expect(run("mix", "--match", matchFile, "--mix", file("mix.json", { strategies: [] })).status).toBe(2);
  }); // prettier-ignore

  it("repairs given teams and lists the changes", () => {
    const made = run("generate", ...files("strategy.json", strategy), "--teams", "50", "--seed", "7");
    const out = strategy.players.find((player) => !strategy.fixed!.includes(player))!;
    const fixed = run("repair", ...files("strategy.json", strategy), "--given", file("teams.json", made.stdout), "--out", String(out), "--seed", "1");
    expect(fixed.status, fixed.stderr).toBe(0);
    const { teams, changes } = JSON.parse(fixed.stdout) as { teams: { team: number[][] }[]; changes: { out: number[] }[] };
    expect(teams).toHaveLength(50);
    expect(teams.flatMap((team) => team.team.flat())).not.toContain(out);
    expect(changes.every((change) => change.out.includes(out))).toBe(true);
    expect(run("repair", ...files("strategy.json", strategy)).stderr).toContain("--given FILE is missing");
  }); // prettier-ignore

  it("looks back: the best teams, the dream team, and the rank of given teams counted out", () => {
    const points = Object.fromEntries(all.map((player, place) => [player.player_index, ((place * 37) % 50) * 2.5]));
    const small = { ...strategy, fixed: strategy.players.slice(0, 6) };
    const possible = (JSON.parse(run("count", ...files("small.json", small)).stdout) as { teams: number }).teams;
    const every = run("generate", ...files("small.json", small), "--teams", String(possible), "--seed", "1").stdout;
    const { teams } = generationResultSchema.parse(JSON.parse(every));
    const scoreOf = ({ team, captain, vicecaptain }: { team: number[][]; captain: number; vicecaptain: number }): number =>
      team.flat().reduce((sum, index) => sum + points[index]!, 0) + points[captain]! + points[vicecaptain]! / 2;
    const scores = teams.map(scoreOf).toSorted((one, other) => other - one);
    const args = [...files("small.json", small), "--points", file("points.json", points), "--teams", file("made.json", { teams: teams.slice(0, 20) })];
    const seen = run("hindsight", ...args, "--best", "5");
    expect(seen.status, seen.stderr).toBe(0);
    type Rank = { rank: number; teams: number; equal: number };
    type Scored = { points: number; rank: Rank; rank_in_match: Rank; team: number[][]; captain: number; vicecaptain: number };
    const { best, dream_team: dream, given } = JSON.parse(seen.stdout) as { best: Scored[]; dream_team: Scored; given: Scored[] };
    expect(best.map((team) => team.points)).toEqual(scores.slice(0, 5));
    expect(given).toHaveLength(20);
    for (const team of [...best, ...given]) {
      expect(team.points).toBe(scoreOf(team));
      const better = scores.filter((score) => score > team.points).length;
      expect(team.rank).toMatchObject({ rank: better + 1, teams: possible, equal: scores.filter((score) => score === team.points).length });
      expect(team.rank_in_match.rank).toBeGreaterThanOrEqual(team.rank.rank);
      expect(dream.points).toBeGreaterThanOrEqual(team.points);
    }
    expect(dream.rank_in_match.rank).toBe(1);
    const csv = run("hindsight", ...args, "--format", "csv").stdout.trim().split("\n");
    expect(csv).toHaveLength(1 + 10 + 1 + 20);
    expect(csv[1]).toContain(all[0]!.name);
  }); // prettier-ignore

  it("takes points from the match detail, and refuses to look back without any", () => {
    const scored = { ...match, left_team_players: match.left_team_players.map((player) => ({ ...player, points: 4 })) };
    const seen = run("hindsight", "--match", file("scored.json", scored), "--strategy", file("strategy.json", strategy), "--best", "1");
    expect(seen.status, seen.stderr).toBe(0);
    const none = run("hindsight", ...files("strategy.json", strategy));
    expect(none.stderr).toContain("no player has points: give them by --points FILE");
    expect(none.status).toBe(2);
    const odd = run("hindsight", ...files("strategy.json", strategy), "--points", file("odd.json", { 69: 3 }));
    expect(odd.stderr).toContain("69: no such player");
    expect(run("hindsight", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }), "--points", file("all.json", { [all[0]!.player_index]: 3 })).status).toBe(3);
  }); // prettier-ignore

  it("ends quietly when its reader stops early, as head does", () => {
    const args = ["generate", ...files("strategy.json", strategy), "--teams", "20000", "--seed", "1", "--format", "csv"];
    const piped = spawnSync("sh", ["-c", '"$0" "$@" | head -n 1', process.execPath, program, ...args], { encoding: "utf8" });
    expect(piped.stderr).toBe("");
    expect(piped.stdout.trim().split("\n")).toHaveLength(1);
  }); // prettier-ignore

  it("does so from the program itself, with its exit codes", () => {
    const made = runProgram("generate", ...files("strategy.json", strategy), "--teams", "500", "--seed", "7");
    expect(made.status, made.stderr).toBe(0);
    expect(made.stdout).toBe(run("generate", ...files("strategy.json", strategy), "--teams", "500", "--seed", "7").stdout);
    const none = runProgram("count", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }));
    expect(none.status).toBe(3);
    expect(none.stderr).toContain("No team exists");
    expect(runProgram("explain", "--match", "nowhere.json").status).toBe(2);
    const help = runProgram("help").stdout;
    for (const name of ["serve", "import", "explain", "hindsight"]) expect(help).toContain(`teamwright ${name}`);
  }); // prettier-ignore
});
