import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = (name: string): string =>
  fileURLToPath(new URL(`../testing/power-cut/${name}.ts`, import.meta.url));

interface Result {
  readonly cuts: number;
  readonly syncs: number;
  readonly acknowledged: number;
  readonly losses: readonly { readonly found: readonly string[] }[];
}

/** Random work on an embedded database whose power is cut at random points. */
function cutPower(...options: string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ["--import", program("record-disk"), program("power-cuts"), ...options],
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
