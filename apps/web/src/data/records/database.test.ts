import "fake-indexeddb/auto";
import { promisifyRequest } from "idb-keyval";
import { expect, test } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { findMatch } from "./attempts.ts";
import { findTeamData, listSavedMatches } from "./caches.ts";
import { RecordsDatabase } from "./database.ts";
import { wasFlushed } from "./testing/flushed.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

type Keys = readonly [store: string, key: string | string[], ...indexes: string[]];

/** The stores as the first version of the database made them: it was number 10. */
const firstStores: readonly Keys[] = [
  ["tgk_data", "id", "sport_index"],
  ["tgk_attempts", ["match_id", "id"], "match_id"],
  ["tgk_teams", ["match_id", "id"], "match_id"],
  ["team_data", "id", "time"],
  ["saved_match_data", "id", "time"],
  ["api_cache", "key", "time"],
  ["strategy_draft", "match_id", "time"],
];

async function openFirst(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 10);
  request.addEventListener("upgradeneeded", () => {
    for (const [store, key, ...indexes] of firstStores) {
      const created = request.result.createObjectStore(store, { keyPath: key });
      for (const index of indexes) created.createIndex(index, index);
    }
  });
  return promisifyRequest(request);
}

async function addRows(db: IDBDatabase, store: string, rows: readonly object[]): Promise<void> {
  const transaction = db.transaction(store, "readwrite");
  for (const row of rows) transaction.objectStore(store).add(row);
  await promisifyRequest(transaction);
}

test("a database of version 1 loses its two unused stores and keeps every row of the others", async () => {
  const detail = sampleMatch(1, { left: [2, 5, 5, 3], right: [2, 5, 5, 3] });
  const { left_team_players: _left, right_team_players: _right, lineup_status: _status, ...head } = detail;
  // An attempt as the product stores it, written to the old stores row by row.
  const source = new RecordsDatabase("upgrade-source");
  await storeAttempt(
    { match: detail, strategy: null, generation: sampleGeneration(5), generationType: 2 },
    { db: source, now: 1 },
  );
  const old = await openFirst("upgrade");
  await addRows(old, "tgk_data", await source.matches.toArray());
  await addRows(old, "tgk_attempts", await source.attempts.toArray());
  await addRows(old, "tgk_teams", await source.attemptTeams.toArray());
  await addRows(old, "team_data", [{ version: 1, id: detail.id, time: 5, detail }]);
  const match = { ...head, lineup_out: true, fantasy_list: [] };
  await addRows(old, "saved_match_data", [{ version: 1, id: detail.id, time: 5, match }]);
  await addRows(old, "api_cache", [{ version: 1, key: "GET /x", time: 5, etag: null, body: {} }]);
  await addRows(old, "strategy_draft", [{ version: 1, match_id: "m", time: 5, draft: {} }]);
  old.close();

  const db = new RecordsDatabase("upgrade");
  expect((await findMatch(detail.id, db))?.attempts).toHaveLength(1);
  expect((await findTeamData(detail.id, db))?.detail).toEqual(detail);
  expect(await listSavedMatches(10, db)).toHaveLength(1);
  expect([...(await db.open().then(() => db.backendDB().objectStoreNames))].toSorted()).toEqual(
    [...firstStores.map(([name]) => name), "tgk_transfers", "tgk_links", "sync_state"]
      .filter((name) => !["api_cache", "strategy_draft"].includes(name))
      .toSorted(),
  );
});

test("a database of a later version is opened as it is", async () => {
  const later = new RecordsDatabase("later");
  await later.matches.put({ id: "kept" });
  later.close();
  const request = indexedDB.open("later", 1000);
  (await promisifyRequest(request)).close();
  expect(await new RecordsDatabase("later").matches.get("kept")).toEqual({ id: "kept" });
});

test("a connection that was closed is opened again, also when another tab deletes the database", async () => {
  const [tab, other] = [new RecordsDatabase("closed"), new RecordsDatabase("closed")];
  await tab.matches.put({ id: "first" });
  tab.backendDB().close();
  expect(await tab.matches.get("first")).toEqual({ id: "first" });
  await other.delete({ disableAutoOpen: false });
  const records = await Promise.all([1, 2, 3].map(() => tab.matches.get("first")));
  expect(records).toEqual([undefined, undefined, undefined]);
  await tab.matches.put({ id: "second" });
  expect(await other.matches.count()).toBe(1);
});

test("a transaction is stored whole or not at all, and says what ended it", async () => {
  const db = new RecordsDatabase("whole");
  const readBoth = (id: string) =>
    db.transaction("rw", [db.matches, db.attempts], async () => {
      await db.matches.put({ id });
      await db.attempts.add({ match_id: "m", id: 1 });
    });
  await readBoth("first");
  await expect(readBoth("second")).rejects.toThrow(expect.objectContaining({ name: "ConstraintError" }));
  await expect(
    db.transaction("rw", [db.matches], async () => {
      await db.matches.put({ id: "third" });
      throw new Error("told by the work");
    }),
  ).rejects.toThrow("told by the work");
  expect(await db.matches.toArray()).toEqual([{ id: "first" }]);
});

test("what was stored is on the disk, and outlives a power cut", async () => {
  const db = new RecordsDatabase("power-cut");
  const match = sampleMatch(1, { left: [2, 5, 5, 3], right: [2, 5, 5, 3] });
  await storeAttempt(
    { match, strategy: null, generation: sampleGeneration(5), generationType: 2 },
    { db, now: 1 },
  );
  expect(wasFlushed(db)).toBe(true);
});
