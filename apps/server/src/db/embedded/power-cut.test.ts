import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { SHORT_LIVED } from "#testing/child-server.ts";

const program = (name: string): string =>
  fileURLToPath(new URL(`../testing/power-cut/${name}.ts`, import.meta.url));

interface Result {
  readonly cuts: number;
  readonly operations: number;
  readonly acknowledged: number;
  readonly refused?: number;
  readonly failed?: number;
  readonly losses: readonly { readonly cutAt: number; readonly found: readonly string[] }[];
}

/** Random work on an embedded database whose power is cut at random points. */
function cutPower(...options: string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [SHORT_LIVED, "--import", program("record-disk"), program("power-cuts"), ...options],
      (error, stdout, stderr) => {
        const line = stdout.trim().split("\n").at(-1) ?? "";
        if (line.startsWith("{")) resolve(JSON.parse(line) as Result);
        else reject(new Error(stderr, { cause: error }));
      },
    );
  });
}

test("a power cut loses nothing that was acknowledged, and the database opens", async () => {
  const result = await cutPower("--seed", "1", "--cuts", "15", "--steps", "300");
  expect(result).toMatchObject({ cuts: 15, losses: [] });
  expect(result.acknowledged).toBeGreaterThan(150);
}, 400_000);

test("the check finds losses at once when syncs are left out", async () => {
  const { losses } = await cutPower("--seed", "1", "--cuts", "3", "--steps", "300", "--without-syncs");
  expect(losses.length).toBeGreaterThan(0);
}, 120_000);

describe("a disk that becomes full", () => {
  const fullDisk = (cuts: number, ...more: string[]) =>
    cutPower("--seed", "60002", "--cuts", String(cuts), "--steps", "250", "--full-disk", ...more);

  test("makes calls fail, and a cut then loses nothing that was acknowledged", async () => {
    const result = await fullDisk(5);
    expect(result).toMatchObject({ cuts: 5, losses: [] });
    expect(result.refused).toBeGreaterThan(0);
    expect(result.failed).toBeGreaterThan(0);
    expect(result.acknowledged).toBeGreaterThan(100);
  }, 400_000);

  test("loses something, as the check finds, when what it refuses is reported as done", async () => {
    const { losses, operations } = await fullDisk(8, "--without-refusals");
    // Losses that a cut showed, not errors of the work itself.
    expect(losses.filter(({ cutAt }) => cutAt < operations).length).toBeGreaterThan(0);
  }, 400_000);
});
