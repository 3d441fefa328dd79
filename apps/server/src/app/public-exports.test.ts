import { is, Table } from "drizzle-orm";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), "modules");
const publicFiles = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("public.ts"),
);

// The check of directions sees an import of a table, but not one that comes through a repository.
test.each(publicFiles)("%s exports no table, by whatever way", async (file) => {
  const exported = (await import(join(modules, file))) as Record<string, unknown>;
  expect(Object.entries(exported).flatMap(([name, value]) => (is(value, Table) ? [name] : []))).toEqual([]);
});

// A schema.ts may import a sibling's for its foreign keys; to export the table again would lend it to its repositories.
test("each table is exported by the schema.ts of one module", async () => {
  const owners = new Map<unknown, string[]>();
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^[\w-]+[\\/]schema\.ts$/.test(file),
  );
  for (const file of files)
    for (const value of Object.values((await import(join(modules, file))) as Record<string, unknown>))
      if (is(value, Table)) owners.set(value, [...(owners.get(value) ?? []), file]);
  expect(owners.size).toBeGreaterThan(20);
  expect([...owners.values()].filter((list) => list.length > 1)).toEqual([]);
});
