#!/usr/bin/env node
/**
 * Checks that no code names a path outside the repository, so that the tests pass where only the clone exists.
 *
 *   node scripts/inside-clone.mjs [--root DIR]
 *
 * Looks into every tracked or new source file: relative paths in string literals that leave the repository, the
 * parent of the repository's root, and absolute paths of personal or project folders.
 * Exit 0: none. 1: lists each as FILE:LINE.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { root: { type: "string" } } });
const root = resolve(values.root ?? dirname(dirname(fileURLToPath(import.meta.url))));

const source = /\.(?:[cm]?[jt]sx?|sh)$|^\.ci\//;
const literal = /(["'`])((?:\\.|(?!\1).)*)\1/g;
const stepsUp = /(?:["'`]\.\.["'`](?:\s*,\s*)?)+/g;
const parents = /(?:dirname\(\s*)+/g;
const parentOfRoot = /\b(?:dirname\(\s*root\s*\)|(?:join|resolve)\(\s*root\s*,\s*["'`]\.\.)/;
const absolute = /^(?:file:\/\/)?\/(?:home|root|work|srv|mnt|Users)\/|^[A-Z]:[\\/]/;

const times = (text, part) => text.split(part).length - 1;

/** Whether a path that starts in the file's folder, as those of imports and `import.meta.url` do, leaves the root. */
const leaves = (file, path) => /^\.\.(?:[\\/]|$)/.test(relative(root, resolve(root, dirname(file), path)));

function namesOutside(file, line) {
  const depth = file.split("/").length;
  return (
    parentOfRoot.test(line) ||
    [...line.matchAll(stepsUp)].some(([steps]) => times(steps, "..") >= depth) ||
    [...line.matchAll(parents)].some(([calls]) => times(calls, "dirname") > depth) ||
    [...line.matchAll(literal)].some(
      ([, , text]) => absolute.test(text) || (text.startsWith("../") && leaves(file, text)),
    )
  );
}

const problemsOf = (file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, at) =>
      namesOutside(file, line)
        ? [`${file}:${at + 1}: names a path outside the repository: ${line.trim()}`]
        : [],
    );

const listedFiles = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
if (listedFiles.status !== 0) {
  console.error(`git cannot list the files of ${root}: ${listedFiles.stderr}`);
  process.exit(1);
}
const problems = listedFiles.stdout
  .split("\n")
  .filter((file) => source.test(file) && existsSync(join(root, file)))
  .flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
