import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GenerationResult, generationResultSchema, type Strategy } from "@teamwright/domain";
import { afterAll, describe, expect, it } from "vitest";
import { dataFile } from "#modules/feeds/testing/match-data.ts";
import { runEngineCommand as run } from "./testing/run-command.ts";

const program = fileURLToPath(new URL("../../../bin/teamwright.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "teamwright-engine-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
/** The program as an operator starts it, with real files. */
const runProgram = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

/**
 * RR v KOL of 24 April 2021: the 22 players who played, in the specification's match detail, without the nullable
 * fields.
 */
function realMatch() {
  const lines = dataFile("cricket/fantasy/crosswalk.csv").content.trim().split("\n").slice(1);
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

describe("teamwright count, generate, explain on RR v KOL", () => {
  const match = realMatch();
  const all = [...match.left_team_players, ...match.right_team_players];
  const matchFile = file("match.json", match);
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

  it("has 11 players a side", async () => {
    expect([match.left_team_players.length, match.right_team_players.length]).toEqual([11, 11]);
  });

  it("counts, and generates just as many when asked for all", async () => {
    const countOutput = await run("count", ...files("small.json", { ...strategy, fixed: strategy.players.slice(0, 6) }));
    expect(countOutput.status, countOutput.stderr).toBe(0);
    const possible = JSON.parse(countOutput.stdout) as { lineups: number; teams: number };
    const generateOutput = await run("generate", ...files("small.json", { ...strategy, fixed: strategy.players.slice(0, 6) }), "--teams", "100000", "--seed", "4");
    const result = generationResultSchema.parse(JSON.parse(generateOutput.stdout));
    expect(result.possible).toEqual(possible);
    expect(result.teams).toHaveLength(possible.teams);
    expect(generateOutput.stderr).toContain(`${possible.teams.toLocaleString("en")} of the 100,000 teams asked for. No more exist.`);
  }); // prettier-ignore

  it("gives teams that meet every bound, the same for the same seed", async () => {
    const args = [...files("strategy.json", strategy), "--teams", "500", "--seed", "7"];
    const generateOutput = await run("generate", ...args);
    expect(generateOutput.status, generateOutput.stderr).toBe(0);
    expect((await run("generate", ...args)).stdout).toBe(generateOutput.stdout);
    const { teams } = generationResultSchema.parse(JSON.parse(generateOutput.stdout));
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

  it("lists the best teams by projections of players by name, with every bound", async () => {
    const points = new Map(all.map((player, row) => [player.player_index, 20 + ((row * 7) % 23)]));
    const csv = ["points,player", ...all.map(({ name, player_index: index }) => `${points.get(index)},"${name.toUpperCase()}"`)];
    const projections = ["--projections", file("projections.csv", csv.join("\n"))];
    const small = files("best.json", { ...strategy, fixed: strategy.players.slice(0, 6) });
    const best = await run("best", ...small, ...projections, "--teams", "5");
    expect(best.status, best.stderr).toBe(0);
    const scoreOf = ({ team, captain, vicecaptain }: GenerationResult["teams"][number]) =>
      team.flat().reduce((sum, index) => sum + points.get(index)! * (index === captain ? 2 : index === vicecaptain ? 1.5 : 1), 0);
    const every = generationResultSchema.parse(JSON.parse((await run("generate", ...small, "--teams", "100000", "--seed", "1")).stdout));
    const scores = every.teams.map(scoreOf).toSorted((a, b) => b - a).slice(0, 5);
    const { teams } = JSON.parse(best.stdout) as { teams: (GenerationResult["teams"][number] & { points: number })[] };
    expect(teams.map((team) => team.points)).toEqual(scores);
    expect(teams.map(scoreOf)).toEqual(scores);
    expect((await run("best", ...small, ...projections, "--format", "csv")).stdout).toContain(all[0]!.name);
    const unknown = await run("best", ...small, "--projections", file("odd.csv", "player,points\nNobody,3"));
    expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining("odd.csv: row 2: Nobody: no such player")]);
  }); // prettier-ignore

  it.each(["quick", "grand", "small", "head-to-head"])("makes teams of the preset %s without a strategy", async (preset) => {
    const made = await run("generate", "--match", matchFile, "--preset", preset, "--teams", "5", "--seed", "1");
    expect(made.status, made.stderr).toBe(0);
    expect(generationResultSchema.parse(JSON.parse(made.stdout)).teams).toHaveLength(5);
  }); // prettier-ignore

  it("writes CSV with names", async () => {
    const { stdout } = await run("generate", ...files("strategy.json", strategy), "--teams", "3", "--seed", "1", "--format", "csv");
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(all[0]!.name);
  }); // prettier-ignore

  it("exits 3 and says why, by name, when no team exists", async () => {
    const none = await run("generate", ...files("none.json", { ...strategy, credits: [99.9, 100], side_credits: { left: [0, 20] } }));
    expect(none.status).toBe(3);
    expect(none.stdout).toBe("");
    expect(none.stderr).toContain("Left side: credits 0 to 20");
    const explainOutput = await run("explain", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }));
    expect(explainOutput.status).toBe(3);
    expect(JSON.parse(explainOutput.stdout)).toMatchObject({ conflicts: [["Sides 5-6 or 6-5", "Left side: credits 0 to 20"]] });
    expect((await run("count", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }))).status).toBe(3);
  }); // prettier-ignore

  it("explains a strategy that has teams", async () => {
    const explained = await run("explain", ...files("strategy.json", strategy));
    expect(explained.status, explained.stderr).toBe(0);
    expect(explained.stdout).toContain(`Fixed: 1 player (${all[0]!.name})`);
  });

  it.each<[string, [string, ...string[]], string]>([
    ["a missing file", ["count", "--match", "nowhere.json", "--strategy", "nowhere.json"], "nowhere.json: cannot be read"],
    ["no match", ["count"], "required option '--match <FILE>' not specified"],
    ["neither strategy nor preset", ["generate", "--match", matchFile], "Give --strategy or --preset."],
    ["an unknown option", ["count", ...files("strategy.json", strategy), "--nonsense"], "--nonsense"],
    ["a bad number", ["generate", ...files("strategy.json", strategy), "--teams", "many"], "'many' is invalid. It is a whole number."],
    ["no JSON", ["count", "--match", file("broken.json", "{"), "--strategy", file("broken.json", "{")], "is no JSON"],
    ["a bad field", ["count", ...files("odd.json", { ...strategy, credits: [99, 1] })], "credits: The minimum exceeds the maximum"],
    ["a bad player", ["count", ...files("odd2.json", { ...strategy, players: [1, 99] })], "players.1"],
    ["an unknown player", ["count", ...files("odd3.json", { ...strategy, players: [...strategy.players, 69] })], "Player 69 is not in this match"],
    ["no teams asked", ["generate", ...files("strategy.json", strategy), "--teams", "0"], "Ask for 1 to"],
  ])("exits 2 and names what is wrong: %s", async (_, args, message) => {
    const refusedOutput = await run(...args);
    expect(refusedOutput.stderr).toContain(message);
    expect(refusedOutput.status).toBe(2);
    expect(refusedOutput.stdout).toBe("");
  }); // prettier-ignore

  it("mixes strategies by weight, bounds over the whole", async () => {
    const bold: Strategy = { ...strategy, credits: [92, 98] };
    const star = strategy.captains![0]!;
    const mix = { strategies: [{ strategy, weight: 3 }, { strategy: bold, weight: 1 }], whole: { captain_exposure: { [star]: { max: 10 } } } };
    const mixOutput = await run("mix", "--match", matchFile, "--mix", file("mix.json", mix), "--teams", "40", "--seed", "1");
    expect(mixOutput.stderr).toBe("");
    const result = JSON.parse(mixOutput.stdout) as { teams: { strategy: number; captain: number }[] };
    expect(result.teams.filter((team) => team.strategy === 1)).toHaveLength(10);
    expect(result.teams.filter((team) => team.captain === star).length).toBeLessThanOrEqual(4);
    const none = await run("mix", "--match", matchFile, "--mix", file("mix.json", { strategies: [{ strategy: { ...strategy, captains: [] }, weight: 1 }] }));
    expect(none.status).toBe(3);
    expect(none.stderr).toContain("strategies.0: No team exists");
    expect((await run("mix", "--match", matchFile, "--mix", file("mix.json", { strategies: [] }))).status).toBe(2);
  }); // prettier-ignore

  it("repairs given teams and lists the changes", async () => {
    const generateOutput = await run("generate", ...files("strategy.json", strategy), "--teams", "50", "--seed", "7");
    const out = strategy.players.find((player) => !strategy.fixed!.includes(player))!;
    const repairOutput = await run("repair", ...files("strategy.json", strategy), "--given", file("teams.json", generateOutput.stdout), "--out", String(out), "--seed", "1");
    expect(repairOutput.status, repairOutput.stderr).toBe(0);
    const { teams, changes } = JSON.parse(repairOutput.stdout) as { teams: { team: number[][] }[]; changes: { out: number[] }[] };
    expect(teams).toHaveLength(50);
    expect(teams.flatMap((team) => team.team.flat())).not.toContain(out);
    expect(changes.every((change) => change.out.includes(out))).toBe(true);
    expect((await run("repair", ...files("strategy.json", strategy))).stderr).toContain("required option '--given <FILE>' not specified");
  }); // prettier-ignore

  it("looks back: the best teams, the dream team, and the rank of given teams counted out", async () => {
    const points = Object.fromEntries(all.map((player, index) => [player.player_index, ((index * 37) % 50) * 2.5]));
    const small = { ...strategy, fixed: strategy.players.slice(0, 6) };
    const possible = (JSON.parse((await run("count", ...files("small.json", small))).stdout) as { teams: number }).teams;
    const every = (await run("generate", ...files("small.json", small), "--teams", String(possible), "--seed", "1")).stdout;
    const { teams } = generationResultSchema.parse(JSON.parse(every));
    const scoreOf = ({ team, captain, vicecaptain }: { team: number[][]; captain: number; vicecaptain: number }): number =>
      team.flat().reduce((sum, index) => sum + points[index]!, 0) + points[captain]! + points[vicecaptain]! / 2;
    const scores = teams.map(scoreOf).toSorted((one, other) => other - one);
    const args = [...files("small.json", small), "--points", file("points.json", points), "--teams", file("made.json", { teams: teams.slice(0, 20) })];
    const hindsightOutput = await run("hindsight", ...args, "--best", "5");
    expect(hindsightOutput.status, hindsightOutput.stderr).toBe(0);
    type Rank = { rank: number; teams: number; equal: number };
    type Scored = { points: number; rank: Rank; rank_in_match: Rank; team: number[][]; captain: number; vicecaptain: number };
    const { best, dream_team: dream, given } = JSON.parse(hindsightOutput.stdout) as { best: Scored[]; dream_team: Scored; given: Scored[] };
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
    const csv = (await run("hindsight", ...args, "--format", "csv")).stdout.trim().split("\n");
    expect(csv).toHaveLength(1 + 10 + 1 + 20);
    expect(csv[1]).toContain(all[0]!.name);
  }); // prettier-ignore

  it("keeps exposures and the minimum difference among the best teams", async () => {
    const points = Object.fromEntries(all.map((player, index) => [player.player_index, ((index * 37) % 50) * 2.5]));
    type Best = { best: { captain: number; team: number[][] }[]; shortfalls: { rule: string; why: string }[] };
    const look = async (bounds: object) => {
      const seen = await run("hindsight", ...files("bounded.json", { ...strategy, ...bounds }), "--points", file("points.json", points));
      expect(seen.status, seen.stderr).toBe(0);
      return { ...(JSON.parse(seen.stdout) as Best), stderr: seen.stderr };
    };
    const { best: free } = await look({});
    const captain = free[0]!.captain;
    const { best, shortfalls } = await look({ captain_exposure: { [captain]: { max: 30 } }, min_difference: 1 });
    expect(shortfalls).toEqual([]);
    expect(best[0]).toEqual(free[0]);
    expect(best.filter((team) => team.captain === captain)).toHaveLength(3);
    expect(new Set(best.map(({ team }) => team.flat().toSorted((one, other) => one - other).join())).size).toBe(10);
    const short = await look({ min_difference: 9 });
    expect(short.shortfalls).toMatchObject([{ rule: "min_difference" }]);
    expect(short.stderr).toContain(short.shortfalls[0]!.why);
  }); // prettier-ignore

  it("takes points from the match detail, and refuses to look back without any", async () => {
    const scoredMatch = { ...match, left_team_players: match.left_team_players.map((player) => ({ ...player, points: 4 })) };
    const hindsightOutput = await run("hindsight", "--match", file("scored.json", scoredMatch), "--strategy", file("strategy.json", strategy), "--best", "1");
    expect(hindsightOutput.status, hindsightOutput.stderr).toBe(0);
    const none = await run("hindsight", ...files("strategy.json", strategy));
    expect(none.stderr).toContain("no player has points: give them by --points FILE");
    expect(none.status).toBe(2);
    const odd = await run("hindsight", ...files("strategy.json", strategy), "--points", file("odd.json", { 69: 3 }));
    expect(odd.stderr).toContain("69: no such player");
    expect((await run("hindsight", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }), "--points", file("all.json", { [all[0]!.player_index]: 3 }))).status).toBe(3);
  }); // prettier-ignore

  it("says what each rule cost: the best team without it, minus the best that all allowed", async () => {
    const points = Object.fromEntries(all.map((player, index) => [player.player_index, ((index * 37) % 50) * 2.5]));
    const args = [...files("strategy.json", strategy), "--points", file("points.json", points), "--best", "1"];
    type Seen = { best: { points: number }[]; costs: { rule: string; text: string; points: number; cost: number }[] };
    const hindsightReply = JSON.parse((await run("hindsight", ...args)).stdout) as Seen;
    expect(hindsightReply.costs.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["fixed", "captains", "partitions", "percentage", "credits"]));
    for (const { points: without, cost } of hindsightReply.costs) expect(cost).toBeCloseTo(without - hindsightReply.best[0]!.points, 5);
    const { captains: _captains, ...free } = strategy;
    const other = JSON.parse((await run("hindsight", ...files("free.json", free), ...args.slice(4))).stdout) as Seen;
    expect(hindsightReply.costs.find(({ rule }) => rule === "captains")!.points).toBe(other.best[0]!.points);
    const csv = await run("hindsight", ...args, "--format", "csv");
    expect(csv.stderr).toMatch(/^Without .+: [\d.,]+ points more\.$/m);
  }); // prettier-ignore

  it("looks back at a large squad by the players who played", async () => {
    const bench = Array.from({ length: 40 }, (_, index) => ({ ...all[index % 22]!, player_index: 22 + index, name: `Bench ${index}` }));
    const side = (team: number) => [
      ...all.filter((player) => player.team_index === team).map((player, index) => ({ ...player, playing: 1, points: index * 3 })),
      ...bench.filter((player) => player.team_index === team).map((player) => ({ ...player, playing: 0, points: 0 })),
    ];
    const squads = file("squads.json", { sport_index: 0, left_team_players: side(0), right_team_players: side(1) });
    const hindsightOutput = await run("hindsight", "--match", squads, "--strategy", file("strategy.json", strategy), "--best", "1");
    expect(hindsightOutput.status, hindsightOutput.stderr).toBe(0);
    const { dream_team: dream } = JSON.parse(hindsightOutput.stdout) as { dream_team: { team: number[][]; rank_in_match: { rank: number } } };
    expect(dream.rank_in_match.rank).toBe(1);
    expect(Math.max(...dream.team.flat())).toBeLessThan(22);
  }); // prettier-ignore

  it("leaves out the ranks of more teams than can be ranked in time", { timeout: 120_000 }, async () => {
    const side = (team: number) =>
      Array.from({ length: 35 }, (_, index) => ({ ...all[(index * 2) % 22]!, role: index % 4, team_index: team, player_index: 35 * team + index, name: `Player ${team} ${index}`, points: ((index * 37 + team) % 600) / 2 }));
    const squads = file("both-squads.json", { sport_index: 0, left_team_players: side(0), right_team_players: side(1) });
    const loose = { sport: 0, players: Array.from({ length: 70 }, (_, index) => index), partitions: [[4, 7], [5, 6], [6, 5], [7, 4]] };
    const args = ["--match", squads, "--strategy", file("loose.json", loose)];
    const generateOutput = await run("generate", ...args, "--teams", "500");
    const hindsightOutput = await run("hindsight", ...args, "--best", "1", "--teams", file("many.json", generateOutput.stdout));
    expect(hindsightOutput.status, hindsightOutput.stderr).toBe(0);
    const { best, given } = JSON.parse(hindsightOutput.stdout) as Record<"best" | "given", { points: number; rank: { rank: number } | null }[]>;
    expect(best[0]!.rank!.rank).toBe(1);
    expect(given.map(({ rank }) => rank)).toEqual(Array.from({ length: 500 }, () => null));
    expect(hindsightOutput.stderr).toMatch(/^Ranks in the strategy: \d+ different scores are too many to rank at once for sides of this size: at most \d+$/m);
  }); // prettier-ignore

  it("reads - from standard input, and keeps a spreadsheet from running a name as a formula", () => {
    const formula = { ...match, left_team_players: match.left_team_players.map((player) => ({ ...player, name: `=1+${player.player_index}`, points: 3 })) };
    const input = JSON.stringify(formula);
    const args = ["hindsight", "--match", "-", "--strategy", file("strategy.json", strategy), "--best", "1", "--format", "csv"];
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8", input });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain("'=1+");
    expect(stdout).not.toMatch(/(^|,)"?=/m);
  }); // prettier-ignore

  it("ends quietly when its reader stops early, as head does", async () => {
    const args = ["generate", ...files("strategy.json", strategy), "--teams", "20000", "--seed", "1", "--format", "csv"];
    const pipedRun = spawnSync("sh", ["-c", '"$0" "$@" | head -n 1', process.execPath, program, ...args], { encoding: "utf8" });
    expect(pipedRun.stderr).toBe("");
    expect(pipedRun.stdout.trim().split("\n")).toHaveLength(1);
  }); // prettier-ignore

  it("does so from the program itself, with its exit codes", async () => {
    const generateOutput = runProgram("generate", ...files("strategy.json", strategy), "--teams", "500", "--seed", "7");
    expect(generateOutput.status, generateOutput.stderr).toBe(0);
    expect(generateOutput.stdout).toBe((await run("generate", ...files("strategy.json", strategy), "--teams", "500", "--seed", "7")).stdout);
    const none = runProgram("count", ...files("none.json", { ...strategy, side_credits: { left: [0, 20] } }));
    expect(none.status).toBe(3);
    expect(none.stderr).toContain("No team exists");
    expect(runProgram("explain", "--match", "nowhere.json").status).toBe(2);
    const help = runProgram("help").stdout;
    for (const name of ["serve", "import", "explain", "hindsight"]) expect(help).toMatch(new RegExp(`^ {2}${name} `, "m"));
  }); // prettier-ignore
});

