import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planMatch } from "#modules/matches/plan-match.ts";
import type { StoredMatch } from "#modules/matches/stored-match.ts";
import { formatProblem } from "#modules/match-model/problem.ts";
import { importAdapter } from "./adapter.ts";

const page = readFileSync(new URL("../../../../../../docs/feed-format.md", import.meta.url), "utf8");
const examples = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    (block) => block[1] ?? "",
  );

function store(before: StoredMatch | null, content: string): StoredMatch {
  const read = importAdapter.read([{ name: "example", content }]);
  if (!read.ok) throw new Error(read.error.map(formatProblem).join("\n"));
  const plan = planMatch(before, read.value[0]!, "import");
  if (!plan.ok) throw new Error(plan.error.map(formatProblem).join("\n"));
  return plan.value.after;
}

test("the examples of docs/feed-format.md do what the page says, one after another", () => {
  const [json, onlyLineups] = examples("json");
  const [csv, onlyPoints] = examples("csv");
  const fromJson = store(null, json!);
  const fromCsv = store(null, csv!);
  expect(fromCsv.players.map((player) => player.name)).toEqual(["Rachit Verma", "Darcy Kerrigan"]);
  const withLineups = store(fromJson, onlyLineups!);
  expect(withLineups.players.every((player) => player.playing && !player.withdrawn)).toBe(true);
  const withPoints = store(withLineups, onlyPoints!);
  expect(withPoints.players.map((player) => player.points)).toEqual([71.5, 71.5, 12]);
  expect(withPoints.players.every((player) => player.playing)).toBe(true);
});
