import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { rowsOf } from "#db/rows.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { MatchDocument } from "#modules/match-model/feed-match.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { findMatch } from "../match-store.repository.ts";
import { takeFromSource } from "./take-from-source.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const at = (minute: number): Date => new Date(Date.UTC(2029, 11, 31, 12, minute));
const take = (minute: number, ...documents: readonly unknown[]) =>
  takeFromSource(server.deps, { source: "vendor", observedAt: at(minute), documents });
const readMatch = async (id: string) => {
  const found = await findMatch(server.deps.database.db, id);
  if (found === null) throw new Error(`${id} is not stored`);
  return found.stored;
};
const playing = async (id: string, side: 0 | 1) =>
  (await readMatch(id)).players
    .filter((player) => player.side === side && player.playing)
    .map((player) => player.name);
const first = (side: "h" | "r", count: number) =>
  Array.from({ length: count }, (_, index) => `${side}-${index}`);
const lineups = (id: string, left: string[], right: string[]) => ({
  id,
  sport: "cricket",
  left: { lineup: left },
  right: { lineup: right },
});
const withRole = (id: string, role: string): MatchDocument => {
  const match = sampleMatch(id);
  const [one, ...rest] = match.left?.players ?? [];
  return { ...match, left: { ...match.left, players: [{ ...one, role }, ...rest] } };
};

describe("a poll of a source", () => {
  test("an unknown role stops neither the other matches nor the rest of its own", async () => {
    const outcomes = await take(0, sampleMatch("a"), withRole("b", "Wicket Wizard"), { id: "c" }, "nonsense");
    expect(outcomes.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["a", "stored"],
      ["b", "stored"],
      ["c", "needs_attention"],
      ["", "needs_attention"],
    ]);
    expect(outcomes[1]?.reasons).toEqual([
      {
        code: "role",
        side: 0,
        subject: "h-0",
        name: "H Player 0",
        field: "role",
        given: "Wicket Wizard",
        reason: '"Wicket Wizard" is not a role of cricket (WK, BAT, AL, BOWL)',
      },
    ]);
    expect((await readMatch("b")).players.map(({ fixedId }) => fixedId)).not.toContain("h-0");
    expect((await readMatch("b")).players).toHaveLength(23);
    expect(outcomes[2]?.reasons.map(({ code, field }) => [code, field])).toEqual([["match", "sport"]]);
  });

  test("a stored player keeps the role when the source's word for it is unknown", async () => {
    await take(0, sampleMatch("known"));
    const [outcome] = await take(1, withRole("known", "Wicket Wizard"));
    expect(outcome).toMatchObject({ outcome: "unchanged", reasons: [] });
  });

  test("a new player without credits waits, and a wrong value is left out and reported", async () => {
    const match = sampleMatch("credits");
    const [one, two, ...rest] = match.left?.players ?? [];
    const { credits: _credits, ...unpricedPlayer } = one ?? {};
    const players = [unpricedPlayer, { ...two, selected_by: 130 }, ...rest];
    const [outcome] = await take(0, { ...match, left: { ...match.left, players } });
    expect(outcome?.reasons.map(({ code, subject, field, given }) => [code, subject, field, given])).toEqual([
      ["credits", "h-0", "credits", ""],
      ["value", "h-1", "selected_by", "130"],
    ]);
    expect(
      (await readMatch("credits")).players.find(({ fixedId }) => fixedId === "h-1")?.selectedBy,
    ).toBeNull();
  });

  test("an unchanged poll stores nothing and announces nothing", async () => {
    await take(0, sampleMatch("still"));
    const rows = () =>
      rowsOf(
        server.deps.database.db,
        sql`select xmin::text as version from matches where id = 'still' union all select max(xmin::text) from match_players where match_id = 'still'`,
        z.object({ version: z.string() }),
      );
    const before = await rows();
    const messages: unknown[] = [];
    const stop = server.deps.bus.subscribe((event) => void messages.push(event));
    const [outcome] = await take(5, sampleMatch("still"));
    stop();
    expect(outcome).toMatchObject({ outcome: "unchanged", changes: [] });
    expect(messages).toEqual([]);
    expect(await rows()).toEqual(before);
  });
});

describe("the time of observation", () => {
  test("an older reply does not replace a newer line-up, and its other parts count", async () => {
    await take(0, sampleMatch("late"));
    await take(10, lineups("late", first("h", 11), first("r", 11)));
    await take(8, { ...lineups("late", first("h", 3), []), series: "Renamed" });
    expect(await playing("late", 0)).toHaveLength(11);
    expect(await playing("late", 1)).toHaveLength(11);
    expect((await readMatch("late")).series).toBe("Renamed");
    const [newer] = await take(12, lineups("late", first("h", 10), first("r", 11)));
    expect(newer?.outcome).toBe("stored");
    expect(await playing("late", 0)).toHaveLength(10);
  });

  test("a poll that changes nothing still makes older replies old", async () => {
    await take(0, sampleMatch("slow"));
    await take(10, lineups("slow", first("h", 11), first("r", 11)));
    await take(20, lineups("slow", first("h", 11), first("r", 11)));
    const [slow] = await take(15, lineups("slow", first("h", 2), first("r", 11)));
    expect(slow?.outcome).toBe("unchanged");
    expect(await playing("slow", 0)).toHaveLength(11);
  });

  test("the sides are separate", async () => {
    await take(0, sampleMatch("sides"));
    await take(10, { id: "sides", sport: "cricket", left: { lineup: first("h", 11) } });
    await take(9, { id: "sides", sport: "cricket", right: { lineup: first("r", 11) } });
    expect([await playing("sides", 0), await playing("sides", 1)].map(({ length }) => length)).toEqual([
      11, 11,
    ]);
  });

  test("an older squad removes nobody and its line-up does not empty a newer one", async () => {
    await take(10, sampleMatch("squad"));
    const match = sampleMatch("squad");
    await take(5, { ...match, left: { ...match.left, players: match.left?.players?.slice(0, 3) } });
    expect((await readMatch("squad")).players.filter(({ withdrawn }) => withdrawn)).toEqual([]);
  });
});
