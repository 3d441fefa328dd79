import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchReports } from "#app/schema.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { adapterNamed, importMatches } from "../feeds/public.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { forgetReplies } from "./cached-replies.ts";
import { storeGenerated } from "./testing/store-generated.ts";
import type { GeneratedReport } from "./testing/generated-reports.ts";

let server: TestApp;
let customer: SignedInVisitor;
let storedReports: Awaited<ReturnType<typeof storeGenerated>>;
beforeAll(async () => {
  server = await startTestApp();
  customer = await signUp(server, { plan: 30 });
  await bring("unknown", { series: "No such series" });
  await bring("known", { series: "Series 3", format: "t20", gender: "women" });
  await bring("of-series", { series: "series 3" });
  await bring("football", { sport: "football", series: "Series 3" });
  expect(await evidence("known")).toBeNull();
  storedReports = await storeGenerated(server.deps.database.db, 300, 17);
  forgetReplies(server.deps);
}, 120_000);
afterAll(() => server.close());

async function bring(id: string, more: object): Promise<void> {
  const { left, right, ...match } = sampleMatch(id);
  const ownTeams = "sport" in more ? { left: { name: "One" }, right: { name: "Two" } } : { left, right };
  const content = JSON.stringify({ ...match, ...ownTeams, ...more });
  const importRun = await importMatches(server.deps.database.db, {
    adapter: adapterNamed("import")!,
    files: [{ name: `${id}.json`, content }],
    origin: "command",
    actorId: null,
    preview: false,
  });
  expect(importRun).toMatchObject({ ok: true });
}

async function evidence(matchId: string) {
  const reply = await customer.call.reportEvidence.get({ params: { matchId } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

const partitionOf = ({ body }: GeneratedReport): string => {
  const left = new Set(body.playing11Data.leftTeamData.map((player) => player.player_index));
  const count = body.dreamTeamData.team.flat().filter((index) => left.has(index)).length;
  return [count, 11 - count].toSorted((one, other) => other - one).join("-");
};

function countedBy(reports: readonly GeneratedReport[], valueOf: (report: GeneratedReport) => string) {
  const counts = new Map<string, number>();
  for (const report of reports) counts.set(valueOf(report), (counts.get(valueOf(report)) ?? 0) + 1);
  return Object.fromEntries(counts);
}

const asObject = (counts: readonly { value: string; matches: number }[]) =>
  Object.fromEntries(counts.map(({ value, matches }) => [value, matches]));

/** Dream team players below each bound and from the last one on; null where somebody's share is not known. */
function splitOf({ body }: GeneratedReport, bounds: readonly number[]): string | null {
  const { leftTeamData, rightTeamData } = body.playing11Data;
  const all = [...leftTeamData, ...rightTeamData];
  if (all.some((player) => player.selected_by === null)) return null;
  const team = new Set(body.dreamTeamData.team.flat());
  const counts = bounds.concat(Infinity).map(() => 0);
  for (const player of all.filter(({ player_index }) => team.has(player_index)))
    counts[bounds.filter((bound) => player.selected_by! >= bound).length]! += 1;
  return counts.join("-");
}

test("a match of unknown kind, of another sport, or without reports has no evidence", async () => {
  expect(await evidence("unknown")).toBeNull();
  expect(await evidence("football")).toBeNull();
  expect(await evidence("nobody-knows")).toBeNull();
});

test("counts are those of the same format and gender, counted by hand", async () => {
  const knownEvidence = await evidence("known");
  const reports = storedReports.generated.filter(
    ({ format, gender }) => format === "t20" && gender === "women",
  );
  expect(knownEvidence).toMatchObject({ format: "t20", gender: "women", series: null });
  expect(knownEvidence!.combinations.of).toBe(reports.length);
  expect(asObject(knownEvidence!.combinations.counts)).toEqual(
    countedBy(reports, ({ body }) => body.dreamTeamData.team.map((players) => players.length).join("-")),
  );
  expect(asObject(knownEvidence!.partitions.counts)).toEqual(countedBy(reports, partitionOf));
  for (const [pattern, bounds] of [
    ["pattern1", [50]],
    ["pattern2", [30, 70]],
  ] as const) {
    const splitReports = reports.filter((report) => splitOf(report, bounds) !== null);
    expect(knownEvidence![pattern].of).toBe(splitReports.length);
    expect(asObject(knownEvidence![pattern].counts)).toEqual(
      countedBy(splitReports, (report) => splitOf(report, bounds)!),
    );
  }
  const sum = knownEvidence!.credits.counts.reduce((all, { matches }) => all + matches, 0);
  expect([sum, sum < reports.length]).toEqual([knownEvidence!.credits.of, true]);
});

test("a series gives its kind, and its own counts once it has twenty reports", async () => {
  expect(await evidence("of-series")).toMatchObject({ format: "t20", gender: "men", series: null });
  const seriesId = storedReports.series[3]!;
  await server.deps.database.db
    .update(matchReports)
    .set({ seriesId, updatedAt: new Date() })
    .where(eq(matchReports.gender, "men"));
  forgetReplies(server.deps);
  const reports = storedReports.generated.filter(
    ({ format, gender }) => format === "t20" && gender === "men",
  );
  expect(reports.length).toBeGreaterThanOrEqual(20);
  expect(await evidence("of-series")).toMatchObject({
    series: "series 3",
    combinations: { of: reports.length },
  });
});
