import * as z from "zod/mini";
import { expect, test } from "vitest";
import { readableOf, readStored } from "./stored-record.ts";
import type { StoredRecord } from "./stored-record.ts";

const schema = z.object({ version: z.literal(3), name: z.string(), tags: z.array(z.string()) });
const note: StoredRecord<typeof schema> = {
  name: "note",
  version: 3,
  schema,
  migrations: [
    { name: "title becomes name", from: 1, migrate: ({ title, ...rest }) => ({ ...rest, name: title }) },
    { name: "notes have tags", from: 2, migrate: (record) => ({ ...record, tags: [] }) },
  ],
};

test("a record of the present version is read as it is", () => {
  const stored = { version: 3, name: "a", tags: ["x"] };
  expect(readStored(note, stored)).toEqual({ ok: true, value: stored });
});

test("an old record takes every step on its way, and its data comes along", () => {
  expect(readStored(note, { version: 1, title: "a" })).toEqual({
    ok: true,
    value: { version: 3, name: "a", tags: [] },
  });
});

test.each([
  ["a newer version, from a tab with a newer product", { version: 4, name: "a", tags: [] }],
  ["no version", { name: "a", tags: [] }],
  ["a field of the wrong shape", { version: 3, name: 7, tags: [] }],
  ["nothing", undefined],
])("%s is unreadable, with the reason", (_, raw) => {
  const outcome = readStored(note, raw);
  expect(outcome).toMatchObject({ ok: false, error: { code: "record_unreadable" } });
  expect(outcome.ok ? "" : outcome.error.detail).toContain("note");
});

test("one unreadable record does not take the others with it", () => {
  expect(readableOf(note, [{ version: 9 }, { version: 3, name: "b", tags: [] }])).toHaveLength(1);
});
