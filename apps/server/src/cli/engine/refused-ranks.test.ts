import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Strategy } from "@teamwright/domain";
import { afterAll, expect, it } from "vitest";
import { runEngineCommand } from "./testing/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-refused-ranks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

const SIDE = 19;
const inSteps = (index: number, most: number, step: number): number =>
  Math.round(((index * 7919) % Math.round(most / step)) * step * 100) / 100;

/** The output of `hindsight` for sides of 19 with points and credits in these steps. */
async function hindsight(
  steps: { readonly points: number; readonly most: number; readonly credits: number },
  bounds: Partial<Strategy> = {},
) {
  const side = (team: 0 | 1) =>
    Array.from({ length: SIDE }, (_, position) => {
      const index = team * SIDE + position;
      return {
        player_index: index,
        name: `Player ${index}`,
        role: [0, 1, 3, 1, 3, 2, 1, 3][position % 8],
        team_index: team,
        credits: 7 + inSteps(index, 2, steps.credits),
        selected_by: (index * 17) % 100,
        points: inSteps(index, steps.most, steps.points),
      };
    });
  const match = file("match.json", {
    sport_index: 0,
    left_team_players: side(0),
    right_team_players: side(1),
  });
  const players = Array.from({ length: 2 * SIDE }, (_, index) => index);
  const strategy = file("strategy.json", { sport: 0, players, ...bounds });
  return runEngineCommand("hindsight", "--match", match, "--strategy", strategy, "--best", "1");
}

const causes = [
  ["Points in steps of 0.01 give", { points: 0.01, most: 90, credits: 0.5 }],
  ["Credits in steps of 0.01 give", { points: 1, most: 900, credits: 0.01 }],
  ["Points in steps of 0.01 and credits in steps of 0.01 give", { points: 0.01, most: 900, credits: 0.01 }],
  ["Sides of 19 players form too many teams", { points: 1, most: 90_000, credits: 0.5 }],
] as const;

it.each(causes)("hindsight says why ranks are not exact: %s", { timeout: 60_000 }, async (why, steps) => {
  const hindsightOutput = await hindsight(steps);
  expect(hindsightOutput.status, hindsightOutput.stderr).toBe(0);
  expect(hindsightOutput.stderr).toContain(`Ranks in the strategy: ${why}`);
  const { best } = JSON.parse(hindsightOutput.stdout) as { best: { points: number; rank: unknown }[] };
  expect(best[0]?.points).toBeGreaterThan(0);
  expect(best[0]?.rank).toBeNull();
});

it("hindsight names credits per half as the cause", async () => {
  const bounds = { group_credits: { low: [10, 80], high: [10, 80] } } satisfies Partial<Strategy>;
  const hindsightOutput = await hindsight({ points: 0.01, most: 90, credits: 0.5 }, bounds);
  expect(hindsightOutput.status, hindsightOutput.stderr).toBe(0);
  expect(hindsightOutput.stderr).toContain(
    "Ranks in the strategy: With credits for each percentage half, sides of 19 players form too many teams to rank exactly",
  );
});
