import { freshDatabase } from "./testing/fresh-database.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import { findAttempt } from "./attempts.ts";
import { forgetStored, handedOver, isNumbered } from "./handed-over.ts";
import type { RecordsDatabase } from "./database.ts";
import { closeStorageAlert, useStorageAlert } from "./storage-alert-state.ts";
import { measureStorage } from "./storage-room.ts";
import { beginStoring } from "./store-attempt.ts";
import { refuseWrites } from "./testing/refuse-writes.ts";
import { storeAttempt } from "./testing/store-attempt.ts";
import { sampleGeneration } from "./testing/sample-teams.ts";

const match = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });
/** Stores an attempt and waits for what follows when the browser is idle. */
const store = async (db: RecordsDatabase, teams: number, of = match) => {
  const generation = sampleGeneration(teams);
  const outcome = await storeAttempt({ match: of, strategy: null, generation, generationType: 2 }, { db });
  await new Promise((done) => setTimeout(done, 50));
  return outcome;
};
/** Attempts that could not be stored stay in memory: those of a match of its own are in no other test's way. */
const failing = { ...match, id: "not-stored" };
const room = (usage: number, quota: number) =>
  vi.stubGlobal("navigator", { storage: { estimate: () => Promise.resolve({ usage, quota }) } });

beforeEach(() => {
  closeStorageAlert();
  vi.unstubAllGlobals();
  vi.stubGlobal("requestIdleCallback", (done: () => void) => setTimeout(done, 0));
});

test("the dialog opens when the total passes 12,000, and not again with the next attempt", async () => {
  const db = freshDatabase();
  await store(db, 12_000);
  expect(useStorageAlert.getState().isOpen).toBe(false);
  await store(db, 1);
  await vi.waitFor(() => expect(useStorageAlert.getState().isOpen).toBe(true));
  closeStorageAlert();
  await store(db, 500);
  expect(useStorageAlert.getState().isOpen).toBe(false);
});

test("the dialog opens when the browser is short of room, and the attempt is stored all the same", async () => {
  room(98_000_000, 100_000_000);
  const db = freshDatabase();
  expect(await store(db, 10)).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(useStorageAlert.getState().isOpen).toBe(true));
});

test("the figures are those of the browser; unknown where it does not say", async () => {
  room(20_000_000, 100_000_000);
  expect(await measureStorage(freshDatabase())).toEqual({
    teams: 0,
    used: 20_000_000,
    left: 80_000_000,
    short: false,
  });
  vi.stubGlobal("navigator", {});
  expect(await measureStorage(freshDatabase())).toEqual({ teams: 0, used: null, left: null, short: false });
});

test("a full store opens the dialog too", async () => {
  const db = freshDatabase();
  refuseWrites(db, "attemptTeams");
  expect(await store(db, 10, failing)).toMatchObject({ error: { message: "Storage Limit Exceeded!" } });
  await vi.waitFor(() => expect(useStorageAlert.getState().isOpen).toBe(true));
});

test("the first stored attempt asks the browser to keep the records, later ones do not", async () => {
  const db = freshDatabase();
  const persist = vi.fn(() => Promise.resolve(false));
  vi.stubGlobal("navigator", { storage: { estimate: () => Promise.resolve({}), persist } });
  expect((await store(db, 1)).ok).toBe(true);
  expect((await store(db, 1)).ok).toBe(true);
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
});

test("an attempt is stored also where the browser cannot be asked", async () => {
  vi.stubGlobal("navigator", { storage: {} });
  expect((await store(freshDatabase(), 1)).ok).toBe(true);
});

