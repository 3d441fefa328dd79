import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScratchCopy, scratchCopy } from "./scratch-copy.ts";

// Concatenated here, so that the check finds them only in the planted files.
const up = `"${".."}"`;
const parent = "dirname";

/** Ways in which a test may reach a file outside the repository. */
const plantedFiles: readonly [way: string, path: string, text: string][] = [
  [
    "a relative address",
    "apps/server/src/planted-address.test.ts",
    'readFileSync(new URL("../../../../data/match.json", import.meta.url));',
  ],
  [
    "the folder beside the root",
    "tests/support/planted-beside.ts",
    `export const beside = join(${parent}(root), "data");`,
  ],
  [
    "steps up",
    "tests/journeys/planted-steps.spec.ts",
    `export const data = join(import.meta.dirname, ${up}, ${up}, ${up}, "data");`,
  ],
  [
    "one parent too many",
    "tests/support/planted-parent.ts",
    `export const above = ${`${parent}(`.repeat(4)}fileURLToPath(import.meta.url)))));`,
  ],
  [
    "an absolute path",
    "packages/engine/src/planted-absolute.test.ts",
    'const match = readFileSync("/home/someone/match.json", "utf8");',
  ],
  ["a script", "scripts/planted-script.mjs", 'import data from "../../data/match.mjs";'],
];

let copy: ScratchCopy;
const check = () => copy.run("node", ["scripts/inside-clone.mjs"]);
beforeAll(() => {
  copy = scratchCopy();
  expect(copy.run("git", ["init", "--quiet"]).code).toBe(0);
});
afterAll(() => copy.remove());

describe("a test that reads outside the clone", () => {
  it("is not in the repository", () => {
    expect(check()).toEqual({ code: 0, output: "" });
  });

  it("is found when it is planted, by each way of writing the path", () => {
    for (const [, path, text] of plantedFiles) copy.plant(path, `\n${text}\n`);
    const { code, output } = check();
    expect(code).toBe(1);
    const foundLines = output.split("\n").filter((line) => line !== "");
    expect(foundLines).toHaveLength(plantedFiles.length);
    for (const [way, path] of plantedFiles)
      expect(
        foundLines.some((line) => line.startsWith(`${path}:2: `)),
        way,
      ).toBe(true);
  });
});
