import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { findMatch } from "./attempts.ts";
import { findTeamData, listSavedMatches } from "./caches.ts";
import { RecordsDatabase } from "./database.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

/** The stores as the first version of the database made them. */
const firstStores = {
  tgk_data: "id, sport_index",
  tgk_attempts: "[match_id+id], match_id",
  tgk_teams: "[match_id+id], match_id",
  team_data: "id, time",
  saved_match_data: "id, time",
  api_cache: "key, time",
  strategy_draft: "match_id, time",
};

test("a database of version 1 loses its two unused stores and keeps every row of the others", async () => {
  const detail = sampleMatch(1, { left: [2, 5, 5, 3], right: [2, 5, 5, 3] });
  const { left_team_players: _left, right_team_players: _right, lineup_status: _status, ...head } = detail;
  // An attempt as the product stores it, written to the old stores row by row.
  const source = new RecordsDatabase("upgrade-source");
  await storeAttempt(
    { match: detail, strategy: null, generation: sampleGeneration(5), generationType: 2 },
    { db: source, now: 1 },
  );
  const old = new Dexie("upgrade");
  old.version(1).stores(firstStores);
  for (const name of ["tgk_data", "tgk_attempts", "tgk_teams"])
    await old.table(name).bulkAdd(await source.table(name).toArray());
  await old.table("team_data").add({ version: 1, id: detail.id, time: 5, detail });
  const match = { ...head, lineup_out: true, fantasy_list: [] };
  await old.table("saved_match_data").add({ version: 1, id: detail.id, time: 5, match });
  await old.table("api_cache").add({ version: 1, key: "GET /x", time: 5, etag: null, body: {} });
  await old.table("strategy_draft").add({ version: 1, match_id: "m", time: 5, draft: {} });
  old.close();

  const db = new RecordsDatabase("upgrade");
  expect((await findMatch(detail.id, db))?.attempts).toHaveLength(1);
  expect((await findTeamData(detail.id, db))?.detail).toEqual(detail);
  expect(await listSavedMatches(10, db)).toHaveLength(1);
  expect(db.backendDB().objectStoreNames).not.toContain("api_cache");
  expect([...db.backendDB().objectStoreNames].toSorted()).toEqual(
    [...Object.keys(firstStores), "tgk_transfers", "tgk_links", "sync_state"]
      .filter((name) => !["api_cache", "strategy_draft"].includes(name))
      .toSorted(),
  );
});
