import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The types that the package exports have the names that its users know. */
const LIBRARY = join("packages", "library", "src");
const libraryIndex = readFileSync(join(root, LIBRARY, "index.ts"), "utf8");
const libraryTypes = new Set(
  [...libraryIndex.matchAll(/^export type \{(.+)\}/gm)].flatMap(([, names = ""]) => names.trim().split(", ")),
);

const folders = ["packages", "apps"]
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, "src")))
  .concat(join("apps", "web", "build"), join("apps", "web", "gallery"));

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => /(?<!\.d|\.test)\.tsx?$/.test(path));

test("each type at the top of a file has a name of its own", () => {
  const filesOf = new Map<string, string[]>();
  for (const path of sources)
    for (const [, name = ""] of readFileSync(join(root, path), "utf8").matchAll(
      /^(?:export )?(?:interface|type) (\w+)(?=[ <])/gm,
    ))
      if (!(path.startsWith(LIBRARY) && libraryTypes.has(name)))
        filesOf.set(name, [...(filesOf.get(name) ?? []), path]);
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([]);
});
