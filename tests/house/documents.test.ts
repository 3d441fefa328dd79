import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const trackedFiles = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));
const documents = trackedFiles.filter((file) => file.endsWith(".md"));

/** `apps/web/src/lib/paths.ts`, `docs/decisions/`; a pattern like `<name>` or `*` is checked up to its first wildcard. */
const PATH = /`((?:apps|bench|docs|packages|scripts|tests|\.ci)\/[\w@./<>*{},-]*)`/g;
/** In the README of a workspace: a path from its own folder. */
const OWN_PATH = /`((?:src|public|build|catalogue)\/[\w@./<>*{},-]*)`/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;

/** Made by a build, so a clone does not have them. */
const BUILT = /(^|\/)(dist|node_modules)(\/|$)/;

/** The part of the path that must exist: everything before a wildcard's folder. */
const fixedPart = (path: string): string => {
  const wild = path.search(/[<*{]/);
  return wild < 0 ? path : path.slice(0, path.lastIndexOf("/", wild) + 1);
};

function missingIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8");
  const namedPaths = [...text.matchAll(PATH)].map(([, path = ""]) => resolve(root, fixedPart(path)));
  const ownPaths = [...text.matchAll(OWN_PATH)]
    .filter(() => /^(apps|packages)\//.test(document))
    .map(([, path = ""]) => resolve(root, dirname(document), fixedPart(path)));
  const linkedPaths = [...text.matchAll(LINK)].map(([, path = ""]) => resolve(root, dirname(document), path));
  return [...namedPaths, ...ownPaths, ...linkedPaths]
    .filter((path) => !BUILT.test(path) && !existsSync(path))
    .map((path) => `${document}: ${path.slice(root.length + 1)}`);
}

test("every file and folder that a document names exists", () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.flatMap(missingIn)).toEqual([]);
});

test("the README of each package and app fits a screen; what is longer is in a guide beside it", () => {
  const readmes = documents.filter((file) => /^(apps|packages)\/[\w-]+\/README\.md$/.test(file));
  const workspaces = trackedFiles.filter((file) => /^(apps|packages)\/[\w-]+\/package\.json$/.test(file));
  expect(readmes.map(dirname)).toEqual(workspaces.map(dirname));
  const linesOf = (file: string): number => readFileSync(join(root, file), "utf8").split("\n").length;
  expect(readmes.filter((file) => linesOf(file) > 50)).toEqual([]);
});