describe("input that is given wrong", () => {
  const match = realMatch();
  const players = [...match.left_team_players, ...match.right_team_players].map(
    (player) => player.player_index,
  );
  const strategy = { sport: 0, players };
  const runOn = (command: string, ...more: string[]) => {
    const files = ["--match", file("given.json", match), "--strategy", file("any.json", strategy)];
    return runProgram(command, ...files, ...more);
  };

  it("reads a file that an editor of Windows saved, with its mark", () => {
    const mark = "\uFEFF";
    const files = [
      "--match",
      file("mark-match.json", mark + JSON.stringify(match)),
      "--strategy",
      file("mark-strategy.json", mark + JSON.stringify(strategy)),
    ];
    expect(runProgram("count", ...files).status).toBe(0);
  });

  it("says why a file cannot be read", () => {
    const missing = join(folder, "missing.json");
    expect(runProgram("count", "--match", missing, "--strategy", missing)).toMatchObject({
      status: 2,
      stderr: `${missing}: cannot be read: there is no such file or folder\n`,
    });
    expect(runProgram("count", "--match", folder, "--strategy", folder).stderr).toBe(
      `${folder}: cannot be read: it is a folder\n`,
    );
  });

  it("names players of a repair who are not in the match", () => {
    const givenFile = file("to-repair.json", runOn("generate", "--teams", "1", "--seed", "1").stdout);
    expect(runOn("repair", "--given", givenFile, "--out", "0,69")).toMatchObject({
      status: 2,
      stderr: `--out: 69: no such player in ${join(folder, "given.json")}\n`,
    });
    expect(runOn("repair", "--given", givenFile, "--out", "0", "--in", "68").stderr).toMatch(
      /^--in: 68: no such/,
    );
  });

  it("ends with a sentence when its output cannot be written", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [program, "--help"], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "The output cannot be written: its disk is full.\n",
    });
  });
});
