import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "#app/schema.ts";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";
import { dataFile } from "../feeds/testing/match-data.ts";
import { oraclePoints, oracleTables } from "../feeds/testing/points-oracle.ts";
import { sampleCsv } from "../feeds/testing/samples.ts";

let server: TestApp;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
  await bring("cricsheet", matchFile, dataFile("cricket/fantasy/crosswalk.csv"));
});
afterAll(() => server.close());

const id = "cricsheet-1254075";
const matchFile = dataFile("cricket/cricsheet/1254075.json");

async function bring(feed: string, ...files: { name: string; content: string }[]) {
  const reply = await admin.call.feeds.import({ body: { feed, files } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data.matches;
}

async function match(of = id) {
  const reply = await admin.call.matches.getForAdmin({ params: { id: of } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

async function scorecard() {
  const reply = await admin.call.matches.scorecard({ params: { sport: "cricket", matchId: id } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

const select = (ruleSet: string | null, of = id) =>
  admin.call.matches.selectRuleSet({ params: { id: of }, body: { rule_set: ruleSet } });

const pointsByName = async () =>
  new Map((await match()).players.map(({ name, points }) => [name, points] as const));

/** Points of the match by the published table, from the second scorer. */
async function fromTable(ruleSet: string): Promise<Map<string, number | null>> {
  const bowlers = new Set((await match()).players.filter(({ role }) => role === 3).map(({ name }) => name));
  const table = oracleTables[ruleSet]!;
  const truth = oraclePoints(JSON.parse(matchFile.content) as never, table, (name) => bowlers.has(name));
  return new Map((await match()).players.map(({ name }) => [name, truth.get(name) ?? null]));
}

test("a Cricsheet match keeps its rule-set, the warnings of its source and the marks on the totals concerned", async () => {
  const { scoring, players } = await match();
  expect(scoring).toMatchObject({
    rule_set: "dream11-t20-2021",
    by_hand: false,
    recountable: true,
    uncertainties: [{ code: "last-day" }],
    warnings: [
      { code: "run-out-without-fielder", subject: "Shubman Gill" },
      { code: "run-out-without-fielder", subject: "EJG Morgan" },
    ],
  });
  expect(scoring.rule_sets.map((set) => set.id)).toContain("my11circle-t20");
  expect(scoring.rule_sets.every((set) => set.id.includes("t20"))).toBe(true);
  const markedPlayers = players.filter((player) => player.marks.includes("run-out-without-fielder"));
  expect(markedPlayers).toHaveLength(11);
  expect(new Set(markedPlayers.map((player) => player.team_index)).size).toBe(1);
  const card = await scorecard();
  expect(card.rule_set).toBe("dream11-t20-2021");
  expect(card.warnings).toEqual(scoring.warnings);
  expect(card.player_data.filter((player) => player.marks !== undefined)).toHaveLength(11);
});

test("the same files again change nothing", async () => {
  const [again] = await bring("cricsheet", matchFile, dataFile("cricket/fantasy/crosswalk.csv"));
  expect(again?.changes).toEqual([]);
});

test("another rule-set counts the points again, tells open browsers and is one line of the audit log", async () => {
  const before = await pointsByName();
  expect(before).toEqual(await fromTable("dream11-t20-2021"));
  await scorecard();
  const events: unknown[] = [];
  const stop = server.deps.bus.subscribe((message) => {
    if (message.kind === "public") events.push(message.event);
  });
  expect((await select("dream11-t20-2025-04")).ok).toBe(true);
  stop();
  expect(events).toEqual([{ type: "scorecard", matchId: id, sport: "cricket" }]);
  expect(await pointsByName()).toEqual(await fromTable("dream11-t20-2025-04"));
  expect(await pointsByName()).not.toEqual(before);
  expect((await match()).scoring).toMatchObject({ rule_set: "dream11-t20-2025-04", by_hand: true });
  const card = await scorecard();
  expect(card.rule_set).toBe("dream11-t20-2025-04");
  for (const { points, parts } of card.player_data)
    expect(parts?.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(points, 6);
  const lines = await server.deps.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "match.ruleSet"));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.details).toMatchObject({
    match: id,
    changes: expect.arrayContaining([
      expect.objectContaining({ field: "rule_set", from: "dream11-t20-2021", to: "dream11-t20-2025-04" }),
      expect.objectContaining({ field: "points" }),
    ]) as unknown,
  });

  await bring("cricsheet", matchFile, dataFile("cricket/fantasy/crosswalk.csv"));
  expect((await match()).scoring).toMatchObject({ rule_set: "dream11-t20-2025-04", by_hand: true });
  expect((await select(null)).ok).toBe(true);
  expect(await pointsByName()).toEqual(before);
  expect((await match()).scoring).toMatchObject({ rule_set: "dream11-t20-2021", by_hand: false });
});

test("points set by hand win over a selected rule-set and lose parts and marks", async () => {
  const player_index = (await match()).players.find((player) => player.marks.length > 0)!.player_index;
  await admin.call.matches.override({
    params: { id },
    body: { changes: [{ player_index, field: "points", value: 99.5 }] },
  });
  await select("my11circle-t20");
  const player = (await match()).players.find((each) => each.player_index === player_index)!;
  expect(player).toMatchObject({ points: 99.5, marks: [] });
  const card = (await scorecard()).player_data.find((each) => each.points === 99.5);
  expect(card).toEqual({ player_fixed_id: player.player_fixed_id, points: 99.5 });
  await admin.call.matches.lift({
    params: { id },
    body: { changes: [{ player_index, field: "points" }] },
  });
  await select(null);
});

test("a rule-set of another format, an unknown one and an unknown match are refused", async () => {
  for (const other of ["dream11-odi-2021", "dream11-kabaddi", "no-such"])
    expect(await select(other)).toMatchObject({ ok: false, code: "rule_set_does_not_fit" });
  expect(await select("dream11-t20-2021", "nobody")).toMatchObject({ ok: false, code: "not_found" });
  expect((await match()).scoring.by_hand).toBe(false);
});

test("totals of a feed cannot be counted again, and replace a rule-set that was known", async () => {
  await bring("import", { name: "squads.csv", content: sampleCsv() });
  expect((await match("sample-1")).scoring).toMatchObject({
    rule_set: null,
    recountable: false,
    rule_sets: [],
  });
  expect(await select("dream11-t20-2021", "sample-1")).toMatchObject({
    ok: false,
    code: "points_without_counts",
  });

  await select("dream11-t20-2025-04");
  const { players } = await match();
  const side = (index: number) => ({
    players: players
      .filter((player) => player.team_index === index)
      .map((player) => ({ id: player.player_fixed_id, points: 12 })),
  });
  const totals = { id, sport: "cricket", partial: true, left: side(0), right: side(1) };
  await bring("import", { name: "totals.json", content: JSON.stringify(totals) });
  expect((await match()).scoring).toMatchObject({ rule_set: null, recountable: false, warnings: [] });
  expect([...(await pointsByName()).values()].every((points) => points === 12)).toBe(true);
});

test("a file that names an unknown rule-set, or one of another sport, is refused with its place", async () => {
  for (const [ruleSet, reason] of [
    ["no-such", /is not a rule-set that is known/],
    ["dream11-kabaddi", /is a rule-set of another sport/],
  ] as const) {
    const document = { id, sport: "cricket", partial: true, scoring: { rule_set: ruleSet, warnings: [] } };
    const files = [{ name: "odd.json", content: JSON.stringify(document) }];
    const reply = await admin.call.feeds.import({ body: { files } });
    expect(reply).toMatchObject({ ok: false, status: 400 });
    expect(reply.ok ? "" : reply.message).toMatch(reason);
  }
});
