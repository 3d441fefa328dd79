import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { contractingSteps } from "./testing/contracting-steps.ts";

const folder = new URL("migrations/", import.meta.url);
const page = readFileSync(new URL("../../../../docs/upgrading.md", import.meta.url), "utf8");

test.each([
  ['DROP TABLE "a"', ["drops a table"]],
  ['ALTER TABLE "a" DROP COLUMN "b"', ["drops a column"]],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', ["renames"]],
  ['ALTER TABLE "a" RENAME TO "b"', ["renames"]],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', ["makes a column required"]],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text', ["changes a type"]],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT', ["takes a default away"]],
  ['ALTER TABLE "a" DROP CONSTRAINT "b"', ["drops a constraint"]],
  ['DELETE FROM "a"', ["deletes rows"]],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', ["adds a required column without a default"]],
  ['CREATE UNIQUE INDEX "i" ON "a" ("b")', ["restricts a table that was there before"]],
  ['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0)', ["restricts a table that was there before"]],
  [
    'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "d"("id")',
    ["restricts a table that was there before"],
  ],
  [
    'ALTER TABLE "a" ADD COLUMN "b" uuid; ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "d"("id")',
    [],
  ],
  ['ALTER TABLE "a" ADD COLUMN "b" text; ALTER TABLE "a"\n DROP\n COLUMN "c"', ["drops a column"]],
  ['ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL', []],
  ['ALTER TABLE "a" ADD COLUMN "b" text', []],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL', []],
  ['CREATE TABLE "a" ("b" text NOT NULL); CREATE UNIQUE INDEX "i" ON "a" USING btree ("b")', []],
  ["CREATE FUNCTION f() RETURNS void AS $$ BEGIN DROP TABLE a; END $$ LANGUAGE plpgsql", []],
  ["-- drop table a\nSELECT 'drop table a; delete from b'", []],
])("%s: %j", (sql, steps) => {
  expect(contractingSteps(sql)).toEqual(steps);
});

test("a migration that an older server may not survive is named on the page about upgrading", () => {
  const contracting = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .filter((file) => contractingSteps(readFileSync(new URL(file, folder), "utf8")).length > 0)
    .map((file) => file.replace(/\.sql$/, ""));
  const namedMigrations = [...page.matchAll(/^\| `(\d{4}_\w+)`/gm)].map(([, name]) => name);
  expect(namedMigrations).toEqual(contracting);
});
