import { freshDatabase } from "./testing/fresh-database.ts";
import { expect, test, vi } from "vitest";
import { RecordsDatabase } from "./database.ts";
import { followQuery } from "./follow-query.ts";

/** Follows a query and returns what it gave so far. */
function follow<Value>(query: (db: RecordsDatabase) => Promise<Value>, db = freshDatabase()) {
  const values: (Value | "failed")[] = [];
  const end = followQuery(() => query(db), {
    next: (value) => values.push(value),
    onFailure: () => values.push("failed"),
  });
  return { db, values, end };
}
const whenSettled = () => new Promise((done) => setTimeout(done, 30));

test("a query is read again when a row changes that it read, and only then", async () => {
  const { db, values, end } = follow(
    async ({ attemptTeams }) => (await attemptTeams.get(["m", 1]))?.["teams"],
  );
  await vi.waitFor(() => expect(values).toEqual([undefined]));
  await db.attemptTeams.put({ match_id: "m", id: 1, teams: 5 });
  await vi.waitFor(() => expect(values).toEqual([undefined, 5]));
  await db.attemptTeams.put({ match_id: "m", id: 2, teams: 7 });
  await db.matches.put({ id: "m" });
  await whenSettled();
  expect(values).toEqual([undefined, 5]);
  await db.transaction("rw", [db.attemptTeams], async () => db.attemptTeams.delete(["m", 1]));
  await vi.waitFor(() => expect(values).toEqual([undefined, 5, undefined]));
  end();
  await db.attemptTeams.put({ match_id: "m", id: 1, teams: 9 });
  await whenSettled();
  expect(values).toHaveLength(3);
});

test("a query over an index or a whole table sees every row of it, and the writes of another tab", async () => {
  const { db, values, end } = follow(
    async ({ attempts }) => (await attempts.where("match_id").equals("m").toArray()).length,
  );
  await vi.waitFor(() => expect(values).toEqual([0]));
  await new RecordsDatabase(db.name).attempts.add({ match_id: "m", id: 1 });
  await vi.waitFor(() => expect(values).toEqual([0, 1]));
  await new RecordsDatabase(db.name).attempts.clear();
  await vi.waitFor(() => expect(values).toEqual([0, 1, 0]));
  end();
});

test("an abandoned transaction changes nothing for those who follow", async () => {
  const { db, values, end } = follow(({ matches }) => matches.count());
  await vi.waitFor(() => expect(values).toEqual([0]));
  const abandonedWrite = db.transaction("rw", [db.matches], async () => {
    await db.matches.put({ id: "m" });
    throw new Error("changed its mind");
  });
  await expect(abandonedWrite).rejects.toThrow("changed its mind");
  await whenSettled();
  expect(values).toEqual([0]);
  end();
});

test("a query that fails says so, and is read again after the next change", async () => {
  let works = false;
  const { db, values, end } = follow(async ({ matches }) => {
    const count = await matches.count();
    if (!works) throw new Error("not now");
    return count;
  });
  await vi.waitFor(() => expect(values).toEqual(["failed"]));
  works = true;
  await db.matches.put({ id: "m" });
  await vi.waitFor(() => expect(values).toEqual(["failed", 1]));
  end();
});

test("what changes while the query runs is not missed", async () => {
  const db = freshDatabase();
  const first = Promise.withResolvers<void>();
  let runs = 0;
  const { values, end } = follow(async ({ matches }) => {
    const count = await matches.count();
    runs += 1;
    if (runs === 1) await first.promise;
    return count;
  }, db);
  await vi.waitFor(() => expect(runs).toBe(1));
  await db.matches.put({ id: "m" });
  first.resolve();
  // The result of a run that a change has overtaken is not told.
  await vi.waitFor(() => expect(values).toEqual([1]));
  end();
});

test("a database that cannot be opened is a failure, and the next use opens it again", async () => {
  const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("not now", "SecurityError");
  });
  const { db, values, end } = follow(({ matches }) => matches.count());
  await vi.waitFor(() => expect(values).toEqual(["failed"]));
  end();
  opening.mockRestore();
  await vi.waitFor(() => db.matches.put({ id: "m" }));
  const later = follow(({ matches }) => matches.count(), db);
  await vi.waitFor(() => expect(later.values).toEqual([1]));
  later.end();
});