test("the attempt handed to its screen is the one that is read back, and none is where storing failed", async () => {
  const db = freshDatabase();
  expect(await store(db, 25)).toEqual({ ok: true, value: { matchId: match.id, attemptId: 1 } });
  const handedAttempt = handedOver(match.id, 1)?.openedAttempt;
  expect(handedAttempt).toEqual(await findAttempt(match.id, 1, db));
  expect(handedAttempt?.teams.teams.count).toBe(25);
  expect(handedOver(match.id, 2)).toBeNull();
  forgetStored();
  refuseWrites(db, "attemptTeams");
  expect((await store(db, 10, failing)).ok).toBe(false);
  expect(handedOver(failing.id, 1)).toBeNull();
});

test("an attempt is handed over while it is stored; one that could not be stored keeps its teams, not its number", async () => {
  const db = freshDatabase();
  const teams = { match, strategy: null, generation: sampleGeneration(6), generationType: 2 } as const;
  expect(await beginStoring(teams, { db })).toMatchObject({ value: { attemptId: 1 } });
  expect(handedOver(match.id, 1)?.state).toBe("storing");
  await expect.poll(() => handedOver(match.id, 1)?.state).toBe("stored");
  refuseWrites(db, "attemptTeams");
  expect(await beginStoring(teams, { db })).toMatchObject({ value: { attemptId: 2 } });
  await expect.poll(() => handedOver(match.id, 0)?.state).toBe("failed");
  expect(handedOver(match.id, 2)).toBeNull();
  const unstoredAttempt = handedOver(match.id, 0);
  expect(unstoredAttempt?.openedAttempt.teams.teams.count).toBe(6);
  expect(unstoredAttempt?.notStored?.failure.code).toBe("storage_limit_exceeded");
  expect(unstoredAttempt?.lostNumber).toBe(2);

  // A second one takes nothing from the first, and stored attempts keep both.
  expect(await beginStoring({ ...teams, generation: sampleGeneration(3) }, { db })).toMatchObject({
    ok: true,
  });
  await expect.poll(() => handedOver(match.id, -1)?.state).toBe("failed");
  expect((await store(freshDatabase(), 1)).ok).toBe(true);
  const counts = [0, -1].map((id) => handedOver(match.id, id)?.openedAttempt.teams.teams.count);
  expect(counts).toEqual([6, 3]);
  // Stored at the second try: nothing of it is left, and the other one stays.
  expect(await beginStoring(teams, { db: freshDatabase() })).toMatchObject({ value: { attemptId: 1 } });
  expect(handedOver(match.id, 0)).toBeNull();
  expect(handedOver(match.id, -1)?.openedAttempt.teams.teams.count).toBe(3);
});

test("an attempt whose database fails before it has a number is kept too, once, and can be stored again", async () => {
  const db = freshDatabase();
  const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("closed", "InvalidStateError");
  });
  const match = { ...sampleMatch(3, { left: [3, 2, 3], right: [3, 2, 3] }), id: "no-number" };
  const teams = { match, strategy: null, generation: sampleGeneration(4), generationType: 2 } as const;
  const storing = await beginStoring(teams, { db });
  expect(storing).toMatchObject({ ok: true, value: { matchId: match.id } });
  const id = storing.ok ? storing.value.attemptId : NaN;
  expect(isNumbered(id)).toBe(false);
  expect(handedOver(match.id, id)).toMatchObject({
    state: "failed",
    lostNumber: null,
    notStored: { failure: { code: "storage_closed" } },
    openedAttempt: { attempt: { id, number_of_teams: 4 }, teams: { id, teams: { count: 4 } } },
  });
  // A further try tells the reason of this one.
  opening.mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  await vi.waitFor(async () =>
    expect(await beginStoring(teams, { db })).toMatchObject({
      ok: false,
      error: { code: "storage_refused" },
    }),
  );
  expect(handedOver(match.id, id)?.notStored?.failure.code).toBe("storage_refused");
  expect(handedOver(match.id, id - 1)).toBeNull();
  opening.mockRestore();
  expect(await beginStoring(teams, { db: freshDatabase() })).toMatchObject({ value: { attemptId: 1 } });
  expect(handedOver(match.id, id)).toBeNull();
});
