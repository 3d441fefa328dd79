import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runEngineCommand as run } from "./testing/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-contests-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

// Invented players of an invented match.
const rows = ["CPT", "FLEX"].flatMap((place, half) =>
  Array.from({ length: 14 }, (_, index) => {
    const salary = (3000 + 640 * index) * (half === 0 ? 1.5 : 1);
    const name = `Player ${String.fromCharCode(65 + index)}`;
    const id = 1000 * (half + 1) + index;
    return `WR,${name} (${id}),${name},${id},${place},${salary},HAR@SUM 11/25/2026 07:30PM ET,${index % 2 === 0 ? "HAR" : "SUM"},${6 + index}`;
  }),
);
const heading = "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame";
const salaries = file("DKSalaries.csv", [heading, ...rows].join("\n"));

describe("a salary file of a platform as the match", () => {
  it("gives lineups as the platform's upload, the same for a seed", async () => {
    const options = ["--match", salaries, "--teams", "20", "--seed", "3", "--format", "draftkings"];
    const generateOutput = await run("generate", ...options);
    expect(generateOutput).toMatchObject({ status: 0, stderr: "" });
    const lines = generateOutput.stdout.trim().split(/\r?\n/);
    expect(lines[0]).toBe("CPT,FLEX,FLEX,FLEX,FLEX,FLEX");
    expect(new Set(lines).size).toBe(21);
    expect(lines[1]).toMatch(/^Player [A-N] \(10\d\d\)(,Player [A-N] \(20\d\d\)){5}$/);
    expect(await run("generate", ...options)).toEqual(generateOutput);
  });

  it("is counted, bounded by a strategy and ranked by projections of the user", async () => {
    const countOutput = await run("count", "--match", salaries);
    const all = (JSON.parse(countOutput.stdout) as { teams: number }).teams;
    expect(all).toBeGreaterThan(1000);
    const strategy = { sport: 100, players: Array.from({ length: 28 }, (_, index) => index), fixed: [0] };
    const strategyFile = file("strategy.json", JSON.stringify(strategy));
    const fewer = await run("count", "--match", salaries, "--strategy", strategyFile);
    expect((JSON.parse(fewer.stdout) as { teams: number }).teams).toBeLessThan(all);
    const projections = file("points.csv", "player,points\nPlayer A,30\nPlayer B,1\n");
    const best = await run("best", "--match", salaries, "--projections", projections, "--teams", "1");
    expect(JSON.parse(best.stdout)).toMatchObject({ teams: [{ points: 46, captain: 0 }] });
    const average = await run("best", "--match", salaries, "--teams", "1", "--format", "draftkings");
    expect(average).toMatchObject({ status: 0 });
  });

  it.each([
    [
      "a classic contest",
      ["--match", file("classic.csv", [heading, ...rows.slice(14)].join("\n"))],
      "no player is offered as captain",
    ],
    ["the format of another platform", ["--match", salaries, "--format", "fanduel"], "--format fanduel"],
    ["a preset", ["--match", salaries, "--preset", "quick"], "--preset is for matches of the four sports"],
    [
      "a salary that is no number",
      ["--match", file("odd.csv", [heading, ...rows].join("\n").replace("4500", "lots"))],
      "row 2: the salary",
    ],
  ])("refuses %s with a sentence", async (_, options, sentence) => {
    const refused = await run("generate", ...options);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(sentence);
  });
});
