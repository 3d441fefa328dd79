import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import serverFloors from "../../apps/server/floors.json" with { type: "json" };
import webFloors from "../../apps/web/floors.json" with { type: "json" };

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const foldersIn = (source: string, path: string): string[] =>
  readdirSync(join(source, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== "testing" ? [join(path, entry.name)] : [],
  );

interface Building {
  readonly app: string;
  readonly floors: typeof serverFloors;
  /** Folders whose own folders are rooms. */
  readonly split: readonly string[];
  /** Of these only the rooms inside have a floor. */
  readonly withoutFiles: string;
}

const buildings: readonly Building[] = [
  { app: "server", floors: serverFloors, split: ["http", "modules"], withoutFiles: "modules" },
  { app: "web", floors: webFloors, split: ["data"], withoutFiles: "data" },
];

/** One line for each floor: its title, and its folders. Those inside a folder without its name. */
function picture({ floors, withoutFiles }: Building): string {
  const width = Math.max(...floors.map(({ title }) => title.length));
  const inside = `${withoutFiles}/`;
  return floors
    .map(({ title, rooms }) => {
      const names = rooms.map((room) => room.replace(inside, "")).join(", ");
      return `${title.padEnd(width)}  ${rooms.some((room) => room.startsWith(inside)) ? inside : "src/"} ${names}`;
    })
    .join("\n");
}

test.each(buildings)("every folder of $app stands on one floor", ({ app, floors, split, withoutFiles }) => {
  const source = join(root, `apps/${app}/src`);
  const folders = [
    ...foldersIn(source, "").filter((folder) => folder !== withoutFiles),
    ...split.flatMap((folder) => foldersIn(source, folder)),
  ];
  expect(floors.flatMap((floor) => floor.rooms).toSorted()).toEqual(folders.toSorted());
});

test.each(buildings)("the page shows the floors of $app that the check holds", (building) => {
  const page = readFileSync(join(root, "docs/CONTRIBUTING.md"), "utf8");
  const [, shownFloors] =
    new RegExp(`apps/${building.app}/floors\\.json\`[^\`]*\`\`\`\\n([^\`]*)\\n\`\`\``).exec(page) ?? [];
  expect(shownFloors).toBe(picture(building));
});

test("only the module of its name writes a shared table", () => {
  const source = join(root, "apps/server/src");
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
  const writtenFloors = files.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(([, table = ""]) => {
      const owner = owners.get(table);
      return owner === undefined ? [] : [{ file, owner, own: file.startsWith(owner) }];
    });
  });
  expect(new Set(writtenFloors.map(({ owner }) => owner)).size).toBe(2);
  expect(writtenFloors.filter(({ own }) => !own)).toEqual([]);
});
