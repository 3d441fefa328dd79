import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import floors from "../../apps/server/floors.json" with { type: "json" };

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const source = join(root, "apps/server/src");
const foldersIn = (path: string): string[] =>
  readdirSync(join(source, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== "testing" ? [join(path, entry.name)] : [],
  );

const MODULES = "modules/";

/** One line for each floor: its title, and its folders. Those of `modules` without that name. */
function picture(): string {
  const width = Math.max(...floors.map(({ title }) => title.length));
  return floors
    .map(({ title, rooms }) => {
      const names = rooms.map((room) => room.replace(MODULES, "")).join(", ");
      const inModules = rooms.some((room) => room.startsWith(MODULES));
      return `${title.padEnd(width)}  ${inModules ? MODULES : "src/"} ${names}`;
    })
    .join("\n");
}

test("every folder of the server stands on one floor", () => {
  const rooms = floors.flatMap((floor) => floor.rooms);
  const split = ["http", "modules"];
  const folders = [
    ...foldersIn("").filter((folder) => folder !== "modules"),
    ...split.flatMap((folder) => foldersIn(folder)),
  ];
  expect(rooms.toSorted()).toEqual(folders.toSorted());
});

test("the page shows the floors that the check holds", () => {
  const page = readFileSync(join(root, "docs/CONTRIBUTING.md"), "utf8");
  const [, shown] = /floors\.json`[^`]*```\n([^`]*)\n```/.exec(page) ?? [];
  expect(shown).toBe(picture());
});

test("only the module of its name writes a shared table", () => {
  const owners = new Map(
    readdirSync(join(source, "tables")).flatMap((file) => {
      const text = readFileSync(join(source, "tables", file), "utf8");
      const names = [...text.matchAll(/^export const (\w+) = pgTable\(/gm)].map(([, name = ""]) => name);
      return names.map((name) => [name, `modules/${file.replace(".ts", "")}/`] as const);
    }),
  );
  expect(owners.size).toBeGreaterThan(3);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".repository.ts"),
  );
  const written = files.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(([, table = ""]) => {
      const owner = owners.get(table);
      return owner === undefined ? [] : [{ file, owner, own: file.startsWith(owner) }];
    });
  });
  expect(new Set(written.map(({ owner }) => owner)).size).toBe(2);
  expect(written.filter(({ own }) => !own)).toEqual([]);
});
