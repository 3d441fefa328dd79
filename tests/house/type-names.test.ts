import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The package's types have the names that its users know. */
const LIBRARY = join("packages", "library");

const sources = ["packages", "apps"]
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
  .filter((workspace) => workspace !== LIBRARY)
  .flatMap((workspace) => {
    const folder = join(workspace, "src");
    return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path),
    );
  })
  .filter((path) => /(?<!\.d|\.test)\.tsx?$/.test(path));

test("each type at the top of a file has a name of its own", () => {
  const filesOf = new Map<string, string[]>();
  for (const path of sources)
    for (const [, name = ""] of readFileSync(join(root, path), "utf8").matchAll(
      /^(?:export )?(?:interface|type) (\w+)(?=[ <])/gm,
    ))
      filesOf.set(name, [...(filesOf.get(name) ?? []), path]);
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([]);
});
