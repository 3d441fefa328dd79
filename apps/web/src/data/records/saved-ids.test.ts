import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test } from "vitest";
import type { MatchListItem } from "@teamwright/domain";
import { saveMatch } from "./caches.ts";
import { database } from "./database.ts";
import { findSavedIds, SAVED_FOR } from "./saved-ids.ts";

const match = (id: string): MatchListItem => ({
  id,
  match_time: "2026-11-21T14:00:00.000Z",
  series_name: "Series",
  left_team_name: "Left",
  right_team_name: "Right",
  left_team_image: "",
  right_team_image: "",
  sport_index: 0,
  automatic: false,
  lineup_out: false,
  fantasy_list: [],
});

beforeEach(async () => {
  await database.delete();
});

describe("findSavedIds", () => {
  test("names nothing, and makes no database, on a device without records", async () => {
    expect(await findSavedIds()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  test("names the matches that the records' library saved, as long as they are kept", async () => {
    await database.open();
    const now = 1_800_000_000_000;
    await saveMatch(match("old"), now - SAVED_FOR);
    await saveMatch(match("kept"), now - SAVED_FOR + 1);
    await saveMatch(match("new"), now);
    expect((await findSavedIds(now)).toSorted()).toEqual(["kept", "new"]);
  });

  test("leaves the database to its library: what is saved afterwards is found too", async () => {
    await database.open();
    await findSavedIds();
    expect(await saveMatch(match("later"))).toMatchObject({ ok: true, value: true });
    expect(await findSavedIds()).toEqual(["later"]);
  });
});
