import type { InputOf, contract } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { fillDisk } from "#testing/fill-disk.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";
import { sampleCsv, sampleMatch } from "../feeds/testing/samples.ts";

let server: TestApp;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

const csv = (content = sampleCsv()) => ({ name: "squads.csv", content });

async function match(id = "sample-1") {
  const reply = await admin.call.matches.getForAdmin({ params: { id } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

describe("import", () => {
  test("only admins", async () => {
    const body = { files: [csv()] };
    expect((await server.visitor().send("POST", "/api/admin/matches/import", { body })).status).toBe(401);
    const customer = await signUp(server, { plan: 30 });
    expect((await customer.send("POST", "/api/admin/matches/import", { body })).status).toBe(403);
  });

  test("a preview tells what would change and stores nothing", async () => {
    const preview = await admin.call.feeds.import({ body: { files: [csv()], preview: true } });
    expect(preview.ok && preview.data.data.matches).toMatchObject([
      { id: "sample-1", created: true, changes: [{ field: "match", to: "new match with 24 players" }] },
    ]);
    expect((await admin.call.matches.getForAdmin({ params: { id: "sample-1" } })).ok).toBe(false);
  });

  test("a preview of a bad file lists every problem", async () => {
    const bad = csv(sampleCsv().replaceAll(",WK,", ",WICKET,"));
    const preview = await admin.call.feeds.import({ body: { files: [bad], preview: true } });
    expect(preview.ok && preview.data.data.problems).toMatchObject([
      { file: "squads.csv", row: 2, field: "role" },
      { file: "squads.csv", row: 14, field: "role" },
    ]);
    const badImport = await admin.call.feeds.import({ body: { files: [bad] } });
    expect(badImport).toMatchObject({ ok: false, status: 400 });
    expect((await admin.call.matches.getForAdmin({ params: { id: "sample-1" } })).ok).toBe(false);
  });

  test("an import stores, and is listed as a run beside the refused one", async () => {
    expect((await admin.call.feeds.import({ body: { files: [csv()] } })).ok).toBe(true);
    expect((await match()).players).toHaveLength(24);
    const runs = await admin.call.feeds.runs({ query: {} });
    expect(runs.ok && runs.data.feeds.map((feed) => feed.name)).toContain("cricsheet");
    expect(runs.ok && runs.data.data).toMatchObject([
      { done: true, created: 1, origin: "upload", files: ["squads.csv"], problems: [] },
      {
        done: false,
        created: 0,
        problems: [expect.stringMatching(/squads\.csv, row 2.*role/), expect.anything()],
      },
    ]);
    const list = await admin.call.matches.listForAdmin({ query: {} });
    expect(list.ok && list.data.data).toMatchObject([{ id: "sample-1", players: 24, overrides: 0 }]);
  });

  test("is stored with its entry in the audit log, or not at all", async () => {
    const files = [{ name: "unlogged.json", content: JSON.stringify([sampleMatch("unlogged")]) }];
    const importFile = () => admin.call.feeds.import({ body: { files } });
    const endFullDisk = await fillDisk(server.deps.database.db, "audit_log");
    expect(await importFile()).toMatchObject({ ok: false, code: "storage_full" });
    expect((await admin.call.matches.getForAdmin({ params: { id: "unlogged" } })).ok).toBe(false);
    await endFullDisk();
    expect(await importFile()).toMatchObject({ ok: true });
  });

  test("are listed with the next one first, and found by teams, series and id", async () => {
    const hour = 3_600_000;
    const hours = { later: 48, next: 2, "last-week": -168, yesterday: -24, running: -1 };
    const documents = Object.entries(hours).map(([id, from]) => ({
      ...sampleMatch(`listed-${id}`),
      series: "Listed 100% Cup",
      match_time: new Date(Date.now() + from * hour).toISOString(),
    }));
    const files = [{ name: "listed.json", content: JSON.stringify(documents) }];
    expect((await admin.call.feeds.import({ body: { files } })).ok).toBe(true);
    const searchIds = async (search: string) => {
      const list = await admin.call.matches.listForAdmin({ query: { search } });
      return list.ok ? list.data.data.map(({ id }) => id) : list.message;
    };
    expect(await searchIds("listed 100% cup")).toEqual(
      ["running", "next", "later", "yesterday", "last-week"].map((id) => `listed-${id}`),
    );
    expect(await searchIds("listed-yes")).toEqual(["listed-yesterday"]);
    expect(await searchIds("Harbour Hawks")).toContain("sample-1");
    expect(await searchIds("100_")).toEqual([]);
  });
});

test("are listed by status, day, hidden and open questions, as an admin set them", async () => {
  const at = (day: number) => `2031-03-0${day}T20:00:00.000Z`;
  const documents = [1, 2].map((day) => ({
    ...sampleMatch(`filtered-${day}`),
    series: "Filter Cup",
    match_time: at(day),
  }));
  const files = [{ name: "filter.json", content: JSON.stringify(documents) }];
  expect((await admin.call.feeds.import({ body: { files } })).ok).toBe(true);
  const idsOfQuery = async (query: NonNullable<InputOf<typeof contract.matches.listForAdmin>["query"]>) => {
    const list = await admin.call.matches.listForAdmin({ query: { search: "Filter Cup", ...query } });
    return list.ok ? list.data.data.map(({ id }) => id) : list.message;
  };
  // 20:00 in UTC is the next day in India.
  expect(await idsOfQuery({ day: "2031-03-02" })).toEqual(["filtered-1"]);
  expect(await idsOfQuery({ only: "hidden" })).toEqual([]);
  expect(await idsOfQuery({ only: "attention" })).toEqual([]);
  const changes = [
    { player_index: null, field: "status", value: "postponed" },
    { player_index: null, field: "hidden", value: true },
    { player_index: null, field: "match_time", value: at(5) },
  ];
  const params = { id: "filtered-1" };
  expect((await admin.call.matches.override({ params, body: { changes } })).ok).toBe(true);
  expect(await idsOfQuery({ status: "postponed" })).toEqual(["filtered-1"]);
  expect(await idsOfQuery({ status: "not_started" })).toEqual(["filtered-2"]);
  expect(await idsOfQuery({ only: "hidden" })).toEqual(["filtered-1"]);
  expect(await idsOfQuery({ day: "2031-03-06" })).toEqual(["filtered-1"]);
  await server.deps.database.db.execute(sql`insert into match_attention
    (source, source_match_id, match_id, title, code, side, subject, name, field, given, reason)
    values ('vendor', '1', 'filtered-2', 'one', 'role', 0, 'p', 'P', 'role', 'x', 'unknown')`);
  expect(await idsOfQuery({ only: "attention" })).toEqual(["filtered-2"]);
});

describe("values set by hand", () => {
  const set = (changes: { player_index: number | null; field: string; value: unknown; before?: unknown }[]) =>
    admin.call.matches.override({ params: { id: "sample-1" }, body: { changes } });

  test("win over a later import, are marked with the feed's value, and show it again when lifted", async () => {
    const reply = await set([
      { player_index: 0, field: "credits", value: 10.5 },
      { player_index: 0, field: "role", value: 1 },
      { player_index: null, field: "status", value: "finished" },
    ]);
    expect(reply.ok && reply.data.data.changes).toMatchObject([
      { field: "status", from: "not_started", to: "finished" },
      { player_index: 0, field: "role", from: "WK", to: "BAT" },
      { player_index: 0, field: "credits", from: "7.5", to: "10.5" },
    ]);
    const document = sampleMatch();
    const players = document.left?.players?.map((player, index) =>
      index === 0 ? { ...player, credits: 8 } : player,
    );
    const again = { ...document, left: { ...document.left, players } };
    const files = [{ name: "again.json", content: JSON.stringify(again) }];
    expect((await admin.call.feeds.import({ body: { files } })).ok).toBe(true);
    expect((await match()).players[0]).toMatchObject({
      credits: 10.5,
      role: 1,
      overridden: { credits: 8, role: 0 },
    });
    expect(await match()).toMatchObject({ status: "finished", overridden: { status: "not_started" } });

    const changes = [
      { player_index: 0, field: "credits" },
      { player_index: null, field: "status" },
    ];
    await admin.call.matches.lift({ params: { id: "sample-1" }, body: { changes } });
    expect((await match()).players[0]).toMatchObject({ credits: 8, role: 1, overridden: { role: 0 } });
    expect((await match()).status).toBe("not_started");
  });

  test("line-ups and points by hand: all or none", async () => {
    const eleven = (first: number) =>
      Array.from({ length: 11 }, (_, index) => ({
        player_index: first + index,
        field: "playing",
        value: true,
      }));
    const wrong = await set([...eleven(0), { player_index: 60, field: "playing", value: true }]);
    expect(wrong).toMatchObject({ ok: false, status: 400 });
    expect((await match()).players.some((player) => player.playing)).toBe(false);
    expect((await set([...eleven(0), ...eleven(12)])).ok).toBe(true);
    expect((await match()).lineup_out).toBe(true);
    await set([{ player_index: 4, field: "playing", value: false }]);
    expect(await match()).toMatchObject({ lineup_out: true });
    expect((await match()).players[4]?.playing).toBe(false);
    const changes = [...eleven(0), ...eleven(12)].map(({ player_index, field }) => ({ player_index, field }));
    await admin.call.matches.lift({ params: { id: "sample-1" }, body: { changes } });
    expect((await match()).lineup_out).toBe(false);
    await set([...eleven(0), ...eleven(12)]);
    expect((await match()).lineup_out).toBe(true);
    await set([{ player_index: 3, field: "points", value: null }]);
    expect((await match()).players[3]).toMatchObject({ points: null, overridden: { points: null } });
  });

  test("set on an older view change nothing and tell what is there now", async () => {
    const change = (before: unknown, value: unknown) => ({
      player_index: 1,
      field: "credits",
      value,
      before,
    });
    const [first, second] = (await match()).players.slice(1);
    expect((await set([change(first!.credits, 9)])).ok).toBe(true);
    const late = await set([
      { player_index: 2, field: "selected_by", value: 40, before: second!.selected_by },
      change(first!.credits, 10),
    ]);
    expect(late).toMatchObject({ ok: false, status: 409, field: "changes.1" });
    expect(late.ok ? "" : late.message).toBe(
      `${first!.name}: somebody else set credits to 9 meanwhile. Nothing was changed, look at it again!`,
    );
    const { selected_by } = second!;
    expect((await match()).players.slice(1, 3)).toMatchObject([{ credits: 9 }, { selected_by }]);
    expect((await set([change(9, 10)])).ok).toBe(true);
  });

  test.each([
    [{ player_index: 0, field: "credits", value: 8.3 }, /credits must be in steps of 0\.5/],
    [{ player_index: 0, field: "role", value: 4 }, /role must be a role of cricket, 0 to 3/],
    [{ player_index: 0, field: "fixedId", value: "x" }, /fixedId cannot be set by hand/],
    [{ player_index: 69, field: "credits", value: 8 }, /no player 69/],
    [{ player_index: null, field: "constructor", value: 8 }, /constructor cannot be set by hand/],
    [{ player_index: 0, field: "name", value: "\u202e " }, /name must not be empty/],
    [
      { player_index: null, field: "status", value: "paused" },
      /status must be one of not_started, in_progress, finished/,
    ],
    [{ player_index: 1, field: "captain_percentage", value: 101 }, /captain_percentage must be at most 100/],
  ])("%j is refused", async (change, message) => {
    const reply = await set([change]);
    expect(reply.ok ? "" : reply.message).toMatch(message);
    expect(reply).toMatchObject({ ok: false, status: 400 });
  });

  test("a side cannot be given thirteen players by hand", async () => {
    const reply = await set([
      { player_index: 11, field: "playing", value: true },
      { player_index: 0, field: "selected_by", value: 100 },
    ]);
    expect(reply.ok).toBe(true);
    const players = Array.from({ length: 6 }, (_, n) => ({ name: `Late ${n}`, role: "BAT", credits: 8 }));
    const files = [
      {
        name: "late.json",
        content: JSON.stringify({ id: "sample-1", sport: "cricket", partial: true, left: { players } }),
      },
    ];
    await admin.call.feeds.import({ body: { files } });
    const more = await set([{ player_index: 24, field: "playing", value: true }]);
    expect(more.ok ? "" : more.message).toMatch(/13 players of Harbour Hawks/);
  });

  test("each change is in the audit log", async () => {
    const { db } = server.deps.database;
    const { auditLog } = await import("#app/schema.ts");
    const actions = (await db.select().from(auditLog)).map((entry) => entry.action);
    expect(actions.filter((action) => action === "match.override").length).toBeGreaterThan(2);
    expect(actions).toContain("match.lift");
    expect(actions).toContain("match.import");
  });
});
